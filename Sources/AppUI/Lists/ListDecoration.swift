import Foundation
@_spi(Nodes) import ScrollUI

/// What makes a lazy stack a list: the grounds of sections, the lines between rows, the rows that are chosen.
///
/// What it draws is found when rows come in or go, so that a frame in which only the offset changed finds nothing anew.
/// Does not own: rows, which the stack has; the selection, which is behind a binding.
@MainActor
final class ListDecoration: LazyDecoration {
    private(set) var look: ListLook
    unowned let stack: LazyStackNode
    private(set) var choice: ListChoice?
    private let object = Responder()
    /// Of the rows that exist, in the same order.
    private(set) var marks: [Mark] = []
    /// The grounds of the sections that have rows in view, in the stack's space.
    private(set) var cards: [CGRect] = []
    /// The item that was chosen last, from which the arrow keys go on.
    var lastItem: Int?
    /// The item at which a range begins that Shift extends.
    var pivotItem: Int?
    private(set) var showsFocus = false
    var index: SectionIndexLink?
    /// Swipes, and rows that are carried elsewhere.
    private(set) lazy var gestures = ListGestures(of: self)

    /// What is dragged over the list from elsewhere.
    private(set) lazy var insertion = ListInsertion(of: self)
    private var rowsTakeDrops = false
    var takesDrops: Bool {
        rowsTakeDrops || stack.lazyItems.emptyRows.contains { $0.rows.editActions(\.insert) != nil }
    }

    /// What is drawn for one row.
    struct Mark {
        var isChosen = false
        /// There is a line below it.
        var hasLine = false
        /// There is a line above it, as at the start of a section whose lines are shown.
        var hasLineAbove = false
        /// Of the line below; nil for the usual colour.
        var tint: Color?
        /// It is the first or last one of its section.
        var isFirst = false
        var isLast = false
        /// It has a ground of its own, which the card that it lies on clips.
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

    // MARK: What is drawn

    /// The stack shows other rows, or shows them elsewhere.
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

    /// The colours of the lines around a row, and the lines at the ends of its section.
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

    // MARK: What a person does

    /// Nil while nothing can be chosen or dropped here, so that the keys go to the scroll view.
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
    /// The buttons of a row that is swiped.
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

    /// Makes the stack a list, or changes the look of one.
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
    /// What the first view of a row says to the list.
    final func listValue(_ key: ObjectIdentifier) -> Any? {
        self is any LazyElement ? laidItems.first?.layoutValue(key) : layoutValue(key)
    }
}
