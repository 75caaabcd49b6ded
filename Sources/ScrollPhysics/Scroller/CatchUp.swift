/// The distance by which content is behind a motion that was noticed late, and the way it catches up.
///
/// The lift of fingers from a touchpad is noticed late, and the fling counts from the lift. Content that stood still in
/// between would jump onto the motion. Instead it joins the motion smoothly within ``duration``.
struct CatchUp: Sendable {
    /// Seconds: five frames at 60 Hz, long enough that the additional speed is not seen as a jump.
    static let duration = 0.08

    /// The time at which the content began to follow.
    let start: Timestamp
    /// The time from which the content is no longer behind, ``duration`` later.
    let end: Timestamp
    /// Points that the content was behind.
    let lag: Double
    /// The offsets that the content may have meanwhile: a spring that has turned back plus a shrinking lag could exceed
    /// the greatest stretch of the edges.
    private(set) var range: ClosedRange<Double>

    /// Nil without a lag.
    init?(lag: Double, from start: Timestamp, within range: ClosedRange<Double>) {
        guard lag != 0 else { return nil }
        self.start = start
        end = start.advanced(bySeconds: Self.duration)
        self.lag = lag
        self.range = range
    }

    /// The offset of the content while the motion that it follows is at `position`.
    func offset(behind position: Double, at time: Timestamp) -> Double {
        range.clamp(position - lag(at: time))
    }

    mutating func shift(by delta: Double) {
        range = range.lowerBound + delta...range.upperBound + delta
    }

    /// The distance behind the motion, in points: the whole lag at first, zero at the end, with zero slope at both.
    func lag(at time: Timestamp) -> Double {
        let share = self.share(at: time)
        return lag * (1 - share) * (1 - share) * (1 + 2 * share)
    }

    /// The slope of the lag, in points per second.
    func rate(at time: Timestamp) -> Double {
        let share = self.share(at: time)
        return -6 * lag * share * (1 - share) / Self.duration
    }

    private func share(at time: Timestamp) -> Double {
        min(max(time.seconds(since: start) / Self.duration, 0), 1)
    }
}
