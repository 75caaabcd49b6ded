import Glibc

/// The machine's monotonic clock, the only clock of the host.
public enum MonotonicClock {
    /// Returns nanoseconds of `CLOCK_MONOTONIC`.
    public static func nanoseconds() -> Int64 {
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
    }
}

/// The time line of a window; zero is the creation of the clock.
public struct HostClock: Sendable {
    private let zero: Int64

    /// `zero` is in nanoseconds of `CLOCK_MONOTONIC`.
    public init(zero: Int64 = MonotonicClock.nanoseconds()) {
        self.zero = zero
    }

    /// The time since zero.
    public var now: Duration { time(of: MonotonicClock.nanoseconds()) }

    /// Converts nanoseconds of `CLOCK_MONOTONIC` to this time line.
    public func time(of nanoseconds: Int64) -> Duration { .nanoseconds(nanoseconds - zero) }
}
