/// What a node reads of the environment: it is told when one of the keys has another value.
extension Node {
    /// `property` is the index of the property that asks among the view's connected ones; below zero for none.
    package final func environment<Key: EnvironmentKey>(_ key: Key.Type, property: Int = -1) -> Key.Value {
        noteEnvironmentRead(of: ObjectIdentifier(key), property: property)
        return scope.value(of: key)
    }

    final func noteEnvironmentRead(of key: ObjectIdentifier, property: Int) {
        let read = EnvironmentRead(key: key, property: property)
        if !environmentReads.contains(read) { environmentReads.append(read) }
    }

    final func forgetEnvironmentReads() {
        environmentReads.removeAll(keepingCapacity: true)
    }
}
