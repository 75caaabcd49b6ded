public import Foundation

/// How a view with a fixed aspect ratio fills the proposed size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size with that ratio that fits inside.
    case fit
    /// The smallest size with that ratio that covers the proposed size.
    case fill
}

/// Proposes a size with a given ratio of width to height to the content.
package struct AspectRatio: NodeModifier, Equatable {
    package var isRetainable: Bool { true }

    /// The ratio of width to height; nil uses the ratio of the content's ideal size.
    let ratio: CGFloat?
    let mode: ContentMode

    package var layoutPriority: Double? { 0 }

    @MainActor private func offer(_ proposal: ProposedViewSize, _ content: Node) -> ProposedViewSize {
        let ratio = ratio ?? Self.idealRatio(of: content)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWidthLimited = (width / ratio <= height) == (mode == .fit)
            return isWidthLimited
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    @MainActor private static func idealRatio(of content: Node) -> CGFloat {
        let ideal = content.measure(.unspecified)
        return ideal.height > 0 ? ideal.width / ideal.height : 1
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        content.measure(offer(proposal, content))
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: offer(proposal, content))
    }

    package func needsLayout(after old: AspectRatio) -> Bool { self != old }
}

/// Puts the content's centre at a position in the proposed size and takes all of that size.
package struct PositionModifier: NodeModifier, Equatable {
    /// The position in points, in the space of the proposed size.
    let position: CGPoint

    package var layoutPriority: Double? { 0 }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.measure(proposal))
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: origin(of: content.measure(ProposedViewSize(size))), proposal: ProposedViewSize(size))
    }

    private func origin(of size: CGSize) -> CGPoint {
        CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)
    }

    package func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        let child = content.measure(ProposedViewSize(size))
        return content.explicitGuide(key, in: child).map { $0 + origin(of: child)[key.axis] }
    }

    package func resetsSpacing(at edge: Edge, around content: Node) -> Bool { true }

    package func needsLayout(after old: PositionModifier) -> Bool { self != old }
}

nonisolated extension View {
    /// Constrains the view to a ratio of width to height; nil uses the ratio of the view's ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        Modified(content: self, modifier: AspectRatio(ratio: aspectRatio, mode: contentMode))
    }

    /// Constrains the view to the ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to the largest size with its own ratio that fits in the proposed size.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to the smallest size with its own ratio that covers the proposed size.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Puts the view's centre at a position in the proposed size, in points.
    public func position(_ position: CGPoint) -> some View {
        Modified(content: self, modifier: PositionModifier(position: position))
    }

    /// Puts the view's centre at a position in the proposed size, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
