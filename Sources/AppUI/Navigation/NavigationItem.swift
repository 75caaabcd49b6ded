import Foundation
@_spi(Nodes) public import ScrollUI

/// The values that the views of a page set for its bars.
struct NavigationItem: Equatable {
    var title: NavigationTitle?
    var subtitle: NavigationTitle?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton: Bool?
    var navigationBar = Visibility.automatic
    var bottomBar = Visibility.automatic
    var background = Visibility.automatic
    var ground: ToolbarGround?
    var colorScheme: ColorScheme?
    var entries: [ToolbarEntry] = []
    var search: SearchEntry?
    var removesSidebarToggle = false
    var removesTitle = false
    /// The menu of the title in the bar.
    var titleMenu: OuterViews?
    /// The background of the whole page.
    var container: OuterViews?
    /// The inspector beside the page and its bars.
    var inspector: OuterViews?
    /// Whether the page contains a container with its own bars.
    var hasOwnBars = false

    mutating func add(_ next: NavigationItem) {
        title = next.title ?? title
        subtitle = next.subtitle ?? subtitle
        displayMode = next.displayMode ?? displayMode
        hidesBackButton = next.hidesBackButton ?? hidesBackButton
        if next.navigationBar != .automatic { navigationBar = next.navigationBar }
        if next.bottomBar != .automatic { bottomBar = next.bottomBar }
        if next.background != .automatic { background = next.background }
        ground = next.ground ?? ground
        colorScheme = next.colorScheme ?? colorScheme
        entries += next.entries
        search = next.search ?? search
        removesSidebarToggle = removesSidebarToggle || next.removesSidebarToggle
        removesTitle = removesTitle || next.removesTitle
        titleMenu = next.titleMenu ?? titleMenu
        container = next.container ?? container
        inspector = next.inspector ?? inspector
        hasOwnBars = hasOwnBars || next.hasOwnBars
    }

    /// Returns the style of the bar of the page; nil if the page has no bar or nothing to put into it.
    func bar(isRoot: Bool, in column: SplitColumn?) -> NavigationBarStyle? {
        guard navigationBar != .hidden, !hasOwnBars else { return nil }
        let leavesColumn = isRoot && column?.leadsBack == true
        let hasBack = (!isRoot || leavesColumn) && hidesBackButton != true
        let toggle = removesSidebarToggle || column?.hasToggle != true ? nil : column
        let hasItems = entries.contains { $0.placement.slot != .bottom && $0.placement.slot != .none }
        guard title != nil || search != nil || hasBack || hasItems || toggle != nil || navigationBar == .visible
        else { return nil }
        let isLargeByItself = isRoot && titleMenu == nil
        let isLarge =
            title != nil && !removesTitle && (displayMode == .large || displayMode != .inline && isLargeByItself)
        return NavigationBarStyle(
            isLarge: isLarge, hasBackButton: hasBack, column: leavesColumn ? column : nil, toggle: toggle)
    }

    @MainActor var bottomToolbar: BottomToolbar? {
        let items = entries.filter { $0.placement.slot == .bottom }
        return items.isEmpty || bottomBar == .hidden ? nil : BottomToolbar(entries: items)
    }
}

struct NavigationBarStyle: Equatable {
    var isLarge: Bool
    var hasBackButton: Bool
    /// The column that the back button leaves, if it leaves a column and not a page.
    var column: SplitColumn?
    /// A column of the split view whose first column the button in the bar hides and shows.
    var toggle: SplitColumn?
}

/// A title that is compared by its text.
struct NavigationTitle: Equatable {
    let text: Text

    static func == (left: NavigationTitle, right: NavigationTitle) -> Bool { left.words == right.words }

    private var words: [String] { text.parts.map(\.string) }
}

struct NavigationItemKey: PreferenceKey {
    static var defaultValue: NavigationItem { NavigationItem() }

    static func reduce(value: inout NavigationItem, nextValue: () -> NavigationItem) { value.add(nextValue()) }
}

/// The options of a page's title in its bar.
public struct NavigationBarItem: Hashable, Sendable {
    /// The display mode of a title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on the root page of the stack, in the bar on all other pages.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar, until it is scrolled away.
        case large
    }
}

/// The display mode of a page's title, for every kind of bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// Large on the root page of the stack, in the bar on all other pages.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// Below the bar, until it is scrolled away.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Below the bar, until it is scrolled away.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

extension View {
    func navigationItem(_ change: @escaping (inout NavigationItem) -> Void) -> some View {
        transformPreference(NavigationItemKey.self, change)
    }

    private func title(_ text: Text) -> some View { navigationItem { $0.title = NavigationTitle(text: text) } }

    /// Sets the title of the page that contains this view, which is also the title of the back button to it.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }

    /// Sets the title of the page that contains this view, which is also the title of the back button to it. The title
    /// follows a binding, but cannot be edited in the bar.
    @_disfavoredOverload
    public func navigationTitle<T: NavigationTitleText>(_ title: T) -> some View { self.title(title._title) }

    /// Sets the title of the page that contains this view, which is also the title of the back button to it.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self.title(Text(title)) }

    /// Sets a second line below the title in the bar.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationItem { $0.subtitle = NavigationTitle(text: subtitle) }
    }

    /// Sets a second line below the title in the bar.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets a second line below the title in the bar.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Sets the display mode of the page's title.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationItem { $0.displayMode = displayMode }
    }

    /// Sets the display mode of the page's title.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationItem { $0.displayMode = mode.mode }
    }

    /// Hides the back button. Escape does not go back either.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationItem { $0.hidesBackButton = hidesBackButton }
    }

    /// Hides the bar of the page.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationItem { $0.navigationBar = hidden ? .hidden : .visible }
    }
}

// The former names of these modifiers.
extension View {
    /// Sets the title of the page.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the page.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// Sets the title of the page.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets the title of the page and its display mode.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the page and its display mode.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

    /// Sets the title of the page and its display mode.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode) }

    /// Sets views at both ends of the bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// Sets a view at the leading end of the bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// Sets a view at the trailing end of the bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}

/// A type, other than a string, that can be the title of a page: a text, or a binding to a string. Both share one
/// protocol because, for an expression with an error, the compiler checks the receiver again for each overload of a
/// modifier.
public protocol NavigationTitleText {
    /// The title as a text.
    @MainActor var _title: Text { get }
}

extension Text: NavigationTitleText {
    /// The text itself.
    public var _title: Text { self }
}

extension Binding: NavigationTitleText where Value == String {
    /// The current string.
    @MainActor public var _title: Text { Text(verbatim: wrappedValue) }
}
