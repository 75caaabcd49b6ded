/// A value that is marked on the track of a slider, such as the default. An extension of ScrollUI's own.
///
/// Round numbers meet it exactly (``SliderRounding/roundNumbers``).
public struct SliderMark: Equatable, Sendable {
    /// What the mark looks like.
    public enum Shape: Sendable, Hashable {
        /// A thin line across the track.
        case line
        /// A dot above the track.
        case dot
    }

    /// The value that is marked.
    public var value: Double
    /// A line or a dot, so that two marks are told apart without their colours.
    public var shape: Shape
    /// Of the mark; nil for that of marks.
    public var color: Color?

    /// A mark at `value`.
    public init(_ value: Double, _ shape: Shape = .line, color: Color? = nil) {
        self.value = value
        self.shape = shape
        self.color = color
    }
}

struct SliderMarksKey: EnvironmentKey {
    static let defaultValue: [SliderMark] = []
}

extension EnvironmentValues {
    var sliderMarks: [SliderMark] {
        get { self[SliderMarksKey.self] }
        set { self[SliderMarksKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Marks values on the tracks of sliders in this view, beside the one that a slider marks itself.
    public func sliderMarks(_ marks: [SliderMark]) -> some View { environment(\.sliderMarks, marks) }
}
