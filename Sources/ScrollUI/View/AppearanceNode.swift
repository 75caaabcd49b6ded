/// Observes the appearance and disappearance of a view, or of each view of a group.
///
/// Appearances are reported after the update, when all changes are done; a lazy row that has been removed again by
/// then is not reported.
class AppearanceNode: Node {
    /// The views that have appeared. Retained, so that no other node can take the address of one.
    private var present: [Node] = []
    /// Rows of a lazy container that were added since the last check.
    private var newRows: [Node] = []
    /// Rows of a covered lazy container: they appear again when it is uncovered.
    private var coveredRows: [Node] = []
    private var isCheckDue = false
    private var isFilling = false
    /// Whether views may have appeared that are not known yet.
    private var isUnknown = true

    override var isTransparent: Bool { true }

    /// Called when a view has appeared.
    func itemDidAppear(_ item: Node) {}
    /// Called when a view has disappeared, while the tree changes.
    func itemDidDisappear(_ item: Node) {}
    /// Called when all appearances and disappearances of the update have been reported.
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

    /// Called when the views were covered or uncovered: for their observers they have disappeared or appeared again.
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
