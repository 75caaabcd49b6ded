public import Foundation

/// A box with a fixed size in one or both directions. The box proposes that size to the content, which may overflow.
package struct FixedFrame: NodeModifier, Equatable {
    package var isRetainable: Bool { true }

    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment
    private let isValid: Bool

    /// A length that is negative or not finite is ignored, as in SwiftUI.
    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = FixedFrame.valid(width)
        self.height = FixedFrame.valid(height)
        self.alignment = alignment
        isValid = self.width == width && self.height == height
    }

    private static func valid(_ length: CGFloat?) -> CGFloat? {
        guard let length, length >= 0, length.isFinite else { return nil }
        return length
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package var layoutPriority: Double? { 0 }

    package func resetsSpacing(at edge: Edge, around content: Node) -> Bool {
        (edge.axis == .horizontal ? width : height) != nil && !content.isSpacer
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        if !isValid {
            content.graph.warnAboutFrame("a length is negative or not finite, so it is ignored", around: content)
        }
        if let width, let height { return CGSize(width: width, height: height) }
        let size = content.measure(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        let offer = offer(proposal)
        let child = content.measure(offer)
        content.place(at: content.origin(of: content, size: child, in: size, alignment), proposal: offer)
    }

    package func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        alignmentOfContent(
            key, content: content, size: size,
            offer: offer(content.layoutParent?.offer(leadingTo: size) ?? ProposedViewSize(size)),
            alignment)
    }

    package func needsLayout(after old: FixedFrame) -> Bool { self != old }
}

/// Minimum, ideal and maximum lengths of a box around a view.
package struct FlexibleFrame: NodeModifier, Equatable {
    package var isRetainable: Bool { true }

    let width: FrameLimits
    let height: FrameLimits
    let alignment: Alignment

    package var layoutPriority: Double? { 0 }

    package func resetsSpacing(at edge: Edge, around content: Node) -> Bool {
        (edge.axis == .horizontal ? width : height).isLimiting && !content.isSpacer
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        if !width.isValid || !height.isValid {
            content.graph.warnAboutFrame("its limits do not ascend from zero, so they are raised", around: content)
        }
        if let width = width.length(proposal.width), let height = height.length(proposal.height) {
            return CGSize(width: width, height: height)
        }
        let child = content.measure(
            ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height)))
        return CGSize(
            width: width.length(proposal.width, around: child.width),
            height: height.length(proposal.height, around: child.height))
    }

    /// The proposal to the content when the frame's size is known. The content was measured with a different proposal before that.
    private func childOffer(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: width.offer(proposal.width, in: size.width), height: height.offer(proposal.height, in: size.height))
    }

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        let offer = childOffer(proposal, size)
        let child = content.measure(offer)
        content.place(at: content.origin(of: content, size: child, in: size, alignment), proposal: offer)
    }

    package func explicitAlignment(_ key: AlignmentKey, content: Node, in size: CGSize) -> CGFloat? {
        alignmentOfContent(
            key, content: content, size: size,
            offer: childOffer(content.layoutParent?.offer(leadingTo: size) ?? ProposedViewSize(size), size), alignment)
    }

    package func needsLayout(after old: FlexibleFrame) -> Bool { self != old }
}

extension ViewGraph {
    fileprivate func warnAboutFrame(_ fault: String, around content: Node) {
        warnOnce("\(content.enclosingViewName): a frame: \(fault)")
    }
}

@MainActor
extension NodeModifier {
    /// Returns the content's explicit guide, offset by the position at which the alignment puts the content in a box of `size`.
    func alignmentOfContent(
        _ key: AlignmentKey, content: Node, size: CGSize, offer: ProposedViewSize, _ alignment: Alignment
    ) -> CGFloat? {
        let child = content.measure(offer)
        guard let guide = content.explicitGuide(key, in: child) else { return nil }
        return content.origin(of: content, size: child, in: size, alignment)[key.axis] + guide
    }
}

nonisolated extension View {
    /// Puts the view in a frame of the given size, in points. Nil keeps the view's own length in that direction, as
    /// does a length that is negative or not finite.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        Modified(content: self, modifier: FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Puts the view in a frame with limits, in points. Infinity as a maximum takes the whole proposed length; the
    /// ideal length is taken where none is proposed. Limits that do not ascend from zero are raised.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        Modified(
            content: self,
            modifier: FlexibleFrame(
                width: FrameLimits(minWidth, idealWidth, maxWidth),
                height: FrameLimits(minHeight, idealHeight, maxHeight), alignment: alignment))
    }
}
