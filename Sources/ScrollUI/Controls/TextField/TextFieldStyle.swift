import Foundation

/// The appearance of text fields.
///
///     struct Underlined: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             configuration.overlay(alignment: .bottom) { Divider() }
///         }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The type of the view that the style creates.
    associatedtype _Body: View
    /// The label of the styled field.
    typealias _Label = _TextFieldStyleLabel
    /// Returns the appearance of a field. `configuration` is the field itself, without plate and edge.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field, for its style.
public typealias _TextFieldStyleLabel = _StylePart<_StylePartRole.Label>

/// Shows only the text.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the field without a plate.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// Shows the text on a plate with rounded corners and an edge, in the accent colour while it has the keyboard.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the field with a plate.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldPlate() }
}

/// The default style: a plate with rounded corners.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the field with a plate.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldPlate() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// Shows only the text.
    @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// Shows the text on a plate with rounded corners and an edge.
    @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
        RoundedBorderTextFieldStyle()
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style.
    @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// The appearance of fields: with or without a plate, or in a custom style.
enum TextFieldLook: Equatable {
    case bordered, plain
    case custom(any TextFieldStyle)

    static func == (left: TextFieldLook, right: TextFieldLook) -> Bool {
        switch (left, right) {
        case (.bordered, .bordered), (.plain, .plain): true
        case (.custom(let left), .custom(let right)): ValueComparison.areEqual(left, right)
        default: false
        }
    }

    init(_ style: any TextFieldStyle) {
        self =
            switch style {
            case is PlainTextFieldStyle: .plain
            case is RoundedBorderTextFieldStyle, is DefaultTextFieldStyle: .bordered
            default: .custom(style)
            }
    }
}

private struct TextFieldLookKey: EnvironmentKey {
    static var defaultValue: TextFieldLook { .bordered }
}

extension EnvironmentValues {
    var textFieldLook: TextFieldLook {
        get { self[TextFieldLookKey.self] }
        set { self[TextFieldLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of text fields in this view.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.textFieldLook = TextFieldLook(style) }
    }

    fileprivate func textFieldPlate() -> some View {
        EnvironmentView(content: self) { $0.textFieldLook = .bordered }
    }
}
