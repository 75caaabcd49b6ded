@_spi(Nodes) public import ScrollUI

/// The appearance of a form. The library defines all styles; an application cannot add its own.
@MainActor @preconcurrency
public protocol FormStyle {
    /// The internal description of the style.
    nonisolated var _look: FormLookBox { get }
}

/// The internal description of a form style.
public struct FormLookBox {
    let look: FormLook
}

enum FormLook {
    case grouped, columns
}

/// A style with sections on rounded backgrounds, in a scroll view.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The internal description of the style.
    public nonisolated var _look: FormLookBox { FormLookBox(look: .grouped) }
}

/// A style with a column of labels that end where the controls begin, and a column of controls. It does not scroll.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The internal description of the style.
    public nonisolated var _look: FormLookBox { FormLookBox(look: .columns) }
}

/// The default style of the platform: ``GroupedFormStyle``.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The internal description of the style.
    public nonisolated var _look: FormLookBox { FormLookBox(look: .grouped) }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A style with sections on rounded backgrounds.
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A style with a column of labels and a column of controls.
    @MainActor @preconcurrency public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style of the platform.
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
    /// Sets the style of the forms in this view.
    public func formStyle<S: FormStyle>(_ style: S) -> some View {
        let look = style._look.look
        return EnvironmentView(content: self) { $0.formLook = look }
    }
}
