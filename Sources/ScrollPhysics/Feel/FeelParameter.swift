/// One number of a feel, with all that an inspector, a document or a validator must know about it.
public struct FeelParameter: Identifiable, Sendable {
    /// Group and name, such as `fling.decelerationRate`; the path of the value in a feel file.
    public let id: String
    /// The part of a feel it belongs to.
    public let group: Group
    /// What people read beside the slider.
    public let title: String
    /// `pt`, `s`, `pt/s`, `1/s²`, `per ms`, or empty for a plain factor.
    public let unit: String
    /// What is allowed, both ends included.
    public let range: ClosedRange<Double>
    /// What one press of an arrow key changes.
    public let step: Double
    /// One sentence: what a larger value does.
    public let description: String
    let at: FeelAccess<Double>

    /// The groups, in the order of the inspector.
    public enum Group: String, Sendable, CaseIterable {
        case drag, velocity, fling, edge, snap, wheel, touchpad, keyboard, animation
    }

    /// The number in a feel.
    public func value(in feel: ScrollFeel) -> Double { feel.value(at) }

    /// Changes the number in a feel; the range is not checked, see ``ScrollFeel/validate()``.
    public func set(_ value: Double, in feel: inout ScrollFeel) { feel.set(value, at) }
}
