/// How far content is behind a motion that began before anybody knew, and how it makes up for that.
///
/// A touchpad's lift is noticed late, and the fling counts from the lift. Content that stood still in between would jump
/// onto the motion; instead it joins it smoothly within ``duration``, and from then on is where the motion says.
struct CatchUp: Sendable {
    /// Seconds; five frames at 60 Hz, over which the additional speed is not seen as a jump.
    static let duration = 0.08

    /// When the content began to follow.
    let start: Timestamp
    /// Seconds that are left for it.
    let length: Double
    /// Points that the content was behind.
    let lag: Double
    /// Where the content may be meanwhile: a spring that has turned back and a lag that dwindles could add up to more than
    /// the edges give way.
    private(set) var range: ClosedRange<Double>

    /// Nil for nothing to make up for, and for motions that are over.
    init?(lag: Double, from start: Timestamp, until end: Timestamp, within range: ClosedRange<Double>) {
        let length = min(CatchUp.duration, end.seconds(since: start))
        guard lag != 0, length > 0 else { return nil }
        self.start = start
        self.length = length
        self.lag = lag
        self.range = range
    }

    /// Where the content is while the motion that it follows is at `position`.
    func offset(behind position: Double, at time: Timestamp) -> Double {
        range.clamp(position - lag(at: time))
    }

    mutating func shift(by delta: Double) {
        range = range.lowerBound + delta...range.upperBound + delta
    }

    /// Points behind the motion: all of it at first, none at the end, with no slope at either.
    func lag(at time: Timestamp) -> Double {
        let share = self.share(at: time)
        return lag * (1 - share) * (1 - share) * (1 + 2 * share)
    }

    /// Its slope, points per second.
    func rate(at time: Timestamp) -> Double {
        let share = self.share(at: time)
        return -6 * lag * share * (1 - share) / length
    }

    private func share(at time: Timestamp) -> Double {
        min(max(time.seconds(since: start) / length, 0), 1)
    }
}
