/// Conversion between seconds in files and whole nanoseconds in programs, without loss in either direction.
extension Duration {
    /// Creates the whole number of nanoseconds nearest to `seconds`, which must be finite and below 290 years.
    package init(wholeNanosecondsIn seconds: Double) { self = .nanoseconds(Int64((seconds * 1e9).rounded())) }

    /// The duration in seconds, to the nearest nanosecond.
    package var inSeconds: Double { Double(wholeNanoseconds) / 1e9 }

    /// The duration in nanoseconds, truncated.
    package var wholeNanoseconds: Int64 { Int64(attoseconds / 1_000_000_000) }
}
