import Foundation
import ScrollPhysics

/// The keyboard focus, and the order in which Tab moves it.
@MainActor
package final class FocusRing {
    let graph: ViewGraph
    private var holder: Holder?
    /// Whether the focus was moved by the keyboard, so that it must be visible.
    private(set) var isVisible = false

    /// The focused view and the links around it, which can no longer be found once it has left.
    private struct Holder {
        let view: NodeHandle<Node>
        let links: [FocusLink]
    }

    init(graph: ViewGraph) {
        self.graph = graph
        graph.focusRing = self
    }

    /// The focused control or scroll view.
    var focused: Node? { holder?.view.node }

    // MARK: Waiting for views

    /// A call for a view that did not exist yet, and the time until which it is relevant.
    private var waiting: (call: @MainActor () -> Void, end: Duration)?

    /// The time after which any animated scroll has ended. Later, a new row must not take the keyboard focus.
    static let longestWait = Duration.seconds(2)

    /// Runs `call` whenever rows are added to a lazy container, until the focus moves or the time is `end`.
    func waitForRows(until end: Duration, _ call: @escaping @MainActor () -> Void) {
        waiting = (call, end)
    }

    func rowsDidCome() {
        guard let waiting else { return }
        guard graph.time < waiting.end else { return self.waiting = nil }
        graph.lifecycle.enqueue(waiting.call)
    }

    // MARK: Moving the focus

    private var stops: [Node] {
        var stops: [Node] = []
        // Floating content in front takes the keyboard exclusively.
        if let root = top { collect(root, into: &stops) }
        return stops
    }

    /// The root of the nodes that may have the keyboard focus.
    private var top: Node? { graph.popovers.front?.panel ?? graph.root }

    func stops(in node: Node) -> [Node] {
        var stops: [Node] = []
        collect(node, into: &stops)
        return stops
    }

    private func collect(_ node: Node, into stops: inout [Node]) {
        if node.isCovered { return }
        if isStop(node), node.responder?.handlers.isPassedByTab != true { stops.append(node) }
        for child in node.children { collect(child, into: &stops) }
        for child in node.detachedChildren { collect(child, into: &stops) }
    }

    /// Returns whether the node is a control, or a scroll view with content to scroll.
    func isStop(_ node: Node) -> Bool {
        node.responder?.handlers.isFocusable == true || (node as? ScrollNode)?.isStop == true
    }

    func advance(backwards: Bool) {
        let stops = self.stops
        guard !stops.isEmpty else { return }
        let index = focused.flatMap { focused in stops.firstIndex { $0 === focused } }
        let step = backwards ? -1 : 1
        let next = stops[index.map { ($0 + step + stops.count) % stops.count } ?? (backwards ? stops.count - 1 : 0)]
        if !enterNextRow(before: next, backwards: backwards) { show(next) }
    }

    func show(_ stop: Node) {
        set(stop, isVisible: true)
        // The revealed rectangle includes the ring.
        let frame = CGRect(origin: .zero, size: stop.frame.size)
        stop.revealInScrollView(frame.insetBy(dx: -FocusOutline.outset, dy: -FocusOutline.outset))
    }

    /// Moves the focus between the controls in `area`, or from outside to the first one. Returns false at the ends.
    @discardableResult
    package func step(in area: Node, backwards: Bool = false) -> Bool {
        var stops: [Node] = []
        collect(area, into: &stops)
        stops.removeAll { $0 is ScrollNode }
        let index = focused.flatMap { focused in stops.firstIndex { $0 === focused } }
        let next = index.map { $0 + (backwards ? -1 : 1) } ?? 0
        guard stops.indices.contains(next) else { return false }
        show(stops[next])
        return true
    }

    /// Focuses the first control in `area`, as a click there does.
    package func focusFirst(in area: Node) {
        var stops: [Node] = []
        collect(area, into: &stops)
        if let first = stops.first(where: { !($0 is ScrollNode) }) { set(first, isVisible: false) }
    }

    /// Focuses the first stop.
    package func focusFirst(isVisible: Bool) {
        if let first = stops.first { set(first, isVisible: isVisible) }
    }

    func set(_ node: Node?, isVisible: Bool) {
        waiting = nil
        self.isVisible = isVisible
        if node !== focused { give(to: node) }
        let next = node?.responder?.handlers
        let showsEffect = isVisible && node?.scope.value(of: FocusEffectKey.self) != false
        next?.focus?(showsEffect)
        next?.keyboard?(true, showsEffect)
        graph.setNeedsPaint()
    }

    private func give(to node: Node?) {
        let last = holder?.view.held.responder?.handlers
        let lastLinks = focused?.focusLinks ?? holder?.links ?? []
        let links = node?.focusLinks ?? []
        holder = node.map { Holder(view: NodeHandle($0), links: links) }
        last?.focus?(false)
        last?.keyboard?(false, false)
        tell(lastLinks, links)
    }

    /// Removes the focus from a view that has left. A pending call for rows is kept.
    func dropDeparted() {
        guard let holder, !holder.view.isThere else { return }
        isVisible = false
        give(to: nil)
        graph.setNeedsPaint()
    }

    /// Notifies the links: values are first reset, then set for the new focus, so that a value shared by several
    /// fields ends correctly.
    private func tell(_ last: [FocusLink], _ next: [FocusLink]) {
        for link in last { link.focusDidMove(false) }
        for link in next { link.focusDidMove(true) }
    }

    /// Focuses the view that a click hits, without a ring.
    func pressed(_ path: [Node]) {
        let target = path.last { isStop($0) && $0.responder?.handlers.leavesPresses != true }
        set(target, isVisible: false)
    }

    // MARK: Keys

    func type(_ text: String) {
        _ = focused?.responder?.handlers.text?(text)
    }

    func compose(_ marked: MarkedText) {
        focused?.responder?.handlers.marked?(marked)
    }

    var wantsText: Bool { focused?.responder?.handlers.wantsText == true }

    /// The caret in window coordinates; nil if no text is accepted.
    var caret: CGRect? {
        guard wantsText, let focused, let caret = focused.responder?.handlers.caret?() else { return nil }
        return caret.offsetBy(dx: focused.windowFrame.minX, dy: focused.windowFrame.minY)
    }

    /// Offers a key to the focused control and to the views around it, then handles Tab.
    func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, at time: Duration) -> Bool {
        var node = focused
        while let current = node {
            if current.responder?.handlers.key?(key, modifiers) == true { return true }
            if current.isFocusSection, moveFocus(key, modifiers, in: current) { return true }
            if let scroll = current as? ScrollNode, scroll.press(key, modifiers, at: time) { return true }
            node = current.layoutParent
        }
        if let front = graph.popovers.front, front.isMenu, modifiers.isEmpty, press(key, in: front) { return true }
        if let top, focused != nil, hasSections(in: top), moveFocus(key, modifiers, in: top) { return true }
        guard key == .tab, !modifiers.contains(.control) else { return false }
        advance(backwards: modifiers.contains(.shift))
        return true
    }

    /// Handles the keys of a menu: Escape closes it, arrows move through it; the arrow that points back closes a
    /// submenu.
    private func press(_ key: InputEvent.Key, in menu: FloatingNode) -> Bool {
        switch key {
        case menu.scope.isRightToLeft ? .right : .left where menu.isSubmenu: return menu.escape()
        case .escape: return menu.escape()
        case .down: advance(backwards: false)
        case .up: advance(backwards: true)
        default: return menu.press(key)
        }
        return true
    }

    /// Sends scroll keys without a focused receiver to the scroll view under the pointer, otherwise to the largest
    /// one. Keys do not pass floating content.
    func scroll(
        _ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, at time: Duration, under path: [Node]
    ) -> Bool {
        for case let scroll as ScrollNode in path.reversed() where scroll.press(key, modifiers, at: time) {
            return true
        }
        guard graph.popovers.front == nil else { return false }
        let largest = graph.scrolls.nodes.filter { !$0.isUnderCover }.max {
            $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height
        }
        return largest?.press(key, modifiers, at: time) ?? false
    }

    func paint(into painter: Painter) {
        guard isVisible, let focused, focused is ScrollNode else { return }
        guard focused.scope.value(of: FocusEffectKey.self) else { return }
        FocusOutline.paint(focused.windowFrame, scheme: focused.environment(ColorSchemeKey.self), into: painter)
    }
}

extension ScrollNode {
    /// Whether the content is larger than the window, and scrolling is allowed. Keys pass through views that cannot
    /// scroll.
    package var canScroll: Bool {
        settings.isEnabled && Axis.allCases.contains { axes.contains($0) && !scroller.extent[ScrollAxis($0)].fits }
    }

    /// Whether Tab stops here, because keys can scroll the view.
    var isStop: Bool { canScroll && settings.accepts(.keyboard) }

    /// Handles a key that scrolls. Returns false for other keys and for axes along which this view does not scroll.
    func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers, at time: Duration) -> Bool {
        guard canScroll, settings.accepts(.keyboard), modifiers.isDisjoint(with: [.control, .option, .command]) else {
            return false
        }
        guard let pressed = ScrollKey(key) else { return false }
        let isReversed = isReversed
        let scrollKey = convertedFromWindow(pressed, isReversed: isReversed)
        if scrollKey == .left || scrollKey == .right, !axes.contains(Axis.horizontal) { return false }
        if scrollKey == .up || scrollKey == .down, !axes.contains(Axis.vertical) { return false }
        let isShifted = modifiers.contains(.shift)
        take(.key(scrollKey, shift: pressed == .space ? isShifted != isReversed : isShifted), at: time)
        return true
    }

    /// Whether the direction from the content's start to its end points up or left in the window.
    private var isReversed: Bool {
        let direction = linearTransform(to: nil).apply(ScrollVector { $0 == ScrollAxis(mainAxis) ? 1 : 0 })
        return direction[direction.dominantAxis] < 0
    }

    /// Converts a key from window directions to the view's own: Page Down shows the content that appears below.
    private func convertedFromWindow(_ key: ScrollKey, isReversed: Bool) -> ScrollKey {
        switch key {
        case .pageUp: isReversed ? .pageDown : key
        case .pageDown: isReversed ? .pageUp : key
        case .home: isReversed ? .end : key
        case .end: isReversed ? .home : key
        case .space: key
        case .up: ScrollKey(along: convertFromWindow(ScrollVector(x: 0, y: -1)))
        case .down: ScrollKey(along: convertFromWindow(ScrollVector(x: 0, y: 1)))
        case .left: ScrollKey(along: convertFromWindow(ScrollVector(x: -1, y: 0)))
        case .right: ScrollKey(along: convertFromWindow(ScrollVector(x: 1, y: 0)))
        }
    }

    /// Scrolls a rectangle of the content into view, if it is not visible.
    func reveal(_ rect: CGRect) {
        let window = CGRect(
            origin: CGPoint(x: visibleStart(.horizontal), y: visibleStart(.vertical)), size: viewportSize)
        guard !window.contains(rect) else { return }
        var goal = scroller.offset(at: time(at: graph.time))
        for axis in Axis.allCases where axes.contains(axis) {
            if rect.lowerEdge(axis) < window.lowerEdge(axis) {
                goal[ScrollAxis(axis)] += Double(rect.lowerEdge(axis) - window.lowerEdge(axis))
            } else if rect.upperEdge(axis) > window.upperEdge(axis) {
                goal[ScrollAxis(axis)] += Double(rect.upperEdge(axis) - window.upperEdge(axis))
            }
        }
        // Content at an end may have no space for the whole rectangle.
        guard scroller.extent.clamp(goal) != offset else { return }
        scroll(to: goal, Transaction(animation: .default))
    }
}

extension ScrollKey {
    /// Creates the arrow key nearest to `direction`.
    fileprivate init(along direction: ScrollVector) {
        switch direction.dominantAxis {
        case .horizontal: self = direction.x < 0 ? .left : .right
        case .vertical: self = direction.y < 0 ? .up : .down
        }
    }

    init?(_ key: InputEvent.Key) {
        switch key {
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .home: self = .home
        case .end: self = .end
        case .up: self = .up
        case .down: self = .down
        case .left: self = .left
        case .right: self = .right
        case .space: self = .space
        default: return nil
        }
    }
}

extension Node {
    /// Whether an enclosing scroll view moves.
    final var isBeingScrolled: Bool {
        var node = layoutParent
        while let current = node {
            if (current as? ScrollNode)?.isMoving == true { return true }
            node = current.layoutParent
        }
        return false
    }

    /// Scrolls a rectangle, in the node's coordinates, into view.
    package final func revealInScrollView(_ rect: CGRect) {
        var rect = rect
        var current: Node? = self
        while let step = current {
            if let scroll = step.layoutParent as? ScrollNode { return scroll.reveal(rect) }
            rect = step.convertToParent(rect)
            current = step.layoutParent
        }
    }
}
