import Foundation
@_spi(Nodes) import ScrollUI

/// Selection of rows with the pointer and the keyboard.
extension ListDecoration {
    /// Returns the selection value of a row: its tag, or else its id. Nil for headers and footers, and if there is no row.
    func tag(ofItem item: Int) -> AnyHashable? {
        guard item >= 0, item < stack.lazyItems.count, stack.lines.isCells(stack.lines.line(ofItem: item)),
            let row = stack.lazyItems.node(at: item)
        else {
            return nil
        }
        let inner = row is ElementNode ? row.items.first : row
        return inner?.tagBelow ?? stack.lazyItems.id(at: item) ?? row.pickerTag(below: stack)
    }

    // MARK: The pointer

    func pick(at location: CGPoint, _ modifiers: InputEvent.Modifiers) {
        guard !stack.pins.contains(where: { $0.frame.includes(location) }),
            let index = stack.rows.firstIndex(where: { $0.frame.includes(location) })
        else { return }
        let item = stack.shownItems.lowerBound + index
        if modifiers.contains(.shift), chooseRange(to: item) { return }
        choose(item, extends: modifiers.contains(.control) || modifiers.contains(.command))
    }

    @discardableResult
    func choose(_ item: Int, extends: Bool) -> Bool {
        guard let choice, let tag = tag(ofItem: item) else { return false }
        (lastItem, pivotItem) = (item, item)
        choice.choose(tag, extends)
        return true
    }

    /// Selects all rows between the previously selected one and `item`, and deselects all others. Returns false if only
    /// one row can be selected. Complexity: O(n) in the rows between.
    private func chooseRange(to item: Int) -> Bool {
        guard let choice, choice.takesSeveral, tag(ofItem: item) != nil else { return false }
        let pivot = min(pivotItem ?? chosenItem ?? item, stack.lazyItems.count - 1)
        choice.replace(tags(of: min(pivot, item)...max(pivot, item)))
        (lastItem, pivotItem) = (item, pivot)
        return true
    }

    /// Returns the selection values of `items`. Rows out of view are not created for this: their ids are used, unless
    /// the rows in view have tags.
    private func tags(of items: ClosedRange<Int>) -> [AnyHashable] {
        let hasTags = stack.rows.contains { row in
            (row as? ElementNode)?.items.first?.tagBelow != nil
        }
        return items.compactMap { item in
            guard !hasTags, !stack.shownItems.contains(item),
                stack.lines.isCells(stack.lines.line(ofItem: item)), let id = stack.lazyItems.id(at: item)
            else { return tag(ofItem: item) }
            return id
        }
    }

    // MARK: Keys

    func press(_ key: InputEvent.Key, _ modifiers: InputEvent.Modifiers) -> Bool {
        let count = stack.lazyItems.count
        guard count > 0 else { return false }
        let extends = modifiers == .shift && choice?.takesSeveral == true
        switch (key, modifiers) {
        case (.up, []), (.up, .shift): go(from: chosenItem.map { $0 - 1 } ?? count - 1, by: -1, extends: extends)
        case (.down, []), (.down, .shift): go(from: chosenItem.map { $0 + 1 } ?? 0, by: 1, extends: extends)
        case (.home, []), (.home, .shift): go(from: 0, by: 1, extends: extends)
        case (.end, []), (.end, .shift): go(from: count - 1, by: -1, extends: extends)
        case (.character("a"), .control), (.character("a"), .command):
            guard let choice, choice.takesSeveral else { return false }
            choice.replace(tags(of: 0...(count - 1)))
        case (.delete, []), (.forwardDelete, []): return deleteChosen()
        case (.up, .option): return moveChosen(by: -1)
        case (.down, .option): return moveChosen(by: 1)
        default: return false
        }
        return true
    }

    /// The item that was selected last, if it is still selected; otherwise the first selected item in view.
    private var chosenItem: Int? {
        if let lastItem, lastItem < stack.lazyItems.count, let tag = tag(ofItem: lastItem),
            choice?.contains(tag) == true
        {
            return lastItem
        }
        return marks.firstIndex(where: \.isChosen).map { $0 + stack.shownItems.lowerBound }
    }

    /// Selects the first selectable row from `item` on, or the range up to it, and scrolls to it.
    private func go(from item: Int, by step: Int, extends: Bool) {
        var item = item
        while item >= 0, item < stack.lazyItems.count {
            if extends ? chooseRange(to: item) : choose(item, extends: false) {
                return stack.revealInScrollView(stack.frame(ofItem: item))
            }
            item += step
        }
    }
}
