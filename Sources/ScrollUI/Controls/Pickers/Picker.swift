import Foundation

/// A control for the selection of one of several choices.
///
///     Picker("Size", selection: $size) {
///         Text("Small").tag(Size.small)
///         Text("Large").tag(Size.large)
///     }
///     .pickerStyle(.segmented)
///
/// The picker is one stop of Tab; the arrow keys select. The value of a choice in a `ForEach` without a tag is its id.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    @Binding private var selection: SelectionValue
    private let label: Label
    private let content: Content
    /// A view shown instead of the selected choice, on a button or in a row that leads to the choices.
    private let chosenLabel: AnyView?
    @State private var isOpen = false
    @State private var isFocused = false
    @Environment(\.pickerLook) private var look
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.hasHorizontalRadioGroups) private var isHorizontal
    @Environment(\.rowContainer) private var container

    /// Creates a picker with any view as its label. `content` contains the choices, each with a `tag` of the selection's type.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        _selection = selection
        self.content = content()
        self.label = label()
        chosenLabel = nil
    }

    /// Creates a picker with a view that represents the selected choice where it is shown alone: on the button of a menu, and in the row
    /// that leads to a page of choices.
    public init<Value: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> Value
    ) {
        _selection = selection
        self.content = content()
        self.label = label()
        chosenLabel = AnyView(currentValueLabel())
    }

    /// The choices in the current style. Segments and wheels have no label, except in a form; menus and rows have the label before them.
    @MainActor public var body: some View {
        Group {
            switch look.kind {
            case .segmented: LabeledControl(.absent, label: label) { segments }
            case .radios where isHorizontal:
                LabeledControl(.adjacent, label: label) { choices(.radioRow).focusOutline(isFocused, cornerRadius: 9) }
            case .inline: container == nil ? AnyView(column(.rows)) : AnyView(listRows)
            case .radios: column(.radios)
            case .other: look.body?.makeBody(parts)
            case .menu:
                PickerMenu(rows: rows) { LabeledControl(.adjacent, label: label.opacity(isEnabled ? 1 : 0.4)) { menu } }
            }
        }
        // The button of a menu dims itself.
        .opacity(isEnabled || look.kind == .menu ? 1 : 0.4)
    }

    @MainActor private var parts: PickerParts<Label, SelectionValue, Content> {
        PickerParts(label: label, selection: $selection, content: content, chosen: AnyView(chosen)) { didChoose in
            AnyView(choices(.list, didChoose).focusOutline(isFocused, cornerRadius: 9).labelsHidden())
        }
    }

    @MainActor private var segments: some View {
        choices(.segments).focusOutline(isFocused, cornerRadius: 11)
    }

    @MainActor private func column(_ form: PickerNode.Form) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if !hidesLabels { label }
            choices(form).focusOutline(isFocused, cornerRadius: 9)
        }
    }

    /// The label and the choices look like separate rows: each has the margins of a row.
    @MainActor private var listRows: some View {
        let insets = container?.rowInsets ?? EdgeInsets()
        return VStack(alignment: .leading, spacing: 0) {
            if !hidesLabels { label.padding(.bottom, insets.bottom) }
            choices(.list).focusOutline(isFocused, cornerRadius: 9)
        }
        .padding(.top, hidesLabels ? -insets.top : 0)
        .padding(.bottom, -insets.bottom)
    }

    @MainActor private func choices(
        _ form: PickerNode.Form, _ didChoose: (@MainActor () -> Void)? = nil
    ) -> some View {
        PickerList(
            form: form, content: content, isChosen: { $0.base as? SelectionValue == selection },
            choose: {
                choose($0)
                didChoose?()
            },
            focus: { isFocused = $0 }, isEnabled: isEnabled)
    }

    @MainActor @ViewBuilder private var chosen: some View {
        if let chosenLabel { chosenLabel } else { choices(.chosen) }
    }

    @MainActor private func choose(_ tag: AnyHashable) {
        isOpen = false
        guard let value = tag.base as? SelectionValue, value != selection else { return }
        selection = value
    }

    @MainActor private var rows: MenuChoices<Label, Content> {
        MenuChoices(
            label: label, content: content, isChosen: { $0.base as? SelectionValue == selection }, choose: choose)
    }

    @MainActor private var menu: some View {
        MenuButton(isOpen: $isOpen) {
            chosen
        } panel: {
            MenuPanel(isPresented: $isOpen) { rows.labelsHidden() }
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

/// The choices as a view; see ``PickerNode``.
nonisolated struct PickerList<Content: View>: View {
    typealias Body = Never

    let form: PickerNode.Form
    let content: Content
    let isChosen: (AnyHashable) -> Bool
    let choose: (AnyHashable) -> Void
    let focus: (Bool) -> Void
    let isEnabled: Bool

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let form = self.form
        let node = builder.node(PickerNode.self) { PickerNode(form, graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        node.assign(self)
    }
}
