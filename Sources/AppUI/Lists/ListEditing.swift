import Foundation
@_spi(Nodes) import ScrollUI

/// Deletes and moves rows by calling the actions of `onDelete` and `onMove`.
extension ListDecoration {
    /// The selected items, in order. Complexity: O(1) for each if rows are selected by their ids, else O(n).
    private var chosenItems: [Int] {
        guard let choice else { return [] }
        let items = choice.all.compactMap { tag -> Int? in
            if let item = stack.lazyItems.index(of: tag), self.tag(ofItem: item) == tag { return item }
            return (0..<stack.lazyItems.count).first { self.tag(ofItem: $0) == tag }
        }
        return items.sorted()
    }

    func isForbidden(_ permission: Any.Type, forItem item: Int) -> Bool {
        let row = stack.lazyItems.node(at: item)
        return row?.listValue(ObjectIdentifier(permission)) as? Bool ?? false
    }

    // MARK: Deleting

    func canDelete(_ item: Int) -> Bool {
        stack.lazyItems.source(at: item)?.rows.editActions(\.delete) != nil
            && !isForbidden(EditPermission.Delete.self, forItem: item)
    }

    /// Deletes the selected rows that can be deleted, and selects the row that takes their position.
    func deleteChosen() -> Bool {
        let items = chosenItems.filter(canDelete)
        guard let last = items.last, let first = items.first else { return false }
        let next = tag(ofItem: last + 1) ?? tag(ofItem: first - 1)
        choice?.replace(next.map { [$0] } ?? [])
        (lastItem, pivotItem) = (nil, nil)
        delete(items)
        return true
    }

    /// Calls each `onDelete` once, with all of its elements among `items`.
    func delete(_ items: [Int]) {
        var batches: [(node: EditActionsNode, action: (IndexSet) -> Void, elements: IndexSet)] = []
        for item in items {
            guard let (rows, element) = stack.lazyItems.source(at: item), let edit = rows.editActions(\.delete) else {
                continue
            }
            if let index = batches.firstIndex(where: { $0.node === edit.node }) {
                batches[index].elements.insert(element)
            } else {
                batches.append((edit.node, edit.action, IndexSet(integer: element)))
            }
        }
        for batch in batches { batch.action(batch.elements) }
    }

    // MARK: Moving

    func canMove(_ item: Int) -> Bool {
        stack.lazyItems.source(at: item)?.rows.editActions(\.move) != nil
            && !isForbidden(EditPermission.Move.self, forItem: item)
    }

    /// Moves the selected rows, which must belong to one `ForEach`, up or down by one row.
    func moveChosen(by step: Int) -> Bool {
        let items = chosenItems.filter(canMove)
        let sources = items.compactMap { stack.lazyItems.source(at: $0) }
        guard let first = sources.first, let last = sources.last, sources.allSatisfy({ $0.rows === first.rows }),
            let move = first.rows.editActions(\.move)?.action
        else { return false }
        let goal = step < 0 ? first.element - 1 : last.element + 2
        guard goal >= 0, goal <= first.rows.rowCount else { return true }
        move(IndexSet(sources.map(\.element)), goal)
        if let item = items.first { stack.revealInScrollView(stack.frame(ofItem: item + step)) }
        lastItem = lastItem.map { $0 + step }
        return true
    }
}
