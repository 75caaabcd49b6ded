import Foundation

/// A view that shows the first of its views whose ideal size fits the proposal, or the last one if none fits.
nonisolated public struct ViewThatFits<Content: View>: View {
    /// A built-in view without a body.
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// Creates the view; `axes` are the directions in which a view has to fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(FittingNode.self) { FittingNode(graph: $0, parent: $1, scope: $2) }
        node.axes = axes
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

/// The node of a ``ViewThatFits``, which places one of its items.
final class FittingNode: Node {
    override var isPrefetchable: Bool { true }

    var axes: Axis.Set = [] {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    private var chosen: Node?

    private func choice(for proposal: ProposedViewSize) -> Node? {
        items.first { item in
            let ideal = item.measure(.unspecified)
            return Axis.allCases.allSatisfy { axis in
                !axes.contains(axis) || ideal[axis] <= proposal[axis] ?? .infinity
            }
        } ?? items.last
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        choice(for: proposal)?.measure(proposal) ?? .zero
    }

    override func placeItems(_ proposal: ProposedViewSize) {
        let next = choice(for: proposal)
        if next !== chosen { chosen?.leaveLayout() }
        chosen = next
        next?.place(at: .zero, proposal: proposal)
    }

    override var laidItems: [Node] { chosen.map { [$0] } ?? [] }
    /// That of all views: which of them fits is known later.
    override func spacing(at edge: Edge) -> EdgeSpacing { items.spacing(at: edge) }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        choice(for: offer(leadingTo: size))?.explicitGuide(guide, in: size)
    }
}
