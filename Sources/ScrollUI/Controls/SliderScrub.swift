/// A number that follows a pointer dragged anywhere, such as across its name, with the values of a slider. An extension of ScrollUI.
///
/// Shift makes changes ten times as large and as coarse, Option a tenth.
public struct SliderScrub: Equatable, Sendable {
    /// The distance between the ends of the range without a modifier key, in points.
    public static let travel = 240.0

    private let values: SliderValues
    /// The position from 0 to 1.
    private var share: Double

    /// Begins at `value`. `marks` are reached exactly by rounding to round numbers.
    public init(
        value: Double, in range: ClosedRange<Double>, step: Double? = nil, marks: [Double] = [],
        scale: SliderScale = .linear, rounding: SliderRounding = .step
    ) {
        values = SliderValues(range: range, step: step, marks: marks, scale: scale, rounding: rounding)
        share = values.share(of: value)
    }

    /// Moves the pointer by `points` and returns the value. Beyond an end of the range it stays at that end, and returns as soon as the
    /// pointer moves back.
    public mutating func move(by points: Double, _ modifiers: InputEvent.Modifiers) -> Double {
        let factor = values.factor(modifiers)
        share = min(max(share + points * factor / Self.travel, 0), 1)
        return values.value(at: share, travel: Self.travel, modifiers)
    }
}
