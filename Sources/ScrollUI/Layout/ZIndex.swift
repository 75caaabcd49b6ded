/// The front-to-back order of a view among its siblings.
package struct ZIndex: NodeModifier {
    let value: Double

    package func needsLayout(after old: ZIndex) -> Bool { false }
    package func needsPaint(after old: ZIndex) -> Bool { value != old.value }

    package func layoutValue(_ key: ObjectIdentifier) -> Any? { key == ZIndex.key ? value : nil }

    static let key = ObjectIdentifier(ZIndex.self)
}

nonisolated extension View {
    /// Sets the view's front-to-back order among its siblings: views with higher values are in front, and of equal values the later view is
    /// in front. Zero by default.
    public func zIndex(_ value: Double) -> some View {
        ZIndexed(content: Modified(content: self, modifier: ZIndex(value: value)))
    }
}

/// Records in the graph that it contains explicit z indices.
package nonisolated struct ZIndexed<Content: View>: View {
    package typealias Body = Never

    package let content: Content

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        builder.parent.graph.hasZIndices = true
        content._lower(into: &builder)
    }
}

extension Node {
    /// The items in order from back to front.
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
