public import Foundation

/// A line or paragraph of text.
///
/// An attribute that is set on a text applies to all of its parts that do not set it themselves:
///
///     (Text("Loud").bold() + Text(" and clear")).font(.title)
nonisolated public struct Text: View, Equatable, Sendable {
    /// Built in: there is no body.
    public typealias Body = Never

    package struct Part: Equatable {
        package var string: String
        var attributes = TextAttributes()
        /// The source of a string that depends on the time or the region; nil for a constant string. The string is empty if it is set.
        var live: LiveText?
        /// The custom attributes for a renderer.
        var custom = CustomTextAttributes()
        /// The image shown instead of the string, which is a single placeholder character.
        var image: InlineImage?
    }

    /// The parts of the text, never empty; most texts have one. The parts are stored in an array, so that a text is one reference and cheap
    /// to copy.
    package private(set) var parts: [Part]

    init(_ parts: [Part]) {
        self.parts = parts.isEmpty ? [Part(string: "")] : parts
    }

    /// Creates a text that shows `content` as it is. There are no tables of translations.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        parts = [Part(string: String(content))]
    }

    /// Creates a text that shows `content` as it is.
    public init(verbatim content: String) {
        parts = [Part(string: content)]
    }

    /// Creates a text that shows `input` formatted by `format`. The locale, the calendar and the time zone are those of the environment
    /// unless the format has its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format)))
    }

    /// Concatenates two texts. Each retains its attributes.
    public static func + (left: Text, right: Text) -> Text {
        Text(left.parts + right.parts)
    }

    /// Consumes the text, as all modifiers do, so that a text under construction is changed in place.
    consuming func changingParts(_ change: (inout Part) -> Void) -> Text {
        for index in parts.indices { change(&parts[index]) }
        return self
    }

    /// Inlined, so that the compiler replaces the key path by the access: most rows of lists set attributes of texts.
    @inline(__always)
    consuming func setting<Value>(_ keyPath: WritableKeyPath<TextAttributes, Value?>, _ value: Value?) -> Text {
        guard let value else { return self }
        for index in parts.indices where parts[index].attributes[keyPath: keyPath] == nil {
            parts[index].attributes[keyPath: keyPath] = value
        }
        return self
    }

    /// Sets the font of this text; nil uses the font of the environment.
    public consuming func font(_ font: Font?) -> Text { setting(\.font, font) }

    /// Sets the weight of this text; nil uses the weight of the font.
    public consuming func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }

    /// Sets the font design of this text; nil uses the design of the font.
    public consuming func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }

    /// Sets this text in a monospaced font, if `isActive`.
    public consuming func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

    /// Sets this text in bold, weight 700.
    public consuming func bold() -> Text { fontWeight(.bold) }

    /// Sets this text in bold, weight 700, if `isActive`.
    public consuming func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

    /// Sets this text in italics.
    public consuming func italic() -> Text { italic(true) }

    /// Sets this text in italics, if `isActive`.
    public consuming func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

    /// Uses digits of equal width, so that changing numbers do not move.
    public consuming func monospacedDigit() -> Text { setting(\.isMonospacedDigit, true) }

    /// Draws a line under this text; a nil `color` uses the text's colour.
    public consuming func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        setting(\.underline, TextAttributes.Line(isActive: isActive, pattern: pattern, color: color))
    }

    /// Draws a line through this text; a nil `color` uses the text's colour.
    public consuming func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        setting(\.strikethrough, TextAttributes.Line(isActive: isActive, pattern: pattern, color: color))
    }

    /// Sets the relative size of this text, if `isEnabled`.
    public consuming func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        setting(\.scale, isEnabled ? scale : nil)
    }

    /// Adds `kerning` points of space between the characters. Scripts with joining letters are unaffected.
    public consuming func kerning(_ kerning: CGFloat) -> Text { setting(\.kerning, kerning) }

    /// Adds `tracking` points of space between the characters. The same as `kerning` here.
    public consuming func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

    /// Raises the text from the baseline by the given distance, in points.
    public consuming func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        setting(\.baselineOffset, baselineOffset)
    }

    /// Sets the style of this text. A gradient is replaced by its first colour.
    public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { setting(\.style, StoredStyle(style)) }

    /// Sets the colour of this text; nil uses the colour of the environment.
    public consuming func foregroundColor(_ color: Color?) -> Text { setting(\.style, color.map(StoredStyle.color)) }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TextNode.self) { TextNode(graph: $0, parent: $1, scope: $2) }
        node.assign(self)
    }
}
