import Foundation

/// How a button looks in each of its states.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The label and state of the button that is styled.
    typealias Configuration = ButtonStyleConfiguration
    /// The look of a button in that state. Called again with each change of it.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button's label and state, as its style sees them.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        /// Built in: there is no body.
        public typealias Body = Never
        let lower: @MainActor (inout NodeBuilder) -> Void

        /// Writes this view into the node tree.
        public func _lower(into builder: inout NodeBuilder) { lower(&builder) }
    }

    /// What the button was made with.
    public let label: Label
    /// What the button is for; nil for nothing in particular.
    public let role: ButtonRole?
    /// The pointer went down on the button and is still over it, or the finger on it.
    public let isPressed: Bool
    /// The pointer is over the button. An extension of ScrollUI's own, as are the next two.
    public let isHovered: Bool
    /// The button has the keyboard, and should show it.
    public let isFocused: Bool
    /// False where `disabled(true)` is in force.
    public let isEnabled: Bool
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Takes something away for good.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without a change.
    public static let cancel = ButtonRole(name: "cancel")
}

/// The label alone, dimmed while pressed.
public struct PlainButtonStyle: ButtonStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label, fainter while pressed and more so while disabled.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.4)
            .focusOutline(configuration.isFocused)
    }
}

/// A filled plate with round corners that answers to the pointer.
public struct BorderedButtonStyle: ButtonStyle {
    /// The style; it has no settings.
    public nonisolated init() {}

    /// The label on a plate with corners of 6 points.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10))
            .background(fill(configuration), in: RoundedRectangle(cornerRadius: 6))
            .opacity(configuration.isEnabled ? 1 : 0.4)
            .focusOutline(configuration.isFocused)
    }

    private func fill(_ configuration: Configuration) -> Color {
        if configuration.isPressed { return Color(light: 0xD3D8DE, dark: 0x1F242D) }
        return configuration.isHovered ? Color(light: 0xDDE1E7, dark: 0x343B48) : Color(light: 0xE7EAEE, dark: 0x2A303B)
    }
}

extension ButtonStyle where Self == PlainButtonStyle {
    /// The label alone, dimmed while pressed.
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
    /// The label on a filled plate; what buttons look like by default.
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: any ButtonStyle { BorderedButtonStyle() }
}

extension EnvironmentValues {
    var buttonStyle: any ButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension View {
    /// How buttons in this view look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.buttonStyle = style }
    }

    /// The ring around a control that has the keyboard: two points wide, two points away. An extension of
    /// ScrollUI's own.
    public func focusOutline(_ isFocused: Bool, cornerRadius: Double = 8) -> some View {
        overlay {
            RoundedRectangle(cornerRadius: cornerRadius)
                .strokeBorder(Color.accentColor.opacity(isFocused ? 1 : 0), lineWidth: 2)
                .padding(-4)
        }
    }
}
