/// How far in front a view is among the views beside it.
struct ZIndex: NodeModifier {
    let value: Double

    func needsLayout(after old: ZIndex) -> Bool { false }

    mutating func animate(from old: ZIndex, graph: ViewGraph) {
        if value != old.value { graph.setNeedsPaint() }
    }

    func layoutValue(_ key: ObjectIdentifier) -> Any? { key == ZIndex.key ? value : nil }

    static let key = ObjectIdentifier(ZIndex.self)
}

nonisolated extension View {
    /// How far in front the view is among the views beside it: higher values are in front of lower ones, and of equal ones
    /// the later view is. Zero by default.
    public func zIndex(_ value: Double) -> some View {
        ZIndexed(content: Modified(content: self, modifier: ZIndex(value: value)))
    }
}

/// Lets the tree know that there is an order other than that of the views.
nonisolated private struct ZIndexed<Content: View>: View {
    typealias Body = Never

    let content: Content

    @MainActor func _lower(into builder: inout NodeBuilder) {
        builder.parent.graph.hasZIndices = true
        content._lower(into: &builder)
    }
}

extension Node {
    /// The items from back to front.
    package final var itemsFromBack: [Node] {
        let items = laidItems
        guard graph.hasZIndices, items.contains(where: { $0.zIndex != 0 }) else { return items }
        let order = items.enumerated().sorted { left, right in
            let (a, b) = (left.element.zIndex, right.element.zIndex)
            return a != b ? a < b : left.offset < right.offset
        }
        return order.map(\.element)
    }

    private var zIndex: Double { layoutValue(ZIndex.key) as? Double ?? 0 }
}
