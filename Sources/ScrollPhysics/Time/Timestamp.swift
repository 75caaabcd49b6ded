/// A moment, in whole nanoseconds since the caller's own zero.
///
/// Windows such as "the last 100 ms" compare exactly; as seconds in a Double, 0.14 - 0.04 is more than 0.1.
struct Timestamp: Comparable, Sendable {
    var nanoseconds: Int64

    init(nanoseconds: Int64) {
        self.nanoseconds = nanoseconds
    }

    /// The nearest nanosecond; durations beyond 146 years are pulled in to that, so that differences cannot overflow.
    init(_ duration: Duration) {
        let parts = duration.components
        let limit: Int64 = .max / 2
        let seconds = min(max(parts.seconds, -limit / 1_000_000_000), limit / 1_000_000_000)
        let half: Int64 = parts.attoseconds < 0 ? -500_000_000 : 500_000_000
        nanoseconds = seconds * 1_000_000_000 + (parts.attoseconds + half) / 1_000_000_000
    }

    var duration: Duration { .nanoseconds(nanoseconds) }

    static func < (a: Timestamp, b: Timestamp) -> Bool { a.nanoseconds < b.nanoseconds }

    /// Seconds from `start` to here; never negative.
    func seconds(since start: Timestamp) -> Double {
        Double(max(0, nanoseconds - start.nanoseconds)) * 1e-9
    }

    /// The first nanosecond that is at least `seconds` later.
    func advanced(bySeconds seconds: Double) -> Timestamp {
        let step = min(max(0, seconds * 1e9).rounded(.up), 1e18)
        return Timestamp(nanoseconds: nanoseconds + Int64(step))
    }
}
