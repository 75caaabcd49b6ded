/// Where a fling runs into an edge, and what is left of it there: what a nested scroll view may hand to the one around
/// it.
public struct EdgeMeeting: Equatable, Sendable {
    /// When the content is at the edge.
    public let time: Duration
    /// The offset there, in points.
    public let edge: Double
    /// Of the offset at that moment, in points per second; never zero.
    public let velocity: Double
}

extension ScrollerState {
    func edgeMeeting(on axis: ScrollAxis) -> EdgeMeeting? {
        guard let run = activity(on: axis).run, run.cause == .fling, let motion = self[axis].motion.bounce,
            motion.ending != .none, motion.edgeTime.isFinite
        else { return nil }
        let velocity = motion.approach.velocity(at: motion.edgeTime)
        let start = motion.approach.start
        // A return from beyond an edge meets it too, but has nothing to hand on.
        guard velocity != 0, motion.edgeTime > 0 || extent[axis].overscroll(of: start) == 0 else { return nil }
        return EdgeMeeting(
            time: run.start.advanced(bySeconds: motion.edgeTime).duration, edge: motion.destination,
            velocity: velocity)
    }

    func handOffFling(on axis: ScrollAxis, at time: Timestamp) -> Double {
        guard let meeting = edgeMeeting(on: axis), Timestamp(meeting.time) <= time else { return 0 }
        now = max(now, time)
        set(.resting(meeting.edge), on: axis)
        return meeting.velocity
    }

    func remainder(of distance: ScrollVector) -> ScrollVector {
        let offset = currentOffset
        return ScrollVector { axis in
            guard axes.contains(axis) else { return distance[axis] }
            let available = distance[axis] < 0 ? extent[axis].minimumOffset : extent[axis].maximumOffset
            let free = distance[axis] < 0 ? min(0, available - offset[axis]) : max(0, available - offset[axis])
            return abs(free) >= abs(distance[axis]) ? 0 : distance[axis] - free
        }
    }
}
