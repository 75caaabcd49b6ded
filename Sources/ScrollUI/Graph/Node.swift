import Drawing
import Foundation

/// The persistent part of a view: a position in the tree, the state that belongs to it, a frame.
///
/// Structure and layout are separate: `children` mirror the views, `items` are the descendants that take part in this
/// node's layout (conditions, groups and composite views are transparent).
///
/// Does not own: the passes, which walk the tree; the view values, which subclasses store as far as they need them.
@MainActor
@_spi(Nodes) open class Node {
    package let graph: ViewGraph
    /// Nil for the root, and for nodes that have left permanently. A node and its neighbours retain each other until
    /// then, so that walking from one to the next is safe.
    package final private(set) var parent: Node?
    let depth: Int
    // Unsafe for the compiler: environment values read it without isolation, after a check that they are on the main thread.
    nonisolated(unsafe) package final var scope: EnvironmentScope
    package final private(set) var isAttached = true
    /// Whether the node exists without being visible, such as a page under another page. Set by ``cover(_:)``.
    package final var isCovered = false
    /// Whether the node is a prefetched row that is not shown yet.
    final var isPrefetched = false
    /// Changes each time the node leaves the tree. See ``NodeHandle``.
    final private(set) var life = 0
    /// The period of ``SafeAreaRegistry`` in which the node last moved.
    final var moved: UInt32 = 0

    /// The children in the order of the view builder.
    package final var children: [Node] = []
    /// The node whose layout includes this one. Set when that node collects its items; nil under the same conditions
    /// as ``parent``.
    package final var layoutParent: Node?
    private final var gathered: [Node]?

    /// The frame chosen by layout, in points, relative to the layout parent's top left corner.
    package final private(set) var frame = CGRect.zero
    /// The proposal for which the frame was chosen.
    final private(set) var proposal = ProposedViewSize.zero
    /// Nil until the frame is animated for the first time.
    final var motion: FrameMotion?
    /// Set while the node fades in or out.
    final var fade: Fade?
    /// Whether the node or a node inside it must be placed again.
    final var needsLayout = true
    package final private(set) var isPlaced = false
    final var sizes = SizeCache()
    final var guides = GuideCache()
    /// Nil until it is requested.
    final var knownGuideKinds: GuideKinds?

    /// The environment keys read by this node; a change of one of them calls ``environmentDidChange()``.
    // Unsafe for the compiler: `noteEnvironmentRead` checks that it runs on the main thread.
    nonisolated(unsafe) final var environmentReads: [EnvironmentRead] = []

    /// The number of nodes, here and inside, that send preferences up.
    final var preferenceWriters = 0

    /// `parent` is nil only for the root.
    public init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.graph = graph
        self.parent = parent
        self.scope = scope
        depth = (parent?.depth ?? -1) + 1
        graph.report.nodesBuilt += 1
        graph.prefetchLog?.check(self)
    }

    // MARK: Structure

    /// Nodes that the node holds in addition to its children, such as the rows of a lazy container.
    package var detachedChildren: [Node] { [] }

    /// Nodes that come and go with this one and are not views, such as its replicas around single items or the bars
    /// of a scroll view.
    package var companions: [Node] { [] }

    /// Whether layout ignores this node and uses its children instead.
    open var isTransparent: Bool { false }

    /// Adds the nodes that take part in the layout of the enclosing node.
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
        // A transparent node lays out only what nobody else does: a row, until its container has collected the rows in it. Nodes that have
        // left permanently must not retain others, or be retained, again.
        for item in items where isAttached && (!isTransparent || item.layoutParent == nil) { item.layoutParent = self }
        gathered = items
        return items
    }

    /// The existing items of a lazy container; nil for all other nodes.
    open var materializedItems: [Node]? { nil }

    /// The nodes that this one places, paints and hit-tests: its items, or their substitutes.
    package var laidItems: [Node] { items }

    /// Called when children were added or removed: the enclosing containers must collect their items again.
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

    /// Clears the node's position: it takes no part in layout, and has no frame until it is placed again.
    final func standAside() {
        layoutParent = nil
        isPlaced = false
        motion = nil
    }

    /// Whether preferences of the content are not sent to the views around, as for a sheet.
    open var holdsPreferences: Bool { false }

    /// Whether the node wraps a single item and disappears with it.
    var isModifier: Bool { false }

    open func itemsDidChange() {}

    /// Called when a lazy container inside created or released a row.
    func lazyRowCame(_ row: Node) {}
    func lazyRowWent(_ row: Node) {}

    /// The nodes of the views inside, without other views that the node has beside them.
    var contentNodes: [Node] { children }

    /// Whether the node is a row of a lazy container.
    var isLazyRow: Bool { false }

    /// The node as a source of lazy rows: a property, since a failed cast to a protocol searches all conformances of the program.
    package var lazySource: (any LazySource)? { nil }

    /// Whether creating and measuring this kind of node affects other nodes only in ways that ``PrefetchLog`` defers.
    var isPrefetchable: Bool { false }

    /// Whether the node can leave the view and come back as it is, without being evaluated: it has no state of its own,
    /// nothing in it moves, and it has no effect on other nodes. False for most kinds of nodes.
    var isRetainable: Bool { false }

    /// Performs the effects of measuring that were deferred during prefetching.
    func performPutOffMeasuring() {}

    /// The prefetched rows of a lazy source.
    var prefetchedRows: [Node] { [] }

    /// Called when values of these keys have changed around the node, whether or not it reads one.
    func outerEnvironmentDidChange(_ keys: [ObjectIdentifier]) {}

    /// The innermost node inside modifiers that wrap a single item.
    var innermost: Node { self }

    /// The node wrapped by a modifier around one item of a container; nil for all other nodes.
    var modified: Node? { nil }

    /// The child whose view this node changes, or surrounds with others, without being another view; nil for
    /// containers and single views.
    var mainChild: Node? { isTransparent || isModifier ? modified ?? onlyChild : nil }

    // MARK: Removal

    /// Ends interactions with the node, such as a press, a gesture or keyboard focus, as if it had left the tree.
    final func endLife() { life &+= 1 }

    /// Removes the node and everything inside it from the tree without changing them: they stay visible for a while,
    /// or are reused. The caller must later call ``unlink()`` or ``revive()``.
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

    /// Override to undo registrations with other objects.
    open func willRemove() {}

    /// Releases the neighbouring nodes: otherwise a permanently removed tree would never be freed.
    final func unlink() {
        for child in children { child.unlink() }
        for child in detachedChildren { child.unlink() }
        for companion in companions { companion.unlink() }
        willUnlink()
        parent = nil
        layoutParent = nil
    }

    /// Override to break retain cycles with other nodes.
    open func willUnlink() {}

    /// Whether the node can start again for another view; false for example for a scroll view with its offset.
    open var isReusable: Bool { true }

    /// Puts a removed tree back as if it had just been created: its shape is kept, its state is not.
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

    /// Discards everything that belongs to the node's former identity.
    open func beginAnew() {}

    // MARK: Names

    /// The name of the node's kind in dumps of the tree.
    package var typeName: String { NodeName.short(type(of: self)) }

    /// The name that identifies the node among its siblings; nil for its index.
    var identityName: String? { nil }

    /// The id by which the node's view can be found, a property like ``lazySource``; nil for most nodes.
    package var viewID: AnyHashable? { nil }

    // MARK: Environment

    func environmentDidChange() {}

    func environmentDidChange(_ key: ObjectIdentifier) { environmentDidChange() }

    // MARK: Layout

    /// Returns the size that the node chooses for a proposal, cached if possible.
    package final func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        graph.report.measurements += 1
        let size = sizeThatFits(proposal)
        sizes[proposal] = size
        return size
    }

    /// Returns the size that the node chooses for a proposal. Subclasses override it; callers use `measure(_:)`.
    open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Places the items inside `frame.size`. Subclasses override it.
    open func placeItems(_ proposal: ProposedViewSize) {}

    /// The priority for space, higher first. Set by `layoutPriority`.
    var layoutPriority: Double { 0 }

    /// Returns the preferred distance to the neighbour at `edge`.
    func spacing(at edge: Edge) -> EdgeSpacing { .standard }

    /// Returns the uncovered part of the node's content and the distance by which it may extend; nil if the node does
    /// not change the safe area.
    func safeArea(ignoring regions: SafeAreaRegions) -> SafeArea? { nil }

    /// The container that the node is for `containerRelativeFrame` inside it; nil for most nodes.
    var relativeContainer: RelativeContainer? { nil }

    /// The axis along which the node arranges its items; nil for most nodes.
    var stackAxis: Axis? { nil }

    /// Returns the node's value set by `layoutValue(key:value:)`.
    open func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// Returns the value that a modifier itself sets by `layoutValue(key:value:)`; nil for all other nodes.
    func modifierValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// Whether the node is a spacer, or one with modifiers that do not lay out.
    var isSpacer: Bool { false }

    /// The kinds of guides that the node itself may define.
    var ownGuideKinds: GuideKinds { items.isEmpty ? .baselines : [] }

    /// Returns the guide's position in the node's coordinates; nil for the default position. Subclasses override it.
    open func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? { nil }

    /// Places the node at `origin` (points, in its layout parent's coordinates) with the size it chooses for
    /// `proposal`.
    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        let size = measure(proposal)
        let target = CGRect(origin: mirrored(origin, size), size: size)
        if isPlaced, target != frame { animateFrame(to: target) }
        let isSame = isPlaced && !needsLayout && size == frame.size && proposal == self.proposal
        if !isSame || target != frame { noteMove() }
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

    /// Whether positions of items are mirrored; false for nodes whose items are always placed from the left.
    var mirrorsItems: Bool { true }

    /// Clears the positions of the node and all nodes inside it.
    final func leaveLayout() {
        isPlaced = false
        motion = nil
        for child in children { child.leaveLayout() }
        for child in detachedChildren { child.leaveLayout() }
    }

    /// Moves the node without a layout, as for a pinned header.
    final func move(to origin: CGPoint) {
        frame.origin = mirrored(origin, frame.size)
        noteMove()
    }

    /// Override to discard data derived from the layout.
    func layoutDidInvalidate() {}

    /// Whether the node measures and places its changes in any case.
    var isPlacingItems: Bool { false }

    /// Whether the node's own size is independent of its content.
    var stopsLayoutInvalidation: Bool { false }

    /// The responder to presses, keys and hovering at this node; nil for most nodes.
    open var responder: Responder? { nil }

    /// The gesture of the view at this node; nil for most nodes.
    var gestureRunner: GestureRunner? { nil }

    // MARK: Drawing and hits

    /// The area in which the node and its content draw or take hits.
    final var inkBounds = InkBounds.everywhere
    /// The greatest distance in points by which an item draws outside its frame.
    final var itemOverhang = Double.infinity

    /// The drawing of the previous frame; nil for most nodes.
    final var paintCache: PaintCache?

    /// Whether the node contains several others and may cache its drawing.
    var cachesPicture: Bool { false }

    /// Whether the node's look only changes with reported changes of the node or its layout.
    open var isSteady: Bool { true }

    /// The area in which the node itself draws or takes hits, in addition to its items. Every node that does either must override it.
    open var ownInkBounds: InkBounds { .nothing }

    /// Returns the area in which an item and its content draw or take hits, in this node's coordinates.
    func inkBounds(of item: Node) -> InkBounds { item.inkBounds.moved(by: item.frame.origin) }

    open func paint(into painter: Painter) {
        for item in itemsFromBack { painter.paint(item) }
    }

    /// Whether a drop at a point, in the node's coordinates, falls on the node.
    package func isReached(byDropAt point: CGPoint) -> Bool { CGRect(origin: .zero, size: frame.size).includes(point) }

    /// Appends the nodes under `point` (in the node's coordinates), outermost first. Returns whether a node was hit.
    open func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        path.append(self)
        for item in itemsFromBack.reversed() where item.hitTestInParent(point, path: &path) { return true }
        path.removeLast()
        return false
    }

    /// Converts a point from the layout parent's coordinates to the node's coordinates.
    open func convertFromParent(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - presentedFrame.origin.x, y: point.y - presentedFrame.origin.y)
    }

    /// The transform of directions from the node's coordinates to its layout parent's, at the end of all animations.
    var linearTransform: Affine { .identity }

    /// Converts as ``convertToParent(_:)``, with the values at the end of all animations.
    package func settledToParent(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
    }

    /// Converts a rectangle from the node's coordinates to its layout parent's.
    open func convertToParent(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: presentedFrame.origin.x, dy: presentedFrame.origin.y)
    }
}
