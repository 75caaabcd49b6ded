import Foundation

/// How text fields look.
///
///     struct Underlined: TextFieldStyle {
///         func _body(configuration: TextField<Self._Label>) -> some View {
///             configuration.overlay(alignment: .bottom) { Divider() }
///         }
///     }
@MainActor @preconcurrency
public protocol TextFieldStyle {
    /// The view that the style makes.
    associatedtype _Body: View
    /// The label of the field that is styled.
    typealias _Label = _TextFieldStyleLabel
    /// The look of a field. `configuration` is the field itself, without plate and edge.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a field as its style gets it.
public typealias _TextFieldStyleLabel = _StylePart<_StylePartRole.Label>

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// No plate.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A plate with round corners and an edge, in the accent colour while it has the keyboard.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// A plate.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldPlate() }
}

/// What suits the surroundings: a plate with round corners.
public struct DefaultTextFieldStyle: TextFieldStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// A plate.
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldPlate() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A plate with round corners and an edge.
    @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle {
        RoundedBorderTextFieldStyle()
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// What suits the surroundings.
    @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// How fields here look: with the plate or without, or as a program's own style says.
enum TextFieldLook {
    case bordered, plain
    case custom(any TextFieldStyle)

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
    /// How text fields in this view look.
    public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.textFieldLook = TextFieldLook(style) }
    }

    fileprivate func textFieldPlate() -> some View {
        EnvironmentView(content: self) { $0.textFieldLook = .bordered }
    }
}
