import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// The swiped row of a list and the buttons that it reveals. At most one row is swiped at a time.
@MainActor
final class ListSwipe {
    private unowned let list: ListDecoration
    private var stack: LazyStackNode { list.stack }

    private var view: NodeHandle<Node>?
    /// The swiped row; nil if no row is displaced or the row was removed.
    var row: Node? { view?.node }
    private var item = 0
    /// The id of the row when it was swiped: its node may be reused for another row later.
    private var id: AnyHashable?
    private var edge = HorizontalEdge.trailing
    private var allowsFullSwipe = false
    /// The buttons; nil while none are visible.
    private(set) var panel: SlotNode?
    /// The ideal width of the buttons, in points.
    private var width: CGFloat = 0
    /// The displacement of the row, in points; positive to the right.
    private var motion = AnimatedVector(0)
    /// The displacement of the row when the pointer began to move it.
    private var base: CGFloat = 0
    /// The two-finger distance, in points, since the fingers began to move or reversed direction.
    private var fingers = (distance: 0.0, item: -1, time: Duration.zero)

    /// The share of the row's width beyond which a swipe performs the first action, as on iOS, which does not document its share.
    private static let fullShare: CGFloat = 0.6
    /// The time, in seconds, over which a flick's velocity is extrapolated.
    private static let flickTime = 0.15
    /// The distance of a two-finger swipe that opens or closes a row, in points.
    private static let fingerDistance = 24.0
    /// The pause after which a two-finger swipe starts again.
    private static let fingerRest = Duration.milliseconds(250)

    init(of list: ListDecoration) {
        self.list = list
    }

    // MARK: Geometry

    var isOpen: Bool { row != nil && motion.target.x != 0 }

    /// The displayed displacement, in points; positive to the right.
    var shift: CGFloat { CGFloat(motion.value(at: stack.graph.time).x) }

    /// Whether the buttons of an edge are at the right. In left-to-right layouts the trailing edge is at the right.
    private func isRight(_ edge: HorizontalEdge) -> Bool { (edge == .trailing) != stack.scope.isRightToLeft }

    /// The frame of the row without the list's margins, in the stack's space.
    private var plate: CGRect { row.map { $0.frame.insetBy(dx: list.look.margin, dy: 0) } ?? .null }

    /// The uncovered part of the plate, in the stack's space.
    private var uncovered: CGRect {
        let (plate, shift) = (plate, shift)
        guard !plate.isNull, shift != 0 else { return .null }
        let width = min(abs(shift), plate.width)
        return CGRect(
            x: shift < 0 ? plate.maxX - width : plate.minX, y: plate.minY, width: width, height: plate.height)
    }

    func isInPanel(_ location: CGPoint) -> Bool { isOpen && uncovered.includes(location) }
    func isOverRow(_ location: CGPoint) -> Bool { row?.frame.includes(location) ?? false }

    // MARK: Actions of a row

    private func actions(of item: Int, at edge: HorizontalEdge) -> SwipeActions? {
        let value = stack.lazyItems.node(at: item)?.listValue(SwipeActionsModifier.key(edge))
        if let actions = value as? SwipeActions { return actions }
        guard edge == .trailing, !hasOwn(item), list.canDelete(item) else { return nil }
        return SwipeActions(edge: .trailing, allowsFullSwipe: true) { [unowned list, weak self] in
            AnyView(
                Button("Delete", role: .destructive) {
                    guard let item = self?.currentItem else { return }
                    list.delete([item])
                })
        }
    }

    private func hasOwn(_ item: Int) -> Bool {
        let row = stack.lazyItems.node(at: item)
        return HorizontalEdge.allCases.contains { row?.listValue(SwipeActionsModifier.key($0)) != nil }
    }

    private var currentItem: Int? {
        guard let row, let index = stack.rows.firstIndex(where: { $0 === row }) else { return nil }
        return stack.shownItems.lowerBound + index
    }

    func canBegin(_ item: Int) -> Bool {
        HorizontalEdge.allCases.contains { actions(of: item, at: $0) != nil }
    }

    // MARK: Moving

    func begin(_ item: Int) {
        let next = stack.lazyItems.node(at: item)
        if next !== row {
            forget()
            view = next.map(NodeHandle.init)
        }
        self.item = item
        id = stack.lazyItems.id(at: item)
        base = shift
    }

    /// Moves the row. `distance` is the pointer's distance since it began, in points; positive to the right.
    func follow(_ distance: CGFloat) {
        let goal = base + distance
        guard goal != 0 else { return set(0, animated: false) }
        guard show(goal < 0 ? rightEdge : rightEdge.opposite) else { return set(0, animated: false) }
        let most = allowsFullSwipe ? plate.width : width
        set(min(max(goal, -most), most), animated: false)
        place(width: max(width, abs(shift)))
    }

    /// The edge at the right.
    private var rightEdge: HorizontalEdge { isRight(.trailing) ? .trailing : .leading }

    /// Ends the swipe. `velocity` is the pointer's velocity, in points per second; positive to the right.
    func settle(velocity: Double) {
        let ahead = shift + velocity * Self.flickTime
        let isFull = allowsFullSwipe && abs(shift) >= Self.fullShare * plate.width && ahead * shift > 0
        if isFull { performFirst() }
        if !isFull, panel != nil, ahead * shift > 0, abs(ahead) >= width / 2 {
            set(shift < 0 ? -width : width, animated: true)
            place(width: width)
        } else {
            close()
        }
    }

    /// Reveals the buttons of the trailing edge without a swipe.
    func open(_ item: Int) {
        begin(item)
        guard show(.trailing) else { return }
        set(isRight(.trailing) ? -width : width, animated: true)
        place(width: width)
    }

    func close() {
        guard row != nil else { return }
        set(0, animated: true)
    }

    private func set(_ goal: CGFloat, animated: Bool) {
        let isStill = stack.environment(ReduceMotionKey.self)
        let animation: Animation? = animated && !isStill ? .spring(duration: 0.35) : nil
        if motion.set(SIMD4(goal, 0, 0, 0), animation: animation, at: stack.graph.time) {
            stack.graph.animations.follow(motion)
        }
        stack.graph.setNeedsPaint()
    }

    /// Performs the action of the outermost button.
    private func performFirst() {
        panel.flatMap(firstButton)?.handlers.tap?(1, .zero)
    }

    private func firstButton(in node: Node) -> Responder? {
        if let responder = node.responder, responder.handlers.tap != nil { return responder }
        return node.children.lazy.compactMap { self.firstButton(in: $0) }.first
    }

    // MARK: The buttons

    /// Creates the buttons of an edge if they do not exist. Returns false if the row has none.
    private func show(_ edge: HorizontalEdge) -> Bool {
        if panel != nil, self.edge == edge { return true }
        guard let row, let actions = actions(of: item, at: edge) else { return false }
        removePanel()
        let slot = SlotNode(graph: stack.graph, parent: stack, scope: row.scope)
        (self.edge, allowsFullSwipe, panel) = (edge, actions.allowsFullSwipe, slot)
        NodeBuilder.fill(slot, scope: row.scope) {
            SwipePanel(edge: edge, content: actions.content()) { [weak self] in self?.close() }._lower(into: &$0)
        }
        slot.layoutParent = stack
        width = slot.measure(ProposedViewSize(width: nil, height: plate.height)).width
        return true
    }

    private func place(width: CGFloat) {
        guard let panel else { return }
        var x = isRight(edge) ? plate.maxX - width : plate.minX
        // `place` takes a position from the leading edge; the plate is measured from the left.
        if stack.scope.isRightToLeft { x = stack.frame.width - x - width }
        panel.place(
            at: CGPoint(x: x, y: plate.minY), proposal: ProposedViewSize(width: width, height: plate.height))
    }

    private func removePanel() {
        panel?.remove()
        panel = nil
    }

    private func forget() {
        removePanel()
        view = nil
        motion = AnimatedVector(0)
    }

    /// Updates the swipe after the rows in view changed or moved.
    func rowsDidChange() {
        guard view != nil else { return }
        guard let item = currentItem, stack.lazyItems.id(at: item) == id else { return forget() }
        self.item = item
        place(width: max(width, abs(shift)))
    }

    // MARK: Two-finger swipes

    /// Handles a two-finger movement over a row, in points; positive to the right. Returns false if nothing can be swiped.
    func wheel(_ distance: Double, at location: CGPoint, time: Duration) -> Bool {
        guard let item = list.item(at: location), isOpen || canBegin(item) else { return false }
        if fingers.item != item || fingers.distance * distance < 0 || time - fingers.time > Self.fingerRest {
            fingers.distance = 0
        }
        fingers = (fingers.distance + distance, item, time)
        guard abs(fingers.distance) >= Self.fingerDistance else { return true }
        if isOpen {
            if fingers.distance * Double(motion.target.x) < 0 || !isOverRow(location) { close() }
            return true
        }
        begin(item)
        guard show(fingers.distance < 0 ? rightEdge : rightEdge.opposite) else { return true }
        set(fingers.distance < 0 ? -width : width, animated: true)
        self.place(width: width)
        return true
    }

    // MARK: Drawing and hits

    /// Paints the row at its current displacement, and the buttons that it reveals.
    func paint(_ row: Node, into painter: Painter) {
        let plate = plate.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        var uncovered = uncovered.offsetBy(dx: painter.origin.x, dy: painter.origin.y)
        // Shortens the buttons so that they do not cover the line below the row.
        if list.hasLine(below: row) { uncovered.size.height -= 1 / max(painter.scale, 1) }
        if let panel, !uncovered.isNull {
            list.clipToCard(around: row, painter) {
                painter.clip(to: .rect(Rect(uncovered)), bounds: uncovered) { painter.paint(panel) }
            }
        }
        painter.clip(to: .rect(Rect(plate)), bounds: plate) {
            painter.shift(by: CGSize(width: shift, height: 0)) { painter.paint(row) }
        }
    }

    /// Whether the swiped row or its buttons are hit at `point`, in the stack's space.
    func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard let row, shift != 0, row.frame.includes(point) else { return false }
        if isInPanel(point) { return panel?.hitTestInParent(point, path: &path) ?? false }
        return row.hitTestInParent(CGPoint(x: point.x - shift, y: point.y), path: &path)
    }
}

extension HorizontalEdge {
    fileprivate var opposite: HorizontalEdge { self == .leading ? .trailing : .leading }
}
