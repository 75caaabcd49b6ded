@_spi(Nodes) import ScrollUI

/// Nodes that were seen and should be released later.
@MainActor
package struct SeenNodes {
    private struct Seen {
        weak var node: Node?
        let name: String
    }

    private var seen: [ObjectIdentifier: Seen] = [:]

    package init() {}

    package mutating func look(at host: ViewHost) {
        for node in TreeLinks.nodes(of: host) where seen[ObjectIdentifier(node)]?.node == nil {
            seen[ObjectIdentifier(node)] = Seen(node: node, name: node.typeName)
        }
    }

    /// The names of the nodes that are alive and not in the tree of `host`, each once.
    package func leftBehind(by host: ViewHost?) -> [String] {
        let present = Set((host.map(TreeLinks.nodes(of:)) ?? []).map(ObjectIdentifier.init))
        let left = seen.values.filter { $0.node.map { !present.contains(ObjectIdentifier($0)) } ?? false }
        return Set(left.map(\.name)).sorted()
    }
}
