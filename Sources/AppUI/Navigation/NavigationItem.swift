import Foundation
@_spi(Nodes) public import ScrollUI

/// What the views of a page say about its bars.
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
    /// Of the title in the bar.
    var titleMenu: OuterViews?
    /// Under the whole page.
    var container: OuterViews?
    /// Beside the page and its bars.
    var inspector: OuterViews?
    /// A container here has bars of its own.
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

    /// How the bar over the page looks; nil where there is none, or nothing to put into it.
    func bar(isRoot: Bool, in column: SplitColumn?) -> NavigationBarStyle? {
        guard navigationBar != .hidden, !hasOwnBars else { return nil }
        let leavesColumn = isRoot && column?.leadsBack == true
        let hasBack = (!isRoot || leavesColumn) && hidesBackButton != true
        let toggle = removesSidebarToggle || column?.hasToggle != true ? nil : column
        let hasItems = entries.contains { $0.placement.slot != .bottom && $0.placement.slot != .none }
        guard
            title != nil || search != nil || hasBack || hasItems || toggle != nil || navigationBar == .visible
                || !isRoot
        else {
            return nil
        }
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
    /// What the button leaves instead of a page.
    var column: SplitColumn?
    /// Whose first column a button hides and shows.
    var toggle: SplitColumn?
}

/// A title, compared by its words.
struct NavigationTitle: Equatable {
    let text: Text

    static func == (left: NavigationTitle, right: NavigationTitle) -> Bool { left.words == right.words }

    private var words: [String] { text.parts.map(\.string) }
}

struct NavigationItemKey: PreferenceKey {
    static var defaultValue: NavigationItem { NavigationItem() }

    static func reduce(value: inout NavigationItem, nextValue: () -> NavigationItem) { value.add(nextValue()) }
}

/// How a page's title is shown in its bar.
public struct NavigationBarItem: Hashable, Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large on the stack's root, in the bar on the pages above.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar, until it is scrolled away.
        case large
    }
}

/// How the title of a page is shown, for every kind of bar.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    /// Large on the stack's root, in the bar on the pages above.
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

    /// The title of the page that this view is in, and of the way back to it.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { title(Text(titleKey)) }

    /// The title of the page that this view is in, and of the way back to it. It follows a binding, but is not edited in the bar.
    @_disfavoredOverload
    public func navigationTitle<T: NavigationTitleText>(_ title: T) -> some View { self.title(title._title) }

    /// The title of the page that this view is in, and of the way back to it.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self.title(Text(title)) }

    /// A second line below the title in the bar.
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        navigationItem { $0.subtitle = NavigationTitle(text: subtitle) }
    }

    /// A second line below the title in the bar.
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// A second line below the title in the bar.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// How the title of the page is shown.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationItem { $0.displayMode = displayMode }
    }

    /// How the title of the page is shown.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationItem { $0.displayMode = mode.mode }
    }

    /// Leaves out the button that goes back. Escape goes back no more, either.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationItem { $0.hidesBackButton = hidesBackButton }
    }

    /// Leaves out the bar over the page.
    public func navigationBarHidden(_ hidden: Bool) -> some View {
        navigationItem { $0.navigationBar = hidden ? .hidden : .visible }
    }
}

// The names that these modifiers had before.
extension View {
    /// The title of the page.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// The title of the page.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

    /// The title of the page.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// The title of the page, and how it is shown.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }

    /// The title of the page, and how it is shown.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }

    /// The title of the page, and how it is shown.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode) }

    /// Views at both ends of the bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    /// A view at the leading end of the bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    /// A view at the trailing end of the bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}

/// What a page's title can be given as, besides strings: a text, or a binding to a string. One protocol for both, since the types of
/// everything in front of a modifier are looked at anew for each of its forms where there is a mistake in it.
public protocol NavigationTitleText {
    /// The title as a text.
    @MainActor var _title: Text { get }
}

extension Text: NavigationTitleText {
    /// The text itself.
    public var _title: Text { self }
}

extension Binding: NavigationTitleText where Value == String {
    /// The string as it is now.
    @MainActor public var _title: Text { Text(verbatim: wrappedValue) }
}
