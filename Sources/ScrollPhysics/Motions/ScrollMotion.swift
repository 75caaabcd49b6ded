/// Every motion a scroller can be in: a closed set, so that a sample costs a switch and no allocation.
///
/// All are kept in one form: a way, and an ending that takes over at a moment. A sample then reads the one of them that
/// it needs where it is; an enum of the motions would first be copied whole, which costs more than most samples.
public struct ScrollMotion: Motion {
    // The order makes the motion a whole number of vector registers, which its copies are moved in.
    /// What happens from `edgeTime` on.
    private(set) var ending: BounceMotion.Ending
    /// How the content moves until then.
    private let way: Way
    /// Seconds until then; infinite for a motion that has no ending of its own.
    private var edgeTime: Double

    private init(_ way: Way, until edgeTime: Double = .infinity, ending: BounceMotion.Ending = .none) {
        self.ending = ending
        self.edgeTime = edgeTime
        self.way = way
    }

    /// A run-out without bounds.
    @inline(__always)
    public static func fling(_ motion: FlingMotion) -> ScrollMotion { ScrollMotion(.fling(motion)) }

    /// A run-out within bounds, or the way back into them.
    @inline(__always)
    public static func bounce(_ motion: BounceMotion) -> ScrollMotion {
        ScrollMotion(.fling(motion.approach), until: motion.edgeTime, ending: motion.ending)
    }

    /// To a target, with the velocity that is there: an ending from the beginning.
    @inline(__always)
    public static func spring(_ motion: SpringMotion) -> ScrollMotion {
        ScrollMotion(.rest(motion.destination), until: 0, ending: .comesBack(.spring(motion)))
    }

    /// To a target in a given time.
    @inline(__always)
    public static func glide(_ motion: GlideMotion) -> ScrollMotion { ScrollMotion(.glide(motion)) }

    /// The smooth scrolling of browsers.
    @inline(__always)
    public static func bezier(_ motion: BezierMotion) -> ScrollMotion { ScrollMotion(.bezier(motion)) }

    /// To a target, as Chromium does.
    @inline(__always)
    public static func series(_ motion: SnapSeriesMotion) -> ScrollMotion { ScrollMotion(.series(motion)) }

    /// To a target, as WebKit does.
    @inline(__always)
    public static func progress(_ motion: SnapProgressMotion) -> ScrollMotion { ScrollMotion(.progress(motion)) }

    /// Compose's wheel.
    @inline(__always)
    public static func linear(_ motion: LinearWheelMotion) -> ScrollMotion { ScrollMotion(.linear(motion)) }

    // Kept whole: inlined, its cases would keep the small functions of a scroller from being inlined.
    /// The offset, in points.
    @inline(never)
    public func position(at time: Double) -> Double {
        guard max(0, time) >= edgeTime else { return way.position(at: time) }
        switch ending {
        case .none: return way.position(at: time)
        case .stop(let edge): return edge
        case .comesBack(let motion): return motion.position(at: time - edgeTime)
        }
    }

    /// Points per second.
    @inline(never)
    public func velocity(at time: Double) -> Double {
        guard max(0, time) >= edgeTime else { return way.velocity(at: time) }
        switch ending {
        case .none: return way.velocity(at: time)
        case .stop: return 0
        case .comesBack(let motion): return motion.velocity(at: time - edgeTime)
        }
    }

    /// Seconds until the motion counts as ended.
    @inline(never)
    public var duration: Double { inlinedDuration }

    /// The same where the motion can be read where it is.
    @inline(__always)
    var inlinedDuration: Double {
        switch ending {
        case .none: way.duration
        case .stop: edgeTime
        case .comesBack(let motion): edgeTime + motion.duration
        }
    }

    /// The offset that the formula leads to.
    public var destination: Double {
        switch ending {
        case .none: way.destination
        case .stop(let edge): edge
        case .comesBack(let motion): motion.destination
        }
    }

    /// Where the offset is left at the end.
    public var restPosition: Double {
        if case .none = ending { return way.restPosition }
        return destination
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> ScrollMotion {
        ScrollMotion(way.shifted(by: delta), until: edgeTime, ending: ending.shifted(by: delta))
    }
}

extension ScrollMotion {
    /// No motion: it stays at an offset.
    @inline(__always)
    static func rest(_ offset: Double) -> ScrollMotion { ScrollMotion(.rest(offset)) }

    /// Lets an ending take over after so many seconds.
    @inline(__always)
    mutating func end(after time: Double, as ending: BounceMotion.Ending) {
        edgeTime = time
        self.ending = ending
    }

    /// The run-out within bounds that this is; nil for the other motions.
    var bounce: BounceMotion? {
        guard case .fling(let approach) = way else { return nil }
        return BounceMotion(approach: approach, edgeTime: edgeTime, ending: ending)
    }
}

/// What a ``ScrollMotion`` does until its ending takes over. Small enough to be read piece by piece.
private enum Way: Motion {
    case fling(FlingMotion)
    case glide(GlideMotion)
    case bezier(BezierMotion)
    case series(SnapSeriesMotion)
    case progress(SnapProgressMotion)
    case linear(LinearWheelMotion)
    /// It stays at an offset.
    case rest(Double)

    @inline(__always)
    func position(at time: Double) -> Double {
        switch self {
        case .fling(let motion): motion.position(at: time)
        case .glide(let motion): motion.position(at: time)
        case .bezier(let motion): motion.position(at: time)
        case .series(let motion): motion.position(at: time)
        case .progress(let motion): motion.position(at: time)
        case .linear(let motion): motion.position(at: time)
        case .rest(let offset): offset
        }
    }

    @inline(__always)
    func velocity(at time: Double) -> Double {
        switch self {
        case .fling(let motion): motion.velocity(at: time)
        case .glide(let motion): motion.velocity(at: time)
        case .bezier(let motion): motion.velocity(at: time)
        case .series(let motion): motion.velocity(at: time)
        case .progress(let motion): motion.velocity(at: time)
        case .linear(let motion): motion.velocity(at: time)
        case .rest: 0
        }
    }

    var duration: Double {
        switch self {
        case .fling(let motion): motion.duration
        case .glide(let motion): motion.duration
        case .bezier(let motion): motion.duration
        case .series(let motion): motion.duration
        case .progress(let motion): motion.duration
        case .linear(let motion): motion.duration
        case .rest: 0
        }
    }

    var destination: Double {
        switch self {
        case .fling(let motion): motion.destination
        case .glide(let motion): motion.destination
        case .bezier(let motion): motion.destination
        case .series(let motion): motion.destination
        case .progress(let motion): motion.destination
        case .linear(let motion): motion.destination
        case .rest(let offset): offset
        }
    }

    var restPosition: Double {
        switch self {
        case .fling(let motion): motion.restPosition
        case .glide(let motion): motion.restPosition
        case .bezier(let motion): motion.restPosition
        case .series(let motion): motion.restPosition
        case .progress(let motion): motion.restPosition
        case .linear(let motion): motion.restPosition
        case .rest(let offset): offset
        }
    }

    func shifted(by delta: Double) -> Way {
        switch self {
        case .fling(let motion): .fling(motion.shifted(by: delta))
        case .glide(let motion): .glide(motion.shifted(by: delta))
        case .bezier(let motion): .bezier(motion.shifted(by: delta))
        case .series(let motion): .series(motion.shifted(by: delta))
        case .progress(let motion): .progress(motion.shifted(by: delta))
        case .linear(let motion): .linear(motion.shifted(by: delta))
        case .rest(let offset): .rest(offset + delta)
        }
    }
}
