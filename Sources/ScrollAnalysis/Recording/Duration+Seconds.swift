/// Files hold seconds, programs whole nanoseconds; a time survives the way there and back.
extension Duration {
    /// The whole number of nanoseconds nearest to `seconds`, which must be finite and below 290 years.
    package init(wholeNanosecondsIn seconds: Double) { self = .nanoseconds(Int64((seconds * 1e9).rounded())) }

    /// In seconds, to the nearest nanosecond.
    package var inSeconds: Double { Double(wholeNanoseconds) / 1e9 }

    /// Parts of a nanosecond are cut off.
    package var wholeNanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
