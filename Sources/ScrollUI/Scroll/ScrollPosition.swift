import Foundation
import ScrollPhysics

/// Ties a binding to the scroll view below: writes scroll it, and scrolling by hand writes the binding.
@MainActor
final class ScrollPositionLink {
    weak var scroll: ScrollNode?
    private var anchor: UnitPoint?
    private var report: (AnyHashable?) -> Void = { _ in }
    /// What the binding was last seen to hold, or was set to from here.
    private var known: AnyHashable?
    private var request: (id: AnyHashable, animated: Bool)?

    func update(_ value: AnyHashable?, anchor: UnitPoint?, animated: Bool, report: @escaping (AnyHashable?) -> Void) {
        self.anchor = anchor
        self.report = report
        guard value != known else { return }
        known = value
        guard let value else { return }
        request = (value, animated)
        scroll?.setNeedsLayout()
    }

    /// The place of a view is known once it is laid out.
    func layoutDidFinish() {
        guard let request, let scroll else { return }
        self.request = nil
        if !scroll.scroll(to: request.id, anchor: anchor, animated: request.animated) {
            scroll.graph.warnOnce(
                "scrollPosition: no view with the id \(request.id) of type \(type(of: request.id.base)) in the scroll "
                    + "view; the id must be of the type that ForEach or id(_:) gives")
        }
    }

    /// A person scrolls: the binding follows. Programmatic motion leaves it at what was asked for.
    func offsetDidChange() {
        guard let scroll, request == nil, scroll.phase != .animating else { return }
        let id = scroll.targetID(at: anchor)
        guard id != known, id != nil else { return }
        known = id
        scroll.graph.lifecycle.enqueue { [report] in report(id) }
    }
}

struct ScrollPositionKey: EnvironmentKey {
    static var defaultValue: ScrollPositionLink? { nil }
}

struct ScrollPositionView<Content: View, ID: Hashable>: View {
    typealias Body = Never

    let content: Content
    let id: Binding<ID?>
    let anchor: UnitPoint?

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(ScrollPositionNode.self) { ScrollPositionNode(graph: $0, parent: $1, scope: $2) }
        let binding = id
        let transaction = node.graph.transaction
        node.link.update(
            binding.wrappedValue.map { AnyHashable($0) }, anchor: anchor,
            animated: transaction.effectiveAnimation != nil
        ) { id in
            if let id = id?.base as? ID { binding.wrappedValue = id }
        }
        NodeBuilder.fill(node, scope: node.inner) { content._lower(into: &$0) }
    }
}

final class ScrollPositionNode: Node {
    let link = ScrollPositionLink()
    let inner: EnvironmentScope

    override init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        inner = EnvironmentScope(parent: scope)
        super.init(graph: graph, parent: parent, scope: scope)
        inner.set(ObjectIdentifier(ScrollPositionKey.self), to: Optional(link) as Any)
    }

    override var isTransparent: Bool { true }
    override var isReusable: Bool { false }
}

extension View {
    /// Follows and sets the id of the view that a scroll view below rests on. Needs `scrollTargetLayout` inside.
    public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        ScrollPositionView(content: self, id: id, anchor: anchor)
    }
}
