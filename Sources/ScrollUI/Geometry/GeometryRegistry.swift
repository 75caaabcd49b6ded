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

    private var reads: [ObjectIdentifier: [Read]] = [:]
    private var readers: [ObjectIdentifier: GeometryReaderNode] = [:]
    private var watchers: [ObjectIdentifier: GeometryWatcher] = [:]
    private var reading: GeometryReaderNode?

    /// Runs the content of `reader`; what it asks for is watched from then on.
    func reading<Result>(as reader: GeometryReaderNode, _ body: () -> Result) -> Result {
        let outer = reading
        reading = reader
        defer { reading = outer }
        reads[ObjectIdentifier(reader)] = nil
        readers[ObjectIdentifier(reader)] = reader
        return body()
    }

    /// `isCurrent` tells later whether what was read is still so.
    func noteRead(of node: Node, isCurrent: @escaping (Node) -> Bool) {
        guard let reading else { return }
        reads[ObjectIdentifier(reading), default: []].append(Read(node: node, isCurrent: isCurrent))
    }

    /// Replaces what watched for `node`.
    func watch(_ node: Node, _ watcher: GeometryWatcher) {
        watchers[ObjectIdentifier(node)] = watcher
    }

    func watcher(of node: Node) -> GeometryWatcher? { watchers[ObjectIdentifier(node)] }

    func forget(_ node: Node) {
        guard !readers.isEmpty || !watchers.isEmpty else { return }
        readers[ObjectIdentifier(node)] = nil
        reads[ObjectIdentifier(node)] = nil
        watchers[ObjectIdentifier(node)] = nil
    }

    /// Evaluates readers again whose frames moved and tells watchers. Complexity: O(n) in them times their depth.
    func check() {
        for (key, entries) in reads {
            guard let reader = readers[key], reader.isPlaced else { continue }
            let isMoved = entries.contains { entry in
                entry.node.map { $0.isAttached && !entry.isCurrent($0) } ?? false
            }
            if isMoved { reader.graph.invalidate(reader, transaction: Transaction()) }
        }
        for watcher in watchers.values { watcher.check() }
    }
}

/// Compares a value made from a view's geometry with the one before.
@MainActor
class GeometryWatcher {
    func check() {}
}
