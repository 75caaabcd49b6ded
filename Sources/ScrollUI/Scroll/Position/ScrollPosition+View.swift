/// Binds the id of the view on which a scroll view rests.
package nonisolated struct ScrollIDView<Content: View, ID: Hashable>: View {
    package typealias Body = Never

    let content: Content
    let id: Binding<ID?>
    let anchor: UnitPoint?

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ScrollPositionNode.self) { ScrollPositionNode(graph: $0, parent: $1, scope: $2) }
        let binding = id
        node.link.configure(anchor: anchor, followsIDs: true, fits: { $0.base is ID }) { [weak node] id in
            defer { node?.seenID = binding.wrappedValue.map { AnyHashable($0) } }
            // A value that was set but not read yet is a request, which takes precedence over a report.
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

/// Binds a ``ScrollPosition``.
package nonisolated struct ScrollPositionView<Content: View>: View {
    package typealias Body = Never

    let content: Content
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    @MainActor package func _lower(into builder: inout NodeBuilder) {
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
            // A value that was set but not read yet is a request, which takes precedence over a report.
            guard value == node?.seen else { return }
            value.report(id)
            node?.seen = value
            binding.wrappedValue = value
        }
    }

    @MainActor private func take(_ position: ScrollPosition, in node: ScrollPositionNode) {
        let transaction = node.graph.transaction
        switch position.request {
        case .none: node.link.release()
        case .id(let anchor, let offset):
            guard let id = position.hashableID else { break }
            node.link.ask(.id(ScrollGoal(id: id, anchor: anchor, offset: offset)), transaction)
        case .edge(let edge): node.link.ask(.edge(edge), transaction)
        case .point(let x, let y): node.link.ask(.point(x: x, y: y), transaction)
        }
    }
}

nonisolated extension View {
    /// Binds the id of the view on which a scroll view inside rests. Requires a `scrollTargetLayout` inside.
    ///
    /// The first layout applies the initial value of the binding. Setting the binding scrolls: with `anchor`, the
    /// view's anchor is placed on the window's; with nil, the shortest scroll shows the whole view. The id nil does
    /// not scroll. While the user scrolls, the binding receives the id of the view at `anchor`, or of the first
    /// visible view if `anchor` is nil. An id without a view is reported on standard error, with the type of the ids
    /// of the existing views.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        ScrollIDView(content: self, id: id, anchor: anchor)
    }

    /// Binds the position of a scroll view inside. `anchor` applies to positions without an anchor of their own.
    public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(content: self, position: position, anchor: anchor)
    }
}
