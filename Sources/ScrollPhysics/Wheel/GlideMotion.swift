/// A smooth motion from one offset to another in a given time: it begins with the current velocity, and ends without
/// velocity or acceleration. For wheel notches, keys and scrolls by a program.
///
/// With u the share of time, Δ the distance and s = v₀·duration/Δ: x = x₀ + Δ·(6u² - 8u³ + 3u⁴ + s·u(1-u)³). Its slope
/// is Δ(1-u)²(12u + s(1-4u)), which never changes sign while 0 ≤ s ≤ 4; a higher velocity shortens the time, so that
/// nothing overshoots. Own choice: a quartic reacts sooner than the ease-in-out of browsers and retargets without a
/// jump in velocity.
public struct GlideMotion: Motion {
    /// The offset at time zero.
    public let start: Double
    /// The offset at the end, in points.
    public let destination: Double
    /// Seconds; at most the requested duration.
    public let duration: Double
    /// The first velocity as a share of the mean one, from 0 to 4.
    let launch: Double

    /// A velocity away from the destination is dropped, as is one that is not finite. `duration` is in seconds and
    /// becomes shorter if the velocity requires it; a duration that is not a number puts the content at the destination
    /// at once.
    public init(from start: Double, velocity: Double, to destination: Double, duration: Double) {
        self.start = start
        self.destination = destination
        let distance = destination - start
        let ahead = distance != 0 && velocity.isFinite && velocity * distance > 0
        let longest = ahead ? 4 * distance / velocity : duration
        self.duration = distance != 0 && duration > 0 ? min(duration, longest) : 0
        launch = ahead ? min(4, velocity * self.duration / distance) : 0
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return destination }
        let u = time / duration
        let rest = 1 - u
        let share = u * (u * (6 + u * (3 * u - 8)) + launch * rest * rest * rest)
        return start + (destination - start) * share
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        guard time < duration else { return 0 }
        let u = time / duration
        let rest = 1 - u
        return (destination - start) / duration * rest * rest * (12 * u + launch * (1 - 4 * u))
    }
}
