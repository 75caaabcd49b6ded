import Foundation

/// What is known of where a node and everything in it draw, so that a long stack's items outside the window are not walked.
struct DrawingReach {
    /// All of it lies inside the node's frame.
    fileprivate(set) var isInside = false

    /// Below that many items a search is not worth it.
    fileprivate static let fewest = 128
    /// Letters and lines reach a little beyond their frames, points.
    fileprivate static let margin: CGFloat = 32
}

extension Node {
    /// Rounding, points.
    private static let tolerance: CGFloat = 0.5

    /// Finds the reach anew once the items are placed.
    final func updateReach() {
        var new = DrawingReach()
        if drawsInside {
            let bounds = CGRect(origin: .zero, size: frame.size).insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
            new.isInside = true
            for item in items {
                new.isInside = new.isInside && item.drawingReach.isInside && bounds.contains(item.frame)
            }
        }
        let wasInside = drawingReach.isInside
        drawingReach = new
        if wasInside, !new.isInside { reachBeyondOuter() }
    }

    /// Nodes around that are not placed again must know.
    private func reachBeyondOuter() {
        var node = layoutParent
        while let current = node, current.drawingReach.isInside {
            current.drawingReach.isInside = false
            node = current.layoutParent
        }
    }
}

extension Painter {
    /// Those of a long stack's items that can be seen: they follow one another along `axis`.
    ///
    /// Complexity: O(log n).
    func seen(_ items: [Node], of stack: Node, along axis: Axis) -> Range<Int> {
        guard items.count >= DrawingReach.fewest, stack.drawingReach.isInside, skipsUnseen else { return items.indices }
        let start = visible.min(axis) - origin[axis] - DrawingReach.margin
        let end = visible.max(axis) - origin[axis] + DrawingReach.margin
        let first = Painter.first(items) { $0.frame.max(axis) >= start }
        return first..<max(first, Painter.first(items) { $0.frame.min(axis) > end })
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
