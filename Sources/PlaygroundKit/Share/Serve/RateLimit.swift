/// Lets a number of events pass at once, and then so many a second.
struct RateLimit: Sendable {
    private let burst: Double
    private let perSecond: Double
    private var left: Double
    private var last: Duration?

    /// Both are above zero.
    init(burst: Double, perSecond: Double) {
        (self.burst, self.perSecond) = (burst, perSecond)
        left = burst
    }

    /// Returns whether an event passes. `time` does not go back.
    mutating func allows(at time: Duration) -> Bool {
        if let last { left = min(burst, left + (time - last) / .seconds(1) * perSecond) }
        last = time
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
