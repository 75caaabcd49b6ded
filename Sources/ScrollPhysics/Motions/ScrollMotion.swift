/// Any motion of a scroller: a closed set, so that a sample costs a switch and no allocation.
///
/// The values that need no sample are in the header.
public struct ScrollMotion: Motion {
    /// Start, end and duration.
    public let header: MotionHeader
    private let curve: Curve
    /// Points by which the curve was moved after its creation.
    private let shift: Double

    private enum Curve: Equatable, Sendable {
        case fling(BounceMotion)
        case spring(SpringMotion)
        case glide(GlideMotion)
        case bezier(BezierMotion)
        case series(SnapSeriesMotion)
        case progress(SnapProgressMotion)
        case linear(LinearWheelMotion)
        case easeOut(EaseOutMotion)
        case timed(TimedMotion)
    }

    /// A fling without bounds.
    public static func fling(_ motion: FlingMotion) -> Self {
        .bounce(BounceMotion(motion, within: -Double.infinity...Double.infinity, edge: .stop))
    }
    /// A fling within bounds, or the motion back into them.
    public static func bounce(_ motion: BounceMotion) -> Self { Self(motion, .fling(motion)) }
    /// The motion to a target with the current velocity.
    public static func spring(_ motion: SpringMotion) -> Self { Self(motion, .spring(motion)) }
    /// The motion to a target in a given time.
    public static func glide(_ motion: GlideMotion) -> Self { Self(motion, .glide(motion)) }
    /// The smooth scrolling of browsers.
    public static func bezier(_ motion: BezierMotion) -> Self { Self(motion, .bezier(motion)) }
    /// Chromium's motion to a target.
    public static func series(_ motion: SnapSeriesMotion) -> Self { Self(motion, .series(motion)) }
    /// WebKit's motion to a target.
    public static func progress(_ motion: SnapProgressMotion) -> Self { Self(motion, .progress(motion)) }
    /// Compose's motion of the wheel.
    public static func linear(_ motion: LinearWheelMotion) -> Self { Self(motion, .linear(motion)) }
    /// Qt's motion of the wheel.
    public static func easeOut(_ motion: EaseOutMotion) -> Self { Self(motion, .easeOut(motion)) }
    /// Android's interpolators, and Qt's easing.
    public static func timed(_ motion: TimedMotion) -> Self { Self(motion, .timed(motion)) }

    private init(_ motion: some Motion, _ curve: Curve) {
        header = MotionHeader(motion)
        self.curve = curve
        shift = 0
    }

    private init(_ motion: ScrollMotion, shiftedBy delta: Double) {
        header = motion.header.shifted(by: delta)
        curve = motion.curve
        shift = motion.shift + delta
    }

    /// The offset at time zero.
    public var start: Double { header.start }
    /// The offset that the formula leads to.
    public var destination: Double { header.destination }
    /// The offset at which the content rests.
    public var restPosition: Double { header.restPosition }
    /// Seconds until the motion counts as ended.
    public var duration: Double { header.duration }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let position =
            switch curve {
            case .fling(let motion): motion.position(at: time)
            case .spring(let motion): motion.position(at: time)
            case .glide(let motion): motion.position(at: time)
            case .bezier(let motion): motion.position(at: time)
            case .series(let motion): motion.position(at: time)
            case .progress(let motion): motion.position(at: time)
            case .linear(let motion): motion.position(at: time)
            case .easeOut(let motion): motion.position(at: time)
            case .timed(let motion): motion.position(at: time)
            }
        return position + shift
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        switch curve {
        case .fling(let motion): motion.velocity(at: time)
        case .spring(let motion): motion.velocity(at: time)
        case .glide(let motion): motion.velocity(at: time)
        case .bezier(let motion): motion.velocity(at: time)
        case .series(let motion): motion.velocity(at: time)
        case .progress(let motion): motion.velocity(at: time)
        case .linear(let motion): motion.velocity(at: time)
        case .easeOut(let motion): motion.velocity(at: time)
        case .timed(let motion): motion.velocity(at: time)
        }
    }

    /// The same motion, moved by `delta` points.
    public func shifted(by delta: Double) -> ScrollMotion { ScrollMotion(self, shiftedBy: delta) }

    /// The greatest distance beyond an end of `bounds` to which a spring to a target swings, in points; zero for other
    /// motions.
    func swing(beyond bounds: ClosedRange<Double>) -> Double {
        guard case .spring(let motion) = curve else { return 0 }
        return motion.swing(beyond: bounds.lowerBound - shift...bounds.upperBound - shift)
    }

    /// Whether this is a curve over time alone, with a first velocity of its own.
    var followsTiming: Bool {
        switch curve {
        case .bezier, .timed: true
        default: false
        }
    }

    /// The fling within bounds, at its current place; nil for other motions.
    var bounce: BounceMotion? {
        guard case .fling(let motion) = curve else { return nil }
        return shift == 0 ? motion : motion.shifted(by: shift)
    }
}
