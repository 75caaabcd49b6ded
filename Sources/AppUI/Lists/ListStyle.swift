@_spi(Nodes) public import ScrollUI

/// How a list looks. The styles are ScrollUI's own; others cannot be made, as in SwiftUI.
@MainActor @preconcurrency
public protocol ListStyle {
    /// The measures of the style.
    nonisolated var _look: ListLookBox { get }
}

/// The measures of a style, which are the library's own affair.
public struct ListLookBox {
    let look: ListLook
}

/// Rows from side to side with lines between them; headers stay in view.
public struct PlainListStyle: ListStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .plain) }
}

/// Lower rows that keep off the sides, with lines between them.
public struct InsetListStyle: ListStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .inset) }
}

/// Sections on grounds of their own from side to side.
public struct GroupedListStyle: ListStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .grouped) }
}

/// Sections on grounds with round corners that keep off the sides.
public struct InsetGroupedListStyle: ListStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .insetGrouped) }
}

/// Low rows without lines, for what is beside the content of a window.
public struct SidebarListStyle: ListStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .sidebar) }
}

/// What suits a window on a desktop: ``InsetListStyle``.
public struct DefaultListStyle: ListStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .inset) }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from side to side with lines between them; headers stay in view.
    @MainActor @preconcurrency public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Lower rows that keep off the sides, with lines between them.
    @MainActor @preconcurrency public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections on grounds of their own from side to side.
    @MainActor @preconcurrency public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on grounds with round corners that keep off the sides.
    @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// Low rows without lines, for what is beside the content of a window.
    @MainActor @preconcurrency public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    /// What suits a window on a desktop: ``InsetListStyle``.
    @MainActor @preconcurrency public static var automatic: DefaultListStyle { DefaultListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
    static var defaultValue: ListLook { .inset }
}

extension EnvironmentValues {
    var listStyle: ListLook {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// How lists in this view look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let look = style._look.look
        return EnvironmentView(content: self) { $0.listStyle = look }
    }
}
