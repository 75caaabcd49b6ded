import Foundation

/// One element's views.
final class RowNode<Element, ID: Hashable, Content: View>: EvaluatedNode, ViewIdentity {
    private(set) var id: ID
    private var element: Element
    private var content: (Element) -> Content
    /// True in a lazy container, which places rows and not what is in them.
    private let isItem: Bool

    init(
        _ element: Element, id: ID, content: @escaping (Element) -> Content, graph: ViewGraph, parent: Node,
        isItem: Bool = false
    ) {
        self.element = element
        self.id = id
        self.content = content
        self.isItem = isItem
        super.init(graph: graph, parent: parent, scope: parent.scope)
    }

    var viewID: AnyHashable? { AnyHashable(id) }

    override var isLazyRow: Bool { isItem }
    override var typeName: String { "Row" }
    override var placeName: String? { "id \(id)" }

    override var isTransparent: Bool { !isItem }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if items.count == 1 { return items[0].measure(proposal) }
        var scratch = LinearScratch()
        return column.lay(items, proposal, in: &scratch)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        if items.count == 1 { return items[0].place(at: .zero, proposal: proposal) }
        var scratch = LinearScratch()
        _ = column.lay(items, proposal, in: &scratch)
        column.place(items, from: scratch)
    }

    /// An element of several views is a column of them.
    private var column: LinearLayout { LinearLayout(axis: .vertical, spacing: nil, alignment: .horizontalCenter) }

    /// Becomes the row of another element: same shape, fresh state.
    func renew(_ element: Element, id: ID, content: @escaping (Element) -> Content) {
        self.id = id
        revive()
        assign(element, content: content)
    }

    func assign(_ element: Element, content: @escaping (Element) -> Content) {
        self.element = element
        self.content = content
        evaluate()
    }

    override var viewName: String { "a row of \(parent?.enclosingViewName ?? "the root")" }

    override func evaluate() {
        needsEvaluation = false
        evaluations += 1
        forgetSources()
        let view = graph.reading(as: self) { content(element) }
        reasons.removeAll(keepingCapacity: true)
        NodeBuilder.fill(self, scope: scope) { view._lower(into: &$0) }
    }
}
