/// Several views in order. They become children of the container around them, which the tuple itself is not.
public struct TupleView<T>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// The views, as a tuple.
    public var value: T
    private let lowering: TupleLowering<T>

    init(_ value: T, lowerAll: @escaping @MainActor (T, inout NodeBuilder) -> Void) {
        self.value = value
        lowering = TupleLowering(lowerAll: lowerAll)
    }

    /// Writes this view into the node tree.
    public func _lower(into builder: inout NodeBuilder) {
        lowering.lowerAll(value, &builder)
    }
}

/// How the views of a tuple are written one by one, which nothing but their types decides.
struct TupleLowering<T>: TypeDetermined {
    let lowerAll: @MainActor (T, inout NodeBuilder) -> Void
}
