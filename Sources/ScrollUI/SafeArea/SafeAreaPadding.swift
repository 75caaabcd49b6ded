public import Foundation

/// Makes the safe area of its content smaller: the content is laid out inside, and may extend into the padding.
struct SafeAreaPadding: NodeModifier, Equatable {
    var insets: EdgeInsets

    private var padding: Padding { Padding(insets: insets) }
    var safeAreaInsets: EdgeInsets? { insets }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        padding.sizeThatFits(proposal, content: content)
    }

    func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        padding.place(content, in: size, proposal: proposal)
    }

    func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        padding.explicitAlignment(key, content: content, in: size)
    }

    func needsLayout(after old: SafeAreaPadding) -> Bool { self != old }
}

nonisolated extension View {
    /// What a call without a length gives, in points.
    private static var standardSafeAreaPadding: CGFloat { 16 }

    /// Makes the safe area smaller by `insets`, in points: content of a scroll view begins inside and scrolls under.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        Modified(content: self, modifier: SafeAreaPadding(insets: insets))
    }

    /// The same length at each of `edges`, in points; nil is 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? Self.standardSafeAreaPadding))
    }

    /// The same length at all four sides, in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(.all, length))
    }
}
