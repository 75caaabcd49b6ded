/// A motion of content that was let go: it never turns back, and can tell when it crosses an edge.
public protocol Fling: Motion {
    /// Whether a motion restarted midway, from its own position and velocity, goes on as before.
    static var isRestartable: Bool { get }
    /// When and how fast the offset first is at `position`; nil if it never gets there.
    func crossing(of position: Double) -> Crossing?
}

extension Fling {
    /// When the offset is at `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { crossing(of: position)?.time }
}

/// When a fling crosses an offset, and how fast.
public struct Crossing: Equatable, Sendable {
    /// Seconds since the motion began.
    public let time: Double
    /// Points per second.
    public let velocity: Double
}

/// Any fling: a closed set, so that a sample costs a switch and no allocation.
///
/// What can be asked without a sample stands in the header. A new fling is a type of its own with one line in each of the
/// four lists below.
public struct FlingMotion: Motion {
    /// Start, end and duration.
    public let header: MotionHeader
    /// Whether a motion restarted midway, from its own position and velocity, goes on as before.
    public let isRestartable: Bool
    private let curve: Curve
    /// Points by which the curve has been moved since it was made.
    private let shift: Double

    private enum Curve: Equatable, Sendable {
        case decay(DecayMotion)
        case friction(FrictionMotion)
        case spline(SplineMotion)
        case ballistic(BallisticMotion)
        case constantDeceleration(ConstantDecelerationMotion)
        case curve(FlingCurveMotion)
        case physics(PhysicsFlingMotion)
    }

    /// The same share per unit of time: UIKit, GTK, Compose, Flutter with touch.
    public static func decay(_ fling: DecayMotion) -> Self { Self(fling, .decay(fling)) }
    /// The same with a constant deceleration: Flutter on desktops.
    public static func friction(_ fling: FrictionMotion) -> Self { Self(fling, .friction(fling)) }
    /// Android's spline.
    public static func spline(_ fling: SplineMotion) -> Self { Self(fling, .spline(fling)) }
    /// Flutter's form of it.
    public static func ballistic(_ fling: BallisticMotion) -> Self { Self(fling, .ballistic(fling)) }
    /// Qt Quick.
    public static func constantDeceleration(_ fling: ConstantDecelerationMotion) -> Self {
        Self(fling, .constantDeceleration(fling))
    }
    /// Chromium's touchpad.
    public static func curve(_ fling: FlingCurveMotion) -> Self { Self(fling, .curve(fling)) }
    /// Chromium's physics fling.
    public static func physics(_ fling: PhysicsFlingMotion) -> Self { Self(fling, .physics(fling)) }

    // Inlined, here and below: otherwise each set of motions within another is copied before it is asked, which makes a sample
    // twice as long.
    /// The offset, in points.
    @inline(__always)
    public func position(at time: Double) -> Double {
        let position =
            switch curve {
            case .decay(let fling): fling.position(at: time)
            case .friction(let fling): fling.position(at: time)
            case .spline(let fling): fling.position(at: time)
            case .ballistic(let fling): fling.position(at: time)
            case .constantDeceleration(let fling): fling.position(at: time)
            case .curve(let fling): fling.position(at: time)
            case .physics(let fling): fling.position(at: time)
            }
        return position + shift
    }

    /// Points per second.
    @inline(__always)
    public func velocity(at time: Double) -> Double {
        switch curve {
        case .decay(let fling): fling.velocity(at: time)
        case .friction(let fling): fling.velocity(at: time)
        case .spline(let fling): fling.velocity(at: time)
        case .ballistic(let fling): fling.velocity(at: time)
        case .constantDeceleration(let fling): fling.velocity(at: time)
        case .curve(let fling): fling.velocity(at: time)
        case .physics(let fling): fling.velocity(at: time)
        }
    }

    /// When and how fast the offset first is at `position`; nil if it never gets there.
    public func crossing(of position: Double) -> Crossing? {
        let position = position - shift
        return switch curve {
        case .decay(let fling): fling.crossing(of: position)
        case .friction(let fling): fling.crossing(of: position)
        case .spline(let fling): fling.crossing(of: position)
        case .ballistic(let fling): fling.crossing(of: position)
        case .constantDeceleration(let fling): fling.crossing(of: position)
        case .curve(let fling): fling.crossing(of: position)
        case .physics(let fling): fling.crossing(of: position)
        }
    }
}

extension FlingMotion {
    private init<F: Fling>(_ fling: F, _ curve: Curve) {
        header = MotionHeader(fling)
        isRestartable = F.isRestartable
        self.curve = curve
        shift = 0
    }

    private init(_ fling: FlingMotion, shiftedBy delta: Double) {
        header = fling.header.shifted(by: delta)
        isRestartable = fling.isRestartable
        curve = fling.curve
        shift = fling.shift + delta
    }

    /// The offset at time zero.
    public var start: Double { header.start }
    /// The offset that the formula leads to.
    public var destination: Double { header.destination }
    /// Where the offset is left at the end.
    public var restPosition: Double { header.restPosition }
    /// Seconds until the motion counts as ended.
    public var duration: Double { header.duration }

    /// When the offset is at `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { crossing(of: position)?.time }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> FlingMotion { FlingMotion(self, shiftedBy: delta) }
}
