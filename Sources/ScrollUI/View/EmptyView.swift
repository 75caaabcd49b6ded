/// An empty view, which takes no slot in a stack and no spacing.
nonisolated public struct EmptyView: View, Sendable {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Creates an empty view.
    public nonisolated init() {}

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {}
}
