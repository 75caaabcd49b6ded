import Foundation

/// The work of a layout in addition to the root: the nodes at which a change stopped.
@MainActor
struct LayoutQueue {
    /// A node that stops the propagation of layout changes, with changes inside.
    struct Root {
        let node: Node
        /// The node's size before the change.
        let size: CGSize
        /// The sizes that it had chosen for proposals before the change.
        let sizes: SizeCache

        /// Whether the size is the same for all proposals, so that the layout around stays valid.
        @MainActor
        var answersAsBefore: Bool {
            !sizes.hasForgotten && sizes.allSatisfy { node.measure($0) } && node.measure(node.proposal) == size
        }
    }

    private var roots: [Root] = []
    /// Nodes whose size may have changed.
    private var unsettled: [Node] = []

    /// Each node once, with what it was before the first change: one that changes again while it is laid out would double its work in each
    /// round.
    mutating func addRoot(_ node: Node) {
        guard !roots.contains(where: { $0.node === node }) else { return }
        roots.append(Root(node: node, size: node.frame.size, sizes: node.sizes))
    }

    mutating func addUnsettled(_ node: Node) { unsettled.append(node) }

    /// Returns the nodes that stop a change, outermost first.
    mutating func takeRoots() -> [Root] {
        defer { roots.removeAll(keepingCapacity: true) }
        return roots.sorted { $0.node.depth < $1.node.depth }
    }

    /// Returns the innermost of the nodes whose size may have changed; none when all are settled.
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
