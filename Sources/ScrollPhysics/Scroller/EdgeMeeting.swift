/// The moment at which a fling runs into an edge, with its velocity: the part of the fling that a nested scroll view
/// may pass to its parent.
public struct EdgeMeeting: Equatable, Sendable {
    /// The time at which the content is at the edge; not before the fling was noticed.
    public let time: Duration
    /// The offset there, in points.
    public internal(set) var edge: Double
    /// The velocity of the fling at that moment, in points per second; never zero.
    public let velocity: Double
}

extension ScrollerAxis {
    /// Finds the edge that the new or changed motion runs into.
    mutating func findMeeting(now: Timestamp) {
        meeting = nil
        guard case .moving(let run) = activity, run.cause == .fling, let motion = motion.bounce,
            motion.edgeTime.isFinite, motion.edgeVelocity != 0
        else { return }
        // A return from beyond an edge meets it too, but passes nothing on.
        guard motion.edgeTime > 0 || isWithin(motion.start) else { return }
        let seconds = meetingTime(of: motion, in: run)
        let velocity = seconds == motion.edgeTime ? motion.edgeVelocity : motion.approach.velocity(at: seconds)
        guard velocity != 0 else { return }
        let time = max(now, run.start.advanced(bySeconds: seconds))
        meeting = EdgeMeeting(time: time.duration, edge: motion.destination, velocity: velocity)
    }

    /// Seconds from the beginning of the run. Content that is behind its motion meets the edge later than the motion.
    private func meetingTime(of motion: BounceMotion, in run: AxisRun) -> Double {
        guard let catchUp = run.catchUp else { return motion.edgeTime }
        let start = max(motion.edgeTime, catchUp.start.seconds(since: run.start))
        let end = catchUp.end.seconds(since: run.start)
        guard start < end else { return motion.edgeTime }
        let side: Double = motion.edgeVelocity < 0 ? -1 : 1
        return monotoneRoot(in: start...end) { seconds in
            let time = run.start.advanced(bySeconds: seconds)
            let shown = catchUp.offset(behind: motion.position(at: seconds), at: time)
            let velocity = motion.velocity(at: seconds) - catchUp.rate(at: time)
            return (side * (shown - motion.destination), side * velocity)
        }
    }

    /// Sets the meeting of a fling that begins at an edge without stretch: the content does not move.
    mutating func findMeeting(ofFlingFrom offset: Double, velocity: Double, now: Timestamp) {
        let bounds = extent.bounds
        guard velocity != 0, offset == (velocity < 0 ? bounds.lowerBound : bounds.upperBound) else { return }
        meeting = EdgeMeeting(time: now.duration, edge: offset, velocity: velocity)
    }
}

extension ScrollerState {
    func takeMeeting(on axis: ScrollAxis, at time: Timestamp) -> EdgeMeeting? {
        guard let meeting = self[axis].meeting, Timestamp(meeting.time) <= time else { return nil }
        self[axis].meeting = nil
        return meeting
    }
}
