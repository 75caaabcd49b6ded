import Foundation

/// The node of a modifier around one view. As in SwiftUI, content of several views gets a node for each view: replicas of the original, which
/// then stands aside.
package class PerViewNode: Node, RowWrapper {
    package override final var rowWrapper: (any RowWrapper)? { self }
    override final var isModifier: Bool { true }

    /// Replicas around the views of a lazy container or a section, in their order.
    private final var rowReplicas: [PerViewNode] = [] {
        didSet { replicasDidChange() }
    }
    /// The position in `rowReplicas` of the next view.
    private final var nextRow = 0
    /// The number of row replicas at which those of removed views are dropped: each time it has doubled, so that the cost per view is
    /// constant.
    private final var mostRowReplicas = 1
    private final var replicas: [PerViewNode] = [] {
        didSet { replicasDidChange() }
    }
    /// Replicas around the views of rows, which retain them.
    private final var lent: [PerViewNode] = [] {
        didSet { replicasDidChange() }
    }
    /// The original of a lent replica.
    private final var lender: PerViewNode?
    /// Whether there are replicas of any kind. Stored, since frames ask for it.
    final private(set) var hasReplicas = false
    /// Whether a lazy container has taken the rows and views inside, each with a replica.
    private final var isAroundRows = false
    /// The item that a replica wraps; none in an original.
    private final var wrappedItems: [Node] = []

    /// Returns a node of the same modifier that wraps nothing yet.
    package func makeReplica() -> PerViewNode { PerViewNode(graph: graph, parent: parent, scope: scope) }

    /// Whether each of the nodes has views of its own.
    package var holdsViews: Bool { false }

    /// The nodes of the content.
    var contentNodes: [Node] { children }

    /// Called when the views have been collected, and when a lazy container takes them.
    func viewCountDidChange(isOne: Bool) {}

    final func forEachReplica(_ body: (PerViewNode) -> Void) {
        guard hasReplicas else { return }
        for replica in replicas { body(replica) }
        for replica in rowReplicas { body(replica) }
        for replica in lent { body(replica) }
    }

    /// The replicas in the order of their views. Those around the views of rows are made in the order in which the rows come in.
    final var orderedReplicas: [PerViewNode] {
        guard lent.count > 1, let stack = lazyContainer else { return replicas + rowReplicas + lent }
        var positions: [ObjectIdentifier: Int] = [:]
        for row in stack.rows {
            for replica in row.companions { positions[ObjectIdentifier(replica)] = positions.count }
        }
        func position(_ replica: PerViewNode) -> Int { positions[ObjectIdentifier(replica)] ?? positions.count }
        return replicas + rowReplicas + lent.sorted { position($0) < position($1) }
    }

    // MARK: One node for each view

    package override final func collectItems(into result: inout [Node]) {
        if isAroundRows, holdsRows { return result.append(contentsOf: rowReplicas) }
        isAroundRows = false
        let content = items
        dropRowReplicas { _ in true }
        let needsNoReplicas = needsNoReplicas
        viewCountDidChange(isOne: needsNoReplicas)
        if needsNoReplicas {
            dropReplicas()
            result.append(self)
        } else {
            standAside()
            if !replicas.elementsEqual(content, by: { $0.wrapped === $1 }) { replaceReplicas(for: content) }
            for (replica, item) in zip(replicas, content) { replica.wrap(item) }
            result.append(contentsOf: replicas)
        }
    }

    /// Whether the node itself is around the view: there is one alone. If others may come and go beside it and the node has views of its
    /// own, which may have state, the view has a replica from the start.
    final var needsNoReplicas: Bool {
        let views = items
        return views.count == 1 && !(holdsViews && mayGetNeighbours(views[0]))
    }

    private final func mayGetNeighbours(_ view: Node) -> Bool {
        if contentNodes.count > 1 { return true }
        var node = view.parent
        while let current = node, current !== self {
            if current.isTransparent, current is ElementNode || current.children.count > 1 { return true }
            node = current.parent
        }
        return false
    }

    /// Takes for each of several views its former replica, which may have state, or a new one.
    private final func replaceReplicas(for views: [Node]) {
        var former: [ObjectIdentifier: PerViewNode] = [:]
        for replica in replicas { if let view = replica.wrapped { former[ObjectIdentifier(view)] = replica } }
        let before = replicas
        replicas = views.map { former.removeValue(forKey: ObjectIdentifier($0)) ?? makeReplica() }
        for replica in before where replica.wrapped.map({ former[ObjectIdentifier($0)] === replica }) ?? true {
            replica.remove()
        }
    }

    package final func standAsideForRows() {
        isAroundRows = true
        viewCountDidChange(isOne: false)
        standAside()
        dropReplicas()
        nextRow = 0
    }

    package final func dropFormerReplicas() {
        for replica in rowReplicas[nextRow...] { replica.remove() }
        rowReplicas.removeSubrange(nextRow...)
    }

    private final func dropReplicas() {
        guard !replicas.isEmpty else { return }
        for replica in replicas { replica.remove() }
        replicas.removeAll(keepingCapacity: true)
    }

    private final func dropRowReplicas(where isDropped: (PerViewNode) -> Bool) {
        guard !rowReplicas.isEmpty else { return }
        nextRow -= rowReplicas[..<nextRow].count(where: isDropped)
        for replica in rowReplicas where isDropped(replica) { replica.remove() }
        rowReplicas.removeAll { !$0.isAttached }
        mostRowReplicas = 2 * rowReplicas.count + 1
    }

    package override final var companions: [Node] {
        hasReplicas ? replicas + rowReplicas : []
    }

    private final func replicasDidChange() {
        hasReplicas = !replicas.isEmpty || !rowReplicas.isEmpty || !lent.isEmpty
    }

    package override func beginAnew() { lender?.lent.append(self) }

    package override final func willRemove() { lender?.lent.removeAll { $0 === self } }

    /// Clears the item's layout parent: an item outlives its replica if the number of items in the modifier's content changes.
    package override func willUnlink() {
        if let wrapped, wrapped.layoutParent === self { wrapped.layoutParent = nil }
        replicas.removeAll()
        rowReplicas.removeAll()
        lent.removeAll()
        lender = nil
    }

    package final func replica(around item: Node) -> Node {
        let replica = makeReplica()
        replica.lender = self
        lent.append(replica)
        replica.wrap(item)
        return replica
    }

    package final func wrapping(_ item: Node) -> Node {
        let replica = rowReplica(for: item)
        nextRow += 1
        replica.wrap(item)
        return replica
    }

    /// Returns the replica around `item`, or a new one, and puts it at the next position.
    private final func rowReplica(for item: Node) -> PerViewNode {
        // Another pass over the same views.
        if nextRow == rowReplicas.count, rowReplicas.first?.wrapped === item { nextRow = 0 }
        if nextRow < rowReplicas.count, rowReplicas[nextRow].wrapped === item { return rowReplicas[nextRow] }
        let replica = takeRowReplica(around: item) ?? makeReplica()
        rowReplicas.insert(replica, at: nextRow)
        return replica
    }

    private final func takeRowReplica(around item: Node) -> PerViewNode? {
        if let index = rowReplicas.firstIndex(where: { $0.wrapped === item }) {
            if index < nextRow { nextRow -= 1 }
            return rowReplicas.remove(at: index)
        }
        if rowReplicas.count >= mostRowReplicas { dropRowReplicas { $0.wrapped?.isAttached != true } }
        return nil
    }

    /// Sets the wrapped item. Sizes that were chosen for another item are invalid for this one.
    private final func wrap(_ item: Node) {
        if let wrapped, wrapped !== item { setNeedsLayout() }
        if wrapped !== item { wrappedItems = [item] }
        item.layoutParent = self
    }

    package override final func itemsDidChange() {
        for replica in replicas { replica.setNeedsLayout() }
    }

    // MARK: The view inside

    /// The item that a replica wraps; nil in an original.
    final var wrapped: Node? { wrappedItems.first }

    /// None in an original around rows: collected, they would leave their replicas.
    package override final var materializedItems: [Node]? { isAroundRows || !wrappedItems.isEmpty ? wrappedItems : nil }

    /// The view that the node is around.
    final var content: Node? { items.first }

    override final var modified: Node? { wrapped }

    override final var innermost: Node { content?.innermost ?? self }

    // MARK: Layout, by default that of the view inside

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { content?.measure(proposal) ?? .zero }

    package override func placeItems(_ proposal: ProposedViewSize) { content?.place(at: .zero, proposal: proposal) }

    override var layoutPriority: Double { content?.layoutPriority ?? 0 }

    override var preferredSpacing: CGFloat { content?.preferredSpacing ?? 8 }

    package override func layoutValue(_ key: ObjectIdentifier) -> Any? { content?.layoutValue(key) }

    package override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        content?.explicitGuide(guide, in: size)
    }
}

extension Node {
    /// Whether the node is one view whatever happens in it: not a group, a condition, a loop or a composite view.
    final var isOneView: Bool {
        guard let modifier = self as? PerViewNode else { return !isTransparent && !isModifier }
        let content = modifier.contentNodes
        return content.count == 1 && content[0].isOneView
    }
}
