/// No view: takes no slot in a stack and no spacing.
nonisolated public struct EmptyView: View, Sendable {
    /// Built in: there is no body.
    public typealias Body = Never

    /// No view.
    public nonisolated init() {}

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {}
}
