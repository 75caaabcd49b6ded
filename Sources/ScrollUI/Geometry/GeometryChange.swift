import Foundation

/// Calls an action when a value derived from a view's geometry changes.
package struct GeometryChange<Value: Equatable & Sendable>: NodeModifier {
    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    package func needsLayout(after old: GeometryChange) -> Bool { false }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: proposal)
        let geometry = content.graph.geometry
        guard let owner = content.layoutParent as? ModifierNode<GeometryChange<Value>>,
            geometry.watcher(of: owner) == nil
        else { return }
        geometry.watch(owner, ChangeWatcher(owner))
    }

    private final class ChangeWatcher: GeometryWatcher {
        private weak var owner: ModifierNode<GeometryChange<Value>>?
        private var last: Value?

        init(_ owner: ModifierNode<GeometryChange<Value>>) {
            self.owner = owner
        }

        override func check() {
            guard let owner, owner.isPlaced else { return }
            let modifier = owner.modifier
            let value = modifier.transform(GeometryProxy(owner))
            guard value != last else { return }
            let old = last ?? value
            last = value
            owner.graph.lifecycle.enqueue { modifier.action(old, value) }
        }
    }
}

nonisolated extension View {
    /// Calls `action` after layout with the value that `transform` derives from the view's geometry: initially, and after each change.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        Modified(content: self, modifier: GeometryChange(transform: transform) { _, new in action(new) })
    }

    /// Calls `action` like the variant with one value, but also with the previous value; in the first call both are the same.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        Modified(content: self, modifier: GeometryChange(transform: transform, action: action))
    }
}
