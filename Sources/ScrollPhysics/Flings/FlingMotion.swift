/// A motion of released content: it never turns back, and its crossing of an edge can be solved for.
public protocol Fling: Motion {
    /// Whether a motion restarted midway, from its own position and velocity, continues unchanged.
    static var isRestartable: Bool { get }
    /// The time and velocity at which the offset first is at `position`; nil if it never gets there.
    func crossing(of position: Double) -> Crossing?
}

extension Fling {
    /// The time at which the offset is at `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { crossing(of: position)?.time }
}

/// The time at which a fling crosses an offset, and its velocity there.
public struct Crossing: Equatable, Sendable {
    /// Seconds since the motion began.
    public let time: Double
    /// Points per second.
    public let velocity: Double
}

/// Any fling: a closed set, so that a sample costs a switch and no allocation.
///
/// The values that need no sample are in the header. A new fling is a type of its own with one line in each of the four
/// lists below.
public struct FlingMotion: Motion {
    /// Start, end and duration.
    public let header: MotionHeader
    /// Whether a motion restarted midway, from its own position and velocity, continues unchanged.
    public let isRestartable: Bool
    private let curve: Curve
    /// Points by which the curve was moved after its creation.
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

    /// The fling that loses the same share of its velocity per unit of time: UIKit, GTK, Compose, Flutter with touch.
    public static func decay(_ fling: DecayMotion) -> Self { Self(fling, .decay(fling)) }
    /// A decay with a constant deceleration in addition: Flutter on desktops.
    public static func friction(_ fling: FrictionMotion) -> Self { Self(fling, .friction(fling)) }
    /// Android's spline.
    public static func spline(_ fling: SplineMotion) -> Self { Self(fling, .spline(fling)) }
    /// Flutter's form of Android's fling.
    public static func ballistic(_ fling: BallisticMotion) -> Self { Self(fling, .ballistic(fling)) }
    /// The fling of Qt Quick.
    public static func constantDeceleration(_ fling: ConstantDecelerationMotion) -> Self {
        Self(fling, .constantDeceleration(fling))
    }
    /// Chromium's fling of a touchpad.
    public static func curve(_ fling: FlingCurveMotion) -> Self { Self(fling, .curve(fling)) }
    /// Chromium's physics fling.
    public static func physics(_ fling: PhysicsFlingMotion) -> Self { Self(fling, .physics(fling)) }

    // Inlined here and below: otherwise each nested enum of motions is copied for every sample, which doubles its
    // duration.
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

    /// The time and velocity at which the offset first is at `position`; nil if it never gets there.
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
    /// The offset at which the content rests.
    public var restPosition: Double { header.restPosition }
    /// Seconds until the motion counts as ended.
    public var duration: Double { header.duration }

    /// The time at which the offset is at `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { crossing(of: position)?.time }

    /// The same motion, moved by `delta` points.
    public func shifted(by delta: Double) -> FlingMotion { FlingMotion(self, shiftedBy: delta) }
}
