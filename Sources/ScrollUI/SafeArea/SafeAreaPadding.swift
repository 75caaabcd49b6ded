public import Foundation

/// Reduces the safe area of its content. The content is laid out inside and may extend into the padding.
package struct SafeAreaPadding: NodeModifier, Equatable {
    var insets: EdgeInsets

    private var padding: Padding { Padding(insets: insets) }
    package var safeAreaInsets: EdgeInsets? { insets }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        padding.sizeThatFits(proposal, content: content)
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        padding.place(content, in: size, proposal: proposal)
    }

    package func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        padding.explicitAlignment(key, content: content, in: size)
    }

    package func needsLayout(after old: SafeAreaPadding) -> Bool { self != old }
}

nonisolated extension View {
    /// The default padding, in points.
    private static var standardSafeAreaPadding: CGFloat { 16 }

    /// Reduces the safe area by `insets`, in points: the content of a scroll view starts inside and scrolls into the padding.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        Modified(content: self, modifier: SafeAreaPadding(insets: insets))
    }

    /// Reduces the safe area by the same length at each of `edges`, in points; nil is 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? Self.standardSafeAreaPadding))
    }

    /// Reduces the safe area by the same length at all four sides, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(.all, length))
    }
}
