@_spi(Nodes) public import ScrollUI

/// Sends the items of a toolbar up to the page around.
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
    /// The bar of the tab view around.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
    /// The bar over the page.
    public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")

    var isTop: Bool { self != .bottomBar && self != .tabBar }
}

/// What lies under a bar.
struct ToolbarGround: Equatable {
    let style: AnyShapeStyle
    private let color: Color?

    init(_ style: some ShapeStyle) {
        self.style = AnyShapeStyle(style)
        color = style as? Color
    }

    /// Styles that are no colours cannot be told apart.
    static func == (left: ToolbarGround, right: ToolbarGround) -> Bool {
        left.color != nil && left.color == right.color
    }
}

/// What a toolbar is mostly for. Bars look alike here, whatever it is.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    /// What suits the surroundings.
    public static let automatic = ToolbarRole(name: "automatic")
    /// Going through pages.
    public static let browser = ToolbarRole(name: "browser")
    /// Writing.
    public static let editor = ToolbarRole(name: "editor")
    /// Moving in a hierarchy.
    public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// What a bar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String
    /// The button that hides and shows the first column.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The field to search with.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// Sends views up to where they are shown, in the environment of here.
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
    /// Puts items into the page's bars, or views at the trailing end of the upper one.
    public func toolbar<Content: ToolbarContent>(@ToolbarClosureBuilder content: () -> Content) -> some View {
        let content = content()
        return ToolbarView(content: self) { content._collect(into: &$0) }
    }

    /// The same; `id` names the bar in a person's own arrangement, of which there is none here.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return ToolbarView(content: self) { content._collect(into: &$0) }
    }

    /// Whether bars are there.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarVisibility(visibility, bars)
    }

    /// Whether bars are there.
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

    /// Whether there is a ground under bars: by default while something has been scrolled beneath them.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackground(visibility, bars)
    }

    /// Whether there is a ground under bars: by default while something has been scrolled beneath them.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarBackground(visibility, bars)
    }

    private func toolbarBackground(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
        navigationItem { if bars.isEmpty || bars.contains(where: \.isTop) { $0.background = visibility } }
    }

    /// What lies under bars.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        navigationItem { if bars.isEmpty || bars.contains(where: \.isTop) { $0.ground = ToolbarGround(style) } }
    }

    /// Light or dark bars, whatever is around; nil is what is around.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        navigationItem { if bars.isEmpty || bars.contains(where: \.isTop) { $0.colorScheme = colorScheme } }
    }

    /// Leaves out what the bar has by itself; nil leaves out nothing.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        navigationItem {
            if defaultItemKind == .sidebarToggle { $0.removesSidebarToggle = true }
            if defaultItemKind == .title { $0.removesTitle = true }
            if defaultItemKind == .search { $0.search = nil }
        }
    }

    /// A menu that the title in the bar opens. The title stands in the bar then, unless it is to be large.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let content = content()
        return OuterPreference<Self, NavigationItemKey>(content: self) { item, scope in
            item.titleMenu = OuterViews(content, scope: scope)
        }
    }

    /// What the toolbar is mostly for.
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
