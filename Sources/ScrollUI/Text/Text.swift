public import Foundation

/// A line or paragraph of text.
///
/// What is set on a text holds for all of its parts that do not set it themselves:
///
///     (Text("Loud").bold() + Text(" and clear")).font(.title)
nonisolated public struct Text: View, Equatable, Sendable {
    /// Built in: there is no body.
    public typealias Body = Never

    package struct Part: Equatable {
        package var string: String
        var attributes = TextAttributes()
        /// What the string follows from; nil where it stays. The string is empty then.
        var live: LiveText?
        /// What a renderer finds again.
        var custom = CustomTextAttributes()
        /// Shown instead of the string, which is one character that stands for it.
        var image: InlineImage?
    }

    /// Never empty; one part for most texts. Views hold many texts, so that a text is one reference and cheap to copy.
    package private(set) var parts: [Part]

    init(_ parts: [Part]) {
        self.parts = parts.isEmpty ? [Part(string: "")] : parts
    }

    /// Shows `content` as it is; there are no tables of translations.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        parts = [Part(string: String(content))]
    }

    /// Shows `content` as it is.
    public init(verbatim content: String) {
        parts = [Part(string: content)]
    }

    /// Shows what `format` makes of `input`, by the locale, the calendar and the time zone of the environment where the format was given
    /// none.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedText(input, format)))
    }

    /// One text behind the other, each as it was set.
    public static func + (left: Text, right: Text) -> Text {
        Text(left.parts + right.parts)
    }

    func changingParts(_ change: (inout Part) -> Void) -> Text {
        var copy = self
        for index in copy.parts.indices { change(&copy.parts[index]) }
        return copy
    }

    func setting<Value>(_ keyPath: WritableKeyPath<TextAttributes, Value?>, _ value: Value?) -> Text {
        guard let value else { return self }
        return changingParts { part in
            if part.attributes[keyPath: keyPath] == nil { part.attributes[keyPath: keyPath] = value }
        }
    }

    /// This text's own font; nil is the one of the surroundings.
    public func font(_ font: Font?) -> Text { setting(\.font, font) }

    /// This text's own weight; nil is the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text { setting(\.weight, weight) }

    /// What this text's face is drawn for; nil is what the font is.
    public func fontDesign(_ design: Font.Design?) -> Text { setting(\.design, design) }

    /// This text in letters of one width, if `isActive`.
    public func monospaced(_ isActive: Bool = true) -> Text { fontDesign(isActive ? .monospaced : nil) }

    /// This text in bold, weight 700.
    public func bold() -> Text { fontWeight(.bold) }

    /// This text in bold, weight 700, if `isActive`.
    public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

    /// This text slanted.
    public func italic() -> Text { italic(true) }

    /// This text slanted if `isActive`.
    public func italic(_ isActive: Bool) -> Text { setting(\.isItalic, isActive) }

    /// Digits of equal width, so that changing numbers do not jitter.
    public func monospacedDigit() -> Text { setting(\.isMonospacedDigit, true) }

    /// A line under this text; `color` nil is that of the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        setting(\.underline, TextAttributes.Line(isActive: isActive, pattern: pattern, color: color))
    }

    /// A line through this text; `color` nil is that of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        setting(\.strikethrough, TextAttributes.Line(isActive: isActive, pattern: pattern, color: color))
    }

    /// How large this text is beside others, if `isEnabled`.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { setting(\.scale, isEnabled ? scale : nil) }

    /// `kerning` points more between the characters. Scripts whose letters join are left alone.
    public func kerning(_ kerning: CGFloat) -> Text { setting(\.kerning, kerning) }

    /// `tracking` points more between the characters. The same as `kerning` here.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }

    /// Raises the letters by that many points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { setting(\.baselineOffset, baselineOffset) }

    /// This text's own style, of which a gradient's first colour counts.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { setting(\.style, style) }

    /// This text's own colour; nil is the one of the surroundings.
    public func foregroundColor(_ color: Color?) -> Text { setting(\.style, color) }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TextNode.self) { TextNode(graph: $0, parent: $1, scope: $2) }
        node.assign(self)
    }
}
