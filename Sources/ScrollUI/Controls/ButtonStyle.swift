import Foundation

/// How a button looks in each of its states.
@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button's label and state, as its style sees them.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
    /// The button's label.
    public struct Label: View {
        public typealias Body = Never
        let lower: @MainActor (inout NodeBuilder) -> Void

        public func _lower(into builder: inout NodeBuilder) { lower(&builder) }
    }

    public let label: Label
    public let role: ButtonRole?
    public let isPressed: Bool
    /// The pointer is over the button. An extension of ScrollUI's own, as are the next two.
    public let isHovered: Bool
    /// The button has the keyboard, and should show it.
    public let isFocused: Bool
    public let isEnabled: Bool
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// The label alone, dimmed while pressed.
public struct PlainButtonStyle: ButtonStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(configuration.isEnabled ? (configuration.isPressed ? 0.6 : 1) : 0.4)
            .focusOutline(configuration.isFocused)
    }
}

/// A filled plate with round corners that answers to the pointer.
public struct BorderedButtonStyle: ButtonStyle {
    public nonisolated init() {}

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
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
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
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.buttonStyle = style }
    }

    /// The ring around a control that has the keyboard: two points wide, two points away.
    public func focusOutline(_ isFocused: Bool, cornerRadius: Double = 8) -> some View {
        overlay {
            RoundedRectangle(cornerRadius: cornerRadius)
                .strokeBorder(Color.accentColor.opacity(isFocused ? 1 : 0), lineWidth: 2)
                .padding(-4)
        }
    }
}
