/// The moments of a film, the same time apart.
package struct FilmMoments: Equatable, Sendable {
    /// Seconds from one frame to the next, as a fraction in its lowest terms, so that 1/60 is meant exactly. Both above zero.
    package let interval: (seconds: Int, over: Int)
    /// When the first frame is.
    package var start = Duration.zero
    /// No frame is later; nil for a film that ends once all is at rest.
    package var end: Duration?

    /// A frame every `seconds / over` seconds, from the beginning until all is at rest. Nil unless both are above zero.
    package init?(every seconds: Int, over: Int) {
        guard seconds > 0, over > 0 else { return nil }
        let common = Self.greatestCommonDivisor(seconds, over)
        interval = (seconds / common, over / common)
    }

    /// Frame number `index` from 0; nil after the last one. Rounded to nanoseconds from the product, so that no error adds up.
    func moment(_ index: Int) -> Duration? {
        let nanoseconds = Double(index) * Double(interval.seconds) * 1e9 / Double(interval.over)
        let moment = start + .nanoseconds(Int64(nanoseconds.rounded()))
        if let end, moment > end { return nil }
        return moment
    }

    private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
        other == 0 ? one : greatestCommonDivisor(other, one % other)
    }

    /// The same moments.
    package static func == (one: FilmMoments, other: FilmMoments) -> Bool {
        one.interval == other.interval && one.start == other.start && one.end == other.end
    }
}
