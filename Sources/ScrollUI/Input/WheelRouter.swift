import Foundation
import ScrollPhysics

/// Gives a turn of the wheel to the innermost scroll view under the pointer that can use it.
@MainActor
struct WheelRouter {
    /// Innermost first.
    private let scrolls: [ScrollNode]
    /// The innermost list under two fingers.
    private let list: LazyStackNode?

    init(path: [Node], source: InputEvent.Wheel.Source) {
        let kind: ScrollInputKind = source == .notch ? .wheel : .touchpad
        scrolls = path.reversed().compactMap { $0 as? ScrollNode }.filter { $0.settings.accepts(kind) }
        list = source == .touchpad ? path.last { ($0 as? LazyStackNode)?.list != nil } as? LazyStackNode : nil
    }

    func route(_ wheel: InputEvent.Wheel, at time: Duration) {
        var delta = ScrollVector(x: wheel.dx, y: wheel.dy)
        if wheel.modifiers.contains(.shift), delta.x == 0 { delta = ScrollVector(x: -delta.y, y: 0) }
        let axis: Axis = abs(delta.x) > abs(delta.y) ? .horizontal : .vertical
        if axis == .horizontal, swipe(delta, wheel, at: time) { return }
        guard let scroll = receiver(along: axis, delta) else { return scrollSideways(delta, wheel, at: time) }
        send(delta, wheel, to: scroll, at: time)
    }

    /// Positive `dy` lowers the offset, positive `dx` raises it.
    private func direction(_ axis: Axis, _ delta: ScrollVector) -> Double {
        let value = axis == .horizontal ? delta.x : -delta.y
        return value < 0 ? -1 : 1
    }

    /// The innermost with space in that direction; with none, the innermost along the axis, which shows its edge.
    private func receiver(along axis: Axis, _ delta: ScrollVector) -> ScrollNode? {
        let candidates = scrolls.filter { $0.axes.contains(axis) }
        let sign = direction(axis, delta)
        // A sheet is lifted before what is in it scrolls.
        let sheet = axis == .vertical && sign > 0 ? candidates.first { $0.sheet?.growsFirst == true } : nil
        if let sheet { return sheet }
        return candidates.first { $0.scroller.canScroll(ScrollAxis(axis), direction: sign) } ?? candidates.first
    }

    /// A vertical wheel over views that only scroll sideways moves them sideways.
    private func scrollSideways(_ delta: ScrollVector, _ wheel: InputEvent.Wheel, at time: Duration) {
        guard delta.x == 0 else { return }
        let sideways = ScrollVector(x: -delta.y, y: 0)
        guard let scroll = receiver(along: .horizontal, sideways) else { return }
        send(sideways, wheel, to: scroll, at: time)
    }

    /// Fingers that go to the left move content to the left. A scroll view that moves sideways goes before the list.
    private func swipe(_ delta: ScrollVector, _ wheel: InputEvent.Wheel, at time: Duration) -> Bool {
        guard let list, !scrolls.contains(where: { $0.axes.contains(Axis.horizontal) }) else { return false }
        let location = list.convertFromWindow(wheel.location)
        return list.list?.gestures.swipe.wheel(-delta.x, at: location, time: time) ?? false
    }

    private func send(_ delta: ScrollVector, _ wheel: InputEvent.Wheel, to scroll: ScrollNode, at time: Duration) {
        scroll.indicators.note(isMouse: wheel.source == .notch)
        scroll.take(.wheel(wheel.source == .notch ? .notch : .touchpad, delta), at: time)
    }
}
