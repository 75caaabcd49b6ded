import Drawing

/// A face and size for text.
public struct Font: Hashable, Sendable {
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

    public enum Design: Hashable, Sendable {
        case `default`
        /// Letters drawn for large sizes.
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
    public static let largeTitle = Font(size: 34)
    public static let title = Font(size: 28)
    public static let title2 = Font(size: 22)
    public static let title3 = Font(size: 20)
    public static let headline = Font(size: 17, weight: .semibold)
    public static let body = Font(size: 17)
    public static let callout = Font(size: 16)
    public static let subheadline = Font(size: 15)
    public static let footnote = Font(size: 13)
    public static let caption = Font(size: 12)
    public static let caption2 = Font(size: 11)

    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.face.weight = weight.rawValue
        return copy
    }

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
    case leading, center, trailing
}

extension EnvironmentValues {
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
}

extension View {
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Digits of equal width in all text of this view.
    public func monospacedDigit() -> some View {
        transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
    }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformEnvironment(\.font) { font in if let weight { font = (font ?? .body).weight(weight) } }
    }

    public func bold() -> some View { fontWeight(.bold) }
}
