/// Values by node, gone through in the order in which the nodes came: a dictionary has another order in every run, and
/// what the same input does must not depend on it.
///
/// Does not hold the nodes: whoever keeps a table removes those that leave the tree.
struct NodeTable<Value> {
    private var places: [ObjectIdentifier: Int] = [:]
    private var entries: [Value?] = []

    var isEmpty: Bool { places.isEmpty }

    /// Complexity: O(1), amortised.
    @MainActor
    subscript(node: Node) -> Value? {
        get { places[ObjectIdentifier(node)].flatMap { entries[$0] } }
        set {
            guard let newValue else { return remove(ObjectIdentifier(node)) }
            if let place = places[ObjectIdentifier(node)] { return entries[place] = newValue }
            places[ObjectIdentifier(node)] = entries.count
            entries.append(newValue)
        }
    }

    /// Complexity: O(n).
    func forEach(_ body: (Value) -> Void) {
        for entry in entries { if let entry { body(entry) } }
    }

    private mutating func remove(_ key: ObjectIdentifier) {
        guard let place = places.removeValue(forKey: key) else { return }
        entries[place] = nil
        if entries.count > 2 * places.count { closeGaps() }
    }

    private mutating func closeGaps() {
        var shift: [Int] = []
        shift.reserveCapacity(entries.count)
        var kept = 0
        for entry in entries {
            shift.append(kept)
            if entry != nil { kept += 1 }
        }
        places = places.mapValues { shift[$0] }
        entries.removeAll { $0 == nil }
    }
}
