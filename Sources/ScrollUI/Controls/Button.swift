import Foundation

/// A control that runs an action when it is clicked or tapped, or when space or return is pressed while it has the keyboard.
///
/// A press that becomes a scroll runs no action.
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label
    @State private var isPressed = false
    @State private var isHovered = false
    @State private var isFocused = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonStyle) private var style
    @Environment(\.controlSize) private var controlSize
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.dismissMenu) private var dismissMenu
    @Environment(\.hasCancelKey) private var hasCancelKey
    @Environment(\.buttonRepeatBehavior) private var repeating

    /// Creates a button with any view as its label.
    @preconcurrency public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label in the current button style, with the button's interaction.
    @MainActor public var body: some View {
        switch style {
        case .looks(let style) where repeating == .enabled:
            AnyView(erasing: styled(style)).responder(handlers, isEnabled: isEnabled)
                .simultaneousGesture(RepeatingPress { perform() }, isEnabled: isEnabled)
        case .looks(let style): AnyView(erasing: styled(style)).responder(handlers, isEnabled: isEnabled)
        case .acts(let style): AnyView(erasing: styled(style))
        }
    }

    @MainActor private var erasedLabel: ButtonStyleConfiguration.Label {
        ButtonStyleConfiguration.Label { [label] builder in
            if Label.self == Text.self { return label._lower(into: &builder) }
            builder.implicitStack(.horizontal) { label._lower(into: &$0) }
        }
    }

    @MainActor private func styled(_ style: some ButtonStyle) -> any View {
        style._makeAnyBody(
            configuration: ButtonStyleConfiguration(
                label: erasedLabel, role: role, isPressed: isPressed, isHovered: isHovered, isFocused: isFocused,
                isEnabled: isEnabled, controlSize: controlSize))
    }

    @MainActor private func styled(_ style: some PrimitiveButtonStyle) -> any View {
        style._makeAnyBody(
            configuration: PrimitiveButtonStyleConfiguration(label: erasedLabel, role: role, action: perform))
    }

    /// Runs the action. A button in a menu closes the menu first.
    @MainActor private func perform() {
        dismissMenu?()
        action()
    }

    @MainActor private var handlers: Responder.Handlers {
        Responder.Handlers(
            hover: { isHovered = $0 }, press: { isPressed = $0 },
            // If the button repeats, the gesture acts instead, for a quick press too.
            tap: repeating == .enabled ? nil : { _, _ in perform() },
            key: { key, modifiers in
                guard key == .space || key == .return, modifiers.isEmpty else { return false }
                perform()
                return true
            },
            focus: { isFocused = $0 }, isFocusable: isEnabled, pointerStyle: .link,
            shortcut: ownShortcut.map { Responder.Shortcut(shortcut: $0, action: perform) })
    }

    /// The keyboard shortcut; in a dialog, Escape for a cancel button.
    @MainActor private var ownShortcut: KeyboardShortcut? {
        shortcut ?? (hasCancelKey && role == .cancel ? .cancelAction : nil)
    }
}

extension Button where Label == Text {
    /// Creates a button with a text as its label.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration of a ``PrimitiveButtonStyle``, for further styling.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

private struct HasCancelKeyKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether Escape presses cancel buttons.
    package var hasCancelKey: Bool {
        get { self[HasCancelKeyKey.self] }
        set { self[HasCancelKeyKey.self] = newValue }
    }
}
