import CMath

/// A motion from one offset to another in a given time, from rest each time: Android's interpolators and Qt's easing that are no
/// cubic bezier.
///
/// Formula: x(t) = x₀ + Δ·f(t/T), where f is the ``TimedCurve``.
public struct TimedMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds.
    public let duration: Double
    /// The share of the distance over the share of the time.
    public let curve: TimedCurve

    /// A duration that is zero, negative or not finite puts the content on the destination at once.
    public init(from start: Double, to destination: Double, duration: Double, curve: TimedCurve) {
        let isMoving = start != destination && duration > 0 && duration.isFinite
        self.start = start
        self.destination = destination
        self.duration = isMoving ? duration : 0
        self.curve = curve
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start + (destination - start) * curve.progress(at: time / duration)
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return (destination - start) / duration * curve.slope(at: time / duration)
    }
}

/// The share of a distance as a function of the share of time.
public enum TimedCurve: Equatable, Sendable {
    /// Android's Scroller: with s = 8u it is s - 1 + e^(-s) below s = 1, then 1 - (1 - 1/e)·e^(1 - s), over its value at u = 1. Source:
    /// Scroller.ViscousFluidInterpolator.
    case viscousFluid
    /// 1 + (u - 1)⁵. Source: sInterpolator of ViewPager and sQuinticInterpolator of RecyclerView.
    case quintic
    /// 2u² in the first half and 1 - 2(1 - u)² in the second. Source: QEasingCurve's InOutQuad.
    case inOutQuad

    /// The share of the distance at a share of the time from 0 to 1.
    public func progress(at time: Double) -> Double {
        switch self {
        case .viscousFluid: return ViscousFluid.progress(at: time)
        case .quintic:
            let left = 1 - time
            return 1 - left * left * left * left * left
        case .inOutQuad: return time < 0.5 ? 2 * time * time : 1 - 2 * (1 - time) * (1 - time)
        }
    }

    /// The slope of ``progress(at:)``.
    public func slope(at time: Double) -> Double {
        switch self {
        case .viscousFluid: return ViscousFluid.slope(at: time)
        case .quintic:
            let left = 1 - time
            return 5 * left * left * left * left
        case .inOutQuad: return time < 0.5 ? 4 * time : 4 * (1 - time)
        }
    }
}

private enum ViscousFluid {
    /// How much time counts as.
    static let scale = 8.0
    /// What makes the end 1.
    private static let norm = 1 / flow(scale)

    static func progress(at time: Double) -> Double { flow(time * scale) * norm }

    static func slope(at time: Double) -> Double {
        let s = time * scale
        return scale * norm * (s < 1 ? -expm1(-s) : -expm1(-1) * exp(1 - s))
    }

    private static func flow(_ s: Double) -> Double { s < 1 ? s + expm1(-s) : 1 + expm1(-1) * exp(1 - s) }
}
