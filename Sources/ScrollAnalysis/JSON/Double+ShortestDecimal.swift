extension Double {
    /// The shortest decimal that parses to the same number, the same on every machine: `0.1`, `-3`, `1e-07`.
    ///
    /// Negative zero is `0`, so that no trace shows a sign without a magnitude. The number must be finite to be valid
    /// JSON.
    package var shortestDecimal: String {
        guard self != 0 else { return "0" }
        let text = description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The number rounded to six decimals, as in reports: further digits depend on the C library.
    package var roundedToSixDecimals: Double { (self * 1e6).rounded() / 1e6 }
}
