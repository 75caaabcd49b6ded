import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// The line between two columns, which can be dragged to resize the first one.
final class SplitDividerNode: Node {
    var column = 0
    private let object = Responder()
    private var widthBefore: CGFloat = 0

    /// The width of the draggable area, in points.
    static let width: CGFloat = 10

    private var split: SplitNode? { parent as? SplitNode }

    private var isFixed: Bool {
        guard let limits = split?.link?.limits(of: column) else { return true }
        return limits.least >= limits.most
    }

    override var responder: Responder? {
        object.handlers.drag = { [weak self] in self?.follow($0) }
        object.handlers.pointerStyle = .resizeHorizontal
        return object
    }

    private func follow(_ drag: DragEvent) {
        guard let link = split?.link else { return }
        if drag.phase == .began { widthBefore = link.width(of: column) }
        let distance = drag.translation.width * (scope.isRightToLeft ? -1 : 1)
        let limits = link.limits(of: column)
        let goal = drag.phase == .cancelled ? widthBefore : widthBefore + distance
        link.draw(column, to: min(max(goal, limits.least), limits.most))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: Self.width, height: proposal.height ?? 0)
    }

    override var ownInkBounds: InkBounds { .everywhere }

    override func paint(into painter: Painter) {
        let covered = split?.safeAreaInsets() ?? EdgeInsets()
        let line = CGRect(
            x: painter.origin.x + Self.width / 2 - 1, y: painter.origin.y - covered.top, width: 1,
            height: frame.height + covered.vertical)
        let color = PixelColor(ControlPalette.line.components(in: environment(ColorSchemeKey.self)))
        painter.draw(.rect(Rect(line)), lineWidth: nil, color)
    }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        guard !isFixed, point.x >= 0, point.x < Self.width, point.y >= 0, point.y < frame.height else { return false }
        path.append(self)
        return true
    }
}

/// A layer over the last column while other columns overlap it; a press on it hides them.
final class SplitDimNode: Node {
    private let object = Responder()

    override var responder: Responder? {
        object.handlers.tap = { [weak self] _, _ in (self?.parent as? SplitNode)?.link?.hideSidebar() }
        return object
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override var ownInkBounds: InkBounds { .everywhere }

    override func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool {
        path.append(self)
        return true
    }
}
