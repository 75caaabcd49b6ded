/// The callbacks of the older initializers of a text field.
struct OldTextFieldActions {
    /// Called when the field gets or loses the keyboard.
    var change: (Bool) -> Void = { _ in }
    /// Called when Return is pressed.
    var commit: () -> Void = {}
}

extension TextField where Label == Text {
    /// The older form: `onEditingChanged` is called when the field gets or loses the keyboard, `onCommit` with Return. Newer code uses
    /// `focused` and `onSubmit`.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
        editing = OldTextFieldActions(change: onEditingChanged, commit: onCommit)
    }

    /// The older form, without an action of Return.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }

    /// The older form, with any string as the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(title) }
        editing = OldTextFieldActions(change: onEditingChanged, commit: onCommit)
    }

    /// The older form, with any string as the title and without an action of Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }
}
