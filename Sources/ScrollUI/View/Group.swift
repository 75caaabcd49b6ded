/// Gathers views without a layout of its own: the children belong to the container around it.
nonisolated public struct Group<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let content: Content

    /// The views that a modifier of the group goes to, one by one.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        builder.group(content)
    }
}
