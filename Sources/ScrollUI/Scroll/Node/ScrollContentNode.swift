import Foundation

/// The content of a scroll view. Several views form a column, as in SwiftUI, in a horizontal scroll view too.
package final class ScrollContentNode: Node {
    override var isPrefetchable: Bool { true }

    private let column = LinearLayout(axis: .vertical, spacing: nil, alignment: .horizontalCenter)

    private var scroll: ScrollNode? { layoutParent as? ScrollNode }

    package override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        var size = contentSize(proposal)
        size.height += space
        return size
    }

    /// The length of the space before the content, in points.
    private var space: CGFloat { scroll?.leadingSpace ?? 0 }

    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        if items.count == 1 { return items[0].measure(proposal) }
        var scratch = LinearScratch()
        return column.lay(items, proposal, in: &scratch)
    }

    package override func placeItems(_ proposal: ProposedViewSize) {
        if items.count == 1 { return items[0].place(at: CGPoint(x: 0, y: space), proposal: proposal) }
        var scratch = LinearScratch()
        _ = column.lay(items, proposal, in: &scratch)
        for (item, slot) in zip(items, scratch.slots) {
            item.place(at: CGPoint(x: slot.origin.x, y: slot.origin.y + space), proposal: slot.offer)
        }
    }

    package override func convertFromParent(_ point: CGPoint) -> CGPoint {
        let origin = scroll?.contentOrigin ?? .zero
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    package override func convertToParent(_ rect: CGRect) -> CGRect {
        let origin = scroll?.contentOrigin ?? .zero
        return rect.offsetBy(dx: origin.x, dy: origin.y)
    }

    package override func settledToParent(_ rect: CGRect) -> CGRect { convertToParent(rect) }

    /// Converts a rectangle of a node in the content to content coordinates, as laid out.
    func convert(_ rect: CGRect, from node: Node) -> CGRect {
        var rect = rect
        var current: Node? = node
        while let step = current, step !== self {
            rect = rect.offsetBy(dx: step.frame.minX, dy: step.frame.minY)
            current = step.layoutParent
        }
        return rect
    }
}
