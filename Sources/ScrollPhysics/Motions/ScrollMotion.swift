/// Every motion a scroller can be in: a closed set, so that a sample costs a switch and no allocation.
public enum ScrollMotion: Motion {
    /// A run-out without bounds.
    case fling(FlingMotion)
    /// A run-out within bounds, or the way back into them.
    case bounce(BounceMotion)
    /// To a target, with the velocity that is there.
    case spring(SpringMotion)
    /// To a target in a given time.
    case glide(GlideMotion)
    /// The smooth scrolling of browsers.
    case bezier(BezierMotion)
    /// To a target, as Chromium does.
    case series(SnapSeriesMotion)
    /// To a target, as WebKit does.
    case progress(SnapProgressMotion)
    /// Compose's wheel.
    case linear(LinearWheelMotion)

    // Kept whole: inlined, its cases would keep the small functions of a scroller from being inlined.
    /// The offset, in points.
    @inline(never)
    public func position(at time: Double) -> Double {
        switch self {
        case .fling(let motion): motion.position(at: time)
        case .bounce(let motion): motion.position(at: time)
        case .spring(let motion): motion.position(at: time)
        case .glide(let motion): motion.position(at: time)
        case .bezier(let motion): motion.position(at: time)
        case .series(let motion): motion.position(at: time)
        case .progress(let motion): motion.position(at: time)
        case .linear(let motion): motion.position(at: time)
        }
    }

    /// Points per second.
    @inline(never)
    public func velocity(at time: Double) -> Double {
        switch self {
        case .bounce(let motion): motion.velocity(at: time)
        case .fling(let motion): motion.velocity(at: time)
        case .spring(let motion): motion.velocity(at: time)
        case .glide(let motion): motion.velocity(at: time)
        case .bezier(let motion): motion.velocity(at: time)
        case .series(let motion): motion.velocity(at: time)
        case .progress(let motion): motion.velocity(at: time)
        case .linear(let motion): motion.velocity(at: time)
        }
    }

    /// Seconds until the motion counts as ended.
    public var duration: Double {
        switch self {
        case .fling(let motion): motion.duration
        case .bounce(let motion): motion.duration
        case .spring(let motion): motion.duration
        case .glide(let motion): motion.duration
        case .bezier(let motion): motion.duration
        case .series(let motion): motion.duration
        case .progress(let motion): motion.duration
        case .linear(let motion): motion.duration
        }
    }

    /// The offset that the formula leads to.
    public var destination: Double {
        switch self {
        case .fling(let motion): motion.destination
        case .bounce(let motion): motion.destination
        case .spring(let motion): motion.destination
        case .glide(let motion): motion.destination
        case .bezier(let motion): motion.destination
        case .series(let motion): motion.destination
        case .progress(let motion): motion.destination
        case .linear(let motion): motion.destination
        }
    }

    /// Where the offset is left at the end.
    public var restPosition: Double {
        switch self {
        case .fling(let motion): motion.restPosition
        case .bounce(let motion): motion.restPosition
        case .spring(let motion): motion.restPosition
        case .glide(let motion): motion.restPosition
        case .bezier(let motion): motion.restPosition
        case .series(let motion): motion.restPosition
        case .progress(let motion): motion.restPosition
        case .linear(let motion): motion.restPosition
        }
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> ScrollMotion {
        switch self {
        case .fling(let motion): .fling(motion.shifted(by: delta))
        case .bounce(let motion): .bounce(motion.shifted(by: delta))
        case .spring(let motion): .spring(motion.shifted(by: delta))
        case .glide(let motion): .glide(motion.shifted(by: delta))
        case .bezier(let motion): .bezier(motion.shifted(by: delta))
        case .series(let motion): .series(motion.shifted(by: delta))
        case .progress(let motion): .progress(motion.shifted(by: delta))
        case .linear(let motion): .linear(motion.shifted(by: delta))
        }
    }
}
