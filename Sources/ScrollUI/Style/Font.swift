import Drawing

/// A typeface and size for text.
public struct Font: Hashable, Sendable {
    /// The stroke thickness, on the OpenType scale from 100 to 900.
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

    /// The design of a typeface.
    public enum Design: Hashable, Sendable {
        /// The default design for running text.
        case `default`
        /// A monospaced design, for code; uses a system font if there is one.
        case monospaced
        /// A design with serifs; uses a system font if there is one.
        case serif
        /// The same as the default, because no rounded font is available.
        case rounded
        /// A design for large sizes. An extension of ScrollUI.
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
    /// The text style whose size the font follows; nil for fonts of a fixed size.
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

    /// Returns a system font with a `size` in points; nil stands for the regular weight and the default design.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(size: size, weight: weight ?? .regular, design: design ?? .default)
    }

    /// Returns the font of a text style; nil stands for the style's weight and the default design.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(style, weight: weight, design: design ?? .default)
    }

    /// Returns a font from a file. `name` is its path, or its file name in the system's font folders with or without the extension.
    /// If the file is not found, the system font is used. `size`, in points, scales with the user's text size like text in
    /// `textStyle`.
    public static func custom(_ name: String, size: Double, relativeTo textStyle: TextStyle = .body) -> Font {
        var font = Font(size: size)
        font.face.file = name
        font.textStyle = textStyle
        return font
    }

    /// Returns a font of a fixed size, in points, from a file; see ``custom(_:size:relativeTo:)``.
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
    /// 17 points at the standard text size; the default font.
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

    /// Returns the face in `environment`, scaled to the user's preferred text size.
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

    /// Returns this font in italics.
    public func italic() -> Font {
        var copy = self
        copy.face.isItalic = true
        return copy
    }

    /// Returns this font in the monospaced design.
    public func monospaced() -> Font {
        var copy = self
        copy.face.family = .monospaced
        return copy
    }

    /// Returns this font in the given design.
    func design(_ design: Design) -> Font {
        var copy = self
        copy.face.family = design.family
        return copy
    }

    /// Returns this font with the given weight.
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.face.weight = weight.rawValue
        return copy
    }

    /// Returns this font with a weight of 700.
    public func bold() -> Font { weight(.bold) }

    /// Returns this font with digits of equal width, so that changing numbers do not jitter.
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

/// The horizontal alignment of lines in a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the leading edge (left), in the middle, or at the trailing edge (right) of the text's frame.
    case leading, center, trailing
}

extension EnvironmentValues {
    /// The font of text without a font of its own; nil means `body`.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The maximum number of lines of a text; nil means no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The alignment of lines in multiline text; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the font of text in this view; nil means `body`.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the maximum number of lines of each text in this view; nil means no limit. Longer text is truncated with an ellipsis.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

    /// Sets the alignment of lines in multiline text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}
