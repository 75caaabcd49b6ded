/// Gathers views without a layout of its own: the children belong to the container around it. In a toolbar it gathers items.
nonisolated public struct Group<Content> {
    /// Built in: there is no body.
    public typealias Body = Never

    let content: Content

    private init(of content: Content) { self.content = content }
}

extension Group: ToolbarClosureContent where Content: ToolbarClosureContent {}

extension Group: View where Content: View {
    /// The views that a modifier of the group goes to, one by one.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(of: content())
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        builder.group(content)
    }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    /// The items of the closure.
    @_disfavoredOverload @MainActor @preconcurrency
    public init(@ToolbarContentBuilder content: () -> Content) {
        self.init(of: content())
    }

    /// Adds the items to the toolbar.
    @MainActor public func _collect(into list: inout _ToolbarList) { content._collect(into: &list) }
}
