import Foundation
import XCTest

@_spi(Nodes) @testable import ScrollUI

/// Inspects every node of a tree and its links.
@MainActor
enum TreeLinks {
    /// All nodes reachable from the root.
    static func nodes(of host: ViewHost) -> [Node] {
        var nodes: [Node] = []
        host.graph.root.map { add($0, to: &nodes) }
        return nodes
    }

    private static func add(_ node: Node, to nodes: inout [Node]) {
        nodes.append(node)
        for inner in node.children + node.detachedChildren + node.companions { add(inner, to: &nodes) }
    }

    /// The description of a wrong link in a tree; nil without one.
    static func fault(in host: ViewHost) -> String? {
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

/// Nodes that were seen and should be released later.
@MainActor
struct SeenNodes {
    private struct Seen {
        weak var node: Node?
        let name: String
    }

    private var seen: [ObjectIdentifier: Seen] = [:]

    mutating func look(at host: ViewHost) {
        for node in TreeLinks.nodes(of: host) where seen[ObjectIdentifier(node)]?.node == nil {
            seen[ObjectIdentifier(node)] = Seen(node: node, name: node.typeName)
        }
    }

    /// The names of the nodes that are alive and not in the tree of `host`, each once.
    func leftBehind(by host: ViewHost?) -> [String] {
        let present = Set((host.map(TreeLinks.nodes(of:)) ?? []).map(ObjectIdentifier.init))
        let left = seen.values.filter { $0.node.map { !present.contains(ObjectIdentifier($0)) } ?? false }
        return Set(left.map(\.name)).sorted()
    }
}
