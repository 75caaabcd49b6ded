import ScrollPhysics

extension Scroller {
    /// How far beyond an edge content may ever be: at most the length of the viewport, nothing for a hard edge.
    func stretchLimit(on axis: ScrollAxis) -> Double {
        min(overscrollLimit(on: axis), max(0, extent[axis].viewport))
    }
}
