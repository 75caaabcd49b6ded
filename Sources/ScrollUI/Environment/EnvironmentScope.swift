import Foundation

/// The values that one modifier sets for everything inside it; other keys are read from the enclosing scope.
@MainActor
@_spi(Nodes) public final class EnvironmentScope {
    let parent: EnvironmentScope?
    /// The keys that are set in this scope. Separate from ``values``: reading a combined element would copy its
    /// value.
    // Unsafe for the compiler: `lookUp` reads them without isolation, after it checked that it runs on
    // the main thread. `assumeIsolated` would allocate a closure for each value that is read.
    nonisolated(unsafe) private(set) var keys: [ObjectIdentifier] = []
    /// The values, in the order of their keys.
    // Read without isolation, on the main thread, as `keys`.
    nonisolated(unsafe) private var values: [Any] = []
    /// A bit for each key that is set in this scope, so that most scopes are skipped without searching their keys.
    // Read without isolation, on the main thread, as `keys`.
    nonisolated(unsafe) private var bits: UInt64 = 0

    /// The outermost scope; nil in that scope itself.
    private let root: EnvironmentScope?
    /// Nil if the direction is that of the enclosing scope.
    private var isMirroredHere: Bool? { didSet { (root ?? self).directionChanges += 1 } }
    /// The number of changes of the direction in all scopes, counted in the outermost one.
    private var directionChanges = 0
    /// Whether the direction was right to left after that many changes.
    private var direction = (isRightToLeft: false, changes: -1)

    package init(parent: EnvironmentScope?) {
        self.parent = parent
        root = parent.map { $0.root ?? $0 }
    }

    /// Whether the layout direction is right to left. Read for each placed view, hence stored separately from the values.
    package var isRightToLeft: Bool {
        let changes = root?.directionChanges ?? directionChanges
        if direction.changes != changes {
            direction = (isMirroredHere ?? parent?.isRightToLeft ?? false, changes)
        }
        return direction.isRightToLeft
    }

    package func value<Key: EnvironmentKey>(of key: Key.Type) -> Key.Value {
        guard let found = lookUp(ObjectIdentifier(key)) else { return Key.defaultValue }
        return found as? Key.Value ?? Key.defaultValue
    }

    /// Returns the value of a key; nil if no scope sets it. Callers on the main thread need not be isolated to it.
    nonisolated func lookUp(_ key: ObjectIdentifier) -> Any? {
        Self.checkThread()
        return lookUp(key, bit: Self.bit(of: key))
    }

    // Recursive, since a loop would retain and release each scope.
    nonisolated private func lookUp(_ key: ObjectIdentifier, bit: UInt64) -> Any? {
        if bits & bit != 0, let index = keys.firstIndex(of: key) { return values[index] }
        return parent?.lookUp(key, bit: bit)
    }

    func setsHere(_ key: ObjectIdentifier) -> Bool { bits & Self.bit(of: key) != 0 && keys.contains(key) }

    func remove(_ key: ObjectIdentifier) {
        guard let index = keys.firstIndex(of: key) else { return }
        if key == ObjectIdentifier(LayoutDirectionKey.self) { isMirroredHere = nil }
        keys.remove(at: index)
        values.remove(at: index)
        bits = keys.reduce(0) { $0 | Self.bit(of: $1) }
    }

    package func set(_ key: ObjectIdentifier, to value: Any) {
        if key == ObjectIdentifier(LayoutDirectionKey.self) {
            isMirroredHere = (value as? LayoutDirection) == .rightToLeft
        }
        if let index = keys.firstIndex(of: key) {
            values[index] = value
        } else {
            keys.append(key)
            values.append(value)
            bits |= Self.bit(of: key)
        }
    }

    /// The main thread; nil if a check off the main thread came first.
    nonisolated private static let mainThread = Thread.isMainThread ? pthread_self() : nil

    /// Ends the program unless it runs on the main actor. The main actor's own check takes 400 instructions, too many for each value
    /// that is read, so that only other threads than the main one ask for it.
    nonisolated static func checkThread() {
        if pthread_self() == mainThread { return }
        MainActor.preconditionIsolated("The environment of views is read on the main thread")
    }

    /// Returns one of 64 bits, by Fibonacci hashing: keys are addresses, which differ little in their upper and
    /// lowest bits.
    nonisolated private static func bit(of key: ObjectIdentifier) -> UInt64 {
        1 << ((UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15) >> 58)
    }
}

/// A read of an environment key by a node, and the property that caused it.
struct EnvironmentRead: Equatable {
    let key: ObjectIdentifier
    let property: Int
}
