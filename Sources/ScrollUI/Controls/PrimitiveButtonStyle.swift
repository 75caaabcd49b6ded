import Foundation

/// How a button looks, and what sets it off.
///
///     struct HoldButtonStyle: PrimitiveButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.onLongPressGesture { configuration.trigger() }
///         }
///     }
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The view that the style makes.
    associatedtype Body: View
    /// The label and action of the button that is styled.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// The button as a view. It calls `configuration.trigger()` when the button is to act.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button's label and action, as its style sees them.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = ButtonStyleConfiguration.Label
    /// What the button was made with.
    public let label: Label
    /// What the button is for; nil for nothing in particular.
    public let role: ButtonRole?
    let action: () -> Void

    /// Does what the button does.
    public func trigger() { action() }
}
