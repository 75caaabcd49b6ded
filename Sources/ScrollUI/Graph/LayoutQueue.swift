/// What a layout has to do besides asking the root: nodes at which a change ended.
@MainActor
struct LayoutQueue {
    /// Nodes that stop the spreading of layout changes and have some below them.
    private var roots: [Node] = []
    /// Nodes that may have another size now.
    private var unsettled: [Node] = []

    mutating func addRoot(_ node: Node) { roots.append(node) }

    mutating func addUnsettled(_ node: Node) { unsettled.append(node) }

    /// The nodes that stop a change, outermost first.
    mutating func takeRoots() -> [Node] {
        defer { roots.removeAll(keepingCapacity: true) }
        return roots.sorted { $0.depth < $1.depth }
    }

    /// The innermost of the nodes that may have another size; none when all are settled.
    mutating func takeInnermostUnsettled() -> [Node] {
        guard let depth = unsettled.map(\.depth).max() else { return [] }
        defer { unsettled.removeAll { $0.depth == depth } }
        return unsettled.filter { $0.depth == depth }
    }

    mutating func removeAll() {
        roots.removeAll()
        unsettled.removeAll()
    }
}
