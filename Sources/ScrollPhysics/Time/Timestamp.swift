/// A moment, counted in ticks of 1/64 ns from the caller's own zero.
///
/// Whole ticks make windows such as "the last 100 ms" compare exactly: as seconds in a Double, 0.14 - 0.04 is more than 0.1. A tick is
/// finer than a nanosecond because frames at 1/120 s, rounded to nanoseconds, show in the ninth digit of a velocity.
struct Timestamp: Comparable, Sendable {
    var ticks: Int64

    static let ticksPerSecond: Int64 = 64_000_000_000
    private static let attosecondsPerTick: Int64 = 15_625_000

    /// Before every moment that a caller can name.
    static let distantPast = Timestamp(ticks: .min / 2)

    init(ticks: Int64) {
        self.ticks = ticks
    }

    /// The nearest tick; times more than two years from zero are pulled in to that, so that differences cannot overflow.
    init(_ duration: Duration) {
        let parts = duration.components
        let limit = Int64.max / 2 / Self.ticksPerSecond - 1
        let seconds = min(max(parts.seconds, -limit), limit)
        let half = parts.attoseconds < 0 ? -Self.attosecondsPerTick / 2 : Self.attosecondsPerTick / 2
        ticks = seconds * Self.ticksPerSecond + (parts.attoseconds + half) / Self.attosecondsPerTick
    }

    var duration: Duration {
        Duration(
            secondsComponent: ticks / Self.ticksPerSecond,
            attosecondsComponent: ticks % Self.ticksPerSecond * Self.attosecondsPerTick)
    }

    static func < (a: Timestamp, b: Timestamp) -> Bool { a.ticks < b.ticks }

    /// Seconds from `start` to here; never negative.
    func seconds(since start: Timestamp) -> Double {
        Self.seconds(max(0, ticks - start.ticks))
    }

    /// The first tick that is at least `seconds` later; at most a year.
    func advanced(bySeconds seconds: Double) -> Timestamp {
        Timestamp(ticks: ticks + Self.ticks(min(max(0, seconds), 31_536_000), rounded: .up))
    }

    static func seconds(_ ticks: Int64) -> Double { Double(ticks) / Double(ticksPerSecond) }

    static func ticks(_ seconds: Double, rounded rule: FloatingPointRoundingRule) -> Int64 {
        Int64((seconds * Double(ticksPerSecond)).rounded(rule))
    }
}
