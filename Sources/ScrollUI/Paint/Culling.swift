import Foundation

/// Skips nodes that cannot be visible.
extension Painter {
    /// The minimum number of items for which a binary search is worthwhile.
    private static let fewest = 32

    /// Whether any part of the node may be visible. During animations everything counts as visible, because views are not at their frames.
    func canSee(_ node: Node) -> Bool {
        guard skipsUnseen else { return true }
        let corner = CGPoint(x: origin.x + node.frame.origin.x, y: origin.y + node.frame.origin.y)
        return node.inkBounds.meets(window, at: corner)
    }

    /// Returns the range of a long stack's items that may be visible; the items are ordered along `axis`.
    ///
    /// Complexity: O(log n).
    func seen(_ items: [Node], of stack: Node, along axis: Axis) -> Range<Int> {
        guard items.count >= Painter.fewest, skipsUnseen, stack.itemOverhang.isFinite else { return items.indices }
        let margin = CGFloat(stack.itemOverhang) + Painter.windowMargin
        let start = visible.lowerEdge(axis) - origin[axis] - margin
        let end = visible.upperEdge(axis) - origin[axis] + margin
        let first = Painter.first(items) { $0.frame.upperEdge(axis) >= start }
        return first..<max(first, Painter.first(items) { $0.frame.lowerEdge(axis) > end })
    }

    /// Returns the index of the first of the ordered items for which `isBeyond` is true, or their number.
    private static func first(_ items: [Node], where isBeyond: (Node) -> Bool) -> Int {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(items[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
