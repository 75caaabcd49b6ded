public import Drawing
import Foundation

/// A view that draws a display list from elsewhere, such as another host. The list is requested when the view is painted, centred, and
/// scaled down if it is larger than the view. An extension of ScrollUI.
nonisolated public struct DisplayListView: View {
    /// A built-in view without a body.
    public typealias Body = Never

    private let content: @MainActor () -> DisplayList

    /// Creates the view. `content` is called in each frame with a change on the screen and at each evaluation of the enclosing view.
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
        drawingDidChange()
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var isSteady: Bool { false }
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
        guard CGRect(origin: .zero, size: frame.size).includes(point) else { return false }
        path.append(self)
        return true
    }
}
