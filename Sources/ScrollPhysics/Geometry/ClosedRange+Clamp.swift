extension ClosedRange<Double> {
    /// The nearest number within the range.
    func clamp(_ number: Double) -> Double { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
