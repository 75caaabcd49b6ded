extension Picker {
    /// The older form, with the label as an argument.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { label }
    }
}

extension Picker where Label == ScrollUI.Label<Text, Image> {
    /// Creates a picker with a symbol and a text as its label.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { ScrollUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a symbol and a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { ScrollUI.Label(title, systemImage: systemImage) }
    }
}
