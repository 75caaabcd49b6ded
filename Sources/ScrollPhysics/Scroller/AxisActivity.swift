/// The activity of one axis. The motion itself is stored beside it, in the axis: it is large, and most callers need
/// only the rest.
enum AxisActivity: Sendable {
    case resting(Double)
    /// A finger determines the offset. `raw` is the offset that the finger asks for, before the rubber band.
    case held(raw: Double)
    case moving(AxisRun)

    /// The motion that runs, or that has just ended.
    var run: AxisRun? {
        if case .moving(let run) = self { return run }
        return nil
    }
}

/// A motion from a moment on, and its purpose.
struct AxisRun: Sendable {
    let start: Timestamp
    /// The time from which the motion is at `rest`.
    let motionEnd: Timestamp
    let cause: Cause
    /// Whether a target was chosen as the rest position.
    let isOnTarget: Bool
    /// The offset at the end.
    private(set) var rest: Double
    /// The direction of the offset: 1 if it grows, -1 if it shrinks, 0 if the motion ends where it began.
    let direction: Double
    /// The offset to which the input alone would lead, before targets: the next notch or key counts from here.
    private(set) var goal: Double
    /// Set for motions that were noticed after they had begun.
    var catchUp: CatchUp?

    enum Cause: Sendable {
        case fling, snap, wheel, key, program
    }

    init(_ motion: ScrollMotion, at start: Timestamp, for purpose: RunPurpose) {
        self.start = start
        motionEnd = start.advanced(bySeconds: motion.duration)
        cause = purpose.cause
        isOnTarget = purpose.isOnTarget
        rest = motion.restPosition
        direction = rest > motion.start ? 1 : rest < motion.start ? -1 : 0
        goal = purpose.goal ?? rest
    }

    /// The time from which the offset is `rest`: content that is behind the motion may arrive after it.
    var end: Timestamp {
        guard let catchUp else { return motionEnd }
        return max(motionEnd, catchUp.end)
    }

    /// The content is `lag` points behind the motion at `time`.
    mutating func join(lag: Double, at time: Timestamp, within range: ClosedRange<Double>) {
        catchUp = CatchUp(lag: lag, from: time, within: range)
    }

    mutating func shift(by delta: Double) {
        rest += delta
        goal += delta
        catchUp?.shift(by: delta)
    }
}

/// The reason for a run.
struct RunPurpose {
    var cause: AxisRun.Cause
    /// Nil if the motion's own end is the goal.
    var goal: Double?
    var isOnTarget = false
}
