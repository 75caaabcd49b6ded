import Foundation

/// What cannot be seen is not walked.
extension Painter {
    /// Below that many items a search is not worth it.
    private static let fewest = 32

    /// False where nothing of the node can lie in view. While something is animated, things are not where their frames are.
    func canSee(_ node: Node) -> Bool {
        guard skipsUnseen else { return true }
        let corner = CGPoint(x: origin.x + node.frame.origin.x, y: origin.y + node.frame.origin.y)
        return node.inkBounds.meets(window, at: corner)
    }

    /// Those of a long stack's items that can be seen: they follow one another along `axis`.
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

    /// The first of the ordered items for which `isBeyond`, or their number.
    private static func first(_ items: [Node], where isBeyond: (Node) -> Bool) -> Int {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(items[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
