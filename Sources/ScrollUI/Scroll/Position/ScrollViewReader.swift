public import Foundation

/// Lets its content scroll the scroll views in it to a view by id, or else the one that it stands in.
nonisolated public struct ScrollViewReader<Content: View>: View {
    /// A built-in view has no body.
    public typealias Body = Never

    /// Makes the content; the proxy is for actions, not for use while the content is made.
    public var content: (ScrollViewProxy) -> Content

    /// A reader around what `content` makes.
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

    /// Scrolls so that the view with that id is seen, in the first scroll view in the reader that has it; where none has,
    /// in the one that the reader stands in. A view in a scroll view within another one is the inner one's: the outer one goes along
    /// only where it does not show the whole inner one.
    ///
    /// Without an anchor by the least distance that shows it whole; else the view's anchor is put on the window's. The
    /// view is looked for after the next layout. Animated inside `withAnimation`. An id that nobody has is passed over,
    /// and so is nil. From another thread than the main one the request is made once that one is free.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        scrollTo(id, anchor: anchor, offset: .zero)
    }

    /// The same, with the view `offset` points further to the right and down than its anchor says; below zero further to
    /// the left and up. An extension of ScrollUI's own.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint?, offset: CGSize) {
        let transaction = Transaction.current
        let anchor = transaction.scrollTargetAnchor ?? anchor
        guard let id = AnyHashable(unwrapping: id) else { return }
        // Of an id nothing is asked but whether it is equal to that of a view.
        nonisolated(unsafe) let goal = ScrollGoal(id: id, anchor: anchor, offset: offset)
        MainActor.runSoon { [node] in node?.request(goal, transaction) }
    }
}

/// Makes the reader's content, and keeps a request until the layout knows where the view is.
final class ScrollReaderNode: ContentNode {
    /// Makes the content, and gives what writes it into the tree.
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
            for outer in served
            where outer !== scroll && outer.isInside(self) && scroll.isInside(outer) && !outer.shows(scroll) {
                _ = outer.scroll(to: goal, transaction)
            }
            return
        }
        graph.warnOnce(
            "scrollTo: no view with the id \(goal.id) in the scroll views of the reader or in the one around it")
    }

    /// The scroll views in the reader, and last the one around it.
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
    /// True when all of another scroll view is in the window along the axes that this one scrolls, to half a point.
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

extension Node {
    fileprivate func isInside(_ outer: Node) -> Bool {
        var node: Node? = self
        while let current = node {
            if current === outer { return true }
            node = current.parent
        }
        return false
    }
}
