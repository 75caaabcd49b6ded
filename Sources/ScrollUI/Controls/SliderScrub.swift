/// A number that follows a pointer dragged anywhere, as across its name, with the values that a slider has. An extension of
/// ScrollUI's own.
///
/// Shift goes ten times as far and as coarse, Option a tenth.
public struct SliderScrub: Equatable, Sendable {
    /// The distance from end to end of the range without a key, in points.
    public static let travel = 240.0

    private let values: SliderValues
    /// From 0 to 1.
    private var share: Double

    /// Begins at `value`. `marks` are met exactly by round numbers.
    public init(
        value: Double, in range: ClosedRange<Double>, step: Double? = nil, marks: [Double] = [],
        scale: SliderScale = .linear, rounding: SliderRounding = .step
    ) {
        values = SliderValues(range: range, step: step, marks: marks, scale: scale, rounding: rounding)
        share = values.share(of: value)
    }

    /// The value after the pointer has moved on by `points`. Beyond an end it stays there, and comes back with the pointer.
    public mutating func move(by points: Double, _ modifiers: InputEvent.Modifiers) -> Double {
        let factor = values.factor(modifiers)
        share = min(max(share + points * factor / Self.travel, 0), 1)
        return values.value(at: share, travel: Self.travel, modifiers)
    }
}
