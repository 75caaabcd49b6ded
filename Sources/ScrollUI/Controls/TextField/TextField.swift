public import Foundation

/// An editable text: a single line, or as many as needed.
///
/// A click or Tab gives it the keyboard. Shift, double clicks and dragging select; Control with C, X, V, Z and A has its usual effect;
/// Return submits. Text that an input method composes is underlined.
///
/// A field with a vertical axis grows with its text, up to its line limit; Shift-Return or Option-Return inserts a line break.
nonisolated public struct TextField<Label: View>: View {
    private let source: TextFieldSource
    private let prompt: Text?
    private let label: Label
    let isSecret: Bool
    private let axis: Axis
    /// The callbacks of the older initializers.
    var editing = OldTextFieldActions()
    /// The edited text of a formatted value.
    @State private var draft: String?
    @State private var isFocused = false
    @State private var isComposing = false
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.textFieldLook) private var look
    @Environment(\.submitAction) private var submitAction
    @Environment(\.labelPlacement) private var placement
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.tint) private var tint
    @Environment(\.region) private var region

    init(source: TextFieldSource, prompt: Text?, isSecret: Bool = false, axis: Axis = .horizontal, label: Label) {
        self.source = source
        self.prompt = prompt
        self.isSecret = isSecret
        self.axis = axis
        self.label = label
    }

    /// Creates a field for `text` that grows along `axis`. While it is empty, it shows `prompt`, or otherwise the label.
    public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
    ) {
        self.init(source: .text(text), prompt: prompt, axis: axis, label: label())
    }

    /// Creates a field for a value that is formatted and parsed by `format`. The typed text is applied with Return, and when the field
    /// loses the keyboard; text that cannot be parsed is discarded.
    @MainActor @preconcurrency public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(source: TextFieldSource(value, format), prompt: prompt, label: label())
    }

    /// The field in the current style, as wide as the proposed width.
    @MainActor public var body: some View {
        if case .custom(let style) = look {
            AnyView(erasing: styled(style)).environment(\.textFieldLook, .plain)
        } else if placement == .column, !hidesLabels {
            LabeledControl(.absent, label: label) { field }
        } else {
            field
        }
    }

    @MainActor private func styled(_ style: some TextFieldStyle) -> any View {
        var field = TextField<_TextFieldStyleLabel>(
            source: source, prompt: prompt, isSecret: isSecret, axis: axis, label: _TextFieldStyleLabel(label))
        field.editing = editing
        return style._body(configuration: field)
    }

    @MainActor @ViewBuilder private var field: some View {
        if case .bordered = look {
            line
                .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
                .background(ControlPalette.fill, in: RoundedRectangle(cornerRadius: 6))
                .overlay {
                    RoundedRectangle(cornerRadius: 6)
                        .strokeBorder(
                            isFocused ? tint ?? Color.accentColor : ControlPalette.edge.opacity(0.45),
                            lineWidth: isFocused ? 1.5 : 1)
                }
                .opacity(isEnabled ? 1 : 0.4)
        } else {
            line.opacity(isEnabled ? 1 : 0.4)
        }
    }

    @MainActor private var text: String { draft ?? source.read(in: region) }

    @MainActor private var line: some View {
        ZStack(alignment: alignment.line) {
            if text.isEmpty, !isComposing { hint }
            EditableText(
                text: text, form: axis == .vertical ? .field : .line, isSecret: isSecret, isEnabled: isEnabled,
                change: change, submit: submit,
                focus: focusDidChange, compose: { isComposing = $0 })
        }
    }

    @MainActor @ViewBuilder private var hint: some View {
        Group {
            if let prompt { prompt } else if placement != .column { label }
        }
        .lineLimit(axis == .vertical ? nil : 1)
        .foregroundStyle(ControlPalette.hint)
        .allowsHitTesting(false)
    }

    @MainActor private func change(_ new: String) -> String {
        guard case .text(let binding) = source else {
            draft = new
            return new
        }
        binding.wrappedValue = new
        return binding.wrappedValue
    }

    @MainActor private func submit() {
        commit()
        editing.commit()
        submitAction?.action()
    }

    @MainActor private func focusDidChange(_ hasKeyboard: Bool) {
        isFocused = hasKeyboard
        editing.change(hasKeyboard)
        if !hasKeyboard { commit() }
    }

    @MainActor private func commit() {
        guard let typed = draft else { return }
        source.write(typed, in: region)
        draft = nil
    }
}

/// The source of a text field: a text that is updated while typing, or a value that is formatted and parsed as a whole.
@MainActor
enum TextFieldSource {
    case text(Binding<String>)
    case value(read: (Region) -> String, write: (String, Region) -> Void)

    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        self = .value { region in
            format.following(region).format(value.wrappedValue)
        } write: { typed, region in
            if let parsed = try? format.following(region).parseStrategy.parse(typed) { value.wrappedValue = parsed }
        }
    }

    func read(in region: Region) -> String {
        switch self {
        case .text(let binding): binding.wrappedValue
        case .value(let read, _): read(region)
        }
    }

    func write(_ typed: String, in region: Region) {
        switch self {
        case .text(let binding): binding.wrappedValue = typed
        case .value(_, let write): write(typed, region)
        }
    }
}

extension TextField where Label == Text {
    /// Creates a field for `text` that grows along `axis`, with a title that is visible while the field is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
    ) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// Creates a field for a value that is formatted and parsed by `format`, with a title that is visible while the field is empty.
    @_disfavoredOverload
    @MainActor @preconcurrency public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
}

/// A field that shows its text as dots and does not allow copying it.
nonisolated public struct SecureField<Label: View>: View {
    private let field: TextField<Label>

    /// Creates a field for `text`. While it is empty, it shows `prompt`, or otherwise the label.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        field = TextField(source: .text(text), prompt: prompt, isSecret: true, label: label())
    }

    /// A text field that shows dots.
    @MainActor public var body: some View { field }
}

extension SecureField where Label == Text {
    /// Creates a field for `text`, with a title that is visible while the field is empty.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}
