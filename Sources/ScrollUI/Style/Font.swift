import Drawing

/// A face and size for text.
public struct Font: Hashable, Sendable {
    /// How thick strokes are, on the scale of OpenType from 100 to 900.
    public enum Weight: Int, Sendable {
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900
    }

    /// What a face is drawn for.
    public enum Design: Hashable, Sendable {
        /// Letters drawn for reading.
        case `default`
        /// Letters drawn for large sizes. An extension of ScrollUI's own.
        case display
    }

    var face: FontFace

    init(size: Double, weight: Weight = .regular, design: Design = .default) {
        face = FontFace(family: design == .display ? .display : .text, size: size, weight: weight.rawValue)
    }

    /// `size` in points.
    public static func system(size: Double, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(size: size, weight: weight, design: design)
    }

    // iOS's sizes at the standard text size.
    /// 34 points.
    public static let largeTitle = Font(size: 34)
    /// 28 points.
    public static let title = Font(size: 28)
    /// 22 points.
    public static let title2 = Font(size: 22)
    /// 20 points.
    public static let title3 = Font(size: 20)
    /// 17 points, semibold.
    public static let headline = Font(size: 17, weight: .semibold)
    /// 17 points; the font of text that was given none.
    public static let body = Font(size: 17)
    /// 16 points.
    public static let callout = Font(size: 16)
    /// 15 points.
    public static let subheadline = Font(size: 15)
    /// 13 points.
    public static let footnote = Font(size: 13)
    /// 12 points.
    public static let caption = Font(size: 12)
    /// 11 points.
    public static let caption2 = Font(size: 11)

    /// The same font with strokes of that weight.
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.face.weight = weight.rawValue
        return copy
    }

    /// The same font with a weight of 700.
    public func bold() -> Font { weight(.bold) }

    /// Digits of equal width, so that changing numbers do not jitter.
    public func monospacedDigit() -> Font {
        var copy = self
        copy.face.hasTabularFigures = true
        return copy
    }
}

struct FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
}

struct LineLimitKey: EnvironmentKey {
    static let defaultValue: Int? = nil
}

struct TextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
}

/// How the lines of a text of several lines are lined up.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the left, in the middle, at the right of the text's frame.
    case leading, center, trailing
}

extension EnvironmentValues {
    /// The font of text that has none of its own; nil is `body`.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The most lines that a text may have; nil is no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How lines are lined up in a text of several; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
}

extension View {
    /// The font of text in this view; nil is `body`.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// The most lines that a text in this view may have; nil is no limit. What is left over is cut with an ellipsis.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// How lines are lined up in texts of several.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Digits of equal width in all text of this view.
    public func monospacedDigit() -> some View {
        transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
    }

    /// The weight of text in this view; nil leaves it.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.font) { font in if let weight { font = (font ?? .body).weight(weight) } }
    }

    /// Text in this view in bold, weight 700.
    public func bold() -> some View { fontWeight(.bold) }
}
