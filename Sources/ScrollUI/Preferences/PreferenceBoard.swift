/// Which preferences changed since those who watch them were told last.
///
/// Preferences go up after layout: what views send may depend on where they are.
@MainActor
package final class PreferenceBoard {
    private var dirty: Set<ObjectIdentifier> = []
    private var isOrderNew = false
    private var readers: [any PreferenceReader] = []
    private var anchored: [any AnchoredNode] = []

    func markDirty<Key: PreferenceKey>(_ key: Key.Type) {
        dirty.insert(ObjectIdentifier(key))
    }

    /// Views that send something were put in another order.
    func markOrderNew() { isOrderNew = true }

    package func add(_ reader: any PreferenceReader) { readers.append(reader) }

    package func remove(_ reader: any PreferenceReader) { readers.removeAll { $0 === reader } }

    func add(_ node: any AnchoredNode) { anchored.append(node) }

    /// True while a view that sends an anchor under the key has not been placed yet.
    func awaitsAnchors<Key: PreferenceKey>(for key: Key.Type) -> Bool {
        anchored.contains { $0.anchorKey == ObjectIdentifier(key) && !$0.hasSentAnchor }
    }

    func remove(_ node: any AnchoredNode) { anchored.removeAll { $0 === node } }

    /// Tells the readers of what changed, inner ones first. Complexity: O(1) when nothing did and there are no anchors.
    func deliver() {
        for node in anchored { node.refreshAnchor() }
        guard isOrderNew || !dirty.isEmpty else { return }
        let keys = dirty
        let all = isOrderNew
        dirty.removeAll(keepingCapacity: true)
        isOrderNew = false
        let due = readers.filter { all || keys.contains($0.preferenceKey) }
        for reader in due.sorted(by: { $0.depth > $1.depth }) where reader.isAttached { reader.refresh() }
    }
}

/// A node that does something with what is sent up to it.
@MainActor
package protocol PreferenceReader: Node {
    var preferenceKey: ObjectIdentifier { get }
    /// Gathers the value anew and acts if it is another one.
    func refresh()
}

/// A node that sends an anchor up.
@MainActor
protocol AnchoredNode: Node {
    var anchorKey: ObjectIdentifier { get }
    var hasSentAnchor: Bool { get }
    /// Sends the anchor again if it is another one.
    func refreshAnchor()
}
