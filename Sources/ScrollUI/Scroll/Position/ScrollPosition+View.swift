/// Follows and sets the id of the view that a scroll view rests on.
nonisolated struct ScrollIDView<Content: View, ID: Hashable>: View {
    typealias Body = Never

    let content: Content
    let id: Binding<ID?>
    let anchor: UnitPoint?

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ScrollPositionNode.self) { ScrollPositionNode(graph: $0, parent: $1, scope: $2) }
        let binding = id
        node.link.configure(anchor: anchor, followsIDs: true, fits: { $0.base is ID }) { [weak node] id in
            defer { node?.seenID = binding.wrappedValue.map { AnyHashable($0) } }
            // What was set meanwhile and not yet looked at is a request, which goes before a report.
            guard let id = id?.base as? ID, binding.wrappedValue.map({ AnyHashable($0) }) == node?.seenID else {
                return
            }
            binding.wrappedValue = id
        }
        node.watch { [unowned node] in
            let id = binding.wrappedValue.map { AnyHashable($0) }
            return {
                node.seenID = id
                node.link.update(id, node.graph.transaction)
            }
        }
        NodeBuilder.fill(node, scope: node.inner) { content._lower(into: &$0) }
    }
}

/// Follows and sets a ``ScrollPosition``.
nonisolated struct ScrollPositionView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    @MainActor func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ScrollPositionNode.self) { ScrollPositionNode(graph: $0, parent: $1, scope: $2) }
        node.watch { [unowned node] in
            let value = position.wrappedValue
            return { look(at: value, in: node) }
        }
        NodeBuilder.fill(node, scope: node.inner) { content._lower(into: &$0) }
    }

    @MainActor private func look(at position: ScrollPosition, in node: ScrollPositionNode) {
        configure(node, position)
        if position != node.seen { take(position, in: node) }
        node.seen = position
    }

    @MainActor private func configure(_ node: ScrollPositionNode, _ position: ScrollPosition) {
        let binding = self.position
        let fits = { position.adopt($0) != nil }
        node.link.configure(anchor: anchor, followsIDs: position.followsAnyID, fits: fits) { [weak node] id in
            var value = binding.wrappedValue
            // What was set meanwhile and not yet looked at is a request, which goes before a report.
            guard value == node?.seen else { return }
            value.report(id)
            node?.seen = value
            binding.wrappedValue = value
        }
    }

    @MainActor private func take(_ position: ScrollPosition, in node: ScrollPositionNode) {
        let transaction = node.graph.transaction
        switch position.request {
        case .none: break
        case .id(let anchor, let offset):
            guard let id = position.hashableID else { break }
            node.link.ask(.id(ScrollGoal(id: id, anchor: anchor, offset: offset)), transaction)
        case .edge(let edge): node.link.ask(.edge(edge), transaction)
        case .point(let x, let y): node.link.ask(.point(x: x, y: y), transaction)
        }
    }
}

nonisolated extension View {
    /// Follows and sets the id of the view that a scroll view below rests on. Needs `scrollTargetLayout` inside.
    ///
    /// The first layout honours the value that the binding begins with. Setting it scrolls: with `anchor` the view's
    /// anchor goes on the window's, with nil the view is shown whole by the least move; nil for the id scrolls nowhere.
    /// While a person scrolls, the binding gets the id of the view at `anchor`, nil meaning the first in sight. An id
    /// that no view has is told on standard error, with the type that the views there have.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        ScrollIDView(content: self, id: id, anchor: anchor)
    }

    /// Follows and sets where a scroll view below is. `anchor` is for positions that carry none themselves.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(content: self, position: position, anchor: anchor)
    }
}
