/// What the older forms of a text field call.
struct OldTextFieldActions {
    /// The field got the keyboard, or lost it.
    var change: (Bool) -> Void = { _ in }
    /// Return was pressed.
    var commit: () -> Void = {}
}

extension TextField where Label == Text {
    /// The older spelling: `onEditingChanged` is called as the field gets the keyboard and loses it, `onCommit` with Return. Newer
    /// code says `focused` and `onSubmit`.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(titleKey) }
        editing = OldTextFieldActions(change: onEditingChanged, commit: onCommit)
    }

    /// The older spelling, without an action of Return.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(titleKey, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }

    /// The older spelling with any string as the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(text: text) { Text(title) }
        editing = OldTextFieldActions(change: onEditingChanged, commit: onCommit)
    }

    /// The older spelling with any string as the title, without an action of Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(title, text: text, onEditingChanged: onEditingChanged, onCommit: {})
    }
}
