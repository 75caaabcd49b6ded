/// Objects that belong to a window, one per type, created on first access. The graph stores them for features that it
/// does not know.
@MainActor
package final class WindowStore {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    nonisolated init() {}

    /// Returns the object of that type. Complexity: O(1).
    package func object<Object: AnyObject>(_ make: () -> Object) -> Object {
        let key = ObjectIdentifier(Object.self)
        if let object = objects[key] as? Object { return object }
        let object = make()
        objects[key] = object
        return object
    }
}

/// The graph of the window, in the environment of all its views.
struct WindowGraphKey: EnvironmentKey {
    struct Value {
        weak var graph: ViewGraph?
    }

    static var defaultValue: Value { Value() }
}

extension EnvironmentValues {
    /// The graph of the window that the values belong to; nil outside a tree of views.
    package var graph: ViewGraph? { self[WindowGraphKey.self].graph }
}
