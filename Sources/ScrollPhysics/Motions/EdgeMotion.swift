/// The ways in which content that ran beyond an edge, or was let go there, comes back to it.
public enum EdgeMotion: Motion {
    /// UIKit, Flutter, GTK, Mozilla, macOS.
    case spring(SpringMotion)
    /// Android.
    case parabola(ParabolicBounceMotion)
    /// Chromium.
    case elastic(ElasticBounceMotion)
    /// Qt Quick.
    case flick(FlickBounceMotion)

    /// The offset, in points.
    @inline(__always)
    public func position(at time: Double) -> Double {
        switch self {
        case .spring(let motion): motion.position(at: time)
        case .parabola(let motion): motion.position(at: time)
        case .elastic(let motion): motion.position(at: time)
        case .flick(let motion): motion.position(at: time)
        }
    }

    /// Points per second.
    @inline(__always)
    public func velocity(at time: Double) -> Double {
        switch self {
        case .spring(let motion): motion.velocity(at: time)
        case .parabola(let motion): motion.velocity(at: time)
        case .elastic(let motion): motion.velocity(at: time)
        case .flick(let motion): motion.velocity(at: time)
        }
    }

    /// Seconds until the motion counts as ended.
    public var duration: Double {
        switch self {
        case .spring(let motion): motion.duration
        case .parabola(let motion): motion.duration
        case .elastic(let motion): motion.duration
        case .flick(let motion): motion.duration
        }
    }

    /// The offset that the formula leads to.
    public var destination: Double {
        switch self {
        case .spring(let motion): motion.destination
        case .parabola(let motion): motion.destination
        case .elastic(let motion): motion.destination
        case .flick(let motion): motion.destination
        }
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> EdgeMotion {
        switch self {
        case .spring(let motion): .spring(motion.shifted(by: delta))
        case .parabola(let motion): .parabola(motion.shifted(by: delta))
        case .elastic(let motion): .elastic(motion.shifted(by: delta))
        case .flick(let motion): .flick(motion.shifted(by: delta))
        }
    }

    /// The greatest distance from the edge, in points.
    public var peakOverscroll: Double {
        switch self {
        case .spring(let motion): motion.oscillation.greatestDisplacement
        case .parabola(let motion): abs(motion.peak)
        case .elastic(let motion): abs(motion.peak)
        case .flick(let motion): abs(motion.peak)
        }
    }
}
