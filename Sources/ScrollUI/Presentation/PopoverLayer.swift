import Foundation

/// The layer above the window's content: menus, popovers, sheets and alerts, the last one in front, and a tip above all of them.
@MainActor
package final class PopoverLayer {
    private var open: [FloatingNode] = []
    /// The closed nodes that are still visible, with the end of their removal.
    private var leaving: [(node: FloatingNode, end: Duration)] = []
    /// The visible tip. It is in front of everything and takes no input.
    package weak var hint: FloatingNode?

    /// The frontmost node. It has the keyboard exclusively, and the pointer unless it lets the pointer through.
    package var front: FloatingNode? { open.last }

    /// The nodes that take the pointer, the frontmost first. The last one is the first that does not let the pointer through.
    var takers: [FloatingNode] {
        guard let last = open.lastIndex(where: { !$0.letsPointerThrough }) else { return open.reversed() }
        return open[last...].reversed()
    }

    /// Whether the content behind the layer gets no pointer input.
    var isModal: Bool { open.contains { !$0.letsPointerThrough } }

    fileprivate func present(_ node: FloatingNode) {
        leaving.removeAll { $0.node === node }
        if !open.contains(where: { $0 === node }) { open.append(node) }
    }

    /// Closes a node. It remains visible until `end`.
    package func close(_ node: FloatingNode, until end: Duration? = nil) {
        if let index = open.firstIndex(where: { $0 === node }), index + 1 < open.count {
            open[index + 1].inheritFocus(of: node)
        }
        open.removeAll { $0 === node }
        leaving.removeAll { $0.node === node }
        if let end { leaving.append((node, end)) }
    }

    func forget(_ node: Node) {
        if hint === node { hint = nil }
        guard !open.isEmpty || !leaving.isEmpty else { return }
        open.removeAll { $0 === node }
        leaving.removeAll { $0.node === node }
    }

    func place(in size: CGSize) {
        for entry in leaving { entry.node.placePanel(in: size) }
        for node in open { node.placePanel(in: size) }
        hint?.placePanel(in: size)
    }

    func paint(into painter: Painter, at time: Duration) {
        leaving.removeAll { $0.end <= time }
        for entry in leaving { entry.node.paintPanel(into: painter) }
        for node in open { node.paintPanel(into: painter) }
        hint?.paintPanel(into: painter)
    }
}

/// A view with another view that floats above everything while it is open.
///
/// The floating view belongs to the tree at this node and gets its environment and lifetime from there, but it is laid out in the window
/// and painted last.
@_spi(Nodes) open class FloatingNode: Node {
    override var mainChild: Node? { slot }
    /// The floating view; nil while it is closed.
    open var panel: SlotNode? { nil }
    /// The node that had the keyboard before.
    private final weak var lastFocus: Node?
    package private(set) final var wasFocusVisible = false

    /// Takes over the previous keyboard focus of a node behind this one that closes, to restore it later.
    fileprivate final func inheritFocus(of node: FloatingNode) {
        (lastFocus, wasFocusVisible) = (node.lastFocus, node.wasFocusVisible)
        node.lastFocus = nil
    }

    /// Whether the views behind get pointer input.
    open var letsPointerThrough: Bool { false }

    /// Whether arrow keys navigate the floating view, and Escape closes it before any shortcut in it.
    var isMenu: Bool { false }

    /// Whether it was opened by a row of the menu behind it.
    var isSubmenu: Bool { false }

    /// Closes a hint. Called for a press, a key or the wheel.
    open func dismissHint() {}

    /// Handles a press outside of the floating view.
    open func pressBeside() {}

    /// Handles an Escape key that nothing in the floating view has used. Returns true if it was used.
    open func escape() -> Bool { false }

    /// Handles a key that nothing in a menu has used. Returns true if it was used.
    func press(_ key: InputEvent.Key) -> Bool { false }

    open func placePanel(in window: CGSize) {}

    open func paintPanel(into painter: Painter) {
        if let panel { painter.paint(panel) }
    }

    /// Shows the floating view above all others and gives it the keyboard. Returns false in a row that is prefetched,
    /// which is created again when it is shown.
    package final func present() -> Bool {
        if let log = graph.prefetchLog {
            log.abandon()
            return false
        }
        graph.popovers.present(self)
        takeFocus()
        return true
    }

    /// Clears the keyboard focus and stores it.
    private func takeFocus() {
        lastFocus = graph.focusRing?.focused
        wasFocusVisible = graph.focusRing?.isVisible ?? false
        graph.focusRing?.set(nil, isVisible: false)
        graph.root?.setNeedsLayout()
    }

    /// Restores the stored keyboard focus.
    package final func returnFocus() {
        graph.setNeedsPaint()
        if let lastFocus, lastFocus.isAttached, !lastFocus.isUnderCover {
            graph.focusRing?.set(lastFocus, isVisible: wasFocusVisible && (!isMenu || isSubmenu))
        }
    }

    override open func willRemove() { graph.popovers.forget(self) }

    // MARK: The view itself

    // A closed one has no effect on other nodes; see `present()`.
    override final var isPrefetchable: Bool { true }

    /// The content, if it is a single view.
    final var wrappedView: Node? { slot.flatMap { $0.children.count == 1 ? $0.children[0] : nil } }

    final var slot: Node? { children.first }

    override final var isModifier: Bool { true }

    /// Writes the content, the first child.
    package final func fillContent(_ builder: inout NodeBuilder, _ lower: (inout NodeBuilder) -> Void) {
        let slot = builder.node(FloatingContentNode.self) { FloatingContentNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(slot, scope: builder.scope, lower: lower)
    }

    /// Several views are laid out by the container around them, as without the floating view.
    override open func collectItems(into items: inout [Node]) {
        let views = contentViews
        guard views.count != 1 else { return items.append(self) }
        standAside()
        slot?.standAside()
        items.append(contentsOf: views)
    }

    private final var contentViews: [Node] {
        var views: [Node] = []
        for child in contentNodes { child.collectItems(into: &views) }
        return views
    }

    override final var contentNodes: [Node] { slot?.children ?? [] }

    /// The frame beside which a view can float, in window coordinates: that of the first of several views, or of the view around if there is
    /// none.
    package final var anchorFrame: CGRect {
        if let first = isPlaced ? self : contentViews.first { return first.windowFrame }
        var outer = parent
        while let node = outer, !node.isPlaced { outer = node.parent }
        return outer?.windowFrame ?? .zero
    }

    /// The floating view is laid out in the window, not in this view.
    override open var materializedItems: [Node]? { slot.map { [$0] } ?? [] }

    override open func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        slot?.layoutParent = self
        return slot?.measure(proposal) ?? .zero
    }

    override open func placeItems(_ proposal: ProposedViewSize) {
        slot?.layoutParent = self
        slot?.place(at: .zero, proposal: proposal)
    }

    override var layoutPriority: Double { slot?.layoutPriority ?? 0 }
    override func spacing(at edge: Edge) -> EdgeSpacing { slot?.spacing(at: edge) ?? .none }
    override open func layoutValue(_ key: ObjectIdentifier) -> Any? { slot?.layoutValue(key) }

    override open func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        slot?.explicitAlignment(guide, in: size)
    }

    override open var isSteady: Bool { false }
    override open var ownInkBounds: InkBounds { .everywhere }

    override open func paint(into painter: Painter) {
        if let slot { painter.paint(slot) }
    }

    override open func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        path.append(self)
        if let slot, slot.hitTestInParent(point, path: &path) { return true }
        path.removeLast()
        return false
    }
}

/// The view, or the views, in front of which another one floats.
private final class FloatingContentNode: SlotNode {
    override var isModifier: Bool { true }
}
