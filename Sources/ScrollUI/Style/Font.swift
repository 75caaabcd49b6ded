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
        /// Letters of one width, for code; a font of the system's, where it has one.
        case monospaced
        /// Letters with serifs; a font of the system's, where it has one.
        case serif
        /// The same as the default: there is no font with round ends.
        case rounded
        /// Letters drawn for large sizes. An extension of ScrollUI's own.
        case display

        var family: FontFace.Family {
            switch self {
            case .default, .rounded: .text
            case .monospaced: .monospaced
            case .serif: .serif
            case .display: .display
            }
        }
    }

    var face: FontFace
    /// Whose size follows the person's choice; nil for fonts of a fixed size.
    var textStyle: TextStyle?
    var lineLeading = Leading.standard
    var width = Width.standard
    var smallCapitals: SmallCapitals = []

    init(size: Double, weight: Weight = .regular, design: Design = .default) {
        face = FontFace(family: design.family, size: size, weight: weight.rawValue)
    }

    init(_ style: TextStyle, weight: Weight? = nil, design: Design = .default) {
        self.init(size: style.size(.large), weight: weight ?? style.weight, design: design)
        textStyle = style
    }

    /// `size` in points; nil leaves weight and design as they are by default.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular, design: design ?? .default)
    }

    /// The font of a text style; nil leaves weight and design as they are by default.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(style, weight: weight, design: design ?? .default)
    }

    /// A font from a file: `name` is its path, or its name in the system's font folders with or without its ending. What
    /// cannot be found is shown in the system's font. The size, in points, follows the person's choice as that of text
    /// in `textStyle`.
    public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle = .body) -> Font {
        var font = Font(size: size)
        font.face.file = name
        font.textStyle = textStyle
        return font
    }

    /// A font from a file, whose size is always the same; see ``custom(_:size:relativeTo:)``.
    public static func custom(_ name: String, fixedSize: Double) -> Font {
        var font = Font(size: fixedSize)
        font.face.file = name
        return font
    }

    /// 34 points at the standard text size.
    public static let largeTitle = Font(.largeTitle)
    /// 28 points at the standard text size.
    public static let title = Font(.title)
    /// 22 points at the standard text size.
    public static let title2 = Font(.title2)
    /// 20 points at the standard text size.
    public static let title3 = Font(.title3)
    /// 17 points, semibold, at the standard text size.
    public static let headline = Font(.headline)
    /// 17 points at the standard text size; the font of text that was given none.
    public static let body = Font(.body)
    /// 16 points at the standard text size.
    public static let callout = Font(.callout)
    /// 15 points at the standard text size.
    public static let subheadline = Font(.subheadline)
    /// 13 points at the standard text size.
    public static let footnote = Font(.footnote)
    /// 12 points at the standard text size.
    public static let caption = Font(.caption)
    /// 11 points at the standard text size.
    public static let caption2 = Font(.caption2)

    /// The face in given surroundings, where people may have chosen larger or smaller text.
    @MainActor
    func face(in environment: EnvironmentValues) -> FontFace {
        var face = face
        if environment.legibilityWeight == .bold { face.weight = min(face.weight + 200, 900) }
        guard let textStyle else { return face }
        let size = environment.dynamicTypeSize
        guard size != .large else { return face }
        face.size *= textStyle.size(size) / textStyle.size(.large)
        return face
    }

    /// The same font, slanted.
    public func italic() -> Font {
        var copy = self
        copy.face.isItalic = true
        return copy
    }

    /// The same font with letters of one width.
    public func monospaced() -> Font {
        var copy = self
        copy.face.family = .monospaced
        return copy
    }

    /// The same font in letters drawn for something else.
    func design(_ design: Design) -> Font {
        var copy = self
        copy.face.family = design.family
        return copy
    }

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

nonisolated extension View {
    /// The font of text in this view; nil is `body`.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// The most lines that a text in this view may have; nil is no limit. What is left over is cut with an ellipsis.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// How lines are lined up in texts of several.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
