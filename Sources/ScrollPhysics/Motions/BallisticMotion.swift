import Glibc

/// Flutter's form of Android's fling: as far, 17 % shorter, and the deceleration depends on the velocity alone, so that
/// a motion begun anew on the way goes on unchanged.
///
/// Formula: x = x₀ + d·(1 - (1 - t/T)^D), v = v₀·(1 - t/T)^(D - 1), T = D·0.35·(Android's duration). Source:
/// ClampingScrollSimulation.
public struct BallisticMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// Points per second at time zero.
    public let velocity: Double
    /// Seconds until the velocity is zero.
    public let duration: Double
    /// Points from start to end.
    public let distance: Double

    /// `velocity` is in points per second; one that is not finite rests.
    public init(start: Double, velocity: Double, fling: SplineFling = SplineFling()) {
        let whole = fling.duration(atSquare: velocity * velocity)
        let velocity = whole > 0 ? velocity : 0
        self.init(
            start: start, velocity: velocity, duration: SplineFling.exponent * SplineFling.inflexion * whole,
            distance: SplineFling.inflexion * velocity * whole)
    }

    private static let progressPower = FixedPower(SplineFling.exponent)
    private static let placePower = FixedPower(1 / SplineFling.exponent)
    private static let velocityPower = FixedPower(SplineFling.exponent - 1)

    private init(start: Double, velocity: Double, duration: Double, distance: Double) {
        self.start = start
        self.velocity = velocity
        self.duration = duration
        self.distance = distance
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        return start + distance * (1 - Self.progressPower(1 - time / duration))
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        return velocity * Self.velocityPower(1 - time / duration)
    }

    /// The offset at the end.
    public var destination: Double { start + distance }

    /// When the offset passes `position`; nil if it never gets there.
    public func time(crossing position: Double) -> Double? { passage(of: position)?.time }

    func passage(of position: Double) -> Passage? {
        if position == start { return Passage(time: 0, velocity: velocity) }
        let share = (position - start) / distance
        guard share > 0, share <= 1 else { return nil }
        // Over what is left of the time, the velocity goes with what is left of the way.
        let left = 1 - share
        let place = Self.placePower(left)
        return Passage(time: duration * (1 - place), velocity: place > 0 ? velocity * left / place : 0)
    }

    /// The same motion, `delta` points further on.
    public func shifted(by delta: Double) -> BallisticMotion {
        BallisticMotion(start: start + delta, velocity: velocity, duration: duration, distance: distance)
    }
}
