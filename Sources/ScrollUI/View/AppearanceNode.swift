/// Watches the coming and going of a view, or of each view of a group.
///
/// What comes is told after the update, when all that changes has changed; a row of a lazy container that is gone again by
/// then was never there.
class AppearanceNode: Node {
    /// The views that have appeared. Retained, so that no other node replaces one in memory.
    private var present: [Node] = []
    /// Rows of a lazy container that came since the last look.
    private var newRows: [Node] = []
    /// Rows of a lazy container that is covered: they come again when it is uncovered.
    private var coveredRows: [Node] = []
    private var isCheckDue = false
    private var isFilling = false
    /// What came is not known yet.
    private var isUnknown = true

    override var isTransparent: Bool { true }

    /// A view has come.
    func itemDidAppear(_ item: Node) {}
    /// A view has gone. Called while the tree changes.
    func itemDidDisappear(_ item: Node) {}
    /// All that has come or gone in the update was told of.
    func didCheck() {}

    override func beginAnew() {
        present.removeAll()
        newRows.removeAll()
        coveredRows.removeAll()
        isCheckDue = false
        isUnknown = true
    }

    final func fill(_ scope: EnvironmentScope, _ lower: (inout NodeBuilder) -> Void) {
        isFilling = true
        NodeBuilder.fill(self, scope: scope, lower: lower)
        isFilling = false
        if isUnknown { checkSoon() }
    }

    override func itemsDidChange() {
        isUnknown = true
        if !isFilling { checkSoon() }
    }

    /// The views were covered or uncovered: for whoever watches them they have gone, or come again.
    final func coveringDidChange() {
        isUnknown = true
        checkSoon()
    }

    private func checkSoon() {
        guard !isCheckDue else { return }
        isCheckDue = true
        graph.lifecycle.enqueue { [weak self] in self?.check() }
    }

    private func check() {
        guard isCheckDue, isAttached else { return }
        isCheckDue = false
        isUnknown = false
        let isUnderCover = self.isUnderCover
        coverRows(isUnderCover)
        let items = isUnderCover ? [] : layoutItems.map(\.innermost)
        let rows = isUnderCover ? [] : present.filter { $0.isAttached && $0.isLazyRow }
        let staying = Set((items + rows).map(ObjectIdentifier.init))
        let old = Set(present.map(ObjectIdentifier.init))
        let gone = present.filter { !staying.contains(ObjectIdentifier($0)) }
        let came = items.filter { !old.contains(ObjectIdentifier($0)) } + newRows
        present = items + rows + newRows
        newRows.removeAll()
        for item in gone { itemDidDisappear(item) }
        for item in came { itemDidAppear(item) }
        didCheck()
    }

    private func coverRows(_ isUnderCover: Bool) {
        if isUnderCover {
            coveredRows += present.filter { $0.isAttached && $0.isLazyRow } + newRows
            newRows.removeAll()
        } else if !coveredRows.isEmpty {
            newRows = coveredRows.filter(\.isAttached) + newRows
            coveredRows.removeAll()
        }
    }

    override func lazyRowCame(_ row: Node) {
        newRows.append(row)
        checkSoon()
    }

    override func lazyRowWent(_ row: Node) {
        coveredRows.removeAll { $0 === row }
        let count = newRows.count
        newRows.removeAll { $0 === row }
        if newRows.count == count, present.contains(where: { $0 === row }) {
            present.removeAll { $0 === row }
            itemDidDisappear(row)
        }
    }

    override func willRemove() {
        for item in present { itemDidDisappear(item) }
        present.removeAll()
        newRows.removeAll()
        coveredRows.removeAll()
    }
}
