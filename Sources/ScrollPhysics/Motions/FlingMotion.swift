/// The ways in which content that was let go runs out; each can say when it passes an edge.
public enum FlingMotion: Motion {
    case decay(DecayMotion)
    case friction(FrictionMotion)

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        switch self {
        case .decay(let motion): motion.position(at: time)
        case .friction(let motion): motion.position(at: time)
        }
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        switch self {
        case .decay(let motion): motion.velocity(at: time)
        case .friction(let motion): motion.velocity(at: time)
        }
    }

    /// Seconds until the motion counts as ended.
    public var duration: Double {
        switch self {
        case .decay(let motion): motion.duration
        case .friction(let motion): motion.duration
        }
    }

    /// The offset that the formula leads to.
    public var destination: Double {
        switch self {
        case .decay(let motion): motion.destination
        case .friction(let motion): motion.destination
        }
    }

    /// Where the offset is left at the end.
    public var restPosition: Double {
        switch self {
        case .decay(let motion): motion.restPosition
        case .friction(let motion): motion.restPosition
        }
    }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? {
        switch self {
        case .decay(let motion): motion.time(crossing: position)
        case .friction(let motion): motion.time(crossing: position)
        }
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> FlingMotion {
        switch self {
        case .decay(let motion): .decay(motion.shifted(by: delta))
        case .friction(let motion): .friction(motion.shifted(by: delta))
        }
    }
}
