/// The ways in which content that was let go runs out; each can say when it passes an edge.
public enum FlingMotion: Motion {
    /// The same share per unit of time: UIKit, GTK, Compose, Flutter with touch.
    case decay(DecayMotion)
    /// The same with a constant deceleration: Flutter on desktops.
    case friction(FrictionMotion)
    /// Android's spline.
    case spline(SplineMotion)
    /// Flutter's form of it.
    case ballistic(BallisticMotion)
    /// Qt Quick.
    case constantDeceleration(ConstantDecelerationMotion)
    /// Chromium's touchpad.
    case curve(FlingCurveMotion)
    /// Chromium's physics fling.
    case physics(PhysicsFlingMotion)

    /// Whether a motion begun anew on the way, from its own position and velocity, goes on as before.
    public var isBallistic: Bool {
        switch self {
        case .decay, .ballistic, .curve, .constantDeceleration: true
        case .friction, .spline, .physics: false
        }
    }

    /// The offset at time zero.
    @inline(__always)
    public var start: Double {
        switch self {
        case .decay(let motion): motion.start
        case .friction(let motion): motion.start
        case .spline(let motion): motion.start
        case .ballistic(let motion): motion.start
        case .constantDeceleration(let motion): motion.start
        case .curve(let motion): motion.start
        case .physics(let motion): motion.start
        }
    }

    /// Points per second at time zero, without a sample where the motion keeps it.
    @inline(__always)
    var firstVelocity: Double {
        switch self {
        case .decay(let motion): motion.velocity
        case .friction(let motion): motion.velocity
        case .spline(let motion): motion.velocity(at: 0)
        case .ballistic(let motion): motion.velocity
        case .constantDeceleration(let motion): motion.velocity
        case .curve(let motion): motion.velocity
        case .physics(let motion): motion.velocity(at: 0)
        }
    }

    /// Whether it goes anywhere. A decay need not solve its duration for that.
    var isMoving: Bool {
        if case .decay(let motion) = self { return motion.isMoving }
        return duration > 0
    }

    /// The offset, in points.
    @inline(__always)
    public func position(at time: Double) -> Double {
        switch self {
        case .decay(let motion): motion.position(at: time)
        case .friction(let motion): motion.position(at: time)
        case .spline(let motion): motion.position(at: time)
        case .ballistic(let motion): motion.position(at: time)
        case .constantDeceleration(let motion): motion.position(at: time)
        case .curve(let motion): motion.position(at: time)
        case .physics(let motion): motion.position(at: time)
        }
    }

    /// Points per second.
    @inline(__always)
    public func velocity(at time: Double) -> Double {
        switch self {
        case .decay(let motion): motion.velocity(at: time)
        case .friction(let motion): motion.velocity(at: time)
        case .spline(let motion): motion.velocity(at: time)
        case .ballistic(let motion): motion.velocity(at: time)
        case .constantDeceleration(let motion): motion.velocity(at: time)
        case .curve(let motion): motion.velocity(at: time)
        case .physics(let motion): motion.velocity(at: time)
        }
    }

    /// Seconds until the motion counts as ended.
    public var duration: Double {
        switch self {
        case .decay(let motion): motion.duration
        case .friction(let motion): motion.duration
        case .spline(let motion): motion.duration
        case .ballistic(let motion): motion.duration
        case .constantDeceleration(let motion): motion.duration
        case .curve(let motion): motion.duration
        case .physics(let motion): motion.duration
        }
    }

    /// The offset that the formula leads to.
    public var destination: Double {
        switch self {
        case .decay(let motion): motion.destination
        case .friction(let motion): motion.destination
        case .spline(let motion): motion.destination
        case .ballistic(let motion): motion.destination
        case .constantDeceleration(let motion): motion.destination
        case .curve(let motion): motion.destination
        case .physics(let motion): motion.destination
        }
    }

    /// Where the offset is left at the end.
    public var restPosition: Double {
        switch self {
        case .decay(let motion): motion.restPosition
        case .friction(let motion): motion.restPosition
        case .spline(let motion): motion.restPosition
        case .ballistic(let motion): motion.restPosition
        case .constantDeceleration(let motion): motion.restPosition
        case .curve(let motion): motion.restPosition
        case .physics(let motion): motion.restPosition
        }
    }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { passage(of: position)?.time }

    func passage(of position: Double) -> Passage? {
        switch self {
        case .decay(let motion): motion.passage(of: position)
        case .friction(let motion): motion.passage(of: position)
        case .spline(let motion): motion.passage(of: position)
        case .ballistic(let motion): motion.passage(of: position)
        case .constantDeceleration(let motion): motion.passage(of: position)
        case .curve(let motion): motion.passage(of: position)
        case .physics(let motion): motion.passage(of: position)
        }
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> FlingMotion {
        switch self {
        case .decay(let motion): .decay(motion.shifted(by: delta))
        case .friction(let motion): .friction(motion.shifted(by: delta))
        case .spline(let motion): .spline(motion.shifted(by: delta))
        case .ballistic(let motion): .ballistic(motion.shifted(by: delta))
        case .constantDeceleration(let motion): .constantDeceleration(motion.shifted(by: delta))
        case .curve(let motion): .curve(motion.shifted(by: delta))
        case .physics(let motion): .physics(motion.shifted(by: delta))
        }
    }
}
