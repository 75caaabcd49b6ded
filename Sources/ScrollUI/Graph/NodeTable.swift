/// Values by node, iterated in the order in which the nodes were added. The order of a dictionary differs between
/// runs, and the effect of the same input must not depend on it.
///
/// Does not retain the nodes: the owner of a table removes those that leave the tree.
struct NodeTable<Value> {
    private var indices: [ObjectIdentifier: Int] = [:]
    private var entries: [Value?] = []

    var isEmpty: Bool { indices.isEmpty }
    var count: Int { indices.count }

    /// Complexity: O(1), amortized.
    @MainActor
    subscript(node: Node) -> Value? {
        get { indices[ObjectIdentifier(node)].flatMap { entries[$0] } }
        set {
            guard let newValue else { return remove(ObjectIdentifier(node)) }
            if let index = indices[ObjectIdentifier(node)] { return entries[index] = newValue }
            indices[ObjectIdentifier(node)] = entries.count
            entries.append(newValue)
        }
    }

    /// Complexity: O(n).
    func forEach(_ body: (Value) -> Void) {
        for entry in entries { if let entry { body(entry) } }
    }

    private mutating func remove(_ key: ObjectIdentifier) {
        guard let index = indices.removeValue(forKey: key) else { return }
        entries[index] = nil
        if entries.count > 2 * indices.count { closeGaps() }
    }

    private mutating func closeGaps() {
        var shift: [Int] = []
        shift.reserveCapacity(entries.count)
        var liveCount = 0
        for entry in entries {
            shift.append(liveCount)
            if entry != nil { liveCount += 1 }
        }
        indices = indices.mapValues { shift[$0] }
        entries.removeAll { $0 == nil }
    }
}
