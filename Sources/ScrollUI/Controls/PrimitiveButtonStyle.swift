import Foundation

/// The appearance and interaction of a button.
///
///     struct HoldButtonStyle: PrimitiveButtonStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             configuration.label.onLongPressGesture { configuration.trigger() }
///         }
///     }
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that the style creates.
    associatedtype Body: View
    /// The label and action of the styled button.
    typealias Configuration = PrimitiveButtonStyleConfiguration
    /// Returns the button as a view. The view calls `configuration.trigger()` to run the button's action.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// Returns the same as a view of any type. The library implements it.
    func _makeAnyBody(configuration: Configuration) -> any View
}

extension PrimitiveButtonStyle {
    /// Returns the body as a view of any type. Inlinable for the reason of ``View/_evaluate(_:)``.
    @inlinable @inline(__always) public func _makeAnyBody(configuration: Configuration) -> any View {
        makeBody(configuration: configuration)
    }
}

/// The label and action of a button, for its style.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public typealias Label = ButtonStyleConfiguration.Label
    /// The button's label.
    public let label: Label
    /// The role of the button; nil if it has none.
    public let role: ButtonRole?
    let action: () -> Void

    /// Runs the button's action.
    public func trigger() { action() }
}
