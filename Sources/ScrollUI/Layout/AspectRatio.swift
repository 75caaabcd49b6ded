public import Foundation

/// How a view of a fixed ratio meets what it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size of that ratio inside.
    case fit
    /// The smallest size of that ratio that covers it.
    case fill
}

/// Offers the content a size of a given ratio of width to height.
struct AspectRatio: NodeModifier, Equatable {
    /// Nil: the content's own, from its ideal size.
    let ratio: CGFloat?
    let mode: ContentMode

    @MainActor private func offer(_ proposal: ProposedViewSize, _ content: Node) -> ProposedViewSize {
        let ideal = content.measure(.unspecified)
        let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWidthLimited = (width / ratio <= height) == (mode == .fit)
            return isWidthLimited
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        content.measure(offer(proposal, content))
    }

    func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        content.place(at: .zero, proposal: offer(proposal, content))
    }

    func needsLayout(after old: AspectRatio) -> Bool { self != old }
}

/// Puts the content's centre at a position in what is offered, all of which is taken.
struct PositionModifier: NodeModifier, Equatable {
    /// Points, in the space of what is offered.
    let position: CGPoint

    func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: content.measure(proposal))
    }

    func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        let child = content.measure(proposal)
        content.place(
            at: CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2), proposal: proposal)
    }

    func needsLayout(after old: PositionModifier) -> Bool { self != old }
}

nonisolated extension View {
    /// Keeps a ratio of width to height; nil keeps that of the view's ideal size.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        Modified(content: self, modifier: AspectRatio(ratio: aspectRatio, mode: contentMode))
    }

    /// Keeps the ratio of a size.
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// The largest size of the view's own ratio inside what is offered.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// The smallest size of the view's own ratio that covers what is offered.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Puts the view's centre at a position in what is offered, in points.
    public func position(_ position: CGPoint) -> some View {
        Modified(content: self, modifier: PositionModifier(position: position))
    }

    /// Puts the view's centre at a position in what is offered, in points.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
