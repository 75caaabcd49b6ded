@_spi(Nodes) public import ScrollUI

/// How a tab view shows its views.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// Which of the library's looks it is; there are no others.
    var _look: _TabViewLook { get }
}

/// The looks of tab views.
public enum _TabViewLook: Hashable, Sendable {
    /// One at a time, with a bar to choose by.
    case bar
    /// Side by side, to be swiped through, with dots.
    case pages(PageTabViewStyle.IndexDisplayMode)
}

/// What suits the surroundings: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// A bar below the views.
    public var _look: _TabViewLook { .bar }
}

/// A bar alone, whatever the space.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// A bar below the views.
    public var _look: _TabViewLook { .bar }
}

/// A sidebar where there is one; here a bar in any case.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// The style; it has no settings.
    public nonisolated init() {}
    /// A bar below the views.
    public var _look: _TabViewLook { .bar }
}

/// Pages side by side that are swiped through.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are there that tell the page.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// With more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// With a single page, too.
        public static let always = IndexDisplayMode(name: "always")
        /// Not at all.
        public static let never = IndexDisplayMode(name: "never")
    }

    private let mode: IndexDisplayMode

    /// Pages with dots over their lower edge, as `indexDisplayMode` says.
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
        mode = indexDisplayMode
    }

    /// Pages with or without dots.
    public var _look: _TabViewLook { .pages(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// What suits the surroundings: a bar.
    @MainActor @preconcurrency public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar alone.
    @MainActor @preconcurrency public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A sidebar where there is one; here a bar.
    @MainActor @preconcurrency public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
        SidebarAdaptableTabViewStyle()
    }
}

extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages with dots, if there are several.
    @MainActor @preconcurrency public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages with dots as `indexDisplayMode` says.
    @MainActor @preconcurrency
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

/// How the dots of pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    /// When there is a plate under the dots.
    var _backgroundMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, one for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When there is a plate under the dots.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        /// While the pointer is over them.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While the pointer is over them.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// In any case.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Not at all.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// When there is a plate under the dots.
    public let _backgroundMode: BackgroundDisplayMode

    /// Dots with a plate under them, as `backgroundDisplayMode` says.
    public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        _backgroundMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots, one for each page.
    @MainActor @preconcurrency public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// Dots with a plate under them, as `backgroundDisplayMode` says.
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
    /// How tab views in this view show their views.
    public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabViewLook, style._look)
    }

    /// How the dots of pages in this view look.
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexBackground, style._backgroundMode)
    }
}
