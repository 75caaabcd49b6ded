@_spi(Nodes) public import ScrollUI

/// Passes the items of a toolbar to the enclosing page.
private struct ToolbarView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let collect: @MainActor (inout _ToolbarList) -> Void

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PreferenceNode<NavigationItemKey>.self) {
            PreferenceNode(graph: $0, parent: $1, scope: $2)
        }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        var list = _ToolbarList(scope: builder.scope)
        collect(&list)
        let entries = list.entries
        node.contribute(.transform { $0.entries += entries })
    }
}

/// A bar of a window or a page.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    /// The bar over the page.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar over the page.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The bar below the page.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of the enclosing tab view.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar over the page.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

    var isTop: Bool { self != .bottomBar && self != .tabBar }
}

/// The background of a bar.
struct ToolbarGround: Equatable {
    let style: AnyShapeStyle
    private let color: Color?

    init(_ style: some ShapeStyle) {
        self.style = AnyShapeStyle(style)
        color = style as? Color
    }

    /// Only styles that are colours can be compared; all others are unequal.
    static func == (left: ToolbarGround, right: ToolbarGround) -> Bool {
        left.color != nil && left.color == right.color
    }
}

/// The purpose of a toolbar. All bars have the same appearance here.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// The default role.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Browsing of pages.
    public static let browser = ToolbarRole(name: "browser")
    /// Editing.
    public static let editor = ToolbarRole(name: "editor")
    /// Navigation in a hierarchy.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// A default item of a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that hides and shows the first column.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Passes views with their environment to an enclosing view that shows them.
struct OuterPreference<Content: View, Key: PreferenceKey>: View {
    typealias Body = Never

    let content: Content
    let change: @MainActor (inout Key.Value, EnvironmentScope) -> Void

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PreferenceNode<Key>.self) { PreferenceNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        let (scope, change) = (builder.scope, change)
        node.contribute(.transform { value in MainActor.assumeIsolated { change(&value, scope) } })
    }
}

extension View {
    /// Adds items to the bars of the page, or views at the trailing end of the upper bar.
    public func toolbar<Content: ToolbarContent>(@ToolbarClosureBuilder content: () -> Content) -> some View {
        let content = content()
        return ToolbarView(content: self) { content._collect(into: &$0) }
    }

    /// Adds items to the bars of the page. `id` identifies the bar in the user's arrangement, which is not supported here.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return ToolbarView(content: self) { content._collect(into: &$0) }
    }

    /// Sets whether bars are visible.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Sets whether bars are visible.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        navigationItem {
            if bars.isEmpty || bars.contains(where: \.isTop) { $0.navigationBar = visibility }
            if bars.contains(.bottomBar) { $0.bottomBar = visibility }
        }
        .transformPreference(TabBarVisibilityKey.self) { if bars.contains(.tabBar) { $0 = visibility } }
    }

    /// Sets whether bars have a background. By default they have one while content is scrolled under them.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackground(visibility, bars)
    }

    /// Sets whether bars have a background. By default they have one while content is scrolled under them.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackground(visibility, bars)
    }

    private func toolbarBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        navigationItem { if bars.isEmpty || bars.contains(where: \.isTop) { $0.background = visibility } }
    }

    /// Sets the background of bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        navigationItem { if bars.isEmpty || bars.contains(where: \.isTop) { $0.ground = ToolbarGround(style) } }
    }

    /// Sets the colour scheme of bars; nil for the scheme of the environment.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        navigationItem { if bars.isEmpty || bars.contains(where: \.isTop) { $0.colorScheme = colorScheme } }
    }

    /// Removes a default item from the bar; nil removes nothing.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationItem {
            if defaultItemKind == .sidebarToggle { $0.removesSidebarToggle = true }
            if defaultItemKind == .title { $0.removesTitle = true }
            if defaultItemKind == .search { $0.search = nil }
        }
    }

    /// Sets a menu that is opened by the title in the bar. The title is then in the bar, unless its display mode is large.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let content = content()
        return OuterPreference<Self, NavigationItemKey>(content: self) { item, scope in
            item.titleMenu = OuterViews(content, scope: scope)
        }
    }

    /// Sets the role of the toolbar.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
