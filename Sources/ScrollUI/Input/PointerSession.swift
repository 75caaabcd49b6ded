import Foundation
import ScrollPhysics

/// One pointer from press to release, and the contest for it.
///
/// The innermost view that wants presses gets the press; a view with a drag of its own (a slider) keeps it. Otherwise
/// the scroll views around watch, and the innermost one that a movement suits takes the pointer over; the press is then
/// cancelled. A press that stops a moving scroll view does not click.
@MainActor
final class PointerSession {
    private let responder: Responder?
    private let scrolls: [ScrollNode]
    private let start: InputEvent.Pointer
    private var winner: ScrollNode?
    private var isPressed = false
    private var isOwnDrag = false

    init(path: [Node], pointer: InputEvent.Pointer) {
        start = pointer
        let index = path.lastIndex { $0.responder?.takesPress == true }
        responder = index.flatMap { path[$0].responder }
        scrolls = path.reversed().compactMap { $0 as? ScrollNode }.filter { $0.settings.isEnabled }
        isOwnDrag = responder?.handlers.drag != nil
    }

    private func place(_ pointer: InputEvent.Pointer, in scroll: ScrollNode) -> ScrollVector {
        ScrollVector(scroll.convertFromWindow(pointer.location))
    }

    private func local(_ pointer: InputEvent.Pointer) -> CGPoint {
        responder?.node?.convertFromWindow(pointer.location) ?? pointer.location
    }

    func begin(at time: Duration) {
        let stopsMotion = scrolls.contains { $0.isMoving && $0.phase != .idle }
        if isOwnDrag && !stopsMotion {
            isPressed = true
            responder?.handlers.press?(true)
            sendDrag(.began, start)
            return
        }
        isOwnDrag = false
        let kind: PointerKind = start.device == .touch ? .touch : .mouse
        for scroll in scrolls {
            scroll.indicators.note(isMouse: start.device == .mouse)
            scroll.apply(.down(place(start, in: scroll), kind), at: time)
        }
        if !stopsMotion {
            isPressed = true
            responder?.handlers.press?(true)
        }
    }

    func move(_ pointer: InputEvent.Pointer, at time: Duration) {
        if isOwnDrag { return sendDrag(.changed, pointer) }
        if let winner { return winner.apply(.move(place(pointer, in: winner)), at: time) }
        if let claimant = claimant(pointer, at: time) {
            take(claimant, at: time)
            return claimant.apply(.move(place(pointer, in: claimant)), at: time)
        }
        for scroll in scrolls { scroll.apply(.move(place(pointer, in: scroll)), at: time) }
        updatePress(pointer)
    }

    /// The innermost scroll view that the movement suits. One that is at its edge leaves it to another around it that
    /// moves along the same axis.
    private func claimant(_ pointer: InputEvent.Pointer, at time: Duration) -> ScrollNode? {
        for (index, scroll) in scrolls.enumerated() {
            let hasOuter = scrolls[(index + 1)...].contains { !$0.axes.isDisjoint(with: scroll.axes) }
            if scroll.scroller.claims(moveTo: place(pointer, in: scroll), at: time, yieldsAtEdge: hasOuter) {
                return scroll
            }
        }
        return nil
    }

    private func take(_ scroll: ScrollNode, at time: Duration) {
        winner = scroll
        for other in scrolls where other !== scroll { other.apply(.cancel, at: time) }
        releasePress()
    }

    private func releasePress() {
        guard isPressed else { return }
        isPressed = false
        responder?.handlers.press?(false)
    }

    private func updatePress(_ pointer: InputEvent.Pointer) {
        guard isPressed, let node = responder?.node else { return }
        if !isInside(pointer, node) { releasePress() }
    }

    /// A finger's breadth around the view still counts as on it.
    private func isInside(_ pointer: InputEvent.Pointer, _ node: Node) -> Bool {
        let slack: CGFloat = pointer.device == .touch ? 20 : 0
        return CGRect(origin: .zero, size: node.frame.size).insetBy(dx: -slack, dy: -slack).contains(local(pointer))
    }

    func end(_ pointer: InputEvent.Pointer, at time: Duration) {
        if isOwnDrag {
            sendDrag(.ended, pointer)
            releasePress()
            return
        }
        if let winner {
            winner.apply(.up(place(pointer, in: winner)), at: time)
            return
        }
        for scroll in scrolls { scroll.apply(.up(place(pointer, in: scroll)), at: time) }
        guard isPressed, let node = responder?.node, node.isAttached else { return releasePress() }
        let inside = isInside(pointer, node)
        let place = local(pointer)
        releasePress()
        if inside { responder?.handlers.tap?(start.clickCount, place) }
    }

    func cancel(at time: Duration) {
        if isOwnDrag { sendDrag(.cancelled, start) }
        for scroll in scrolls where winner == nil || winner === scroll { scroll.apply(.cancel, at: time) }
        releasePress()
    }

    private func sendDrag(_ phase: DragEvent.Phase, _ pointer: InputEvent.Pointer) {
        guard let responder, responder.node?.isAttached == true else { return }
        let event = DragEvent(
            phase: phase, start: local(start), location: local(pointer), modifiers: pointer.modifiers)
        responder.handlers.drag?(event)
    }
}
