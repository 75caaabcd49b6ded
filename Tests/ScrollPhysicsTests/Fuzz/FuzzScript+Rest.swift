import ScrollPhysics

/// The state without further input.
extension FuzzScript {
    func restBreach() -> String? {
        var player = FuzzPlayer(self)
        player.play()
        guard let end = player.settle() else { return "it moves for more than ten minutes" }
        let scroller = player.scroller
        let offset = scroller.offset(at: .nanoseconds(end))
        if scroller.phase(at: .nanoseconds(end)) != .idle { return "it is not idle in the end" }
        if scroller.extent.clamp(offset) != offset { return "it rests at \(offset), outside of \(scroller.extent)" }
        return nil
    }

    /// A program may put content where no target is; the next fling leaves it on a target.
    func targetBreach() -> String? {
        var player = FuzzPlayer(self)
        player.play()
        if has(\.isScrollTo) { player.throwOnce() }
        guard let end = player.settle() else { return nil }
        let offset = player.scroller.offset(at: .nanoseconds(end))
        for axis in ScrollAxis.allCases where axes.contains(axis) {
            guard let distance = distance(from: offset[axis], on: axis, in: player.scroller.extent[axis]) else {
                continue
            }
            if distance > 1e-9 * max(1, abs(offset[axis])) {
                return "\(axis) rests at \(offset[axis]), \(distance) away from the nearest target"
            }
        }
        return nil
    }

    /// Points to the nearest rest position; nil if any offset is allowed.
    private func distance(from offset: Double, on axis: ScrollAxis, in extent: AxisExtent) -> Double? {
        switch targets {
        case .none: return nil
        case .paging:
            guard extent.page > 0 else { return nil }
            let pages = (offset - extent.minimumOffset) / extent.page
            return min(abs(pages - pages.rounded()) * extent.page, abs(extent.maximumOffset - offset))
        case .aligned(let targets):
            let spans = axis == .horizontal ? targets.horizontal : targets.vertical
            return spans.map { abs($0.alignedOffset(anchor: targets.anchor[axis], in: extent) - offset) }.min()
        }
    }
}
