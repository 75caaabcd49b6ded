public import OpenCombine

/// Follows a publisher while the view is there.
final class PublisherNode<P: Publisher>: Node where P.Failure == Never {
    private var subscription: AnyCancellable?
    private var action: (P.Output) -> Void = { _ in }

    override var isTransparent: Bool { true }

    func assign(_ publisher: P, _ action: @escaping (P.Output) -> Void) {
        self.action = action
        guard subscription == nil else { return }
        subscription = publisher.sink { [weak self] in self?.action($0) }
    }

    override func willRemove() { subscription = nil }
}

struct PublisherView<Content: View, P: Publisher>: View where P.Failure == Never {
    typealias Body = Never

    let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PublisherNode<P>.self) { PublisherNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
        node.assign(publisher, action)
    }
}

extension View {
    /// Runs `action` for each value of `publisher` while the view is there. The publisher of the view's first evaluation
    /// is followed; it must publish on the main thread.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        PublisherView(content: self, publisher: publisher, action: action)
    }
}
