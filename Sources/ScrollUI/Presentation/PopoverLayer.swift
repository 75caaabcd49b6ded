import Foundation

/// What floats above the window's content: menus, popovers, sheets and alerts, the last one in front, and a tip above them.
@MainActor
package final class PopoverLayer {
    private var open: [FloatingNode] = []
    /// What is closed and still seen, until it has gone.
    private var leaving: [(node: FloatingNode, end: Duration)] = []
    /// The tip that is shown. It is in front of all else and takes part in nothing.
    package weak var hint: FloatingNode?

    /// What has the keyboard to itself, and the pointer unless it lets it through.
    package var front: FloatingNode? { open.last }

    /// What takes the pointer, the front one first, down to one that leaves nothing to what lies behind it.
    var takers: [FloatingNode] {
        guard let last = open.lastIndex(where: { !$0.letsPointerThrough }) else { return open.reversed() }
        return open[last...].reversed()
    }

    /// What lies behind everything that floats gets no pointer.
    var isModal: Bool { open.contains { !$0.letsPointerThrough } }

    package func present(_ node: FloatingNode) {
        leaving.removeAll { $0.node === node }
        if !open.contains(where: { $0 === node }) { open.append(node) }
    }

    /// Takes the node out; what is on its way out is seen until `end`.
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

/// A view with another that floats above everything while it is open.
///
/// The floating view belongs to the tree here, with the environment and the life that follow from it, but is laid out in
/// the window and painted last.
@_spi(Nodes) open class FloatingNode: Node {
    /// What floats; nil while there is none.
    open var panel: SlotNode? { nil }
    /// Who had the keyboard before.
    private final weak var lastFocus: Node?
    package private(set) final var wasFocusVisible = false

    /// What lay behind closes: who had the keyboard before that gets it later.
    fileprivate final func inheritFocus(of node: FloatingNode) {
        (lastFocus, wasFocusVisible) = (node.lastFocus, node.wasFocusVisible)
        node.lastFocus = nil
    }

    /// False where the pointer is kept from what lies behind.
    open var letsPointerThrough: Bool { false }

    /// Arrows go through what floats, and Escape leaves it before any shortcut in it.
    var isMenu: Bool { false }

    /// It is opened by a row of the menu behind it.
    var isSubmenu: Bool { false }

    /// A press, a key or the wheel ends what is shown as a hint.
    open func dismissHint() {}

    /// A press beside what floats.
    open func pressBeside() {}

    /// The Escape key, which nothing in what floats has used; true when it was used.
    open func escape() -> Bool { false }

    /// A key that nothing in a menu has used; true when it was used.
    func press(_ key: InputEvent.Key) -> Bool { false }

    open func placePanel(in window: CGSize) {}

    open func paintPanel(into painter: Painter) {
        if let panel { painter.paint(panel) }
    }

    /// Takes the keyboard away from whoever has it.
    package final func takeFocus() {
        lastFocus = graph.focusRing?.focused
        wasFocusVisible = graph.focusRing?.isVisible ?? false
        graph.focusRing?.set(nil, isVisible: false)
        graph.root?.setNeedsLayout()
    }

    /// Gives the keyboard back.
    package final func returnFocus() {
        graph.setNeedsPaint()
        if let lastFocus, lastFocus.isAttached, !lastFocus.isUnderCover {
            graph.focusRing?.set(lastFocus, isVisible: wasFocusVisible && (!isMenu || isSubmenu))
        }
    }

    override open func willRemove() { graph.popovers.forget(self) }

    // MARK: The view itself

    /// The view, where it is one.
    final var wrappedView: Node? { slot.flatMap { $0.children.count == 1 ? $0.children[0] : nil } }

    final var slot: Node? { children.first }

    override open func collectItems(into items: inout [Node]) { items.append(self) }

    /// What floats is laid out in the window, wherever this view is.
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
    override var preferredSpacing: CGFloat { slot?.preferredSpacing ?? 8 }
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

extension Node {
    /// The one view that this node adds something to, as a modifier or with something that floats; nil for other nodes.
    package final var singleView: Node? {
        if let floating = self as? FloatingNode { return floating.slot?.items.first }
        return isModifier ? modified ?? items.first : nil
    }
}
