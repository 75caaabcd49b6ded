/// Several views in order. They become children of the container around them, which the tuple itself is not.
public struct TupleView<T>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// The views, as a tuple.
    public var value: T
    private let lowerAll: @MainActor (T, inout NodeBuilder) -> Void

    init(_ value: T, lowerAll: @escaping @MainActor (T, inout NodeBuilder) -> Void) {
        self.value = value
        self.lowerAll = lowerAll
    }

    /// Writes this view into the node tree.
    public func _lower(into builder: inout NodeBuilder) {
        lowerAll(value, &builder)
    }
}
