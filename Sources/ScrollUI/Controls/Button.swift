import Foundation

/// Runs an action when it is clicked, tapped, or pressed with space or return while it has the keyboard.
///
/// A press that turns into a scroll does nothing.
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

    /// A button with any view as its label.
    @preconcurrency public init(
        role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// The label in the style in force, with what makes it a button.
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
        ButtonStyleConfiguration.Label { [label] in label._lower(into: &$0) }
    }

    @MainActor private func styled(_ style: some ButtonStyle) -> any View {
        style.makeBody(
            configuration: ButtonStyleConfiguration(
                label: erasedLabel, role: role, isPressed: isPressed, isHovered: isHovered, isFocused: isFocused,
                isEnabled: isEnabled, controlSize: controlSize))
    }

    @MainActor private func styled(_ style: some PrimitiveButtonStyle) -> any View {
        style.makeBody(
            configuration: PrimitiveButtonStyleConfiguration(label: erasedLabel, role: role, action: perform))
    }

    /// A button in a menu closes the menu before it acts.
    @MainActor private func perform() {
        dismissMenu?()
        action()
    }

    @MainActor private var handlers: Responder.Handlers {
        Responder.Handlers(
            hover: { isHovered = $0 }, press: { isPressed = $0 },
            // Held down, the gesture acts, and counts a quick press as well.
            tap: repeating == .enabled ? nil : { _, _ in perform() },
            key: { key, modifiers in
                guard key == .space || key == .return, modifiers.isEmpty else { return false }
                perform()
                return true
            },
            focus: { isFocused = $0 }, isFocusable: isEnabled, pointerStyle: .link,
            shortcut: ownShortcut.map { Responder.Shortcut(shortcut: $0, action: perform) })
    }

    /// In a dialog Escape sets off what leaves without a change.
    @MainActor private var ownShortcut: KeyboardShortcut? {
        shortcut ?? (hasCancelKey && role == .cancel ? .cancelAction : nil)
    }
}

extension Button where Label == Text {
    /// A button with a text as its label.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button that a ``PrimitiveButtonStyle`` was given, to be styled further.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

private struct HasCancelKeyKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether Escape presses the buttons that leave without a change.
    package var hasCancelKey: Bool {
        get { self[HasCancelKeyKey.self] }
        set { self[HasCancelKeyKey.self] = newValue }
    }
}
