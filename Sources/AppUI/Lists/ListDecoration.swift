import Foundation
@_spi(Nodes) import ScrollUI

/// The list-specific parts of a lazy stack: the backgrounds of sections, the lines between rows, and the selection.
///
/// The drawing data is computed when rows appear or disappear, so that a frame in which only the offset changed
/// computes nothing. Does not own: rows, which the stack owns; the selection, which is behind a binding.
@MainActor
final class ListDecoration: LazyDecoration {
    private(set) var look: ListLook
    unowned let stack: LazyStackNode
    private(set) var choice: ListChoice?
    private let object = Responder()
    /// The marks of the existing rows, in the same order.
    private(set) var marks: [Mark] = []
    /// The backgrounds of the sections that have rows in view, in the stack's space.
    private(set) var cards: [CGRect] = []
    /// The item that was selected last, from which the arrow keys continue.
    var lastItem: Int?
    /// The fixed end of the range that Shift extends.
    var pivotItem: Int?
    private(set) var showsFocus = false
    var index: SectionIndexLink?
    /// Swipes and dragging of rows.
    private(set) lazy var gestures = ListGestures(of: self)

    /// The insertion of values that are dragged into the list.
    private(set) lazy var insertion = ListInsertion(of: self)
    private var rowsTakeDrops = false
    var takesDrops: Bool {
        rowsTakeDrops || stack.lazyItems.emptyRows.contains { $0.rows.editActions(\.insert) != nil }
    }

    /// The drawing data of one row.
    struct Mark {
        var isChosen = false
        /// Whether there is a line below the row.
        var hasLine = false
        /// Whether there is a line above the row, as at the start of a section with visible separators.
        var hasLineAbove = false
        /// The colour of the line below; nil for the default colour.
        var tint: Color?
        /// Whether the row is the first of its section.
        var isFirst = false
        var isLast = false
        /// Whether the row has its own background, clipped to its card.
        var hasGround = false
    }

    init(_ look: ListLook, of stack: LazyStackNode) {
        self.look = look
        self.stack = stack
    }

    func assign(_ look: ListLook, _ choice: ListChoice?) {
        self.look = look
        self.choice = choice
        object.handlers = handlers
        rowsDidChange()
        stack.graph.setNeedsPaint()
    }

    // MARK: Drawing data

    /// Updates the marks and cards after rows were added, removed or moved.
    func rowsDidChange() {
        marks.removeAll(keepingCapacity: true)
        cards.removeAll(keepingCapacity: true)
        rowsTakeDrops = stack.shownItems.contains { stack.lazyItems.source(at: $0)?.rows.editActions(\.insert) != nil }
        guard let extents = stack.extents, !stack.materialized.isEmpty else { return }
        for run in stack.lines.runs(overlapping: stack.materialized) {
            mark(run, extents)
        }
        markChosen()
        gestures.rowsDidChange()
    }

    private func mark(_ run: LazyLines.Run, _ extents: SparseExtents) {
        let lines = run.firstLine..<(run.firstLine + run.lineCount)
        for line in lines.clamped(to: stack.materialized) {
            let isLast = line == lines.upperBound - 1
            var mark = Mark(hasLine: run.isCells && !isLast && look.hasSeparators && look.rowSpacing == 0)
            mark.isFirst = run.isCells && line == lines.lowerBound
            mark.isLast = run.isCells && isLast
            marks.append(mark)
        }
        guard run.isCells, look.cardRadius != nil else { return }
        if look.rowSpacing > 0 {
            for line in lines.clamped(to: stack.materialized) { addCard(line...line, extents) }
        } else {
            addCard(lines.lowerBound...(lines.upperBound - 1), extents)
        }
    }

    private func addCard(_ lines: ClosedRange<Int>, _ extents: SparseExtents) {
        let start = extents.offset(of: lines.lowerBound)
        let end = extents.offset(of: lines.upperBound) + extents.length(of: lines.upperBound)
        cards.append(
            CGRect(x: look.margin, y: start, width: max(0, stack.frame.width - 2 * look.margin), height: end - start))
    }

    private func markChosen() {
        guard marks.count == stack.rows.count else { return marks.removeAll() }
        for (index, row) in stack.rows.enumerated() {
            if let hidden = row.listValue(ListTrait.separators) as? VerticalEdge.Set {
                if hidden.contains(.bottom) { marks[index].hasLine = false }
                if hidden.contains(.top), index > 0 { marks[index - 1].hasLine = false }
            }
            tint(index, row)
            marks[index].hasGround = look.hasRoundCards && row.listValue(ListTrait.background) != nil
            guard let choice, let tag = tag(ofItem: stack.shownItems.lowerBound + index) else { continue }
            guard choice.contains(tag) else { continue }
            marks[index].isChosen = true
            marks[index].hasLine = false
            if index > 0 { marks[index - 1].hasLine = false }
        }
    }

    /// Sets the colours of the lines around a row, and the lines at the ends of its section.
    private func tint(_ index: Int, _ row: Node) {
        if let tint = row.listValue(ListTrait.separatorTint) as? ListTrait.LineTint {
            if tint.edges.contains(.bottom) { marks[index].tint = tint.color }
            if tint.edges.contains(.top), index > 0 { marks[index - 1].tint = tint.color }
        }
        guard marks[index].isFirst || marks[index].isLast,
            let edges = row.listValue(ListTrait.sectionSeparators) as? VerticalEdge.Set
        else { return }
        let tint = row.listValue(ListTrait.sectionSeparatorTint) as? ListTrait.LineTint
        marks[index].hasLineAbove = marks[index].isFirst && edges.contains(.top)
        guard marks[index].isLast, edges.contains(.bottom) else { return }
        marks[index].hasLine = true
        if let tint, tint.edges.contains(.bottom) { marks[index].tint = tint.color }
    }

    // MARK: Input

    /// Nil if the list has no selection and takes no drops, so that keys go to the scroll view.
    var responder: Responder? { choice == nil && !takesDrops ? nil : object }

    private var handlers: Responder.Handlers {
        var handlers = Responder.Handlers()
        handlers.drop = insertion.handler
        guard choice != nil else { return handlers }
        handlers.pick = { [weak self] in self?.pick(at: $0, $1) }
        handlers.key = { [weak self] in self?.press($0, $1) ?? false }
        handlers.focus = { [weak self] in
            self?.showsFocus = $0
            self?.stack.graph.setNeedsPaint()
        }
        handlers.isFocusable = stack.scope.value(of: IsEnabledKey.self)
        return handlers
    }
}

extension ListDecoration {
    var typeName: String { "List" }
    var sectionGap: CGFloat? { look.gap }
    var gestureRunner: GestureRunner? { gestures }
    /// The buttons of the swiped row.
    var extraNodes: [Node] { gestures.swipe.panel.map { [$0] } ?? [] }
    var takesDropsEverywhere: Bool { true }

    func didGather(_ items: LazyItems) { index?.take(items, of: stack) }

    func hitTest(_ point: CGPoint, path: inout [Node]) -> Bool { gestures.swipe.hitTest(point, path: &path) }

    func swipe(by distance: Double, at location: CGPoint, time: Duration) -> Bool {
        gestures.swipe.wheel(distance, at: location, time: time)
    }
}

extension LazyStackNode {
    var list: ListDecoration? { decoration as? ListDecoration }

    /// Makes the stack a list, or changes the look of an existing one.
    func decorate(_ look: ListLook, _ choice: ListChoice?) {
        let list = self.list ?? ListDecoration(look, of: self)
        decorate(with: list)
        if list.look != look {
            dropOwnPrefetchedRows()
            setNeedsLayout()
        }
        if list.look.gap != look.gap { itemsDidChange() }
        list.assign(look, choice)
    }
}

extension Node {
    /// Returns the value that the first view of a row sets for the list.
    final func listValue(_ key: ObjectIdentifier) -> Any? {
        self is ElementNode ? laidItems.first?.layoutValue(key) : layoutValue(key)
    }
}
