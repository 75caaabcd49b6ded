/// What one axis is doing. The motion itself lies beside it, in the axis: it is large, and most questions are about the
/// rest.
enum AxisActivity: Sendable {
    case resting(Double)
    /// A finger decides. `raw` is the offset that it asks for, before the rubber band.
    case held(raw: Double)
    case moving(AxisRun)

    /// The motion that goes on, or that has just ended.
    var run: AxisRun? {
        if case .moving(let run) = self { return run }
        return nil
    }
}

/// A motion from a moment on, and what it is for.
struct AxisRun: Sendable {
    let start: Timestamp
    /// From here on the offset is `rest`.
    let end: Timestamp
    let cause: Cause
    /// Whether a target was chosen as the rest position.
    let isOnTarget: Bool
    /// The offset at the end.
    private(set) var rest: Double
    /// Whether it leads to greater offsets: 1, otherwise -1; 0 where it ends where it began.
    let direction: Double
    /// Where the input alone would lead, before targets: the next notch or key counts from here.
    private(set) var goal: Double
    /// Set for motions that were noticed after they had begun.
    var catchUp: CatchUp?

    enum Cause: Sendable {
        case fling, snap, wheel, key, program
    }

    init(_ motion: ScrollMotion, at start: Timestamp, for purpose: RunPurpose) {
        self.start = start
        end = start.advanced(bySeconds: motion.duration)
        cause = purpose.cause
        isOnTarget = purpose.isOnTarget
        rest = motion.restPosition
        direction = rest > motion.start ? 1 : rest < motion.start ? -1 : 0
        goal = purpose.goal ?? rest
    }

    /// The content is `lag` points behind the motion at `time`.
    mutating func join(lag: Double, at time: Timestamp, within range: ClosedRange<Double>) {
        catchUp = CatchUp(lag: lag, from: time, until: end, within: range)
    }

    mutating func shift(by delta: Double) {
        rest += delta
        goal += delta
        catchUp?.shift(by: delta)
    }
}

/// Why a run begins.
struct RunPurpose {
    var cause: AxisRun.Cause
    /// Nil where the motion's own end is the goal.
    var goal: Double?
    var isOnTarget = false
}
