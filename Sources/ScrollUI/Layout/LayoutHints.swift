import Foundation

/// Sets the order in which the views of a stack get space.
package struct LayoutPriority: NodeModifier {
    package var isRetainable: Bool { true }

    package var layoutPriority: Double?
    package func needsLayout(after old: LayoutPriority) -> Bool { layoutPriority != old.layoutPriority }
}

/// Keeps the view's ideal length in the given directions.
package struct FixedSize: NodeModifier, Equatable {
    package var isRetainable: Bool { true }

    var horizontal: Bool
    var vertical: Bool

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        content.measure(offer(proposal))
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: offer(proposal))
    }

    package func needsLayout(after old: FixedSize) -> Bool { self != old }
}

nonisolated extension View {
    /// Sets the view's priority in a stack: views with higher values get space first, while the minimum lengths of the others are reserved.
    /// Zero by default.
    public func layoutPriority(_ value: Double) -> some View {
        Modified(content: self, modifier: LayoutPriority(layoutPriority: value))
    }

    /// Keeps the view's ideal length in the given directions, regardless of the proposed size. The view may overflow.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        Modified(content: self, modifier: FixedSize(horizontal: horizontal, vertical: vertical))
    }

    /// Keeps the view's ideal size, regardless of the proposed size. The view may overflow.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}
