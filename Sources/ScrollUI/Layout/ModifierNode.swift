import Drawing
import Foundation

/// The node of a modifier that is a value.
package final class ModifierNode<M: NodeModifier>: PerViewNode {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { own.isRetainable && wrapped == nil && !hasReplicas }

    private var own: M
    /// The original node of a replica around a row, whose modifier the replica uses.
    private let original: ModifierNode<M>?
    /// Whether no modifier was assigned yet from which a change could be animated.
    private var isFresh = true

    init(
        _ modifier: M, graph: ViewGraph, parent: Node?, scope: EnvironmentScope, original: ModifierNode<M>? = nil
    ) {
        own = modifier
        self.original = original
        super.init(graph: graph, parent: parent, scope: scope)
    }

    package override func beginAnew() {
        super.beginAnew()
        isFresh = true
    }

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
        guard M.drawsElsewhere else { return }
        if isPlaced { updateInkBoundsAlone() }
        forEachReplica { if $0.isPlaced { $0.updateInkBoundsAlone() } }
    }

    /// The current modifier, read in every pass. Optional chaining over a generic type would make the compiler query the runtime for that
    /// type each time, which costs more than everything else here.
    var modifier: M {
        if let original { return original.own }
        return own
    }

    private func invalidateDrawing() {
        drawingDidChange()
        forEachReplica { $0.drawingDidChange() }
    }

    /// What depends on the content's position is checked after the next layout.
    private func noteMovedContent() {
        guard isPlaced || hasReplicas else { return }
        noteMove()
        forEachReplica { $0.noteMove() }
        graph.needsLayout = true
    }

    private func invalidateLayout() {
        setNeedsLayout()
        forEachReplica { $0.setNeedsLayout() }
        if holdsRows { lazyContainer?.wrapperDidChange() }
    }

    package override var responder: Responder? { modifier.responder }

    override var gestureRunner: GestureRunner? { modifier.gestureRunner }

    package override func makeReplica() -> PerViewNode {
        ModifierNode(own, graph: graph, parent: parent, scope: scope, original: self)
    }

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
        return content?.layoutPriority ?? 0
    }

    override func spacing(at edge: Edge) -> EdgeSpacing {
        guard let content else { return .none }
        return modifier.resetsSpacing(at: edge, around: content) ? .standard : content.spacing(at: edge)
    }

    override func safeArea(ignoring regions: SafeAreaRegions) -> SafeArea? {
        guard let insets = modifier.safeAreaInsets else { return nil }
        let bounds = CGRect(origin: .zero, size: frame.size)
        return SafeArea(safe: bounds.inset(by: insets, isMirrored: scope.isRightToLeft), outer: bounds)
    }

    package override var isSteady: Bool { M.isSteady }

    package override var ownInkBounds: InkBounds { modifier.takesHitsEverywhere ? frameInkBounds() : .nothing }

    override func inkBounds(of item: Node) -> InkBounds {
        let inner = super.inkBounds(of: item)
        return M.drawsElsewhere ? modifier.inkBounds(of: inner, in: self) : inner
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
        if modifier.takesHitsEverywhere, CGRect(origin: .zero, size: frame.size).includes(inner) { return true }
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
