/// The values that one modifier sets for everything below it; reads of other keys go to the scope around it.
@MainActor
@_spi(Nodes) public final class EnvironmentScope {
    let parent: EnvironmentScope?
    /// The keys that are set here. Beside ``values`` and not with them: a value would be copied to look at its key.
    private(set) var keys: [ObjectIdentifier] = []
    /// By the index of their key.
    private var values: [Any] = []
    /// A bit for each key that is set here, so that most scopes are passed by without a look at their keys.
    private var bits: UInt64 = 0

    /// Nil where the direction is the one around.
    private var isMirroredHere: Bool?

    package init(parent: EnvironmentScope?) {
        self.parent = parent
    }

    /// Asked for each view that is placed, hence not looked up as a value.
    package var isRightToLeft: Bool {
        var scope: EnvironmentScope? = self
        while let current = scope {
            if let isMirrored = current.isMirroredHere { return isMirrored }
            scope = current.parent
        }
        return false
    }

    package func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
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
        let bit = Self.bit(of: key)
        var scope: EnvironmentScope? = self
        while let current = scope {
            if current.bits & bit != 0, let index = current.keys.firstIndex(of: key) { return current.values[index] }
            scope = current.parent
        }
        return nil
    }

    func setsHere(_ key: ObjectIdentifier) -> Bool { bits & Self.bit(of: key) != 0 && keys.contains(key) }

    func remove(_ key: ObjectIdentifier) {
        guard let index = keys.firstIndex(of: key) else { return }
        keys.remove(at: index)
        values.remove(at: index)
        bits = keys.reduce(0) { $0 | Self.bit(of: $1) }
    }

    package func set(_ key: ObjectIdentifier, to value: Any) {
        if let direction = value as? LayoutDirection { isMirroredHere = direction == .rightToLeft }
        if let index = keys.firstIndex(of: key) {
            values[index] = value
        } else {
            keys.append(key)
            values.append(value)
            bits |= Self.bit(of: key)
        }
    }

    /// One of 64, by Fibonacci hashing: keys are addresses, which differ little in their upper and lowest bits.
    private static func bit(of key: ObjectIdentifier) -> UInt64 {
        1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
}

/// A key of the environment that a node read, and the property that it read it for.
struct EnvironmentRead: Equatable {
    let key: ObjectIdentifier
    let property: Int
}
