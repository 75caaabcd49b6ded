/// A view whose type is hidden. Another type at the same position is another identity.
nonisolated public struct AnyView: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let view: any View

    /// Hides the type of `view`; a view hidden already is not hidden twice.
    public init<V: View>(_ view: V) {
        self.view = (view as? AnyView)?.view ?? view
    }

    /// The same as ``init(_:)``.
    public init<V: View>(erasing view: V) {
        self.init(view)
    }

    /// Hides the type of `value`; nil where that is no view.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        builder.erased(view)
    }
}
