/// Firefox's sum of flings that follow each other, axis by axis: base·v + supplement·(first velocity of the one
/// before).
///
/// All of it must be fast, and the finger may not rest on the screen before it moves. Source: FlingAccelerator.cpp; the
/// interval, 500 ms, is that of older versions, as is the single threshold of 1.5 px/ms.
public struct FlingAccelerator: Equatable, Sendable {
    /// Factor of the new velocity.
    public var base = 1.0
    /// Factor of the velocity before.
    public var supplement = 1.0
    /// The new fling, and the old one where it was caught, are at least this fast, in points per second.
    public var slowest = 1500.0
    /// The pause between them is shorter than this, in seconds.
    public var longestPause = 0.5

    /// Firefox's numbers.
    public init() {}

    /// The first velocity of a fling after one that began with `previous` and was still at `current` when it was caught
    /// `pause` seconds before.
    public func velocity(
        _ velocity: ScrollVector, after previous: ScrollVector, caughtAt current: ScrollVector, pause: Double
    ) -> ScrollVector {
        guard min(velocity.length, current.length) >= slowest, pause < longestPause else { return velocity }
        return ScrollVector(x: sum(velocity.x, previous.x), y: sum(velocity.y, previous.y))
    }

    private func sum(_ velocity: Double, _ previous: Double) -> Double {
        guard velocity != 0, velocity * previous >= 0 else { return velocity }
        return velocity * base + previous * supplement
    }
}
