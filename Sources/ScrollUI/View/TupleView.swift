/// Several views in order. They become children of the container around them, which the tuple itself is not.
nonisolated public struct TupleView<T>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// The views, as a tuple.
    public var value: T
    private let lowering: TupleLowering<T>

    /// The views of a tuple in order. What is in the tuple and no view takes no part; a tuple in it stands for its own
    /// views. A single view may be given as it is.
    public nonisolated init(_ value: T) {
        self.init(value) { value, builder in TupleElements.lower(value, into: &builder) }
    }

    nonisolated init(_ value: T, lowerAll: @escaping @MainActor (T, inout NodeBuilder) -> Void) {
        self.value = value
        lowering = TupleLowering(lowerAll: lowerAll)
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        lowering.lowerAll(value, &builder)
    }
}

/// The parts of a tuple whose types the compiler did not tell: each is found by reflection.
@MainActor
enum TupleElements {
    static func lower(_ value: Any, into builder: inout NodeBuilder) {
        if let view = value as? any View { return builder.slot(view) }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .tuple else { return }
        for child in mirror.children { lower(child.value, into: &builder) }
    }
}

extension NodeBuilder {
    /// The views of one part of a tuple, whose type is the same each time.
    fileprivate mutating func slot<V: View>(_ view: V) { view._lower(into: &self) }
}

/// How the views of a tuple are written one by one, which nothing but their types decides.
struct TupleLowering<T>: TypeDetermined {
    let lowerAll: @MainActor (T, inout NodeBuilder) -> Void
}
