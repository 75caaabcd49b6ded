/// A time in ticks of 1/64 ns from the caller's own zero.
///
/// With whole ticks, windows such as "the last 100 ms" compare exactly: as seconds in a Double, 0.14 - 0.04 is more
/// than 0.1. A tick is finer than a nanosecond because frames at 1/120 s, rounded to nanoseconds, show in the ninth
/// digit of a velocity.
struct Timestamp: Comparable, Sendable {
    var ticks: Int64

    static let ticksPerSecond: Int64 = 64_000_000_000
    private static let attosecondsPerTick: Int64 = 15_625_000
    /// 2⁶⁴ attoseconds in ticks, and the remainder in attoseconds.
    private static let ticksPerHigh: Int64 = 1_180_591_620_717
    private static let restPerHigh: Int64 = 6_426_616

    /// A time before any time that a caller can pass.
    static let distantPast = Timestamp(ticks: .min / 2)

    init(ticks: Int64) {
        self.ticks = ticks
    }

    /// The nearest tick. Times more than two years from zero are clamped, so that differences cannot overflow.
    ///
    /// The attoseconds are divided in two halves of 64 bits, since a division of 128 bits costs more than a whole
    /// motion sample.
    init(_ duration: Duration) {
        let attoseconds = duration.attoseconds
        let high = Int64(truncatingIfNeeded: attoseconds >> 64)
        guard abs(high) < 3_400_000 else {
            ticks = high < 0 ? Self.distantPast.ticks : Int64.max / 2
            return
        }
        let low = UInt64(truncatingIfNeeded: attoseconds)
        let whole = high * Self.ticksPerHigh + Int64(low / UInt64(Self.attosecondsPerTick))
        let rest = high * Self.restPerHigh + Int64(low % UInt64(Self.attosecondsPerTick))
        ticks = whole + Self.floor(rest + Self.attosecondsPerTick / 2)
    }

    private static func floor(_ attoseconds: Int64) -> Int64 {
        let quotient = attoseconds / attosecondsPerTick
        return attoseconds < quotient * attosecondsPerTick ? quotient - 1 : quotient
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
        let exact = min(max(0, seconds), 31_536_000) * Double(Self.ticksPerSecond)
        let whole = Int64(exact)
        return Timestamp(ticks: ticks + (Double(whole) < exact ? whole + 1 : whole))
    }

    static func seconds(_ ticks: Int64) -> Double { seconds(Double(ticks)) }

    static func seconds(_ ticks: Double) -> Double { ticks * 1.5625e-11 }

    static func nearestTicks(_ seconds: Double) -> Int64 {
        Int64((seconds * Double(ticksPerSecond)).rounded(.toNearestOrEven))
    }
}
