public import Foundation

/// A view whose content can scroll the scroll views inside it, or otherwise the enclosing one, to a view by id.
nonisolated public struct ScrollViewReader<Content: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Returns the content. Use the proxy in actions, not while the content is built.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader around the view that `content` returns.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// Writes the view into the tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ScrollReaderNode.self) { ScrollReaderNode(graph: $0, parent: $1, scope: $2) }
        let content = self.content
        node.assign { proxy in
            let view = content(proxy)
            return { view._lower(into: &$0) }
        }
    }
}

/// Scrolls the scroll views inside a ``ScrollViewReader``, or the one around it.
public struct ScrollViewProxy: Sendable {
    weak let node: ScrollReaderNode?

    /// Scrolls to the view with that id in the first scroll view in the reader that contains it; if none does, in the
    /// scroll view that encloses the reader. A view in a nested scroll view belongs to the inner one: the outer one
    /// scrolls only if it does not show the whole inner one.
    ///
    /// Without an anchor, it scrolls by the shortest distance that shows the whole view; otherwise the view's anchor
    /// is placed on the window's. The view is searched after the next layout. The scroll is animated inside
    /// `withAnimation`. An unknown id is ignored, and so is nil. Calls from other threads are executed later on the
    /// main thread.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        scrollTo(id, anchor: anchor, offset: .zero)
    }

    /// Scrolls to the view with that id, displaced from its anchor by `offset` points: positive to the right and
    /// down, negative to the left and up. An extension of ScrollUI's own.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint?, offset: CGSize) {
        let transaction = Transaction.current
        let anchor = transaction.scrollTargetAnchor ?? anchor
        guard let id = AnyHashable(unwrapping: id) else { return }
        // The id is not used for anything except comparisons with the ids of views.
        nonisolated(unsafe) let goal = ScrollGoal(id: id, anchor: anchor, offset: offset)
        MainActor.runSoon { [node] in node?.request(goal, transaction) }
    }
}

/// Builds the reader's content, and stores a request until the layout knows the view's position.
final class ScrollReaderNode: ContentNode {
    /// Builds the content and returns a closure that writes it into the tree.
    private var make: ((ScrollViewProxy) -> (inout NodeBuilder) -> Void)?

    func assign(_ make: @escaping (ScrollViewProxy) -> (inout NodeBuilder) -> Void) {
        self.make = make
        evaluate()
    }

    override func makeContent() -> ((inout NodeBuilder) -> Void)? { make?(ScrollViewProxy(node: self)) }

    func request(_ goal: ScrollGoal, _ transaction: Transaction) {
        for completion in transaction.completions { completion.take() }
        graph.lifecycle.enqueue { [graph, weak self] in
            graph.animations.beginning(transaction) { self?.scroll(to: goal, transaction) }
        }
        graph.wake()
    }

    private func scroll(to goal: ScrollGoal, _ transaction: Transaction) {
        guard isAttached else { return }
        let served = served
        for scroll in served where scroll.scroll(to: goal, transaction, amongOwn: true) {
            scroll.link?.programDidScroll()
            for outer in served
            where outer !== scroll && outer.isInside(self) && scroll.isInside(outer) && !outer.shows(scroll) {
                if outer.scroll(to: goal, transaction) { outer.link?.programDidScroll() }
            }
            return
        }
        graph.warnOnce(
            "scrollTo: no view with the id \(goal.id) in the scroll views of the reader or in the one around it")
    }

    /// The scroll views in the reader, followed by the enclosing one.
    private var served: [ScrollNode] {
        graph.scrolls.nodes.filter { $0.isInside(self) } + [enclosingScroll].compactMap { $0 }
    }

    private var enclosingScroll: ScrollNode? {
        var node = parent
        while let current = node {
            if let scroll = current as? ScrollNode { return scroll }
            node = current.parent ?? current.layoutParent
        }
        return nil
    }
}

extension ScrollNode {
    /// Whether another scroll view lies entirely in the window along the axes that this one scrolls, to within half a
    /// point.
    fileprivate func shows(_ inner: ScrollNode) -> Bool {
        guard inner.isPlaced else { return false }
        let (window, frame) = (windowFrame, inner.windowFrame)
        return Axis.allCases.allSatisfy { axis in
            !axes.contains(axis)
                || frame.lowerEdge(axis) >= window.lowerEdge(axis) - 0.5
                    && frame.upperEdge(axis) <= window.upperEdge(axis) + 0.5
        }
    }
}
