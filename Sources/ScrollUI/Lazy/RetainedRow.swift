/// A row that goes out of view, and may come back as it is or represent another element.
extension Node {
    /// Whether the tree can come back as it is after it has left.
    final var isTreeRetainable: Bool {
        guard isRetainable, fade == nil, !isCovered, preferenceWriters == 0 else { return false }
        for child in children where !child.isTreeRetainable { return false }
        return true
    }

    /// Whether the tree can represent another element after it has been removed.
    final var isTreeReusable: Bool {
        guard isReusable, detachedChildren.isEmpty else { return false }
        for child in children where !child.isTreeReusable { return false }
        return true
    }

    /// Ends interactions with the node and everything inside it, and clears its position. Everything inside stays
    /// placed for the case that the node comes back with the same size.
    final func goOutOfView() {
        standAside()
        graph.noteDeparture()
        endLifeInside()
    }

    private func endLifeInside() {
        endLife()
        motion = nil
        for child in children { child.endLifeInside() }
    }
}
