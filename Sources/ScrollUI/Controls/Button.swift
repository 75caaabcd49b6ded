import Foundation

/// Runs an action when it is clicked, tapped, or pressed with space or return while it has the keyboard.
///
/// A press that turns into a scroll does nothing.
public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @State private var isPressed = false
    @State private var isHovered = false
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonStyle) private var style

    /// A button with any view as its label.
    public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label in the style in force, with what makes it a button.
    public var body: some View {
        AnyView(erasing: styled(style)).responder(handlers, isEnabled: isEnabled)
    }

    private func styled(_ style: some ButtonStyle) -> any View {
        let label = self.label
        return style.makeBody(
            configuration: ButtonStyleConfiguration(
                label: ButtonStyleConfiguration.Label { label._lower(into: &$0) }, role: role, isPressed: isPressed,
                isHovered: isHovered, isFocused: isFocused, isEnabled: isEnabled))
    }

    private var handlers: Responder.Handlers {
        Responder.Handlers(
            hover: { isHovered = $0 }, press: { isPressed = $0 }, tap: { _, _ in action() },
            key: { key, modifiers in
                guard key == .space || key == .return, modifiers.isEmpty else { return false }
                action()
                return true
            },
            focus: { isFocused = $0 }, isFocusable: isEnabled, pointerStyle: .link)
    }
}

extension Button where Label == Text {
    /// A button with a text as its label.
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}
