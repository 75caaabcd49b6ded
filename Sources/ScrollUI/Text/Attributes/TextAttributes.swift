import Foundation

/// How a part of a text is set; what is nil comes from the surroundings.
struct TextAttributes: Equatable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var style: (any ShapeStyle)?
    var background: Color?
    var isItalic: Bool?
    var isMonospacedDigit: Bool?
    /// Points behind each character.
    var kerning: CGFloat?
    /// Points.
    var baselineOffset: CGFloat?
    var underline: Line?
    var strikethrough: Line?
    var scale: Text.Scale?

    /// Styles that cannot be compared are different.
    static func == (left: TextAttributes, right: TextAttributes) -> Bool {
        hasSameStyle(left.style, right.style) && left.font == right.font && left.weight == right.weight
            && left.design == right.design && left.background == right.background && left.isItalic == right.isItalic
            && left.isMonospacedDigit == right.isMonospacedDigit && left.kerning == right.kerning
            && left.baselineOffset == right.baselineOffset && left.underline == right.underline
            && left.strikethrough == right.strikethrough && left.scale == right.scale
    }

    private static func hasSameStyle(_ left: (any ShapeStyle)?, _ right: (any ShapeStyle)?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left as Color, let right as Color): left == right
        case (let left?, let right?): ValueComparison.areEqual(left, right)
        default: false
        }
    }

    struct Line: Equatable {
        var isActive: Bool
        var pattern = Text.LineStyle.Pattern.solid
        var color: Color?
    }
}

struct TextLinesKey: EnvironmentKey {
    static var defaultValue: TextLines { TextLines() }
}

/// Lines, slant and spacing that a view sets for all texts in it.
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
    /// Draws a line under texts in this view; `color` nil is that of the text.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textLines) {
            $0.underline = TextAttributes.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }

    /// Draws a line through texts in this view; `color` nil is that of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        transformEnvironment(\.textLines) {
            $0.strikethrough = TextAttributes.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }

    /// How large texts in this view are beside others, if `isEnabled`.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textLines) { if isEnabled { $0.scale = scale } }
    }

    /// Slants texts in this view.
    public func italic(_ isActive: Bool = true) -> some View {
        transformEnvironment(\.textLines) { $0.isItalic = isActive }
    }

    /// Puts `kerning` points more between the characters of texts in this view.
    public func kerning(_ kerning: CGFloat) -> some View {
        transformEnvironment(\.textLines) { $0.kerning = kerning }
    }

    /// Puts `tracking` points more between the characters of texts in this view. The same as `kerning` here.
    public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

    /// Raises the letters of texts in this view by that many points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        transformEnvironment(\.textLines) { $0.baselineOffset = baselineOffset }
    }
}
