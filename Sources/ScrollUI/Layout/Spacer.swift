public import Foundation

/// A flexible space that grows along the axis of its stack.
nonisolated public struct Spacer: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// The minimum length in points; nil is 8.
    public var minLength: CGFloat?

    /// Creates a space of at least `minLength` points; nil is 8.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(SpacerNode.self) { SpacerNode(graph: $0, parent: $1, scope: $2) }
        node.least = minLength ?? 8
    }
}

final class SpacerNode: Node {
    override var isPrefetchable: Bool { true }
    override var isRetainable: Bool { true }

    var least: CGFloat = 8 {
        didSet { if least != oldValue { setNeedsLayout() } }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Inside a stack a spacer grows only along the stack's axis; elsewhere it grows along both.
        let axis = enclosingStackAxis
        var size = CGSize.zero
        for candidate in Axis.allCases where axis == nil || axis == candidate {
            size[candidate] = max(least, proposal[candidate] ?? least)
        }
        return size
    }

    /// A spacer takes the remaining space, so that it never causes an adjacent text to be truncated.
    override var layoutPriority: Double { -.infinity }

    override var isSpacer: Bool { true }
    override func spacing(at edge: Edge) -> EdgeSpacing {
        enclosingStackAxis.map { $0 != edge.axis } == true ? .standard : .none
    }
    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool { false }
}
