@_spi(Nodes) public import ScrollUI

/// The appearance of a list. The library defines all styles; an application cannot add its own, as in SwiftUI.
@MainActor @preconcurrency
public protocol ListStyle {
    /// The measures of the style.
    nonisolated var _look: ListLookBox { get }
}

/// The internal measures of a list style.
public struct ListLookBox {
    let look: ListLook
}

/// A style with full-width rows, lines between them, and pinned headers.
public struct PlainListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .plain) }
}

/// A style with lower, inset rows and lines between them.
public struct InsetListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .inset) }
}

/// A style with full-width section backgrounds.
public struct GroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .grouped) }
}

/// A style with inset, rounded section backgrounds.
public struct InsetGroupedListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .insetGrouped) }
}

/// A style with low rows without lines, for a sidebar of a window.
public struct SidebarListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .sidebar) }
}

/// The default style of a desktop window: ``InsetListStyle``.
public struct DefaultListStyle: ListStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The measures of the style.
    public nonisolated var _look: ListLookBox { ListLookBox(look: .inset) }
}

extension ListStyle where Self == PlainListStyle {
    /// A style with full-width rows, lines between them, and pinned headers.
    @MainActor @preconcurrency public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// A style with lower, inset rows and lines between them.
    @MainActor @preconcurrency public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A style with full-width section backgrounds.
    @MainActor @preconcurrency public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A style with inset, rounded section backgrounds.
    @MainActor @preconcurrency public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A style with low rows without lines, for a sidebar of a window.
    @MainActor @preconcurrency public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style of a desktop window: ``InsetListStyle``.
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
    /// Sets the style of the lists in this view.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let look = style._look.look
        return EnvironmentView(content: self) { $0.listStyle = look }
    }
}
