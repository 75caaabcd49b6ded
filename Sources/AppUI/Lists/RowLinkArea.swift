import Foundation
@_spi(Nodes) import ScrollUI

/// Extends the hit area of a view to the whole row of a list, including the insets, unless other content of the row is
/// between the view and the row's edge.
struct RowLinkArea: NodeModifier {
    func needsLayout(after old: RowLinkArea) -> Bool { false }

    var takesHitsEverywhere: Bool { true }
    static var drawsElsewhere: Bool { true }

    /// The row's size is not known here.
    func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds { .everywhere }

    /// The greatest distances, in points, from a view to the edges of the content at which no other content is between
    /// them. The vertical one is larger, because a view beside it may be higher.
    private static let slack = CGSize(width: 0.5, height: 12)

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        let bounds = CGRect(origin: .zero, size: node.frame.size)
        guard !bounds.includes(point), area(of: node, with: bounds).includes(point), !bounds.isEmpty else {
            return point
        }
        // Points on the far edges belong to the next view.
        return CGPoint(
            x: min(max(point.x, bounds.minX), bounds.maxX.nextDown),
            y: min(max(point.y, bounds.minY), bounds.maxY.nextDown))
    }

    /// Returns `bounds` in the node's own space, extended to each edge of the row at which no other content follows the
    /// view.
    @MainActor private func area(of node: Node, with bounds: CGRect) -> CGRect {
        var (current, view) = (node, bounds)
        while let outer = current.layoutParent {
            view = current.settledToParent(view)
            guard outer is ModifierNode<ListRow> else {
                current = outer
                continue
            }
            let (content, row) = (current.frame, outer.frame.size)
            let (aside, across) = (Self.slack.width, Self.slack.height)
            let left = view.minX - content.minX <= aside ? view.minX : 0
            let right = content.maxX - view.maxX <= aside ? row.width - view.maxX : 0
            let above = view.minY - content.minY <= across ? view.minY : 0
            let below = content.maxY - view.maxY <= across ? row.height - view.maxY : 0
            return CGRect(
                x: -left, y: -above, width: left + bounds.width + right, height: above + bounds.height + below)
        }
        return bounds
    }
}
