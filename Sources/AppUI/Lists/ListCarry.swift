import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// A lifted row of a list that is dragged to another position.
@MainActor
final class ListCarry {
    private unowned let list: ListDecoration
    private var stack: LazyStackNode { list.stack }
    private var lifted: Lifted?

    private struct Lifted {
        let rows: any LazySource
        /// The id of the element, whose index in the data may change during the drag.
        let id: AnyHashable
        var element: Int
        let row: NodeHandle<Node>?
        /// The distance from the row's top to the pointer, in points.
        let grip: CGFloat
        /// The y coordinate of the row's top, in the stack's space.
        var top: CGFloat
        /// The index in the data before which the row would be inserted.
        var goal: Int
        /// The y coordinate of the insertion line, in the stack's space.
        var line: CGFloat
    }

    init(of list: ListDecoration) {
        self.list = list
    }

    func lift(_ item: Int, at location: CGPoint) {
        guard let (rows, element) = stack.lazyItems.source(at: item), let id = rows.rowID(at: element) else { return }
        let frame = stack.frame(ofItem: item)
        lifted = Lifted(
            rows: rows, id: id, element: element, row: stack.lazyItems.node(at: item).map(NodeHandle.init),
            grip: location.y - frame.minY,
            top: frame.minY, goal: element, line: frame.minY)
        stack.graph.setNeedsPaint()
    }

    /// Updates the drag after the rows changed, or cancels it if the lifted row was removed.
    func rowsDidChange() {
        guard let lifted else { return }
        guard let element = lifted.rows.rowIndex(of: lifted.id) else { return cancel() }
        self.lifted?.element = element
    }

    func follow(_ location: CGPoint) {
        guard var lifted else { return }
        lifted.top = location.y - lifted.grip
        let frames = stack.shownItems.compactMap { item -> (element: Int, frame: CGRect)? in
            guard let source = stack.lazyItems.source(at: item), source.rows === lifted.rows else { return nil }
            return (source.element, stack.frame(ofItem: item))
        }
        guard let last = frames.last else { return }
        let next = frames.first { location.y < $0.frame.midY }
        lifted.goal = next?.element ?? last.element + 1
        lifted.line = next?.frame.minY ?? last.frame.maxY
        self.lifted = lifted
        reveal(location)
        stack.graph.setNeedsPaint()
    }

    /// Scrolls the list while the row is dragged to the edge of the viewport.
    private func reveal(_ location: CGPoint) {
        let height = lifted?.row?.node?.frame.height ?? 0
        stack.revealInScrollView(CGRect(x: 0, y: location.y - height / 2, width: 1, height: height))
    }

    func drop(at location: CGPoint) {
        follow(location)
        guard let lifted else { return }
        cancel()
        guard lifted.goal != lifted.element, lifted.goal != lifted.element + 1 else { return }
        lifted.rows.editActions(\.move)?.action(IndexSet(integer: lifted.element), lifted.goal)
    }

    func cancel() {
        lifted = nil
        stack.graph.setNeedsPaint()
    }

    /// Paints the insertion line and the row under the pointer.
    func paint(into painter: Painter) {
        guard let lifted else { return }
        let scheme = stack.environment(ColorSchemeKey.self)
        let (margin, width) = (list.look.margin, stack.frame.width)
        let line = CGRect(x: margin, y: lifted.line - 1, width: max(0, width - 2 * margin), height: 2)
        list.fill(line, 1, .accentColor, scheme, painter)
        guard let row = lifted.row?.node, row.isPlaced else { return }
        painter.group(opacity: 0.85) {
            let plate = CGRect(x: margin, y: lifted.top, width: line.width, height: row.frame.height)
            list.fill(plate, list.look.highlightRadius, list.look.card, scheme, painter)
            painter.paint(row, at: CGPoint(x: row.frame.minX, y: lifted.top))
        }
    }
}
