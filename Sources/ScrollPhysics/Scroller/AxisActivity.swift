/// What one axis is doing. The motion itself is kept beside it, so that asking about the end of a run does not copy a
/// spring.
enum AxisActivity: Sendable {
    case resting(Double)
    /// A finger decides. `raw` is the offset that it asks for, before the rubber band.
    case held(raw: Double)
    case moving(AxisRun)

    var run: AxisRun? {
        if case .moving(let run) = self { return run }
        return nil
    }

    /// When the motion ends, or when that has to be found out; nil without one.
    var nextMoment: Timestamp? {
        if case .moving(let run) = self { return run.end }
        return nil
    }

    var isMoving: Bool {
        if case .moving = self { return true }
        return false
    }
}

/// The place of a motion in time, and what it is for.
struct AxisRun: Sendable {
    let start: Timestamp
    /// From here on the offset is `rest`; not before here where the end is open.
    private(set) var end: Timestamp
    /// Whether the end has yet to be found out.
    private(set) var isOpen: Bool
    let cause: Cause
    /// Whether a target was chosen as the rest place.
    let isOnTarget: Bool
    /// The offset at the end.
    private(set) var rest: Double
    /// Where the input alone would lead, before targets: the next notch or key counts from here.
    private(set) var goal: Double
    /// The way from the beginning to the end, in points.
    let way: Double
    /// Set for motions that were noticed after they had begun.
    var catchUp: CatchUp?

    enum Cause: Sendable {
        case fling, snap, wheel, key, program
    }

    @inline(__always)
    init(
        from place: Double, to rest: Double, until end: MotionEnd, at start: Timestamp, for purpose: RunPurpose
    ) {
        self.start = start
        self.end = start.advanced(bySeconds: end.seconds)
        isOpen = end.isOpen
        cause = purpose.cause
        isOnTarget = purpose.isOnTarget
        self.rest = rest
        goal = purpose.goal ?? rest
        way = rest - place
    }

    /// The end is found out.
    mutating func close(at end: Timestamp) {
        self.end = end
        isOpen = false
    }

    /// The content is `lag` points behind the motion at `time`.
    mutating func join(lag: Double, at time: Timestamp, until end: Timestamp, within range: ClosedRange<Double>) {
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
