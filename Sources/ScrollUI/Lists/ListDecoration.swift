import Foundation

/// What makes a lazy stack a list: the grounds of sections, the lines between rows, the rows that are chosen.
///
/// What it draws is found when rows come in or go, so that a frame in which only the offset changed finds nothing anew.
/// Does not own: rows, which the stack has; the selection, which is behind a binding.
@MainActor
final class ListDecoration {
    private(set) var look: ListLook
    unowned let stack: LazyStackNode
    private var choice: ListChoice?
    private let object = Responder()
    /// Of the rows that exist, in the same order.
    private(set) var marks: [Mark] = []
    /// The grounds of the sections that have rows in view, in the stack's space.
    private(set) var cards: [CGRect] = []
    /// The item that was chosen last, from which the arrow keys go on.
    private var lastItem: Int?
    private(set) var showsFocus = false

    /// What is drawn for one row.
    struct Mark {
        var isChosen = false
        /// There is a line below it.
        var hasLine = false
    }

    init(_ look: ListLook, of stack: LazyStackNode) {
        self.look = look
        self.stack = stack
        object.node = stack
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
        guard let extents = stack.extents, !stack.materialized.isEmpty else { return }
        for run in stack.lines.runs(overlapping: stack.materialized) {
            mark(run, extents)
        }
        markChosen()
    }

    private func mark(_ run: LazyLines.Run, _ extents: SparseExtents) {
        let lines = run.firstLine..<(run.firstLine + run.lineCount)
        for line in lines.clamped(to: stack.materialized) {
            let isLast = line == lines.upperBound - 1
            marks.append(Mark(hasLine: run.isCells && !isLast && look.hasSeparators))
        }
        guard run.isCells, look.cardRadius != nil else { return }
        let start = extents.offset(of: lines.lowerBound)
        let last = lines.upperBound - 1
        let end = extents.offset(of: last) + extents.length(of: last)
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
            guard let choice, let tag = tag(ofItem: stack.shownItems.lowerBound + index) else { continue }
            guard choice.contains(tag) else { continue }
            marks[index].isChosen = true
            marks[index].hasLine = false
            if index > 0 { marks[index - 1].hasLine = false }
        }
    }

    // MARK: Choosing

    /// Nil while nothing can be chosen, so that the keys go to the scroll view.
    var responder: Responder? { choice == nil ? nil : object }

    private var handlers: Responder.Handlers {
        var handlers = Responder.Handlers()
        handlers.pick = { [unowned self] in pick(at: $0, $1) }
        handlers.key = { [unowned self] in press($0, $1) }
        handlers.focus = { [unowned self] in
            showsFocus = $0
            stack.graph.setNeedsPaint()
        }
        handlers.isFocusable = stack.scope.value(of: IsEnabledKey.self)
        return handlers
    }

    /// What the row stands for: its tag, or else its id. Nil for headers and footers.
    private func tag(ofItem item: Int) -> AnyHashable? {
        guard stack.lines.isCells(stack.lines.line(ofItem: item)), let row = stack.lazyItems.node(at: item) else {
            return nil
        }
        let inner = row is any LazyElement ? row.items.first : row
        return inner?.tagBelow ?? stack.lazyItems.id(at: item) ?? row.pickerTag(below: stack)
    }

    private func pick(at place: CGPoint, _ modifiers: InputEvent.Modifiers) {
        guard !stack.pins.contains(where: { $0.frame.contains(place) }),
            let index = stack.rows.firstIndex(where: { $0.frame.contains(place) })
        else { return }
        choose(stack.shownItems.lowerBound + index, extends: modifiers.contains(.control))
    }

    @discardableResult
    private func choose(_ item: Int, extends: Bool) -> Bool {
        guard let choice, let tag = tag(ofItem: item) else { return false }
        lastItem = item
        choice.choose(tag, extends)
        return true
    }

    private func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        guard modifiers.isEmpty, stack.lazyItems.count > 0 else { return false }
        let last = stack.lazyItems.count - 1
        switch key {
        case .up: go(from: chosenItem.map { $0 - 1 } ?? last, by: -1)
        case .down: go(from: chosenItem.map { $0 + 1 } ?? 0, by: 1)
        case .home: go(from: 0, by: 1)
        case .end: go(from: last, by: -1)
        default: return false
        }
        return true
    }

    /// The item that was chosen last, if it still is; else the first one in view that is chosen.
    private var chosenItem: Int? {
        if let lastItem, lastItem < stack.lazyItems.count, let tag = tag(ofItem: lastItem),
            choice?.contains(tag) == true
        {
            return lastItem
        }
        return marks.firstIndex(where: \.isChosen).map { $0 + stack.shownItems.lowerBound }
    }

    /// Chooses the first row from `item` on that can be chosen, and shows it.
    private func go(from item: Int, by step: Int) {
        var item = item
        while item >= 0, item < stack.lazyItems.count {
            if choose(item, extends: false) { return stack.revealInScrollView(stack.frame(ofItem: item)) }
            item += step
        }
    }
}

extension Node {
    /// What the first view of a row says to the list.
    final func listValue(_ key: ObjectIdentifier) -> Any? {
        self is any LazyElement ? laidItems.first?.layoutValue(key) : layoutValue(key)
    }
}
