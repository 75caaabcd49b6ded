import Foundation

/// The views of one element, which `content` makes of it.
final class RowNode<Element, ID: Hashable, Content: View>: ElementNode {
    private(set) var id: ID
    private var element: Element
    private var content: (Element) -> Content

    init(
        _ element: Element, id: ID, content: @escaping (Element) -> Content, graph: ViewGraph, parent: Node,
        isItem: Bool = false
    ) {
        self.element = element
        self.id = id
        self.content = content
        super.init(graph: graph, parent: parent, isItem: isItem)
    }

    override var viewID: AnyHashable? { AnyHashable(id) }
    /// Compares the ids without boxing them, since each row that comes in is compared with its neighbours.
    override func hasSameID(as other: ElementNode) -> Bool { (other as? Self)?.id == id }
    override var identityName: String? { "id \(id)" }

    /// Turns the row into the row of another element: same shape, fresh state.
    func renew(_ element: Element, id: ID, content: @escaping (Element) -> Content) {
        self.id = id
        becomeFresh()
        assign(element, content: content)
    }

    func assign(_ element: Element, content: @escaping (Element) -> Content) {
        if hasPrepared, !ValueComparison.areEqual(self.element, element) { forgetPrepared() }
        self.element = element
        self.content = content
        evaluate()
    }

    override func evaluate() {
        evaluations += 1
        if showPrepared() { return }
        needsEvaluation = false
        forgetSources()
        let view = graph.dependencies.reading(as: self) { content(element) }
        reasons.removeAll(keepingCapacity: true)
        show(view)
    }

    private func show(_ view: Content) { NodeBuilder.fill(self, scope: scope) { view._lower(into: &$0) } }

    override func foresee() -> (() -> Void)? {
        let view = content(element)
        return { [unowned self] in show(view) }
    }
}
