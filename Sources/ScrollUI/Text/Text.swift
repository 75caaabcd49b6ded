/// A line or paragraph of text.
public struct Text: View {
    public typealias Body = Never

    let string: String
    private var font: Font?
    private var weight: Font.Weight?
    private var style: (any ShapeStyle)?
    private var isMonospacedDigit = false

    public init<S: StringProtocol>(_ content: S) {
        string = String(content)
    }

    public init(verbatim content: String) {
        string = content
    }

    public func font(_ font: Font?) -> Text {
        var copy = self
        copy.font = font
        return copy
    }

    public func fontWeight(_ weight: Font.Weight?) -> Text {
        var copy = self
        copy.weight = weight
        return copy
    }

    public func bold() -> Text { fontWeight(.bold) }

    public func monospacedDigit() -> Text {
        var copy = self
        copy.isMonospacedDigit = true
        return copy
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        var copy = self
        copy.style = style
        return copy
    }

    public func foregroundColor(_ color: Color?) -> Text {
        var copy = self
        copy.style = color
        return copy
    }

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
