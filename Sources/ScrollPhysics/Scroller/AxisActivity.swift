/// What one axis is doing.
enum AxisActivity: Sendable {
    case resting(Double)
    /// A finger decides. `raw` is the offset that it asks for, before the rubber band.
    case held(raw: Double)
    case moving(AxisRun)

    var run: AxisRun? {
        if case .moving(let run) = self { return run }
        return nil
    }
}

/// A motion with its place in time.
struct AxisRun: Sendable {
    var motion: ScrollMotion
    let start: Timestamp
    /// From here on the offset is the motion's rest position.
    let end: Timestamp
    let cause: Cause
    /// Where the input alone would lead, in points, before targets: the next notch or key counts from here.
    var goal: Double
    /// Whether a target was chosen as the rest place.
    let isOnTarget: Bool

    enum Cause: Sendable {
        case fling, snap, wheel, key, program
    }

    init(_ motion: ScrollMotion, from start: Timestamp, for purpose: RunPurpose) {
        self.motion = motion
        self.start = start
        end = start.advanced(bySeconds: motion.duration)
        cause = purpose.cause
        goal = purpose.goal ?? motion.restPosition
        isOnTarget = purpose.isOnTarget
    }

    func offset(at time: Timestamp) -> Double {
        time >= end ? motion.restPosition : motion.position(at: time.seconds(since: start))
    }

    func velocity(at time: Timestamp) -> Double {
        time >= end ? 0 : motion.velocity(at: time.seconds(since: start))
    }

    /// The way from the beginning to the end; its sign is the direction.
    var way: Double { motion.restPosition - motion.position(at: 0) }

    mutating func shift(by delta: Double) {
        motion = motion.shifted(by: delta)
        goal += delta
    }
}

/// Why a run begins.
struct RunPurpose {
    var cause: AxisRun.Cause
    /// Nil where the motion's own end is the goal.
    var goal: Double?
    var isOnTarget = false
}
