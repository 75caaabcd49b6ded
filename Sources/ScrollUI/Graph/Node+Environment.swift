/// Environment reads of a node, which is notified when the value of one of the keys changes.
extension Node {
    /// `property` is the index of the reading property among the view's connected ones; negative for none.
    package final func environment<Key: EnvironmentKey>(_ key: Key.Type, property: Int = -1) -> Key.Value {
        noteEnvironmentRead(of: ObjectIdentifier(key), property: property)
        return scope.value(of: key)
    }

    nonisolated final func noteEnvironmentRead(of key: ObjectIdentifier, property: Int) {
        EnvironmentScope.checkThread()
        let read = EnvironmentRead(key: key, property: property)
        if !environmentReads.contains(read) { environmentReads.append(read) }
    }

    final func forgetEnvironmentReads() {
        environmentReads.removeAll(keepingCapacity: true)
    }
}
