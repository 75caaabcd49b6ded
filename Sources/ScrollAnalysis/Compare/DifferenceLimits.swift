/// The largest allowed difference of a number between two feels.
public struct NumberLimit: Equatable, Sendable {
    /// The limited number.
    public var number: FeelNumber
    /// The limit in the number's own unit, not negative.
    public var value: Double

    /// A limit with both its parts.
    public init(number: FeelNumber, value: Double) { (self.number, self.value) = (number, value) }
}

/// The largest allowed differences of two feels in a recording.
public struct DifferenceLimits: Equatable, Sendable {
    /// The largest allowed difference of offsets, in points; nil for any.
    public var offset: Double?
    /// The largest allowed difference of times of rest, in seconds; nil for any.
    public var time: Double?
    /// The limits of numbers; empty for any difference.
    public var numbers: [NumberLimit]

    /// Limits with all their parts.
    public init(offset: Double? = nil, time: Double? = nil, numbers: [NumberLimit] = []) {
        (self.offset, self.time, self.numbers) = (offset, time, numbers)
    }

    /// True if nothing is limited.
    package var isEmpty: Bool { offset == nil && time == nil && numbers.isEmpty }
}
