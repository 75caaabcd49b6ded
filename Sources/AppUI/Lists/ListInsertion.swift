import Drawing
import Foundation
@_spi(Nodes) import ScrollUI

/// The action of a `ForEach` for values that are dropped between its rows.
struct InsertAction {
    let accepts: (any Transferable) -> Bool
    /// Receives the dropped value and the offset of the element before which it is inserted.
    let perform: (any Transferable, Int) -> Void
}

/// The insertion position of a value that is dragged over a list, and the line that shows it.
@MainActor
final class ListInsertion {
    private unowned let list: ListDecoration
    private var payload: (any Transferable)?
    private var line: CGFloat?

    /// The thickness of the line, in points.
    private static let thickness: CGFloat = 2

    init(of list: ListDecoration) { self.list = list }

    var handler: DropHandler {
        DropHandler.ofTransfers(
            accepts: { [weak self] in self?.accepts($0) ?? false },
            entered: { [weak self] in
                self?.payload = $0
                self?.move(to: $1)
            },
            moved: { [weak self] in self?.move(to: $0) }, exited: { [weak self] _ in self?.end() },
            perform: { [weak self] in self?.insert($0, at: $1) ?? false })
    }

    private func accepts(_ payload: any Transferable) -> Bool { !insertionPoints(for: payload).isEmpty }

    private func move(to location: CGPoint) {
        line = payload.flatMap { target(of: $0, at: location)?.line }
        list.stack.graph.setNeedsPaint()
    }

    private func end() {
        (payload, line) = (nil, nil)
        list.stack.graph.setNeedsPaint()
    }

    private func insert(_ payload: any Transferable, at location: CGPoint) -> Bool {
        defer { end() }
        guard let target = target(of: payload, at: location) else { return false }
        target.action.perform(payload, target.offset)
        return true
    }

    /// A row before or after which a value can be inserted, or the position of an empty `ForEach`.
    private struct InsertionPoint {
        let action: InsertAction
        /// The index of the row's element; nil if the `ForEach` is empty.
        let element: Int?
        /// The y coordinates of the row, in points, in the stack's space.
        let top: CGFloat
        let bottom: CGFloat

        func distance(to y: CGFloat) -> CGFloat { max(top - y, y - bottom, 0) }
    }

    private func insertionPoints(for payload: any Transferable) -> [InsertionPoint] {
        let stack = list.stack
        func point(_ rows: any LazySource, element: Int?, top: CGFloat, bottom: CGFloat) -> InsertionPoint? {
            guard let action = rows.editActions(\.insert)?.action, action.accepts(payload) else { return nil }
            return InsertionPoint(action: action, element: element, top: top, bottom: bottom)
        }
        let rows = stack.shownItems.compactMap { item -> InsertionPoint? in
            guard let source = stack.lazyItems.source(at: item) else { return nil }
            let frame = stack.frame(ofItem: item)
            return point(source.rows, element: source.element, top: frame.minY, bottom: frame.maxY)
        }
        return rows
            + stack.lazyItems.emptyRows.compactMap { rows, item in
                let line = item > 0 ? stack.frame(ofItem: item - 1).maxY : 0
                return point(rows, element: nil, top: line, bottom: line)
            }
    }

    /// Returns the insertion point nearest to the location, among those whose `ForEach` accepts the payload.
    private func target(
        of payload: any Transferable, at location: CGPoint
    ) -> (action: InsertAction, offset: Int, line: CGFloat)? {
        let nearest = insertionPoints(for: payload).min { $0.distance(to: location.y) < $1.distance(to: location.y) }
        guard let nearest else { return nil }
        let isBefore = location.y < (nearest.top + nearest.bottom) / 2
        return (
            nearest.action, nearest.element.map { $0 + (isBefore ? 0 : 1) } ?? 0,
            isBefore ? nearest.top : nearest.bottom
        )
    }

    func paint(into painter: Painter) {
        guard let line else { return }
        let stack = list.stack
        let rect = CGRect(
            x: painter.origin.x + list.look.margin, y: painter.origin.y + line - Self.thickness / 2,
            width: max(0, stack.frame.width - 2 * list.look.margin), height: Self.thickness)
        let color = Color.accentColor.components(in: stack.environment(ColorSchemeKey.self))
        painter.draw(.rect(Rect(rect)), lineWidth: nil, PixelColor(color))
    }
}

extension DynamicViewContent {
    /// Accepts items that are dropped between these elements in a list, if they have a representation of one of the
    /// types or of a type that conforms to one. `action` receives the offset of the element before which the items are
    /// inserted, and the items, whether they were dragged by `onDrag` or by `draggable`.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inserting(
            InsertAction(
                accepts: { NSItemProvider.carrying($0).has(anyOf: supportedContentTypes) },
                perform: { action($1, [NSItemProvider.carrying($0)]) }))
    }

    /// Accepts dropped items as the overload with ``UTType``s does, by the identifiers of the types.
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.map { UTType(stringLiteral: $0) }, perform: action)
    }

    /// Accepts values of type `T` that are dropped between these elements in a list. `action` receives them and the
    /// offset of the element before which they are inserted.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        inserting(
            InsertAction(
                accepts: { TransferConversion.value(T.self, of: $0) != nil },
                perform: { payload, offset in
                    if let value = TransferConversion.value(T.self, of: payload) { action([value], offset) }
                }))
    }

    private func inserting(_ insert: InsertAction) -> some DynamicViewContent {
        EditableContent(base: self, actions: EditActions(insert: insert))
    }
}
