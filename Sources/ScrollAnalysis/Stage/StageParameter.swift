/// A number of the stage with all that an inspector and a reader must know about it. Feels have `FeelParameter`.
package struct StageParameter: Identifiable, Sendable {
    /// Its name in files.
    package let id: String
    /// Its name for people.
    package let title: String
    /// `pt`, or empty for a plain factor.
    package let unit: String
    /// What is allowed, ends included.
    package let range: ClosedRange<Double>
    /// What one press of an arrow key changes.
    package let step: Double
    /// One sentence on what it does.
    package let description: String
    package let path: any WritableKeyPath<StageSettings, Double> & Sendable

    /// Every number of the stage, in the order of the inspector.
    package static let all = [
        StageParameter(
            id: "contentMargin", title: "Content margin", unit: "pt", range: 0...200, step: 4,
            description: "Room between the edges of the scene's scroll view and its content.", path: \.contentMargin),
        StageParameter(
            id: "transitionScale", title: "Edge scale", unit: "", range: 0.3...1, step: 0.05,
            description: "How large a card is that has not come all the way in, as a share of its size.",
            path: \.transitionScale),
        StageParameter(
            id: "transitionOpacity", title: "Edge opacity", unit: "", range: 0...1, step: 0.05,
            description: "How opaque a card is that has not come all the way in.", path: \.transitionOpacity),
    ]

    /// The value that a person sees who never changed anything.
    package var standard: Double { value(in: StageSettings()) }

    /// The number in `settings`.
    package func value(in settings: StageSettings) -> Double { settings[keyPath: path] }

    /// Changes the number in `settings`.
    package func set(_ value: Double, in settings: inout StageSettings) { settings[keyPath: path] = value }
}
