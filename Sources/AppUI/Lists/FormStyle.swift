@_spi(Nodes) public import ScrollUI

/// How a form looks. The styles are ScrollUI's own; others cannot be made.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The form of the style.
    nonisolated var _look: FormLookBox { get }
}

/// The form of a style, which is the library's own affair.
public struct FormLookBox {
    let look: FormLook
}

enum FormLook {
    case grouped, columns
}

/// Sections on grounds with round corners, in a scroll view.
public struct GroupedFormStyle: FormStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The form of the style.
    public nonisolated var _look: FormLookBox { FormLookBox(look: .grouped) }
}

/// Two columns: labels that end where the controls begin, and the controls. It does not scroll.
public struct ColumnsFormStyle: FormStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The form of the style.
    public nonisolated var _look: FormLookBox { FormLookBox(look: .columns) }
}

/// What suits the surroundings: ``GroupedFormStyle``.
public struct AutomaticFormStyle: FormStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The form of the style.
    public nonisolated var _look: FormLookBox { FormLookBox(look: .grouped) }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections on grounds with round corners.
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A column of labels and one of controls.
    @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// What suits the surroundings.
    @MainActor @preconcurrency public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

private struct FormLookKey: EnvironmentKey {
    static var defaultValue: FormLook { .grouped }
}

extension EnvironmentValues {
    var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How forms in this view look.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        let look = style._look.look
        return EnvironmentView(content: self) { $0.formLook = look }
    }
}
