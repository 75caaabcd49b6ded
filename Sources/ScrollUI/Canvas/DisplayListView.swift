public import Drawing
import Foundation

/// A view that draws what was drawn elsewhere, as by another host: asked for when the view is painted, and scaled down to fit
/// where it is larger than the view. It stands in the middle. An extension of ScrollUI's own.
nonisolated public struct DisplayListView: View {
    /// Built in: there is no body.
    public typealias Body = Never

    private let content: @MainActor () -> DisplayList

    /// `content` is asked for anew in each frame in which something on the screen changes, and whenever the view around is
    /// evaluated.
    public init(content: @escaping @MainActor () -> DisplayList) { self.content = content }

    /// Writes this view into the node tree.
    @MainActor public func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(DisplayListNode.self) { DisplayListNode(graph: $0, parent: $1, scope: $2) }
        node.assign(content)
    }
}

final class DisplayListNode: Node {
    private var content: @MainActor () -> DisplayList = { DisplayList() }

    func assign(_ content: @escaping @MainActor () -> DisplayList) {
        self.content = content
        graph.setNeedsPaint()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var ownInkBounds: InkBounds { .everywhere }

    override func paint(into painter: Painter) {
        let (list, available) = (content(), presentedFrame.size)
        guard list.size.width > 0, list.size.height > 0, available.width > 0, available.height > 0 else { return }
        let scale = min(1, available.width / list.size.width, available.height / list.size.height)
        let start = CGSize(
            width: (available.width - list.size.width * scale) / 2,
            height: (available.height - list.size.height * scale) / 2)
        painter.shift(by: start) {
            guard scale < 1 else { return painter.draw(list) }
            let origin = painter.origin
            painter.transform(.translation(x: origin.x, y: origin.y)) {
                painter.shift(by: CGSize(width: -origin.x, height: -origin.y)) {
                    painter.transform(.scale(x: scale, y: scale)) { painter.draw(list) }
                }
            }
        }
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
        path.append(self)
        return true
    }
}
