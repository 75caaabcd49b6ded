public import Foundation

/// Adds space around a view.
package struct Padding: NodeModifier, Equatable {
    package var isRetainable: Bool { true }

    var insets: EdgeInsets

    package var layoutPriority: Double? { 0 }

    package func resetsSpacing(at edge: Edge, around content: Node) -> Bool { insets[edge] != 0 }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        let size = content.measure(inner(proposal))
        return CGSize(
            width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: CGPoint(x: insets.leading, y: insets.top), proposal: inner(proposal))
    }

    package func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        let inner = CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
        guard let guide = content.explicitGuide(key, in: inner) else { return nil }
        return guide + insets.start(key.axis)
    }

    package func needsLayout(after old: Padding) -> Bool { self != old }
}

nonisolated extension View {
    /// The default padding, in points.
    private static var standardPadding: CGFloat { 16 }

    /// Adds space at the given sides, in points; nil is 16. With a negative length the view extends beyond its frame.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        Modified(
            content: self, modifier: Padding(insets: EdgeInsets(edges, length ?? Self.standardPadding)))
    }

    /// Adds space at each side, in points.
    public func padding(_ insets: EdgeInsets) -> some View {
        Modified(content: self, modifier: Padding(insets: insets))
    }

    /// Adds the same space at all four sides, in points.
    public func padding(_ length: CGFloat) -> some View {
        Modified(content: self, modifier: Padding(insets: EdgeInsets(.all, length)))
    }
}
