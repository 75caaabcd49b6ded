@_spi(Nodes) public import ScrollUI

/// A view with a label: the label at the leading side, the content at the trailing side.
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a labelled view with any view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
        self.label = label()
    }

    /// The label and the content, separated by a flexible space or arranged by the enclosing form.
    @MainActor public var body: some View {
        LabeledControl(.spread, label: label) {
            content.foregroundStyle(Color.secondary).environment(\.isLabeledValue, true)
        }
    }
}

extension LabeledContent where Label == Text {
    /// Creates a labelled view with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labelled text with a text as its label.
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        self.init {
            Text(value)
        } label: {
            Text(title)
        }
    }
}
