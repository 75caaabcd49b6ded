/// Compose's wheel: the first 6 dp at once, the rest at 1 dp/ms in at most 100 ms. Source: MouseWheelScrolling.
public struct LinearWheelMotion: Motion {
    /// The offset before the jump.
    public let start: Double
    /// The offset at the end.
    public let destination: Double
    /// Seconds.
    public let duration: Double
    /// Points per second.
    private let speed: Double

    /// The distance in points that the content jumps at once.
    public static let jump = 6.0
    /// The shortest distance that counts; Compose adds a shorter one to the next.
    public static let shortest = 0.5

    /// With a distance below ``shortest``, or one that is not finite, the content rests at the start.
    public init(from start: Double, to destination: Double) {
        let distance = destination - start
        let isMoving = abs(distance) >= Self.shortest && distance.isFinite
        let rest = isMoving ? max(0, abs(distance) - Self.jump) : 0
        let seconds = min(rest / 1000, 0.1)
        self.start = start
        self.destination = isMoving ? destination : start
        duration = seconds
        speed = seconds > 0 ? (distance < 0 ? -rest : rest) / seconds : 0
    }

    /// The offset, in points.
    public func position(at time: Double) -> Double {
        let time = max(0, time)
        return time < duration ? destination - speed * (duration - time) : destination
    }

    /// Points per second.
    public func velocity(at time: Double) -> Double { max(0, time) < duration ? speed : 0 }
}
