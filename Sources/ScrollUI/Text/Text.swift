/// A line or paragraph of text.
public struct Text: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let string: String
    private var font: Font?
    private var weight: Font.Weight?
    private var style: (any ShapeStyle)?
    private var isMonospacedDigit = false

    /// Shows `content` as it is; there are no tables of translations.
    public init<S: StringProtocol>(_ content: S) {
        string = String(content)
    }

    /// Shows `content` as it is.
    public init(verbatim content: String) {
        string = content
    }

    /// This text's own font; nil is the one of the surroundings.
    public func font(_ font: Font?) -> Text {
        var copy = self
        copy.font = font
        return copy
    }

    /// This text's own weight; nil is the font's.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        var copy = self
        copy.weight = weight
        return copy
    }

    /// This text in bold, weight 700.
    public func bold() -> Text { fontWeight(.bold) }

    /// Digits of equal width, so that changing numbers do not jitter.
    public func monospacedDigit() -> Text {
        var copy = self
        copy.isMonospacedDigit = true
        return copy
    }

    /// This text's own style, of which a gradient's first colour counts.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        var copy = self
        copy.style = style
        return copy
    }

    /// This text's own colour; nil is the one of the surroundings.
    public func foregroundColor(_ color: Color?) -> Text {
        var copy = self
        copy.style = color
        return copy
    }

    /// Writes this view into the node tree.
    public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TextNode.self) { TextNode(graph: $0, parent: $1, scope: $2) }
        node.assign(self)
    }

    func resolvedFont(_ environment: EnvironmentValues) -> Font {
        var font = self.font ?? environment.font ?? .body
        if let weight { font = font.weight(weight) }
        if isMonospacedDigit { font = font.monospacedDigit() }
        return font
    }

    func resolvedStyle(_ environment: EnvironmentValues) -> ResolvedStyle {
        (style ?? environment.foreground)._resolve(in: environment)
    }
}
