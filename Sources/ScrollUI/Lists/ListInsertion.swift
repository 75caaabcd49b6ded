import Drawing
import Foundation

/// What the rows of a `ForEach` do with what is dropped between them.
struct InsertAction {
    let accepts: (any Transferable) -> Bool
    /// Gets what was dropped, and the offset of the element before which it goes.
    let perform: (any Transferable, Int) -> Void
}

/// Where in a list something would go that is dragged over it, with a line that shows it.
@MainActor
final class ListInsertion {
    private unowned let list: ListDecoration
    private var payload: (any Transferable)?
    private var line: CGFloat?

    /// Of the line, points.
    private static let thickness: CGFloat = 2

    init(of list: ListDecoration) { self.list = list }

    var handler: DropHandler {
        DropHandler(
            accepts: { [weak self] in self?.accepts($0) ?? false },
            entered: { [weak self] in
                self?.payload = $0
                self?.move(to: $1)
            },
            moved: { [weak self] in self?.move(to: $0) }, exited: { [weak self] _ in self?.end() },
            perform: { [weak self] in self?.insert($0, at: $1) ?? false })
    }

    private func accepts(_ payload: any Transferable) -> Bool {
        list.stack.shownItems.contains { action(at: $0)?.accepts(payload) == true }
    }

    private func action(at item: Int) -> InsertAction? {
        list.stack.lazyItems.source(at: item)?.rows.editActions(\.insert)?.action
    }

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

    /// Between the rows nearest to the location whose `ForEach` takes it.
    private func target(
        of payload: any Transferable, at location: CGPoint
    ) -> (action: InsertAction, offset: Int, line: CGFloat)? {
        let stack = list.stack
        let rows = stack.shownItems.compactMap { item -> (action: InsertAction, element: Int, frame: CGRect)? in
            guard let source = stack.lazyItems.source(at: item), let action = action(at: item), action.accepts(payload)
            else { return nil }
            return (action, source.element, stack.frame(ofItem: item))
        }
        let nearest = rows.min { abs($0.frame.midY - location.y) < abs($1.frame.midY - location.y) }
        guard let nearest else { return nil }
        let isBefore = location.y < nearest.frame.midY
        return (
            nearest.action, nearest.element + (isBefore ? 0 : 1), isBefore ? nearest.frame.minY : nearest.frame.maxY
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
    /// Takes what is dragged between these elements in a list and let go of there. `action` gets the offset of the element before
    /// which it goes, and what was dragged by `onDrag`; any type is as good as another here.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inserting(NSItemProvider.self) { action($1, [$0]) }
    }

    /// Takes what is dragged between these elements in a list and let go of there; any type is as good as another here.
    public func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inserting(NSItemProvider.self) { action($1, [$0]) }
    }

    /// Takes a `T` that is dragged between these elements in a list and let go of there. `action` gets it, and the offset of the
    /// element before which it goes.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        inserting(T.self) { action([$0], $1) }
    }

    private func inserting<T: Transferable>(
        _ type: T.Type, _ action: @escaping (T, Int) -> Void
    ) -> some DynamicViewContent {
        let insert = InsertAction(
            accepts: { TransferConversion.value(T.self, of: $0) != nil },
            perform: { payload, offset in
                if let value = TransferConversion.value(T.self, of: payload) { action(value, offset) }
            })
        return EditableContent(base: self, actions: EditActions(insert: insert))
    }
}
