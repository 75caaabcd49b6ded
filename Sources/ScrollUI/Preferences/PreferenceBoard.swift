/// The preferences that have changed since the readers were last notified.
///
/// Preferences are delivered after the layout, since the sent values may depend on positions.
@MainActor
package final class PreferenceBoard {
    private var dirty: Set<ObjectIdentifier> = []
    private var isOrderNew = false
    private var readers: [any PreferenceReader] = []
    private var anchored: [any AnchoredNode] = []

    func markDirty<Key: PreferenceKey>(_ key: Key.Type) {
        dirty.insert(ObjectIdentifier(key))
    }

    /// Records that the order of sending views has changed.
    func markOrderNew() { isOrderNew = true }

    package func add(_ reader: any PreferenceReader) { readers.append(reader) }

    package func remove(_ reader: any PreferenceReader) { readers.removeAll { $0 === reader } }

    func add(_ node: any AnchoredNode) { anchored.append(node) }

    /// Returns whether a view that sends an anchor for the key has not been placed yet.
    func awaitsAnchors<Key: PreferenceKey>(for key: Key.Type) -> Bool {
        anchored.contains { $0.anchorKey == ObjectIdentifier(key) && !$0.hasSentAnchor }
    }

    func remove(_ node: any AnchoredNode) { anchored.removeAll { $0 === node } }

    /// Notifies the readers of changes, inner ones first. Complexity: O(1) without changes and anchors.
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

/// A node that reacts to the preference values sent up to it.
@MainActor
package protocol PreferenceReader: Node {
    var preferenceKey: ObjectIdentifier { get }
    /// Collects the current value and reacts if it has changed.
    func refresh()
}

/// A node that sends an anchor up the tree.
@MainActor
protocol AnchoredNode: Node {
    var anchorKey: ObjectIdentifier { get }
    var hasSentAnchor: Bool { get }
    /// Sends the anchor again if it has changed.
    func refreshAnchor()
}
