/// What is covered stays in the tree with its state, its offsets and its data, and is as if it had gone for all else: it
/// takes neither keys nor focus, sends no preferences up, and has disappeared for whoever watches that.
extension Node {
    /// Covers the node and all that is in it, or uncovers them. Whoever asks for it neither paints nor hits the node.
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

    /// What is covered by itself stays so.
    private func coverBelow() {
        if !isCovered { tellOfCovering() }
    }

    /// The node, or one around it, is covered.
    package final var isUnderCover: Bool {
        var node: Node? = self
        while let current = node {
            if current.isCovered { return true }
            node = current.parent
        }
        return false
    }
}
