import ScrollPhysics

/// The continuation of a drag that reaches the end of a scroll view which shares its drags, or of a scroll view in
/// it.
@MainActor
struct DragHandOver {
    let scroll: ScrollNode
    /// The part of the movement that the previous scroll view still uses, in points, as an offset.
    let share: Double
    /// The distance that the next scroll view ignores at the beginning of a drag, in points.
    let slop: Double

    /// Returns the scroll view that continues the drag. `scrolls` are those under the pointer, innermost first;
    /// `movement` is the distance by which the next event would scroll, in points. Nil if the drag stays with its
    /// scroll view.
    static func next(
        after winner: ScrollNode, among scrolls: [ScrollNode], by movement: Double, at time: Duration
    ) -> DragHandOver? {
        guard movement != 0, winner.axes.contains(Axis.Set.vertical) else { return nil }
        let extent = winner.scroller.extent.y
        let offset = winner.scroller.offset(at: winner.time(at: time)).y
        if winner.sharesDrags {
            let share = max(0, extent.maximumOffset - offset)
            guard movement > share, let inner = scrolls.first(where: { canGoOn($0, winner) }) else { return nil }
            return DragHandOver(inner, share)
        }
        guard let outer = scrolls.first(where: \.sharesDrags) else { return nil }
        let share = winner.isUpsideDown ? min(0, offset - extent.maximumOffset) : min(0, extent.minimumOffset - offset)
        return movement < share ? DragHandOver(outer, share) : nil
    }

    private init(_ scroll: ScrollNode, _ share: Double) {
        self.scroll = scroll
        self.share = share
        slop = scroll.scroller.feel.drag.slop
    }

    /// Returns whether `scroll` scrolls inside `outer` and is not at its end.
    private static func canGoOn(_ scroll: ScrollNode, _ outer: ScrollNode) -> Bool {
        scroll !== outer && !scroll.sharesDrags && scroll.axes.contains(Axis.Set.vertical)
            && scroll.scroller.canScroll(.vertical, direction: scroll.isUpsideDown ? -1 : 1)
    }
}

extension ScrollNode {
    fileprivate var sharesDrags: Bool { companion?.sharesDrags == true }
}
