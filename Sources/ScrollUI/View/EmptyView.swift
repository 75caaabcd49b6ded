/// No view: takes no place in a stack and no spacing.
public struct EmptyView: View, Sendable {
    public typealias Body = Never

    public nonisolated init() {}

    public func _lower(into builder: inout NodeBuilder) {}
}
