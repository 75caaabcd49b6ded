import Foundation

/// What depends on where views are: looked at after each layout and each move of a scroll view.
///
/// Does not own: nodes, which are forgotten when they leave the tree.
@MainActor
final class GeometryRegistry {
    /// Something that a body read off a node.
    private struct Read {
        weak var node: Node?
        let isCurrent: (Node) -> Bool
    }

    private var readers = NodeTable<(node: GeometryReaderNode, reads: [Read])>()
    private var watchers = NodeTable<GeometryWatcher>()
    private var reading: GeometryReaderNode?

    /// Runs the content of `reader`; what it asks for is watched from then on.
    func reading<Result>(as reader: GeometryReaderNode, _ body: () -> Result) -> Result {
        let outer = reading
        reading = reader
        defer { reading = outer }
        readers[reader] = (reader, [])
        return body()
    }

    /// `isCurrent` tells later whether what was read is still so.
    func noteRead(of node: Node, isCurrent: @escaping (Node) -> Bool) {
        guard let reading else { return }
        readers[reading]?.reads.append(Read(node: node, isCurrent: isCurrent))
    }

    /// Replaces what watched for `node`.
    func watch(_ node: Node, _ watcher: GeometryWatcher) {
        watchers[node] = watcher
    }

    func watcher(of node: Node) -> GeometryWatcher? { watchers[node] }

    func forget(_ node: Node) {
        guard !readers.isEmpty || !watchers.isEmpty else { return }
        if let reader = node as? GeometryReaderNode { readers[reader] = nil }
        watchers[node] = nil
    }

    /// Evaluates readers again whose frames moved and tells watchers. Complexity: O(n) in them times their depth.
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

/// Compares a value made from a view's geometry with the one before.
@MainActor
class GeometryWatcher {
    func check() {}
}
