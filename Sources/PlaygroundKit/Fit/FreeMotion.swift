import ScrollPhysics

/// What a feel makes of a release: the offsets at given moments afterwards.
struct FreeMotion {
    var feel: ScrollFeel
    /// Points, at the release.
    var offset: Double
    /// Points per second, at the release.
    var velocity: Double
    let curve: FreeCurve

    /// Moved so far that no edge is near, where nothing is known of edges.
    private static let farAway = 1e7

    /// The offsets at the times of the curve. Linear in them.
    func offsets(into result: inout [Double]) {
        let bounds = curve.bounds
        let shift = bounds == nil ? Self.farAway : -(bounds?.lowerBound ?? 0)
        let length = bounds.map { $0.upperBound - $0.lowerBound } ?? 2 * Self.farAway
        let axis = AxisExtent(viewport: curve.viewport, content: length + curve.viewport)
        var scroller = Scroller(
            feel: feel, axes: .vertical, extent: ScrollExtent(x: AxisExtent(viewport: 0, content: 0), y: axis),
            offset: ScrollVector(x: 0, y: offset + shift))
        scroller.apply(.fling(ScrollVector(x: 0, y: velocity)), at: .zero)
        for index in curve.times.indices {
            let time = Duration.nanoseconds(Int64((curve.times[index] * 1e9).rounded()))
            scroller.advance(to: time)
            result[index] = scroller.offset(at: time).y - shift
        }
    }
}
