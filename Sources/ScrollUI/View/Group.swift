/// Gathers views without a layout of its own: the children belong to the container around it. In a toolbar it gathers items.
nonisolated public struct Group<Content> {
    /// Built in: there is no body.
    public typealias Body = Never

    package let content: Content

    package init(of content: Content) { self.content = content }
}

extension Group: ClosureContent where Content: ClosureContent {}

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
