@_spi(Nodes) public import ScrollUI

/// The appearance of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The appearance that the library defines for the style; there are no others.
    var _look: _TabViewLook { get }
}

/// The appearances of tab views.
public enum _TabViewLook: Hashable, Sendable {
    /// One view at a time, with a bar for the selection.
    case bar
    /// Pages side by side that are swiped, with dots.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// The default style of the platform: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// A bar below the views.
    public var _look: _TabViewLook { .bar }
}

/// A style with a bar in all windows.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// A bar below the views.
    public var _look: _TabViewLook { .bar }
}

/// A style with a sidebar on platforms that support it; here always a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// A bar below the views.
    public var _look: _TabViewLook { .bar }
}

/// A style with pages side by side that are swiped.
public struct PageTabViewStyle: TabViewStyle {
    /// The visibility of the dots for the pages.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// The dots are visible if there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// The dots are always visible.
        public static let always = IndexDisplayMode(name: "always")
        /// The dots are never visible.
        public static let never = IndexDisplayMode(name: "never")
    }

    private let mode: IndexDisplayMode

    /// Creates a style with dots over the lower edge of the pages, with the visibility `indexDisplayMode`.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    /// Pages with or without dots.
    public var _look: _TabViewLook { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default style of the platform: a bar.
    @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A style with a bar in all windows.
    @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style with a sidebar on platforms that support it; here a bar.
    @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// A style with pages, and dots if there are several.
    @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// A style with pages, and dots with the visibility `indexDisplayMode`.
    @MainActor @preconcurrency
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// The appearance of the dots for pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// The visibility of the plate under the dots.
    var _backgroundMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A style with a dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// The visibility of the plate under the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// The plate is visible while the pointer is over the dots.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// The plate is visible while the pointer is over the dots.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// The plate is always visible.
        public static let always = BackgroundDisplayMode(name: "always")
        /// The plate is never visible.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// The visibility of the plate under the dots.
    public let _backgroundMode: BackgroundDisplayMode

    /// Creates a style with a plate under the dots, with the visibility `backgroundDisplayMode`.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _backgroundMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A style with a dot for each page.
    @MainActor @preconcurrency public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A style with a plate under the dots, with the visibility `backgroundDisplayMode`.
    @MainActor @preconcurrency
    public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

struct TabViewLookKey: EnvironmentKey {
    static let defaultValue = _TabViewLook.bar
}

struct PageIndexBackgroundKey: EnvironmentKey {
    static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }

    var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the tab views in this view.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLook, style._look)
    }

    /// Sets the style of the dots for pages in this view.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexBackground, style._backgroundMode)
    }
}
