extension ClosedRange<Double> {
    /// The nearest number within the range.
    @inline(__always)
    func clamp(_ number: Double) -> Double { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
