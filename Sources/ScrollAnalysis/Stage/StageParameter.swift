/// A number of the stage with its metadata for the inspector and for readers. The counterpart for feels is
/// `FeelParameter`.
package struct StageParameter: Identifiable, Sendable {
    /// The name in files.
    package let id: String
    /// The name for display.
    package let title: String
    /// `pt`, or empty for a plain factor.
    package let unit: String
    /// The allowed range, ends included.
    package let range: ClosedRange<Double>
    /// The change by one press of an arrow key.
    package let step: Double
    /// A description in one sentence.
    package let description: String
    /// Passes the number to the second closure, which may change it, and returns that closure's result.
    private let at: @Sendable (_ settings: inout StageSettings, _ use: (inout Double) -> Double) -> Double

    /// Every number of the stage, in the order of the inspector.
    package static let all = [
        StageParameter(
            id: "contentMargin", title: "Content margin", unit: "pt", range: 0...200, step: 4,
            description: "Space between the edges of the scene's scroll view and its content.",
            at: { $1(&$0.contentMargin) }),
        StageParameter(
            id: "transitionScale", title: "Edge scale", unit: "", range: 0.3...1, step: 0.05,
            description: "Size of a card at the edge, as a share of its full size.",
            at: { $1(&$0.transitionScale) }),
        StageParameter(
            id: "transitionOpacity", title: "Edge opacity", unit: "", range: 0...1, step: 0.05,
            description: "Opacity of a card at the edge.", at: { $1(&$0.transitionOpacity) }),
    ]

    /// The default value.
    package var standard: Double { value(in: StageSettings()) }

    /// Returns the number in `settings`.
    package func value(in settings: StageSettings) -> Double {
        var settings = settings
        return at(&settings) { $0 }
    }

    /// Changes the number in `settings`.
    package func set(_ value: Double, in settings: inout StageSettings) {
        _ = at(&settings) { number in
            number = value
            return value
        }
    }
}
