public import Foundation

/// A box with a fixed size in one or both directions. The box proposes that size to the content, which may overflow.
package struct FixedFrame: NodeModifier, Equatable {
    package var isRetainable: Bool { true }

    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
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

    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    var alignment: Alignment

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: FlexibleFrame.offer(proposal.width, minWidth, idealWidth, maxWidth),
            height: FlexibleFrame.offer(proposal.height, minHeight, idealHeight, maxHeight))
    }

    private static func offer(_ length: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
        guard let length = length ?? ideal else { return nil }
        return Swift.min(Swift.max(length, least ?? -.infinity), most ?? .infinity)
    }

    package func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        let offer = offer(proposal)
        let child = content.measure(offer)
        return CGSize(
            width: FlexibleFrame.length(proposal.width, idealWidth, child.width, minWidth, maxWidth),
            height: FlexibleFrame.length(proposal.height, idealHeight, child.height, minHeight, maxHeight))
    }

    /// Returns the frame's length. With only a maximum, the frame is at least as long as the content, up to that maximum.
    private static func length(
        _ proposal: CGFloat?, _ ideal: CGFloat?, _ child: CGFloat, _ least: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        if least == nil && most == nil { return proposal == nil ? ideal ?? child : child }
        let low = least ?? Swift.min(child, most ?? .infinity)
        let high = Swift.max(most ?? Swift.max(child, low), low)
        return Swift.min(Swift.max(proposal ?? ideal ?? child, low), high)
    }

    /// The proposal to the content when the frame's size is known. The content was measured with a different proposal before that.
    private func childOffer(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width == nil && idealWidth == nil ? nil : size.width,
            height: proposal.height == nil && idealHeight == nil ? nil : size.height)
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
    /// Puts the view in a frame of the given size, in points; nil keeps the view's own length in that direction.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        Modified(content: self, modifier: FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Puts the view in a frame with limits, in points. Infinity takes the whole proposed length.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        Modified(
            content: self,
            modifier: FlexibleFrame(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}
