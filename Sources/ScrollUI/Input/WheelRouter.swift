import Foundation
import ScrollPhysics

/// Gives a turn of the wheel to the innermost scroll view under the pointer that can use it.
@MainActor
struct WheelRouter {
    /// Innermost first.
    private let scrolls: [ScrollNode]
    /// The innermost decorated stack under two fingers, whose rows may be swiped.
    private let stack: LazyStackNode?
    private let wheel: InputEvent.Wheel

    /// A scroll view, and the turn as it is in its own space: one that is drawn upside down gets the opposite of what another gets.
    private struct Candidate {
        let scroll: ScrollNode
        let delta: ScrollVector

        @MainActor var canScroll: Bool { scroll.scroller.canScroll(delta.dominantAxis, direction: direction) }
        @MainActor var scrollsAlongAxis: Bool { scroll.scroller.axes.contains(delta.dominantAxis) }

        /// Positive `dy` lowers the offset, positive `dx` raises it.
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

    /// The innermost with space in that direction; with none, the innermost along the axis, which shows its edge.
    private func receiver(of delta: ScrollVector) -> Candidate? {
        let candidates = scrolls.map { Candidate(scroll: $0, delta: wheel.converted(delta, into: $0)) }
            .filter(\.scrollsAlongAxis)
        let first = candidates.first {
            $0.delta.dominantAxis == .vertical && $0.direction > 0 && $0.scroll.companion?.goesFirst == true
        }
        return first ?? candidates.first(where: \.canScroll) ?? candidates.first
    }

    /// A vertical wheel over views that only scroll sideways moves them sideways.
    private func sidewaysReceiver(of delta: ScrollVector) -> Candidate? {
        delta.x == 0 ? receiver(of: ScrollVector(x: -delta.y, y: 0)) : nil
    }

    /// Fingers that go to the left move content to the left. A scroll view that moves sideways goes before the rows.
    private func swipe(_ delta: ScrollVector, at time: Duration) -> Bool {
        guard let stack, !scrolls.contains(where: { $0.axes.contains(Axis.horizontal) }) else { return false }
        let delta = wheel.converted(delta, into: stack)
        guard delta.dominantAxis == .horizontal else { return false }
        let location = stack.convertFromWindow(wheel.location)
        return stack.decoration?.swipe(by: -delta.x, at: location, time: time) ?? false
    }
}

extension InputEvent.Wheel {
    /// A turn in the window as it is in the space of `node`. Points of finger travel are lengths, and change with the scale of the
    /// view as a finger's do; notches are counts, and only turn.
    @MainActor
    func converted(_ delta: ScrollVector, into node: Node) -> ScrollVector {
        // Fingers that go up raise the offset, and fingers that go to the left do.
        let movement = ScrollVector(x: -delta.x, y: delta.y)
        let local = node.convertFromWindow(movement)
        if local == movement { return delta }
        let scale = source == .notch && local.length > 0 ? movement.length / local.length : 1
        return ScrollVector(x: -local.x * scale, y: local.y * scale)
    }

    /// The turn as it is in the space of `node`.
    @MainActor
    func converted(into node: Node) -> InputEvent.Wheel {
        let delta = converted(ScrollVector(x: dx, y: dy), into: node)
        var wheel = self
        (wheel.dx, wheel.dy) = (delta.x, delta.y)
        return wheel
    }
}
