import Foundation

/// The views of one element.
final class RowNode<Element, ID: Hashable, Content: View>: EvaluatedNode, LazyElement {
    private(set) var id: ID
    private var element: Element
    private var content: (Element) -> Content
    /// Whether the container is lazy and places the row, not the views inside it.
    private var isItem: Bool
    private var wrappers: [any RowWrapper] = []
    private var wrapped: [Node]?
    /// The wrappers' nodes around the views, innermost first.
    private var replicas: [Node] = []

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

    override var viewID: AnyHashable? { AnyHashable(id) }

    override var isLazyRow: Bool { isItem }
    override var typeName: String { "Row" }
    override var identityName: String? { "id \(id)" }
    override var viewName: String { "a row of \(parent?.enclosingViewName ?? "the root")" }

    override var isTransparent: Bool { !isItem }

    /// Lets the container lay out the element's views directly, since some of them are rows of their own.
    func becomeTransparent() {
        guard isItem else { return }
        isItem = false
        structureDidChange()
    }

    /// Makes the element a single row, which the container places.
    func becomeItem() {
        guard !isItem else { return }
        isItem = true
        structureDidChange()
    }

    // MARK: Views

    func setWrappers(_ wrappers: [any RowWrapper]) {
        guard !wrappers.elementsEqual(self.wrappers, by: { $0 === $1 }) else { return }
        self.wrappers = wrappers
        unwrap()
        for item in items { item.layoutParent = self }
        setNeedsLayout()
    }

    override func itemsDidChange() { unwrap() }

    private func unwrap() {
        wrapped = nil
        for replica in replicas { replica.remove() }
        replicas.removeAll()
    }

    override var companions: [Node] { replicas }

    /// The wrappers are around the container's rows and therefore retain this row.
    override func willUnlink() {
        wrappers.removeAll()
        wrapped = nil
        replicas.removeAll()
    }

    func invalidateWrappers() {
        for node in laidItems { node.setNeedsLayout() }
    }

    var viewCount: Int { items.count }

    override var laidItems: [Node] {
        if wrappers.isEmpty { return items }
        if let wrapped { return wrapped }
        let nodes = items.map { item in
            wrappers.reversed().reduce(item) { inner, wrapper in
                let replica = wrapper.replica(around: inner)
                replicas.append(replica)
                return replica
            }
        }
        for node in nodes { node.layoutParent = self }
        wrapped = nodes
        return nodes
    }

    // MARK: Layout

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let views = laidItems
        if views.count == 1 { return views[0].measure(proposal) }
        var scratch = LinearScratch()
        return column.lay(views, proposal, in: &scratch)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        let views = laidItems
        if views.count == 1 { return views[0].place(at: .zero, proposal: proposal) }
        var scratch = LinearScratch()
        _ = column.lay(views, proposal, in: &scratch)
        column.place(views, from: scratch)
    }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        laidItems.count == 1 ? laidItems[0].explicitGuide(guide, in: size) : nil
    }

    /// The layout of an element of several views, which matches the container's.
    private var column: LinearLayout {
        guard let stack = layoutParent as? LazyStackNode, stack.layout.tracks == nil else {
            return LinearLayout(axis: .vertical, spacing: nil, alignment: .horizontalCenter)
        }
        return LinearLayout(
            axis: stack.layout.axis, spacing: stack.layout.spacing, alignment: stack.layout.alignment)
    }

    /// The effects deferred by measuring during prefetching.
    private var putOffMeasuring: PrefetchLog?

    func putOffMeasuring(_ log: PrefetchLog?) { putOffMeasuring = log }

    override func performPutOffMeasuring() {
        guard let log = putOffMeasuring else { return }
        putOffMeasuring = nil
        log.perform()
        if log.needsPaint { setNeedsPaint() }
    }

    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { isItem && isSettled && replicas.isEmpty && !needsLayout }

    // MARK: Lifetime

    /// Turns the row into the row of another element: same shape, fresh state.
    func renew(_ element: Element, id: ID, content: @escaping (Element) -> Content) {
        self.id = id
        putOffMeasuring = nil
        revive()
        forgetPrepared()
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

    override var isFilledByClosure: Bool { true }

    override func foresee() -> (() -> Void)? {
        let view = content(element)
        return { [unowned self] in show(view) }
    }
}

extension Node {
    /// Whether this element holds rows that a lazy container should handle individually.
    final var holdsElementRows: Bool {
        for child in children where child.holdsRows { return true }
        return false
    }
}
