import Drawing
import Foundation

/// What of a view's geometry is matched with that of another.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The set as bits, one for each member.
    public let rawValue: UInt32
    /// A set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Where the view's anchor is.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size that is offered to the view.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both of them.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Lays a view out where another one with the same id is or was.
struct MatchedGeometryModifier: NodeModifier {
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

    mutating func animate(from old: MatchedGeometryModifier, graph: ViewGraph) {
        member = old.member
        if key != old.key { graph.matched.leave(member, old.key) }
        member.isSource = isSource
    }

    func needsLayout(after old: MatchedGeometryModifier) -> Bool {
        key != old.key || properties != old.properties || anchor != old.anchor || isSource != old.isSource
    }

    // MARK: Layout

    func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
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

    /// A view that replaces one that left is first laid out there, so that it and everything in it then goes
    /// to where it belongs.
    @MainActor private func begin(
        _ content: Node, in node: Node, _ matched: MatchedGeometry, _ proposal: ProposedViewSize
    ) {
        let graph = node.graph
        guard !graph.reducesMotion, graph.layoutTransaction?.effectiveAnimation != nil,
            let departed = matched.departed(key, in: graph), let start = departed.lastFrame
        else { return }
        departed.successor = member
        put(content, in: start, of: node.windowFrame, proposal)
    }

    /// `rect` and `frame`, that of the modifier, in window coordinates.
    @MainActor private func put(_ content: Node, in rect: CGRect, of frame: CGRect, _ proposal: ProposedViewSize) {
        let offer = properties.contains(.size) ? ProposedViewSize(rect.size) : proposal
        let size = content.measure(offer)
        guard properties.contains(.position) else { return content.place(at: .zero, proposal: offer) }
        var origin = CGPoint(
            x: rect.minX + (rect.width - size.width) * anchor.x - frame.minX,
            y: rect.minY + (rect.height - size.height) * anchor.y - frame.minY)
        // Positions are told from the leading edge.
        if let node = content.layoutParent, node.mirrorsItems, node.scope.isRightToLeft {
            origin.x = frame.width - origin.x - size.width
        }
        content.place(at: origin, proposal: offer)
    }

    // MARK: Drawing

    /// What is still seen of a view that left goes where the one is that replaced it.
    func paint(_ content: Node, in node: Node, into painter: Painter) {
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
    /// Ties the geometry of this view to that of others with the same id in the same namespace.
    ///
    /// When one of them leaves and another comes in one animated update, the new one begins where the old one was, and
    /// the old one fades on the way. A view that is no source is laid out where the source is, for as long as there is
    /// one; at its own position space is reserved for it. Set the size outside, as in
    /// `Card().matchedGeometryEffect(id: 1, in: heroes).frame(width: 80)`: what has a size of its own only moves.
    ///
    /// - Parameters:
    ///   - id: What the views that belong together share.
    ///   - namespace: Where the id is looked for, from ``Namespace``.
    ///   - properties: What is matched: the position of `anchor`, the size that is offered, or both.
    ///   - anchor: The point in the views that is brought to one spot.
    ///   - isSource: Whether the others follow this view, rather than this view them.
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
