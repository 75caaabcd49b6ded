import Foundation

/// The attributes of a part of a text. Nil attributes come from the environment.
struct TextAttributes: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var style: StoredStyle?
    var background: Color?
    var isItalic: Bool?
    var isMonospacedDigit: Bool?
    /// The space after each character, in points.
    var kerning: CGFloat?
    /// The upward offset in points.
    var baselineOffset: CGFloat?
    var underline: Line?
    var strikethrough: Line?
    var scale: Text.Scale?

    struct Line: Equatable {
        var isActive: Bool
        var pattern = Text.LineStyle.Pattern.solid
        var color: Color?
    }
}

struct TextLinesKey: EnvironmentKey {
    static var defaultValue: TextLines { TextLines() }
}

/// The lines, slant and spacing that a view sets for all texts in it.
struct TextLines: Equatable {
    var underline: TextAttributes.Line?
    var strikethrough: TextAttributes.Line?
    var isItalic = false
    var kerning: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var scale = Text.Scale.default
}

extension EnvironmentValues {
    var textLines: TextLines {
        get { self[TextLinesKey.self] }
        set { self[TextLinesKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Draws a line under the texts in this view; a nil `color` uses the text's colour.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textLines) {
            $0.underline = TextAttributes.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }

    /// Draws a line through the texts in this view; a nil `color` uses the text's colour.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textLines) {
            $0.strikethrough = TextAttributes.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }

    /// Sets the relative size of the texts in this view, if `isEnabled`.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textLines) { if isEnabled { $0.scale = scale } }
    }

    /// Sets whether the texts in this view are italic.
    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textLines) { $0.isItalic = isActive }
    }

    /// Adds `kerning` points of space between the characters of the texts in this view.
    public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\.textLines) { $0.kerning = kerning }
    }

    /// Adds `tracking` points of space between the characters of the texts in this view. The same as `kerning` here.
    public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

    /// Raises the texts in this view from the baseline by the given distance, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.textLines) { $0.baselineOffset = baselineOffset }
    }
}
