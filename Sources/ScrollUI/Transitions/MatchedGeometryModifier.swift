import Drawing
import Foundation

/// The parts of a view's geometry that are matched with another view.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The set as a bit mask, one bit for each member.
    public let rawValue: UInt32
    /// Creates a set from its bit mask.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position of the view's anchor.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The proposed size of the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both the position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Lays a view out at the frame of another view with the same id, which may have left.
package struct MatchedGeometryModifier: NodeModifier {
    let key: MatchedGeometry.Key
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool
    private var member = MatchedMember()

    init(key: MatchedGeometry.Key, properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
        self.key = key
        self.properties = properties
        self.anchor = anchor
        self.isSource = isSource
    }

    package mutating func animate(from old: MatchedGeometryModifier, graph: ViewGraph) {
        member = old.member
        if key != old.key { graph.matched.leave(member, old.key) }
        member.isSource = isSource
    }

    package func needsLayout(after old: MatchedGeometryModifier) -> Bool {
        key != old.key || properties != old.properties || anchor != old.anchor || isSource != old.isSource
    }

    // MARK: Layout

    package func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        let matched = content.graph.matched
        guard let node = content.layoutParent else { return }
        (member.node, member.content, member.isSource) = (node, content, isSource)
        matched.join(member, key)
        defer { member.isSettled = true }
        if !isSource, let source = matched.source(key)?.settledFrame {
            member.followed = source
            return put(content, in: source, of: node.settledWindowFrame, proposal)
        }
        member.followed = nil
        if !member.isSettled { begin(content, in: node, matched, proposal) }
        content.place(at: .zero, proposal: proposal)
    }

    /// Lays out a view that replaces another one at the other's frame first, so that the view and its content are animated from there to
    /// their own position.
    @MainActor private func begin(
        _ content: Node, in node: Node, _ matched: MatchedGeometry, _ proposal: ProposedViewSize
    ) {
        let graph = node.graph
        guard !graph.reducesMotion, graph.layoutTransaction?.animation != nil,
            let departed = matched.departed(key, in: graph), let start = departed.lastFrame
        else { return }
        departed.successor = member
        put(content, in: start, of: node.windowFrame, proposal)
    }

    /// Places the content in `rect`. `rect` and `frame`, the modifier's frame, are in window coordinates.
    @MainActor private func put(_ content: Node, in rect: CGRect, of frame: CGRect, _ proposal: ProposedViewSize) {
        let offer = properties.contains(.size) ? ProposedViewSize(rect.size) : proposal
        let size = content.measure(offer)
        guard properties.contains(.position) else { return content.place(at: .zero, proposal: offer) }
        var origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x - frame.minX,
            y: rect.minY + (rect.height - size.height) * anchor.y - frame.minY)
        // Positions are measured from the leading edge.
        if let node = content.layoutParent, node.mirrorsItems, node.scope.isRightToLeft {
            origin.x = frame.width - origin.x - size.width
        }
        content.place(at: origin, proposal: offer)
    }

    // MARK: Drawing

    /// Draws a view that has left on its path to the view that replaced it.
    package func paint(_ content: Node, in node: Node, into painter: Painter) {
        guard !node.isAttached, let start = member.lastFrame, let goal = member.successor?.shownFrame,
            start.width > 0, start.height > 0
        else { return painter.paint(content) }
        let origin = content.presentedFrame.origin
        let (x, y) = (Double(painter.origin.x + origin.x), Double(painter.origin.y + origin.y))
        let (width, height) = (Double(goal.width / start.width), Double(goal.height / start.height))
        let isScaled = properties.contains(.size)
        painter.transform(
            Affine.translation(x: -x, y: -y)
                .then(.scale(x: isScaled ? width : 1, y: isScaled ? height : 1))
                .then(.translation(x: x + Double(goal.minX - start.minX), y: y + Double(goal.minY - start.minY)))
        ) { painter.paint(content) }
    }

}

nonisolated extension View {
    /// Matches the geometry of this view with that of other views with the same id in the same namespace.
    ///
    /// If one of them is removed and another inserted in one animated update, the new view starts at the frame of the old one, and the old
    /// view fades during the animation. A view that is not a source is laid out at the frame of the source as long as one exists; space is
    /// reserved at the view's own position. Set the size outside of the effect, as in
    /// `Card().matchedGeometryEffect(id: 1, in: heroes).frame(width: 80)`: a view with a fixed size only moves.
    ///
    /// - Parameters:
    ///   - id: The identifier that the matched views share.
    ///   - namespace: The namespace of the id, from ``Namespace``.
    ///   - properties: The matched properties: the position of `anchor`, the proposed size, or both.
    ///   - anchor: The point in the views whose position is matched.
    ///   - isSource: Whether the other views follow this one. If false, this view follows the source.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        Modified(
            content: self,
            modifier: MatchedGeometryModifier(
                key: MatchedGeometry.Key(namespace: namespace, id: AnyHashable(id)), properties: properties,
                anchor: anchor, isSource: isSource))
    }
}
