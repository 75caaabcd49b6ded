import Foundation

/// The layout of views on top of each other, aligned on two lines. Its size is that of all views together.
@MainActor
package enum Overlay {
    package static func size(of items: [Node], _ proposal: ProposedViewSize, _ alignment: Alignment) -> CGSize {
        bounds(of: items, proposal, alignment).size
    }

    /// Places the items, each of which is proposed the whole size, as by `_ZStackLayout` of SwiftUI 6.4: a shape fills the stack even where
    /// nothing is proposed to the stack.
    package static func place(_ items: [Node], in size: CGSize, _ alignment: Alignment) {
        let offer = ProposedViewSize(size)
        let origins = origins(of: items, offer, alignment)
        for (item, origin) in zip(items, origins) { item.place(at: origin, proposal: offer) }
    }

    /// Returns the union of the items' frames, with the alignment lines at zero.
    private static func bounds(of items: [Node], _ proposal: ProposedViewSize, _ alignment: Alignment) -> CGRect {
        var bounds: CGRect?
        let priority = items.map(\.layoutPriority).max() ?? 0
        for item in items where item.layoutPriority == priority {
            let size = item.measure(proposal)
            let line = lines(of: item, size, alignment)
            let frame = CGRect(x: -line.x, y: -line.y, width: size.width, height: size.height)
            bounds = bounds.map { union($0, frame) } ?? frame
        }
        return bounds ?? .zero
    }

    /// Returns the position in `item` at which the two lines of `alignment` cross.
    static func lines(of item: Node, _ size: CGSize, _ alignment: Alignment) -> CGPoint {
        CGPoint(
            x: item.alignment(alignment.horizontal.key, in: size), y: item.alignment(alignment.vertical.key, in: size))
    }

    /// Returns the items' positions in a box of their combined size.
    static func origins(of items: [Node], _ proposal: ProposedViewSize, _ alignment: Alignment) -> [CGPoint] {
        let bounds = bounds(of: items, proposal, alignment)
        return items.map { item in
            let line = lines(of: item, item.measure(proposal), alignment)
            return CGPoint(x: -line.x - bounds.minX, y: -line.y - bounds.minY)
        }
    }

    /// Combines the items' explicit guides.
    static func guide(
        _ guide: AlignmentKey, of items: [Node], _ proposal: ProposedViewSize, _ alignment: Alignment
    ) -> CGFloat? {
        let bounds = bounds(of: items, proposal, alignment)
        let values: [CGFloat] = items.compactMap { item in
            let size = item.measure(proposal)
            guard let value = item.explicitGuide(guide, in: size) else { return nil }
            return value - lines(of: item, size, alignment)[guide.axis] - bounds.lowerEdge(guide.axis)
        }
        return guide.combine(values, of: items.count)
    }

    /// Returns the union of two rectangles. Unlike `CGRect.union`, it includes empty rectangles.
    private static func union(_ a: CGRect, _ b: CGRect) -> CGRect {
        let (x, y) = (min(a.minX, b.minX), min(a.minY, b.minY))
        return CGRect(x: x, y: y, width: max(a.maxX, b.maxX) - x, height: max(a.maxY, b.maxY) - y)
    }
}

/// A view that lays its content views on top of each other, the last in front.
nonisolated public struct ZStack<Content: View>: View {
    /// Built in: there is no body.
    public typealias Body = Never

    let alignment: Alignment
    let content: Content

    /// Creates a stack of views aligned on the two lines of `alignment`. Its size is that of all views together.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(OverlayNode.self) { OverlayNode(graph: $0, parent: $1, scope: $2) }
        node.alignment = alignment
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

final class OverlayNode: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { true }

    var alignment: Alignment = .center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        Overlay.size(of: items, proposal, alignment)
    }

    override func spacing(at edge: Edge) -> EdgeSpacing { items.spacing(at: edge) }

    override var cachesPicture: Bool { true }

    override func placeItems(_ proposal: ProposedViewSize) {
        Overlay.place(items, in: frame.size, alignment)
    }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        Overlay.guide(guide, of: items, ProposedViewSize(size), alignment)
    }
}
