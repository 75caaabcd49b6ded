/// The values that one modifier sets for everything below it; reads of other keys go to the scope around it.
@MainActor
final class EnvironmentScope {
    let parent: EnvironmentScope?
    private var values: [(key: ObjectIdentifier, value: Any)] = []

    /// Nil where the direction is the one around.
    private var isMirroredHere: Bool?

    init(parent: EnvironmentScope?) {
        self.parent = parent
    }

    /// Asked for each view that is placed, hence not looked up as a value.
    var isRightToLeft: Bool {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let isMirrored = current.isMirroredHere { return isMirrored }
            scope = current.parent
        }
        return false
    }

    func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
        guard let found = lookUp(ObjectIdentifier(key)) else { return Key.defaultValue }
        return found as? Key.Value ?? Key.defaultValue
    }

    /// The value of a key, put down to `reader`, for those who read on the main thread without being bound to it.
    nonisolated func valueHere(_ key: ObjectIdentifier, reader: Node?, property: Int) -> Any? {
        // Used here and now on this thread: the value does not leave the call.
        nonisolated(unsafe) var found: Any?
        MainActor.assumeIsolated {
            reader?.noteEnvironmentRead(of: key, property: property)
            found = (reader?.scope ?? self).lookUp(key)
        }
        return found
    }

    func lookUp(_ key: ObjectIdentifier) -> Any? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            // An entry as a whole would be copied to look at its key.
            for index in current.values.indices where current.values[index].key == key {
                return current.values[index].value
            }
            scope = current.parent
        }
        return nil
    }

    func setsHere(_ key: ObjectIdentifier) -> Bool {
        values.contains { $0.key == key }
    }

    /// The keys that are set here.
    var keys: [ObjectIdentifier] { values.map(\.key) }

    func remove(_ key: ObjectIdentifier) {
        values.removeAll { $0.key == key }
    }

    func set(_ key: ObjectIdentifier, to value: Any) {
        if let direction = value as? LayoutDirection { isMirroredHere = direction == .rightToLeft }
        if let index = values.firstIndex(where: { $0.key == key }) {
            values[index].value = value
        } else {
            values.append((key, value))
        }
    }
}

/// A key of the environment that a node read, and the property that it read it for.
struct EnvironmentRead: Equatable {
    let key: ObjectIdentifier
    let property: Int
}
