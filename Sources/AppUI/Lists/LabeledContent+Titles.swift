@_spi(Nodes) public import ScrollUI

extension LabeledContent where Label == Text {
    /// `content` with a text as its label.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a text as its label.
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        self.init {
            Text(value)
        } label: {
            Text(titleKey)
        }
    }
}
