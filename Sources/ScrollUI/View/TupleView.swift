/// Several views in order. They become children of the enclosing container; the tuple itself does not.
nonisolated public struct TupleView<T>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// The views, as a tuple.
    public var value: T
    private let lowering: TupleLowering<T>

    /// Creates a view from a tuple of views, in order. Elements that are not views are ignored; a nested tuple
    /// contributes its own views. A single view may be passed directly.
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

/// The parts of a tuple whose types are not known at compile time; they are found by reflection.
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
    /// Writes the views of one part of a tuple, whose type is the same each time.
    fileprivate mutating func slot<V: View>(_ view: V) { view._lower(into: &self) }
}

/// The lowering of the views of a tuple, one by one; it depends only on their types.
struct TupleLowering<T>: Equatable {
    let lowerAll: @MainActor (T, inout NodeBuilder) -> Void

    static func == (left: Self, right: Self) -> Bool { true }
}
