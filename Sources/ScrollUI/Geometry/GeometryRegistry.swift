import Foundation

/// The readers and watchers of view geometry, checked after each layout and each scroll movement.
///
/// The registry does not own nodes, which are removed when they leave the tree.
@MainActor
final class GeometryRegistry {
    /// A value that a body read from a node.
    private struct Read {
        weak var node: Node?
        let isCurrent: (Node) -> Bool
    }

    private var readers = NodeTable<(node: GeometryReaderNode, reads: [Read])>()
    private var watchers = NodeTable<GeometryWatcher>()
    private var reading: GeometryReaderNode?

    /// Runs the content of `reader` and records its geometry reads.
    func reading<Result>(as reader: GeometryReaderNode, _ body: () -> Result) -> Result {
        let outer = reading
        reading = reader
        defer { reading = outer }
        readers[reader] = (reader, [])
        return body()
    }

    /// Records a read; `isCurrent` later returns whether the value is unchanged.
    func noteRead(of node: Node, isCurrent: @escaping (Node) -> Bool) {
        guard let reading else { return }
        readers[reading]?.reads.append(Read(node: node, isCurrent: isCurrent))
    }

    /// Sets the watcher of `node`, replacing any previous one.
    func watch(_ node: Node, _ watcher: GeometryWatcher) {
        watchers[node] = watcher
    }

    func watcher(of node: Node) -> GeometryWatcher? { watchers[node] }

    func forget(_ node: Node) {
        guard !readers.isEmpty || !watchers.isEmpty else { return }
        if let reader = node as? GeometryReaderNode { readers[reader] = nil }
        watchers[node] = nil
    }

    /// Re-evaluates readers whose reads changed and checks the watchers. Complexity: O(n) in their number times their depth.
    func check() {
        readers.forEach { reader, reads in
            guard reader.isPlaced else { return }
            let isMoved = reads.contains { read in
                read.node.map { $0.isAttached && !read.isCurrent($0) } ?? false
            }
            if isMoved { reader.graph.invalidate(reader, transaction: Transaction()) }
        }
        watchers.forEach { $0.check() }
    }
}

/// Compares a value derived from a view's geometry with the previous one.
@MainActor
class GeometryWatcher {
    func check() {}
}
