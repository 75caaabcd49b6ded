import Foundation

/// Observes the visible share of a view in the window of the enclosing scroll view.
final class VisibilityNode: ScrollObserverNode {
    var threshold = 0.5
    var action: (Bool) -> Void = { _ in }
    private var isVisible: Bool?

    override func check() {
        guard isAttached, let item = layoutItems.first, item.isPlaced else { return }
        let now = share(of: item) >= max(threshold, .leastNonzeroMagnitude)
        let before = isVisible
        isVisible = now
        guard now != (before ?? false) else { return }
        graph.lifecycle.enqueue { [action] in action(now) }
    }

    /// Reports a removed view as invisible. A lazy container removes the rows that leave its window.
    override func willRemove() {
        guard isVisible == true else { return }
        isVisible = false
        graph.lifecycle.enqueue { [action] in action(false) }
    }

    /// Returns the visible share, from 0 to 1. A view without an enclosing scroll view is entirely visible.
    private func share(of item: Node) -> Double {
        guard let window = item.bounds(of: .scrollView) else { return 1 }
        return CGRect(origin: .zero, size: item.frame.size).share(in: window)
    }
}

extension CGRect {
    /// Returns the share of this rectangle that lies in `other`, from 0 to 1.
    func share(in other: CGRect) -> Double {
        let common = intersection(other)
        guard !common.isNull, width > 0, height > 0 else { return 0 }
        return Double(common.width * common.height / (width * height))
    }
}

package nonisolated struct VisibilityView<Content: View>: View {
    package typealias Body = Never

    package let content: Content
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(VisibilityNode.self) { VisibilityNode(graph: $0, parent: $1, scope: $2) }
        node.threshold = threshold
        node.action = action
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

/// Observes the visible targets of the first scroll view inside.
final class TargetVisibilityNode<ID: Hashable>: ScrollObserverNode {
    var threshold = 0.5
    var action: ([ID]) -> Void = { _ in }
    private var last: [ID] = []

    override func check() {
        guard let scroll, let finder = scroll.finder, scroll.firstLayout != nil else { return }
        let window = CGRect(
            x: scroll.visibleStart(.horizontal), y: scroll.visibleStart(.vertical),
            width: scroll.viewportSize.width, height: scroll.viewportSize.height)
        let ids = finder.ids(in: window, share: threshold).compactMap { $0.base as? ID }
        guard ids != last else { return }
        last = ids
        graph.lifecycle.enqueue { [action] in action(ids) }
    }
}

package nonisolated struct TargetVisibilityView<Content: View, ID: Hashable>: View {
    package typealias Body = Never

    let content: Content
    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(TargetVisibilityNode<ID>.self) {
            TargetVisibilityNode(graph: $0, parent: $1, scope: $2)
        }
        node.threshold = threshold
        node.action = action
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// Calls `action` when the visible share of this view in the window of the enclosing scroll view passes
    /// `threshold`, 0...1; also at appearance, if the share is above it.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        VisibilityView(content: self, threshold: threshold, action: action)
    }

    /// Calls `action` when the visible targets of the first scroll view inside change. It receives, in order of
    /// layout, the ids of the targets whose visible share is at least `threshold`.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        TargetVisibilityView(content: self, threshold: threshold, action: action)
    }
}
