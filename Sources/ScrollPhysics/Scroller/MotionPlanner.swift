/// Chooses the motion from a position and a velocity to a rest place on one axis. Policy alone: it keeps no state.
struct MotionPlanner {
    let tuning: FeelBox
    let extent: AxisExtent
    /// Whether content that fits its viewport can be pulled all the same.
    let bounces: Bool

    /// How far beyond an edge a finger may have pulled the content, and a fling may go, in points. Worked out when asked
    /// for: most motions come near no edge.
    var reach: (pulled: Double, thrown: Double) {
        let edge = tuning.feel.edge
        let stretch = DragStretch(edge, extent: extent, gives: !extent.fits || bounces)
        // Where fingers cannot pull, a fling may go beyond all the same if the feel says how it comes back.
        let givesWay = edge.return != .stop && (stretch.isElastic || (edge.stretch == .stop && stretch.gives))
        return (stretch.isElastic ? stretch.reach : 0, givesWay ? min(extent.viewport, edge.flingLimit) : 0)
    }

    var fling: FlingFeel { tuning.feel.fling }
    var edge: EdgeFeel { tuning.feel.edge }
    var snap: SnapFeel { tuning.feel.snap }

    /// Whether the edges give way at all.
    var isElastic: Bool {
        let reach = reach
        return reach.pulled > 0 || reach.thrown > 0
    }

    /// How far beyond an edge motion by itself may lead, in points.
    var give: Double { reach.thrown }
}
