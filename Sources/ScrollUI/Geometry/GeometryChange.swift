import Foundation

/// Calls back when what is made of a view's geometry changes.
struct GeometryChange<Value: Equatable & Sendable>: NodeModifier {
    let transform: @Sendable (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    func needsLayout(after old: GeometryChange) -> Bool { false }

    func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
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
    /// Calls `action` after layout with what `transform` makes of the view's geometry: at first, and when it changes.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        Modified(content: self, modifier: GeometryChange(transform: transform) { _, new in action(new) })
    }

    /// The same with the value before; the first call has the same value twice.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        Modified(content: self, modifier: GeometryChange(transform: transform, action: action))
    }
}
