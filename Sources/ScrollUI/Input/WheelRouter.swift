import Foundation
import ScrollPhysics

/// Sends a turn of the wheel to the innermost scroll view under the pointer that can use it.
@MainActor
struct WheelRouter {
    /// The scroll views under the pointer, innermost first.
    private let scrolls: [ScrollNode]
    /// The innermost decorated stack under the pointer, whose rows may be swiped.
    private let stack: LazyStackNode?
    private let wheel: InputEvent.Wheel

    /// A scroll view, and the turn in its coordinates: an upside-down scroll view receives the opposite turn.
    private struct Candidate {
        let scroll: ScrollNode
        let delta: ScrollVector

        @MainActor var canScroll: Bool { scroll.scroller.canScroll(delta.dominantAxis, direction: direction) }
        @MainActor var scrollsAlongAxis: Bool { scroll.scroller.axes.contains(delta.dominantAxis) }

        /// The direction of scrolling: positive `dy` lowers the offset, positive `dx` raises it.
        var direction: Double { (delta.dominantAxis == .horizontal ? delta.x : -delta.y) < 0 ? -1 : 1 }
    }

    init(path: [Node], wheel: InputEvent.Wheel) {
        self.wheel = wheel
        let kind: ScrollInputKind = wheel.source == .notch ? .wheel : .touchpad
        scrolls = path.reversed().compactMap { $0 as? ScrollNode }.filter { $0.settings.accepts(kind) }
        let isDecorated = { (node: Node) in (node as? LazyStackNode)?.decoration != nil }
        stack = wheel.source == .touchpad ? path.last(where: isDecorated) as? LazyStackNode : nil
    }

    func route(at time: Duration) {
        var delta = ScrollVector(x: wheel.dx, y: wheel.dy)
        if wheel.modifiers.contains(.shift), delta.x == 0 { delta = ScrollVector(x: -delta.y, y: 0) }
        if swipe(delta, at: time) { return }
        guard let receiver = receiver(of: delta) ?? sidewaysReceiver(of: delta) else { return }
        receiver.scroll.indicators.note(isMouse: wheel.source == .notch)
        receiver.scroll.take(.wheel(wheel.source == .notch ? .notch : .touchpad, receiver.delta), at: time)
    }

    /// Returns the innermost scroll view that can scroll in that direction; if there is none, the innermost along the
    /// axis, which shows its edge.
    private func receiver(of delta: ScrollVector) -> Candidate? {
        let candidates = scrolls.map { Candidate(scroll: $0, delta: wheel.converted(delta, into: $0)) }
            .filter(\.scrollsAlongAxis)
        let first = candidates.first {
            $0.delta.dominantAxis == .vertical && $0.direction > 0 && $0.scroll.companion?.goesFirst == true
        }
        return first ?? candidates.first(where: \.canScroll) ?? candidates.first
    }

    /// Returns the receiver of a vertical turn over views that only scroll sideways; it moves them sideways.
    private func sidewaysReceiver(of delta: ScrollVector) -> Candidate? {
        delta.x == 0 ? receiver(of: ScrollVector(x: -delta.y, y: 0)) : nil
    }

    /// Handles a horizontal two-finger swipe; fingers moving to the left move content to the left. A scroll view that
    /// moves sideways takes precedence over the rows.
    private func swipe(_ delta: ScrollVector, at time: Duration) -> Bool {
        guard let stack, !scrolls.contains(where: { $0.axes.contains(Axis.horizontal) }) else { return false }
        let delta = wheel.converted(delta, into: stack)
        guard delta.dominantAxis == .horizontal else { return false }
        let location = stack.convertFromWindow(wheel.location)
        return stack.decoration?.swipe(by: -delta.x, at: location, time: time) ?? false
    }
}

extension InputEvent.Wheel {
    /// Converts a turn from window coordinates to the coordinates of `node`. Points of finger travel are lengths, and
    /// change with the scale of the view; notches are counts, and are only rotated.
    @MainActor
    func converted(_ delta: ScrollVector, into node: Node) -> ScrollVector {
        // Fingers moving up or to the left raise the offset.
        let movement = ScrollVector(x: -delta.x, y: delta.y)
        let local = node.convertFromWindow(movement)
        if local == movement { return delta }
        let scale = source == .notch && local.length > 0 ? movement.length / local.length : 1
        return ScrollVector(x: -local.x * scale, y: local.y * scale)
    }

    /// Returns the turn in the coordinates of `node`.
    @MainActor
    func converted(into node: Node) -> InputEvent.Wheel {
        let delta = converted(ScrollVector(x: dx, y: dy), into: node)
        var wheel = self
        (wheel.dx, wheel.dy) = (delta.x, delta.y)
        return wheel
    }
}
