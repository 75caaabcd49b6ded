/// Stores the dynamic properties of values that are not views and have no nodes: an app, its scenes and its commands.
/// A view whose body requests them stores this object as its state, and its body depends on their reads.
@MainActor
package final class PartStorage {
    /// Values of one type are distinguished by their order.
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let index: Int
    }

    private var parts: [Key: PropertyStorage] = [:]
    private var counts: [ObjectIdentifier: Int] = [:]

    package init() {}

    /// Called at the beginning of the body: releases the values that its last run did not request.
    package func begin() {
        parts = parts.filter { $0.key.index < counts[$0.key.type, default: 0] }
        counts.removeAll()
    }

    /// Returns the value with its dynamic properties connected to their storage.
    package func connected<Part>(_ part: Part) -> Part {
        guard let graph = ViewGraph.current, let node = graph.dependencies.reader else { return part }
        let properties = graph.properties.properties(of: Part.self)
        let type = ObjectIdentifier(Part.self)
        let key = Key(type: type, index: counts[type, default: 0])
        counts[type] = key.index + 1
        var (part, storage) = (part, parts[key] ?? PropertyStorage())
        storage.connect(&part, properties: properties, node: node)
        storage.update(&part, properties: properties)
        parts[key] = storage
        return part
    }
}
