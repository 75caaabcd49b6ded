import Foundation

/// The node of an `HStack` or `VStack`.
final class LinearNode: Node {
    var layout: LinearLayout {
        didSet {
            guard
                layout.axis != oldValue.axis || layout.spacing != oldValue.spacing
                    || layout.alignment != oldValue.alignment
            else { return }
            setNeedsLayout()
        }
    }

    private var scratch = LinearScratch()

    init(_ layout: LinearLayout, graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        self.layout = layout
        super.init(graph: graph, parent: parent, scope: scope)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layout.lay(items, proposal, in: &scratch)
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        _ = layout.lay(items, proposal, in: &scratch)
        layout.place(items, from: scratch)
    }

    /// The baseline of the first or last child is the stack's.
    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        let isFirst = guide == .firstTextBaseline
        guard isFirst || guide == .lastTextBaseline, let item = isFirst ? items.first : items.last else { return nil }
        _ = layout.lay(items, ProposedViewSize(size), in: &scratch)
        let slot = scratch.slots[isFirst ? 0 : items.count - 1]
        return item.explicitAlignment(guide, in: slot.size).map { $0 + slot.origin.y }
    }
}
