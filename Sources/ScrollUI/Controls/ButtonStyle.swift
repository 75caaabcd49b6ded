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
    package let controlSize: ControlSize
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    /// Takes something away for good.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves without a change.
    public static let cancel = ButtonRole(name: "cancel")
}

/// The style of buttons in force: one that only says how they look, or one that also says what sets them off.
///
/// Equal ones change nothing in the buttons below: styles that cannot be compared differ.
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
    /// How buttons in this view look.
    public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.buttonStyle = .looks(style) }
    }

    /// How buttons in this view look and what sets them off.
    public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.buttonStyle = .acts(style) }
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
