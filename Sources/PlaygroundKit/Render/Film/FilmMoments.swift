/// The evenly spaced moments of a film.
package struct FilmMoments: Equatable, Sendable {
    /// Seconds between frames as a reduced fraction, so that 1/60 is exact. Both are above zero.
    package let interval: (seconds: Int, over: Int)
    /// The time of the first frame.
    package var start = Duration.zero
    /// The time that no frame exceeds; nil for a film that ends when everything is at rest.
    package var end: Duration?

    /// A frame every `seconds / over` seconds from the start until everything is at rest. Nil unless both are above zero.
    package init?(every seconds: Int, over: Int) {
        guard seconds > 0, over > 0 else { return nil }
        let common = Self.greatestCommonDivisor(seconds, over)
        interval = (seconds / common, over / common)
    }

    /// Returns the time of frame `index`, counted from 0; nil after the last one. Rounded to nanoseconds after the
    /// product, so that errors do not add up.
    func moment(_ index: Int) -> Duration? {
        let nanoseconds = Double(index) * Double(interval.seconds) * 1e9 / Double(interval.over)
        let moment = start + .nanoseconds(Int64(nanoseconds.rounded()))
        if let end, moment > end { return nil }
        return moment
    }

    private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
        other == 0 ? one : greatestCommonDivisor(other, one % other)
    }

    /// Returns whether both have the same moments.
    package static func == (one: FilmMoments, other: FilmMoments) -> Bool {
        one.interval == other.interval && one.start == other.start && one.end == other.end
    }
}
