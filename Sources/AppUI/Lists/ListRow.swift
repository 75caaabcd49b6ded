import Foundation
@_spi(Nodes) import ScrollUI

/// A row, header or footer of a list: as wide as the list, with its content inside the insets.
struct ListRow: NodeModifier {
    let look: ListLook

    func needsLayout(after old: ListRow) -> Bool { look != old.look }

    @MainActor private func insets(of content: Node) -> EdgeInsets {
        let role = content.sectionRole
        var insets = look.insets(of: role)
        guard role == .content else { return insets }
        if let own = content.layoutValue(ListTrait.insets) as? EdgeInsets {
            insets = own
            insets.leading += look.margin
            insets.trailing += look.margin
        }
        guard look.isEditing else { return insets }
        let controls = ListEditControls(of: content)
        if controls.contains(.delete) { insets.leading += ListEditControls.width }
        if controls.contains(.move) { insets.trailing += ListEditControls.width }
        return insets
    }

    private func offer(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, content: Node) -> CGSize {
        let insets = insets(of: content)
        let size = content.measure(offer(proposal, insets))
        let least = look.leastHeight(of: content.sectionRole)
        return CGSize(
            width: proposal.width ?? size.width + insets.horizontal, height: max(least, size.height + insets.vertical))
    }

    func place(_ content: Node, in size: CGSize, proposal: ProposedViewSize) {
        let insets = insets(of: content)
        let offer = offer(proposal, insets)
        let space = size.height - insets.vertical
        let top = insets.top + (space - content.measure(offer).height) / 2
        content.place(at: CGPoint(x: insets.leading, y: top), proposal: offer)
        guard let ground = content.layoutValue(ListTrait.background) as? SlotNode else { return }
        ground.layoutParent = content.layoutParent
        ground.place(
            at: CGPoint(x: look.margin, y: 0),
            proposal: ProposedViewSize(width: max(0, size.width - 2 * look.margin), height: size.height))
    }

    static var drawsElsewhere: Bool { true }
    static var isSteady: Bool { false }

    func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds { .everywhere }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        if !look.hasRoundCards, let ground = content.layoutValue(ListTrait.background) as? SlotNode, ground.isPlaced {
            painter.paint(ground)
        }
        painter.paint(content)
        guard look.isEditing, content.sectionRole == .content else { return }
        ListEditControls(of: content).paint(in: node.frame.size, margin: look.margin, of: node, into: painter)
    }

    /// The whole row receives hits.
    var takesHitsEverywhere: Bool { true }
}
