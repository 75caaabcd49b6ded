/// By how much one of the numbers of two feels may differ.
public struct NumberLimit: Equatable, Sendable {
    /// Which one.
    public var number: FeelNumber
    /// In the number's own unit, not negative.
    public var value: Double

    /// A limit with both its parts.
    public init(number: FeelNumber, value: Double) { (self.number, self.value) = (number, value) }
}

/// How far two feels may be apart in a recording.
public struct DifferenceLimits: Equatable, Sendable {
    /// Points that the offsets may differ at most; nil for any.
    public var offset: Double?
    /// Seconds that the times of rest may differ at most; nil for any.
    public var time: Double?
    /// For numbers of the feels; none for any difference.
    public var numbers: [NumberLimit]

    /// Limits with all their parts.
    public init(offset: Double? = nil, time: Double? = nil, numbers: [NumberLimit] = []) {
        (self.offset, self.time, self.numbers) = (offset, time, numbers)
    }

    /// Nothing is limited.
    package var isEmpty: Bool { offset == nil && time == nil && numbers.isEmpty }
}
