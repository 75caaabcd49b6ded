import Foundation

/// The node of an `HStack` or `VStack`.
class LinearNode: Node {
    override final var isPrefetchable: Bool { true }
    override final var isRetainable: Bool { true }

    final var layout: LinearLayout {
        didSet {
            guard
                layout.axis != oldValue.axis || layout.spacing != oldValue.spacing
                    || layout.alignment != oldValue.alignment
            else { return }
            setNeedsLayout()
        }
    }

    private final var scratch = LinearScratch()

    override var typeName: String { layout.axis == .vertical ? "VStack" : "HStack" }

    init(_ layout: LinearLayout, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.layout = layout
        super.init(graph: graph, parent: parent, scope: scope)
    }

    override final var stackAxis: Axis? { layout.axis }

    override final func spacing(at edge: Edge) -> EdgeSpacing { layout.spacing(of: items, at: edge) }

    override final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.lay(items, proposal, in: &scratch)
    }

    override final var cachesPicture: Bool { true }

    override final func placeItems(_ proposal: ProposedViewSize) {
        _ = layout.lay(items, layout.proposal(proposal, placingIn: frame.size), in: &scratch)
        layout.place(items, from: scratch)
    }

    override final func paint(into painter: Painter) {
        let isMirrored = layout.axis == .horizontal && scope.isRightToLeft
        let items = items
        for index in isMirrored ? items.indices : painter.seen(items, of: self, along: layout.axis) {
            painter.paint(items[index])
        }
    }

    /// Combines the children's explicit guides.
    override final func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        _ = layout.lay(items, layout.proposal(offer(leadingTo: size), placingIn: size), in: &scratch)
        let measured = scratch
        var values: [CGFloat] = []
        for (item, slot) in zip(items, measured.slots) {
            guard let value = item.explicitGuide(guide, in: slot.size) else { continue }
            values.append(value + slot.origin[guide.axis])
        }
        return guide.combine(values, of: items.count)
    }
}
