public import Foundation

/// Space that grows along the stack it stands in.
nonisolated public struct Spacer: View {
    /// Built in: there is no body.
    public typealias Body = Never

    /// The least length in points; nil is 8.
    public var minLength: CGFloat?

    /// Space of at least `minLength` points; nil is 8.
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

    var least: CGFloat = 8 {
        didSet { if least != oldValue { setNeedsLayout() } }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        // Inside a stack the spacer grows along it alone; elsewhere on both axes.
        let axis = enclosingStackAxis
        var size = CGSize.zero
        for candidate in Axis.allCases where axis == nil || axis == candidate {
            size[candidate] = max(least, proposal[candidate] ?? least)
        }
        return size
    }

    /// Takes what the others leave, so that a text beside it is not cut while there is space.
    override var layoutPriority: Double { -.infinity }

    override func isSpacer(along axis: Axis) -> Bool { true }
    override var preferredSpacing: CGFloat { 0 }
    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool { false }
}
