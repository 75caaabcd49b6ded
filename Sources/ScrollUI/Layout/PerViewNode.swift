import Foundation

/// The node of a modifier around one view. As in SwiftUI, content of several views gets a node for each view: replicas of the original, which
/// then stands aside.
package class PerViewNode: Node {
    override final var isModifier: Bool { true }

    /// Replicas around existing views, in the order of the views.
    private final var replicas: [PerViewNode] = [] {
        didSet { replicasDidChange() }
    }
    /// While the views are collected, the replicas that were around them before.
    private final var former: FormerReplicas?
    /// Replicas around the views of rows, which retain them.
    private final var lent: [PerViewNode] = [] {
        didSet { replicasDidChange() }
    }
    /// The original of a lent replica.
    private final var lender: PerViewNode?
    /// Whether there are replicas of any kind. Stored, since frames ask for it.
    final private(set) var hasReplicas = false
    /// Whether a lazy container or a collection of sections has taken the views inside, each with a replica.
    private final var isAroundRows = false
    /// The item that a replica wraps; none in an original.
    private final var wrappedItems: [Node] = []

    /// Returns a node of the same modifier that wraps nothing yet.
    package func makeReplica() -> PerViewNode { PerViewNode(graph: graph, parent: parent, scope: scope) }

    /// Whether each of the nodes has views of its own: then rows are not prefetched, and not reused with them.
    package var holdsViews: Bool { false }

    /// Called when the views have been collected, and when a lazy container takes them.
    func viewCountDidChange(isOne: Bool) {}

    final func forEachReplica(_ body: (PerViewNode) -> Void) {
        guard hasReplicas else { return }
        for replica in replicas { body(replica) }
        for replica in lent { body(replica) }
    }

    /// The replicas in the order of their views. Those around the views of rows are made in the order in which the rows come in.
    final var orderedReplicas: [PerViewNode] {
        let all = replicas + lent
        guard !lent.isEmpty, all.count > 1, let stack = lazyContainer, let items = stack.gathered else { return all }
        var positions: [ObjectIdentifier: Int] = [:]
        func note(_ node: Node) {
            positions[ObjectIdentifier(node)] = positions.count
            if let inner = (node as? PerViewNode)?.wrapped { note(inner) }
        }
        for segment in items.segments {
            if case .view(let view, _) = segment.content {
                note(view)
            } else {
                let shown = stack.shownItems.clamped(to: segment.first..<segment.first + segment.count)
                for item in shown { stack.shownRow(item)?.companions.forEach(note) }
            }
        }
        func position(_ replica: PerViewNode) -> Int { positions[ObjectIdentifier(replica)] ?? positions.count }
        return all.sorted { position($0) < position($1) }
    }

    // MARK: One node for each view

    package override final func collectItems(into result: inout [Node]) {
        if isAroundRows, holdsRows { return result.append(contentsOf: replicas) }
        isAroundRows = false
        let content = items
        let needsNoReplicas = needsNoReplicas
        viewCountDidChange(isOne: needsNoReplicas)
        beginReplicas()
        if needsNoReplicas {
            result.append(self)
        } else {
            standAside()
            for item in content { result.append(replica(around: item)) }
        }
        endReplicas()
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

    /// Begins to take the views inside, each with a replica: for a lazy container or a collection of sections.
    final func beginRows() {
        isAroundRows = true
        viewCountDidChange(isOne: false)
        standAside()
        beginReplicas()
    }

    /// Begins to take the views inside. Each gets its former replica, which may have state, or a new one.
    private final func beginReplicas() {
        guard !replicas.isEmpty else { return }
        former = FormerReplicas(replicas)
        replicas.removeAll(keepingCapacity: true)
    }

    /// Returns the next replica, around an existing view.
    final func replica(around item: Node) -> PerViewNode {
        let replica = former?.take(around: item) ?? makeReplica()
        replicas.append(replica)
        replica.wrap(item)
        return replica
    }

    /// Removes the replicas of views that are no longer there.
    final func endReplicas() {
        former?.removeRest()
        former = nil
    }

    package override final var companions: [Node] {
        hasReplicas ? replicas : []
    }

    private final func replicasDidChange() {
        hasReplicas = !replicas.isEmpty || !lent.isEmpty
    }

    package override func beginAnew() { lender?.lent.append(self) }

    package override final func willRemove() { lender?.lent.removeAll { $0 === self } }

    /// Clears the item's layout parent: an item outlives its replica if the number of items in the modifier's content changes.
    package override func willUnlink() {
        if let wrapped, wrapped.layoutParent === self { wrapped.layoutParent = nil }
        replicas.removeAll()
        lent.removeAll()
        lender = nil
    }

    /// Returns a new replica around a view of a row, which retains it.
    final func lentReplica(around item: Node) -> PerViewNode {
        let replica = makeReplica()
        replica.lender = self
        lent.append(replica)
        replica.wrap(item)
        return replica
    }

    /// Wraps the item for good, and takes it back from where it has been since.
    private final func wrap(_ item: Node) {
        if wrappedItems.isEmpty { wrappedItems = [item] }
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

    override func spacing(at edge: Edge) -> EdgeSpacing { content?.spacing(at: edge) ?? .none }

    override final var isSpacer: Bool { content?.isSpacer == true }

    package override func layoutValue(_ key: ObjectIdentifier) -> Any? { content?.layoutValue(key) }

    package override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        content?.explicitGuide(guide, in: size)
    }
}

/// The replicas of a modifier before its views are collected again.
@MainActor
private struct FormerReplicas {
    private let replicas: [PerViewNode]
    private var byView: [ObjectIdentifier: PerViewNode] = [:]

    init(_ replicas: [PerViewNode]) {
        self.replicas = replicas
        for replica in replicas { if let view = replica.wrapped { byView[ObjectIdentifier(view)] = replica } }
    }

    mutating func take(around view: Node) -> PerViewNode? { byView.removeValue(forKey: ObjectIdentifier(view)) }

    func removeRest() {
        for replica in replicas {
            if let view = replica.wrapped, byView[ObjectIdentifier(view)] != nil { replica.remove() }
        }
    }
}

extension Node {
    /// Whether the node is one view whatever happens in it: not a group, a condition, a loop or a composite view.
    final var isOneView: Bool {
        guard self is PerViewNode else { return !isTransparent && !isModifier }
        let content = contentNodes
        return content.count == 1 && content[0].isOneView
    }
}
