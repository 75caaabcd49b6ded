/// Chooses the motion from a position and a velocity to a rest place on one axis. Policy alone: it keeps no state.
struct MotionPlanner {
    let tuning: FeelBox
    let extent: AxisExtent
    /// How far beyond an edge a finger may have pulled the content, in points.
    let pulled: Double
    /// How far beyond an edge a fling may go, in points.
    let thrown: Double

    /// `bounces` says whether content that fits its viewport can be pulled all the same.
    init(_ tuning: FeelBox, extent: AxisExtent, bounces: Bool) {
        let edge = tuning.feel.edge
        let stretch = DragStretch(edge, extent: extent, gives: !extent.fits || bounces)
        self.tuning = tuning
        self.extent = extent
        pulled = stretch.isElastic ? stretch.reach : 0
        // Where fingers cannot pull, a fling may go beyond all the same if the feel says how it comes back.
        let givesWay = edge.return != .stop && (stretch.isElastic || (edge.stretch == .stop && stretch.gives))
        thrown = givesWay ? min(extent.viewport, edge.flingLimit) : 0
    }

    var fling: FlingFeel { tuning.feel.fling }
    var edge: EdgeFeel { tuning.feel.edge }
    var snap: SnapFeel { tuning.feel.snap }

    /// Whether the edges give way at all.
    var isElastic: Bool { pulled > 0 || thrown > 0 }

    /// How far beyond an edge motion by itself may lead, in points.
    var give: Double { thrown }
}
