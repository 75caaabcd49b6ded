/// Covered nodes stay in the tree with their state, offsets and data. In all other respects they behave as removed:
/// they receive neither keys nor focus, send no preferences up, and have disappeared for lifecycle observers.
extension Node {
    /// Covers or uncovers the node and everything inside it. The caller must neither paint nor hit-test a covered
    /// node.
    package final func cover(_ covers: Bool) {
        guard covers != isCovered else { return }
        isCovered = covers
        graph.preferences.markOrderNew()
        if covers { graph.noteDeparture() }
        tellOfCovering()
        graph.setNeedsPaint()
    }

    private func tellOfCovering() {
        endLife()
        (self as? AppearanceNode)?.coveringDidChange()
        for child in children { child.coverBelow() }
        for child in detachedChildren { child.coverBelow() }
    }

    /// A node that is covered on its own stays covered.
    private func coverBelow() {
        if !isCovered { tellOfCovering() }
    }

    /// Whether the node, or a node around it, is covered.
    package final var isUnderCover: Bool {
        var node: Node? = self
        while let current = node {
            if current.isCovered { return true }
            node = current.parent
        }
        return false
    }
}
