@_spi(Nodes) public import ScrollUI

/// The container that a background is placed in. Here every container is the page of the view, including its bars.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The page of a split view's column.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The page of a tab.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// The page that fills the window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// The page of a subscription store, which here is the page of the view.
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
}

extension View {
    /// Sets the background of the page that contains this view, from edge to edge. A list covers it, unless
    /// `scrollContentBackground` hides the list's own background.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets views as the background of the page that contains this view, from edge to edge.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        return OuterPreference<Self, NavigationItemKey>(content: self) { item, scope in
            item.container = OuterViews(content, scope: scope)
        }
    }
}
