import Foundation
import ScrollPhysics

/// Which view has the keyboard, and where Tab goes from there.
@MainActor
package final class FocusRing {
    let graph: ViewGraph
    private var holder: Holder?
    /// True when the focus was moved by the keyboard, so that it must be seen.
    private(set) var isVisible = false

    /// Who has the keyboard, and the links around it, which can be asked for no more once it has left.
    private struct Holder {
        let view: NodeHandle<Node>
        let links: [FocusLink]
    }

    init(graph: ViewGraph) {
        self.graph = graph
        graph.focusRing = self
    }

    /// A control, or a scroll view.
    var focused: Node? { holder?.view.node }

    // MARK: Views that are not there yet

    /// Who asked for a view that was not there, and until when it matters.
    private var waiting: (call: @MainActor () -> Void, end: Duration)?

    /// An animated scroll is over by then. Later a row that comes in must not take the keyboard away.
    static let longestWait = Duration.seconds(2)

    /// `call` runs whenever rows come into a lazy container, until the focus moves or it is `end`.
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
        // What floats in front has the keyboard to itself.
        if let root = top { collect(root, into: &stops) }
        return stops
    }

    /// What the keyboard may go to.
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

    /// Controls, and scroll views that have something to scroll.
    func isStop(_ node: Node) -> Bool {
        node.responder?.handlers.isFocusable == true || (node as? ScrollNode)?.isStop == true
    }

    func advance(backwards: Bool) {
        let stops = self.stops
        guard !stops.isEmpty else { return }
        let index = focused.flatMap { focused in stops.firstIndex { $0 === focused } }
        let step = backwards ? -1 : 1
        let next = index.map { ($0 + step + stops.count) % stops.count } ?? (backwards ? stops.count - 1 : 0)
        show(stops[next])
    }

    private func show(_ stop: Node) {
        set(stop, isVisible: true)
        // With the ring around it.
        let frame = CGRect(origin: .zero, size: stop.frame.size)
        stop.revealInScrollView(frame.insetBy(dx: -FocusOutline.outset, dy: -FocusOutline.outset))
    }

    /// Moves the focus from control to control in `area`, and from outside of it to the first one. False at its ends.
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

    /// Gives the keyboard to the first control in `area`, as a click there does.
    package func focusFirst(in area: Node) {
        var stops: [Node] = []
        collect(area, into: &stops)
        if let first = stops.first(where: { !($0 is ScrollNode) }) { set(first, isVisible: false) }
    }

    /// Gives the keyboard to the first stop.
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

    /// A view that has left has the keyboard no more. Whoever waits for rows goes on waiting.
    func dropDeparted() {
        guard let holder, !holder.view.isThere else { return }
        isVisible = false
        give(to: nil)
        graph.setNeedsPaint()
    }

    /// Values first go back, then take the new focus, so that a value shared by several fields ends right.
    private func tell(_ last: [FocusLink], _ next: [FocusLink]) {
        for link in last { link.focusDidMove(false) }
        for link in next { link.focusDidMove(true) }
    }

    /// A click focuses what it hits, without a ring.
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

    /// Window coordinates; nil while no text is wanted.
    var caret: CGRect? {
        guard wantsText, let focused, let caret = focused.responder?.handlers.caret?() else { return nil }
        return caret.offsetBy(dx: focused.windowFrame.minX, dy: focused.windowFrame.minY)
    }

    /// Offers a key to the focused control and to those around it, then uses Tab itself.
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

    /// Escape leaves a menu, arrows go through it; the one that points back leaves a menu of a menu.
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

    /// Scroll keys that nobody has the focus for go to the scroll view under the pointer, else to the largest one; none
    /// goes past what floats above.
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
    /// That there is more than the window shows, and scrolling is allowed. Keys pass through views that cannot scroll.
    package var canScroll: Bool {
        settings.isEnabled && Axis.allCases.contains { axes.contains($0) && !scroller.extent[ScrollAxis($0)].fits }
    }

    /// Tab stops here: the keys can do something.
    var isStop: Bool { canScroll && settings.accepts(.keyboard) }

    /// Uses a key that scrolls; false for others and for axes that this view does not scroll.
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

    /// That the way from the content's start to its end leads up or to the left in the window.
    private var isReversed: Bool {
        let direction = linearTransform(to: nil).apply(ScrollVector { $0 == ScrollAxis(mainAxis) ? 1 : 0 })
        return direction[direction.dominantAxis] < 0
    }

    /// The key that does in the view's own space what `key` says of the window: Page Down shows what is seen to lie below.
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

    /// Scrolls a rectangle of the content into sight, if it is not.
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
        // What lies at an end may have no space for all of the rectangle.
        guard scroller.extent.clamp(goal) != offset else { return }
        scroll(to: goal, Transaction(animation: .default))
    }
}

extension ScrollKey {
    /// The arrow that points nearest to `direction`.
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
    /// A scroll view around the node moves.
    final var isBeingScrolled: Bool {
        var node = layoutParent
        while let current = node {
            if (current as? ScrollNode)?.isMoving == true { return true }
            node = current.layoutParent
        }
        return false
    }

    /// Scrolls a rectangle of the node's own space into sight.
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
