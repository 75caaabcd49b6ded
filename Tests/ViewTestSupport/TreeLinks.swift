@_spi(Nodes) import ScrollUI

/// Inspects every node of a tree and its links.
@MainActor
package enum TreeLinks {
    /// All nodes reachable from the root.
    package static func nodes(of host: ViewHost) -> [Node] {
        var nodes: [Node] = []
        host.graph.root.map { add($0, to: &nodes) }
        return nodes
    }

    private static func add(_ node: Node, to nodes: inout [Node]) {
        nodes.append(node)
        for inner in node.children + node.detachedChildren + node.companions { add(inner, to: &nodes) }
    }

    /// The description of a wrong link in a tree; nil without one.
    package static func fault(in host: ViewHost) -> String? {
        let nodes = nodes(of: host)
        let known = Set(nodes.map(ObjectIdentifier.init))
        for node in nodes {
            guard node.isAttached else { return "\(node.typeName) is in the tree and says that it has left" }
            for (name, link) in [("parent", node.parent), ("layout parent", node.layoutParent)] {
                guard let link else { continue }
                guard link.isAttached, known.contains(ObjectIdentifier(link)) else {
                    return "the \(name) of \(node.typeName), \(link.typeName), has left the tree"
                }
            }
            guard reachesRoot(node, atMost: nodes.count) else { return "\(node.typeName) does not lead to the root" }
        }
        return nil
    }

    /// Whether the root is reachable along the path of layout changes.
    private static func reachesRoot(_ node: Node, atMost steps: Int) -> Bool {
        var node = node
        for _ in 0...steps {
            guard let next = node.layoutParent ?? node.parent else { return node is HostRootNode }
            node = next
        }
        return false
    }
}
