/// A number of a feel, with the metadata for inspectors, documentation and validation.
public struct FeelParameter: Identifiable, Sendable {
    /// The group and name, such as `fling.decelerationRate`; also the path of the value in a feel file.
    public let id: String
    /// The group of the number.
    public let group: Group
    /// The label of the slider.
    public let title: String
    /// The unit: `pt`, `s`, `pt/s`, `1/s²`, `per ms`, or empty for a plain factor.
    public let unit: String
    /// The allowed range, including both ends.
    public let range: ClosedRange<Double>
    /// The change by one press of an arrow key.
    public let step: Double
    /// A description in one sentence of the effect of a larger value.
    public let description: String
    let at: FeelAccess<Double>

    /// The groups, in the inspector's order.
    public enum Group: String, Sendable, CaseIterable {
        case drag, velocity, fling, edge, snap, wheel, touchpad, keyboard, animation
    }

    /// Returns the number in a feel.
    public func value(in feel: ScrollFeel) -> Double { feel.value(at) }

    /// Sets the number in a feel. The range is not checked; see ``ScrollFeel/validate()``.
    public func set(_ value: Double, in feel: inout ScrollFeel) { feel.set(value, at) }
}
