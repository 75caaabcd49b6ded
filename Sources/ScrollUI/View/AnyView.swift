/// A type-erased view. Another type at the same position is another identity.
nonisolated public struct AnyView: View {
    /// A built-in view has no body.
    public typealias Body = Never

    let view: any View

    /// Erases the type of `view`; an erased view is not wrapped again.
    public init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? view
    }

    /// Erases the type of `view`, as ``init(_:)``.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// Erases the type of `value`; nil if it is not a view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        builder.erased(view)
    }
}
