import Foundation

/// The appearance of a button in each of its states.
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that the style creates.
    associatedtype Body: View
    /// The label and state of the styled button.
    typealias Configuration = ButtonStyleConfiguration
    /// Returns the appearance of a button in a state. Called again for each change of the state.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// Returns the same as a view of any type. The library implements it.
    func _makeAnyBody(configuration: Configuration) -> any View
}

extension ButtonStyle {
    /// Returns the body as a view of any type. Inlinable for the reason of ``View/_evaluate(_:)``.
    @inlinable @inline(__always) public func _makeAnyBody(configuration: Configuration) -> any View {
        makeBody(configuration: configuration)
    }
}

/// The label and state of a button, for its style.
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

    /// The button's label.
    public let label: Label
    /// The role of the button; nil if it has none.
    public let role: ButtonRole?
    /// Whether the pointer or finger that pressed the button is still over it.
    public let isPressed: Bool
    /// Whether the pointer is over the button. An extension of ScrollUI, as are the next two properties.
    public let isHovered: Bool
    /// Whether the button has the keyboard and should show it.
    public let isFocused: Bool
    /// Whether the button is enabled; false under `disabled(true)`.
    public let isEnabled: Bool
    package let controlSize: ControlSize
}

/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Deletes something permanently.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without a change.
    public static let cancel = ButtonRole(name: "cancel")
}

/// The current style of buttons: one that defines only their appearance, or one that also defines their interaction.
///
/// Setting an equal style does not update the buttons. Styles that are not comparable count as different.
package enum AnyButtonStyle: Equatable {
    case looks(any ButtonStyle)
    case acts(any PrimitiveButtonStyle)

    package static func == (left: AnyButtonStyle, right: AnyButtonStyle) -> Bool {
        switch (left, right) {
        case (.looks(let left), .looks(let right)): ValueComparison.areEqual(left, right)
        case (.acts(let left), .acts(let right)): ValueComparison.areEqual(left, right)
        case (.looks, .acts), (.acts, .looks): false
        }
    }
}

struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyButtonStyle { .looks(DefaultButtonStyle()) }
}

extension EnvironmentValues {
    package var buttonStyle: AnyButtonStyle {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of buttons in this view.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.buttonStyle = .looks(style) }
    }

    /// Sets the appearance and interaction of buttons in this view.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.buttonStyle = .acts(style) }
    }

    /// Draws a ring around a control with the keyboard, two points wide and two points away. An extension of ScrollUI.
    public func focusOutline(_ isFocused: Bool, cornerRadius: Double = 8) -> some View {
        overlay {
            RoundedRectangle(cornerRadius: cornerRadius)
                .strokeBorder(Color.accentColor.opacity(isFocused ? 1 : 0), lineWidth: 2)
                .padding(-4)
        }
    }
}
