/// A value that is marked on the track of a slider, such as the default. An extension of ScrollUI.
///
/// Rounding to round numbers can reach it exactly (``SliderRounding/roundNumbers``).
public struct SliderMark: Equatable, Sendable {
    /// The appearance of the mark.
    public enum Shape: Sendable, Hashable {
        /// A thin line across the track.
        case line
        /// A dot above the track.
        case dot
    }

    /// The marked value.
    public var value: Double
    /// A line or a dot. Two marks are distinguishable without their colours.
    public var shape: Shape
    /// The colour; nil uses the default colour of marks.
    public var color: Color?

    /// Creates a mark at `value`.
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
    /// Marks values on the tracks of sliders in this view, in addition to a slider's own mark.
    public func sliderMarks(_ marks: [SliderMark]) -> some View { environment(\.sliderMarks, marks) }
}
