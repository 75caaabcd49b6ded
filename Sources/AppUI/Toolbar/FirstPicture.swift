import Foundation
@_spi(Nodes) import ScrollUI

/// A label style with the icon only, or the title if the host does not have the icon's image.
struct BarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        FirstPicture {
            configuration.icon
            configuration.title
        }
    }
}

/// The first of the views that is not a missing image; nothing if there is none.
struct FirstPicture<Content: View>: View {
    typealias Body = Never

    @ViewBuilder let content: () -> Content

    func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(FirstPictureNode.self) { FirstPictureNode(graph: $0, parent: $1, scope: $2) }
        NodeBuilder.fill(node, scope: builder.scope) { content()._lower(into: &$0) }
    }
}

final class FirstPictureNode: Node {
    private var chosen: Node? { items.first { !$0.isMissingPicture } }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { chosen?.measure(proposal) ?? .zero }

    override func placeItems(_ proposal: ProposedViewSize) {
        for item in items { item.place(at: .zero, proposal: proposal) }
    }

    override var isSteady: Bool { false }
    override var ownInkBounds: InkBounds { .everywhere }

    override func paint(into painter: Painter) {
        if let chosen { painter.paint(chosen) }
    }

    override func explicitAlignment(_ guide: AlignmentKey, in size: CGSize) -> CGFloat? {
        chosen?.explicitGuide(guide, in: size)
    }
}

extension Node {
    /// Whether this is an image that the host does not have, looked up through modifiers.
    fileprivate var isMissingPicture: Bool {
        if let image = self as? ImageNode { return image.isMissing }
        guard let content = mainItem else { return false }
        return content.isMissingPicture
    }
}
