import Drawing
import Foundation

/// The node of a modifier. As in SwiftUI, content of several views gets a modifier node for each view.
package final class ModifierNode<M: NodeModifier>: Node, RowWrapper {
    package override var rowWrapper: (any RowWrapper)? { self }
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { own.isRetainable && wrapped == nil && !hasReplicas }

    private var own: M
    /// The original node of a replica around a row, whose modifier the replica uses.
    private let original: ModifierNode<M>?
    private var rowReplicas: [ObjectIdentifier: ModifierNode<M>] = [:] {
        didSet { replicasDidChange() }
    }
    /// The number of row replicas at which replicas of removed rows are dropped.
    private var mostRowReplicas = 1
    private var replicas: [ModifierNode<M>] = [] {
        didSet { replicasDidChange() }
    }
    /// Whether there are replicas of either kind. Stored, since asking a collection of a generic type makes the runtime look up that type.
    private var hasReplicas = false
    /// The item that a replica wraps; nil in an original.
    private var wrapped: Node?
    /// Whether no modifier was assigned yet from which a change could be animated.
    private var isFresh = true

    init(
        _ modifier: M, graph: ViewGraph, parent: Node?, scope: EnvironmentScope, original: ModifierNode<M>? = nil
    ) {
        own = modifier
        self.original = original
        super.init(graph: graph, parent: parent, scope: scope)
    }

    override var isModifier: Bool { true }

    package override func beginAnew() { isFresh = true }

    func assign(_ new: M) {
        var next = new
        if isFresh {
            isFresh = false
        } else {
            next.animate(from: modifier, graph: graph)
        }
        let (needsLayout, needsPaint) = (next.needsLayout(after: own), next.needsPaint(after: own))
        let movesContent = M.drawsElsewhere && needsPaint && next.movesContent(of: self, after: own)
        own = next
        if needsPaint { invalidateDrawing() }
        if needsLayout { return invalidateLayout() }
        if movesContent { noteMovedContent() }
        if M.drawsElsewhere, isPlaced { updateInkBoundsAlone() }
    }

    /// The current modifier, read in every pass. Optional chaining over a generic type would make the compiler query the runtime for that
    /// type each time, which costs more than everything else here.
    var modifier: M {
        if let original { return original.own }
        return own
    }

    private func invalidateDrawing() {
        drawingDidChange()
        for replica in replicas { replica.drawingDidChange() }
        for replica in rowReplicas.values { replica.drawingDidChange() }
    }

    /// What depends on the content's position is checked after the next layout.
    private func noteMovedContent() {
        guard isPlaced || hasReplicas else { return }
        noteMove()
        for replica in replicas { replica.noteMove() }
        for replica in rowReplicas.values { replica.noteMove() }
        graph.needsLayout = true
    }

    private func invalidateLayout() {
        setNeedsLayout()
        for replica in replicas { replica.setNeedsLayout() }
        for replica in rowReplicas.values { replica.setNeedsLayout() }
        if holdsRows { lazyContainer?.wrapperDidChange() }
    }

    package override var responder: Responder? { modifier.responder }

    override var gestureRunner: GestureRunner? { modifier.gestureRunner }

    // MARK: One node for each item

    package override func collectItems(into result: inout [Node]) {
        let content = items
        switch content.count {
        case 0:
            standAside()
            dropReplicas()
        case 1:
            dropReplicas()
            result.append(self)
        default:
            standAside()
            if replicas.count != content.count {
                dropReplicas()
                replicas = content.map { _ in makeReplica() }
            }
            for (replica, item) in zip(replicas, content) { replica.wrap(item) }
            result.append(contentsOf: replicas)
        }
    }

    private func dropReplicas() {
        for replica in replicas { replica.remove() }
        replicas.removeAll(keepingCapacity: true)
    }

    /// Drops the replicas of removed rows. It runs each time their number has doubled, so that the cost per row is constant.
    private func dropRowReplicas() {
        guard rowReplicas.count >= mostRowReplicas else { return }
        defer { mostRowReplicas = 2 * rowReplicas.count + 1 }
        for (key, replica) in rowReplicas where replica.wrapped?.isAttached != true {
            rowReplicas[key] = nil
            replica.remove()
        }
    }

    package override var companions: [Node] {
        hasReplicas ? replicas + rowReplicas.values : []
    }

    private func replicasDidChange() { hasReplicas = !replicas.isEmpty || !rowReplicas.isEmpty }

    /// Clears the item's layout parent: an item outlives its replica if the number of items in the modifier's content changes.
    package override func willUnlink() {
        if let wrapped, wrapped.layoutParent === self { wrapped.layoutParent = nil }
        replicas.removeAll()
        rowReplicas.removeAll()
    }

    private func makeReplica() -> ModifierNode<M> {
        ModifierNode(own, graph: graph, parent: parent, scope: scope, original: self)
    }

    package func replica(around item: Node) -> Node {
        let replica = makeReplica()
        replica.wrap(item)
        return replica
    }

    package func wrapping(_ item: Node) -> Node {
        if let known = rowReplicas[ObjectIdentifier(item)], known.wrapped === item {
            known.wrap(item)
            return known
        }
        dropRowReplicas()
        let replica = makeReplica()
        replica.wrap(item)
        rowReplicas[ObjectIdentifier(item)] = replica
        return replica
    }

    /// Sets the wrapped item. Sizes that were chosen for another item are invalid for this one.
    private func wrap(_ item: Node) {
        if let wrapped, wrapped !== item { setNeedsLayout() }
        wrapped = item
        item.layoutParent = self
    }

    package override func itemsDidChange() {
        for replica in replicas { replica.setNeedsLayout() }
    }

    private var content: Node? { wrapped ?? items.first }

    override var modified: Node? { wrapped }

    override var innermost: Node { content?.innermost ?? self }

    // MARK: Layout and drawing

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard let content else { return .zero }
        return modifier.sizeThatFits(proposal, content: content)
    }

    package override func placeItems(_ proposal: ProposedViewSize) {
        guard let content else { return }
        modifier.place(content, in: frame.size, proposal: proposal)
    }

    override var layoutPriority: Double {
        if let own = modifier.layoutPriority { return own }
        let inner = content?.layoutPriority ?? 0
        // A spacer in a frame or padding does not act as a spacer.
        return inner == -.infinity ? 0 : inner
    }

    override var preferredSpacing: CGFloat { content?.preferredSpacing ?? 8 }

    override func safeArea(ignoring regions: SafeAreaRegions) -> SafeArea? {
        guard let insets = modifier.safeAreaInsets else { return nil }
        let bounds = CGRect(origin: .zero, size: frame.size)
        return SafeArea(safe: bounds.inset(by: insets, isMirrored: scope.isRightToLeft), outer: bounds)
    }

    package override var isSteady: Bool { M.isSteady }

    package override var laidItems: [Node] { wrapped.map { [$0] } ?? items }

    package override var ownInkBounds: InkBounds { modifier.takesHitsEverywhere ? frameInkBounds() : .nothing }

    /// Replicas are not notified of changed values, so their ink is unbounded.
    override func inkBounds(of item: Node) -> InkBounds {
        let inner = super.inkBounds(of: item)
        guard M.drawsElsewhere else { return inner }
        return original == nil ? own.inkBounds(of: inner, in: frame.size) : .everywhere
    }

    override var ownGuideKinds: GuideKinds { modifier.ownGuideKinds }

    package override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        modifier.layoutValue(key) ?? content?.layoutValue(key)
    }

    override func modifierValue(_ key: ObjectIdentifier) -> Any? { modifier.layoutValue(key) }

    package override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        guard let content else { return nil }
        return modifier.explicitAlignment(guide, content: content, in: size)
    }

    package override func paint(into painter: Painter) {
        guard let content else { return }
        modifier.paint(content, in: self, into: painter)
    }

    package override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard let content, let inner = modifier.hitPoint(point, in: self) else { return false }
        path.append(self)
        if content.hitTestInParent(inner, path: &path) { return true }
        if modifier.takesHitsEverywhere, CGRect(origin: .zero, size: frame.size).contains(inner) { return true }
        path.removeLast()
        return false
    }

    package override func convertFromParent(_ point: CGPoint) -> CGPoint {
        let inner = super.convertFromParent(point)
        return modifier.hitPoint(inner, in: self) ?? inner
    }

    override var linearTransform: Affine { modifier.linearTransform(in: self) }

    package override func convertToParent(_ rect: CGRect) -> CGRect {
        super.convertToParent(modifier.convertOut(rect, in: self))
    }

    package override func settledToParent(_ rect: CGRect) -> CGRect {
        super.settledToParent(modifier.settledOut(rect, in: self))
    }
}
