/// A group of views without a layout of its own: the children belong to the enclosing container. In a toolbar it
/// groups items.
nonisolated public struct Group<Content> {
    /// A built-in view has no body.
    public typealias Body = Never

    package let content: Content

    package init(of content: Content) { self.content = content }
}

extension Group: ClosureContent where Content: ClosureContent {}

extension Group: View where Content: View {
    /// Creates a group; modifiers of the group are applied to each of its views.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(of: content())
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        builder.group(content)
    }
}
