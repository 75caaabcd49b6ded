import Foundation

/// A switch with a label.
nonisolated public struct Toggle<Label: View>: View {
    @Binding private var isOn: Bool
    private let label: Label
    @State private var isPressed = false
    @State private var isHovered = false
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.toggleStyle) private var style
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Creates a switch with any view as its label. A click, space or return toggles `isOn`.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        _isOn = isOn
        self.label = label()
    }

    /// The switch in the current style, with its interaction.
    @MainActor public var body: some View {
        AnyView(erasing: styled(style)).opacity(isEnabled ? 1 : 0.4).responder(handlers, isEnabled: isEnabled)
    }

    @MainActor private func styled(_ style: some ToggleStyle) -> any View {
        let label = ButtonStyleConfiguration.Label { [label] in LabelLines(label: label)._lower(into: &$0) }
        let state = ToggleStyleConfiguration.State(isPressed: isPressed, isHovered: isHovered, isFocused: isFocused)
        return style.makeBody(configuration: ToggleStyleConfiguration(label: label, isOn: $isOn, state: state))
    }

    @MainActor private func flip() {
        withAnimation(reduceMotion ? nil : .easeOut(duration: 0.15)) { isOn.toggle() }
    }

    @MainActor private var handlers: Responder.Handlers {
        Responder.Handlers(
            hover: { isHovered = $0 }, press: { isPressed = $0 }, tap: { _, _ in flip() },
            key: { key, modifiers in
                guard key == .space || key == .return, modifiers.isEmpty else { return false }
                flip()
                return true
            },
            focus: { isFocused = $0 }, isFocusable: isEnabled, pointerStyle: .link)
    }
}

extension Toggle where Label == Text {
    /// Creates a switch with a text as its label.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}
