import Drawing
import Foundation

/// What stays of a view between evaluations: a position in the tree, the state that belongs to it, a frame.
///
/// Structure and layout are told apart: `children` mirror the views, `items` are the nodes among the descendants that
/// take part in this node's layout (conditions, groups and composite views are looked through).
/// Does not own: the passes, which walk the tree; the view values, which subclasses keep as far as they need them.
@MainActor
@_spi(Nodes) open class Node {
    package let graph: ViewGraph
    /// Nil for the root, and for what has left for good: a node and those around it hold each other until then, so that
    /// whoever goes from one to the next finds it alive.
    package final private(set) var parent: Node?
    let depth: Int
    package var scope: EnvironmentScope
    package final private(set) var isAttached = true
    /// True for what is there and not seen, such as a page with another one on top of it. Set by ``cover(_:)``.
    package final var isCovered = false
    /// A row that was made ahead and has not come in.
    final var isPrefetched = false
    /// Another one each time that the node leaves the tree. See ``NodeHandle``.
    final private(set) var life = 0

    /// In the order of the view builder.
    package final var children: [Node] = []
    /// The node whose layout this one takes part in. Set when that node gathers its items; nil like ``parent``.
    package final var layoutParent: Node?
    private final var gathered: [Node]?

    /// Points, relative to the layout parent's top left: where layout wants the node.
    package final private(set) var frame = CGRect.zero
    /// What the frame was chosen for.
    final private(set) var proposal = ProposedViewSize.zero
    /// Nil until the frame is animated for the first time.
    final var motion: FrameMotion?
    /// Set while the node fades in or out.
    final var fade: Fade?
    /// The node or something below it must be placed anew.
    final var needsLayout = true
    package final private(set) var isPlaced = false
    final var sizes = SizeCache()
    final var guides = GuideCache()
    /// Nil until somebody asks.
    final var knownGuideKinds: GuideKinds?

    /// What this node read of the environment; a change of one of the keys calls ``environmentDidChange()``.
    final var environmentReads: [EnvironmentRead] = []

    /// Nodes here and below that send preferences up.
    final var preferenceWriters = 0

    /// `parent` is nil for the root alone.
    public init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.graph = graph
        self.parent = parent
        self.scope = scope
        depth = (parent?.depth ?? -1) + 1
        graph.report.nodesBuilt += 1
        graph.prefetchLog?.check(self)
    }

    // MARK: Structure

    /// Nodes that the node holds beside its children: the rows of a lazy container.
    package var detachedChildren: [Node] { [] }

    /// Nodes that come and go with this one and are no views: what stands for it around one item, the bars of a scroll
    /// view.
    var companions: [Node] { [] }

    /// True when layout looks through this node to its children.
    open var isTransparent: Bool { false }

    /// Adds the nodes that take part in the layout above.
    open func collectItems(into items: inout [Node]) {
        guard isTransparent else { return items.append(self) }
        for child in children { child.collectItems(into: &items) }
    }

    /// The nodes that this one lays out, in order.
    package final var items: [Node] {
        if let gathered { return gathered }
        if let materializedItems { return materializedItems }
        var items: [Node] = []
        for child in children { child.collectItems(into: &items) }
        // What has left for good must not hold, or be held, again.
        if isAttached { for item in items { item.layoutParent = self } }
        gathered = items
        return items
    }

    /// What a lazy container has of its items; nil for all others.
    open var materializedItems: [Node]? { nil }

    /// The nodes that this one places, paints and hits: its items, or what stands for them.
    package var laidItems: [Node] { items }

    /// Children came or went: the containers above must gather their items again.
    package final func structureDidChange() {
        if preferenceWriters > 0 { graph.preferences.markOrderNew() }
        var node: Node? = self
        while let current = node {
            current.gathered = nil
            current.itemsDidChange()
            if !current.isTransparent && !current.isModifier { break }
            node = current.parent
        }
        setNeedsLayout()
    }

    /// The node takes no place of its own now, and has no frame until it is placed again.
    final func standAside() {
        layoutParent = nil
        isPlaced = false
        motion = nil
    }

    /// True for nodes whose content has nothing to say to the views around, such as a sheet.
    open var holdsPreferences: Bool { false }

    /// True for nodes that wrap one item and vanish with it.
    var isModifier: Bool { false }

    open func itemsDidChange() {}

    /// A lazy container below made a row, or let go of one.
    func lazyRowCame(_ row: Node) {}
    func lazyRowWent(_ row: Node) {}

    /// True for the rows of a lazy container.
    var isLazyRow: Bool { false }

    /// True for kinds of nodes whose making and measuring has no effect beyond the node but those that ``PrefetchLog`` puts off.
    var isPrefetchable: Bool { false }

    /// Does what the measuring of a row ahead has put off.
    func performPutOffMeasuring() {}

    /// The rows that a lazy source made ahead.
    var prefetchedRows: [Node] { [] }

    /// Lets go of the rows that a lazy source made ahead: those that depend on a key of the environment, or all for nil.
    func dropPrefetchedRows(reading key: ObjectIdentifier?) {}

    /// What modifiers that wrap one item wrap in the end.
    var innermost: Node { self }

    /// What a modifier wraps that was put around one item of a container; nil for all others.
    var modified: Node? { nil }

    // MARK: Leaving

    /// Takes the node and everything below it out of the tree, for good.
    package final func remove() {
        leave()
        unlink()
    }

    /// Ends what the node is in, as if it had left: a press, a gesture, the keyboard.
    final func endLife() { life &+= 1 }

    /// Takes the node and everything below it out of the tree and leaves them as they are: they are still seen for a
    /// while, or used again. Whoever asks for it asks for ``unlink()`` when that is over, or for ``revive()``.
    final func leave() {
        guard isAttached else { return }
        isAttached = false
        life &+= 1
        graph.report.nodesRemoved += 1
        for child in children { child.leave() }
        for child in detachedChildren { child.leave() }
        for companion in companions { companion.leave() }
        willRemove()
        graph.forget(self)
    }

    /// For subclasses that registered something somewhere.
    open func willRemove() {}

    /// Lets go of the nodes around: a tree that has left for good would never be freed otherwise.
    final func unlink() {
        for child in children { child.unlink() }
        for child in detachedChildren { child.unlink() }
        for companion in companions { companion.unlink() }
        willUnlink()
        parent = nil
        layoutParent = nil
    }

    /// For subclasses that hold nodes which hold them.
    open func willUnlink() {}

    /// False for nodes whose own life cannot begin anew, such as a scroll view with its offset.
    open var isReusable: Bool { true }

    /// Puts a removed tree back in, as if it had just been made: its shape stays, nothing of its state does.
    final func revive() {
        isAttached = true
        isPlaced = false
        isCovered = false
        motion = nil
        fade = nil
        graph.report.nodesBuilt += 1
        graph.prefetchLog?.check(self)
        forgetEnvironmentReads()
        beginAnew()
        for child in children { child.revive() }
        for companion in companions { companion.revive() }
    }

    /// Drops what belongs to the identity that the node had.
    open func beginAnew() {}

    // MARK: Names

    /// What the node is, for those who look at the tree.
    var typeName: String { NodeName.short(type(of: self)) }

    /// What identifies the node among its siblings; nil for its index.
    var identityName: String? { nil }

    // MARK: Environment

    func environmentDidChange() {}

    /// For nodes that want to know which key it was.
    func environmentDidChange(_ key: ObjectIdentifier) { environmentDidChange() }

    // MARK: Layout

    /// The size the node chooses for a proposal, from the cache where it can be.
    package final func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        graph.report.measurements += 1
        let size = sizeThatFits(proposal)
        sizes[proposal] = size
        return size
    }

    /// The size the node chooses for a proposal. Subclasses only.
    open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the items inside `frame.size`. Subclasses only.
    open func placeItems(_ proposal: ProposedViewSize) {}

    /// More is better: who gets space first. Set by `layoutPriority`.
    var layoutPriority: Double { 0 }

    /// The distance a stack keeps to neighbours when it was given none.
    var preferredSpacing: CGFloat { 8 }

    /// What nothing covers of the node's content, and how far it may extend beyond; nil where the node changes nothing.
    func safeArea(ignoring regions: SafeAreaRegions) -> SafeArea? { nil }

    /// The direction in which the node puts its items one after the other; nil for most.
    var stackAxis: Axis? { nil }

    /// What `layoutValue(key:value:)` gave the node.
    open func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// What a modifier itself gives by `layoutValue(key:value:)`; nil for all other nodes.
    func modifierValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// True for a spacer, which grows along `axis` only.
    func isSpacer(along axis: Axis) -> Bool { false }

    /// Those that the node itself may say something about.
    var ownGuideKinds: GuideKinds { items.isEmpty ? .baselines : [] }

    /// The guide's position in the node's own space; nil for the default position. Subclasses only.
    open func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

    /// Puts the node at `origin` (points, in its layout parent's space) with the size it chooses for `proposal`.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = measure(proposal)
        let target = CGRect(origin: mirrored(origin, size), size: size)
        if isPlaced, target != frame { animateFrame(to: target) }
        let isSame = isPlaced && !needsLayout && size == frame.size && proposal == self.proposal
        frame = target
        self.proposal = proposal
        if isSame { return }
        paintCache?.isCurrent = false
        needsLayout = false
        isPlaced = true
        graph.report.layouts += 1
        placeItems(proposal)
        updateInkBounds()
    }

    /// Layout reckons from the leading edge; where that is the right one, positions are mirrored.
    private func mirrored(_ origin: CGPoint, _ size: CGSize) -> CGPoint {
        guard let layoutParent, layoutParent.mirrorsItems, layoutParent.scope.isRightToLeft else { return origin }
        return CGPoint(x: layoutParent.frame.width - origin.x - size.width, y: origin.y)
    }

    /// False for nodes whose items are placed from the left in any case.
    var mirrorsItems: Bool { true }

    /// The node has no position any more, and nothing in it has.
    final func leaveLayout() {
        isPlaced = false
        motion = nil
        for child in children { child.leaveLayout() }
    }

    /// Puts the node somewhere else without a layout, as for a header that stays in view.
    final func move(to origin: CGPoint) {
        frame.origin = mirrored(origin, frame.size)
    }

    /// The node's size may be another now: it and all nodes whose layout depends on it are laid out again.
    package final func setNeedsLayout() {
        var node: Node? = self
        while let current = node {
            if current.isPlacingItems || current.isUntouchedByLayout { return }
            current.needsLayout = true
            current.sizes.removeAll()
            current.guides.removeAll()
            current.knownGuideKinds = nil
            current.layoutDidInvalidate()
            if current.stopsLayoutInvalidation {
                graph.layoutQueue.addRoot(current)
                break
            }
            node = current.layoutParent ?? current.parent
        }
        graph.needsLayout = true
    }

    /// Nobody has asked for the node's size since it came, so that nothing around depends on it: a tree that is being
    /// built is not walked to its root for each node that is put in. Nodes that layout looks through are never asked.
    private var isUntouchedByLayout: Bool {
        needsLayout && !isPlaced && sizes.isEmpty && knownGuideKinds == nil && !isTransparent && !isModifier
    }

    /// For subclasses that keep something of their layout.
    func layoutDidInvalidate() {}

    /// True while the node measures and places what changes in it anyway.
    var isPlacingItems: Bool { false }

    /// True for nodes whose own size does not depend on what they hold.
    var stopsLayoutInvalidation: Bool { false }

    /// Who answers to presses, keys and the pointer's presence here; nil for most nodes.
    open var responder: Responder? { nil }

    /// The gesture that was given to the view here; nil for most nodes.
    var gestureRunner: GestureRunner? { nil }

    // MARK: Drawing and hits

    /// Where the node and what is in it draw.
    final var inkBounds = InkBounds.everywhere
    /// By how much what an item draws goes beyond the item's frame at most, points.
    final var itemOverhang = Double.infinity

    /// What was drawn here in the frame before; nil for most nodes.
    final var paintCache: PaintCache?

    /// True for nodes that hold several things, and may keep their picture.
    var cachesPicture: Bool { false }

    /// False for nodes that may look different although neither they nor their layout was told of a change.
    open var isSteady: Bool { true }

    /// Where the node itself draws, beside its items. Everyone who draws something must say so.
    open var ownInkBounds: InkBounds { .nothing }

    /// Where an item and what is in it draw, in this node's space.
    func inkBounds(of item: Node) -> InkBounds { item.inkBounds.moved(by: item.frame.origin) }

    open func paint(into painter: Painter) {
        for item in itemsFromBack { painter.paint(item) }
    }

    /// Whether what is let go of at a point of the node's own space falls on it.
    package func isReached(byDropAt point: CGPoint) -> Bool { CGRect(origin: .zero, size: frame.size).contains(point) }

    /// Appends the nodes under `point` (the node's own space), outermost first. True when something was hit.
    open func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        let depth = path.count
        path.append(self)
        for item in itemsFromBack.reversed() where item.hitTestInParent(point, path: &path) { return true }
        path.removeSubrange(depth...)
        return false
    }

    /// From a point of the layout parent's space to the node's own.
    open func convertFromParent(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - presentedFrame.origin.x, y: point.y - presentedFrame.origin.y)
    }

    /// How directions in the node's own space lie in its layout parent's.
    var linearTransform: Affine { .identity }

    /// The same as ``convertToParent(_:)`` with the frame that layout chose, whatever is on its way to it.
    package func settledToParent(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
    }

    /// From a rectangle of the node's own space to its layout parent's.
    open func convertToParent(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: presentedFrame.origin.x, dy: presentedFrame.origin.y)
    }
}
