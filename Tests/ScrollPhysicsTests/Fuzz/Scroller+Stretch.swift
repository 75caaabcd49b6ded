import ScrollPhysics

extension Scroller {
    /// How far beyond an edge content may ever be: the length of the viewport for a rubber band, nothing for a hard
    /// edge.
    func stretchLimit(on axis: ScrollAxis) -> Double {
        guard axes.contains(axis), feel.edge.rubberBandCoefficient > 0 else { return 0 }
        return max(0, extent[axis].viewport)
    }
}
