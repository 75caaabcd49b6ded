import Foundation
import OpenCombine

/// A value that persists between runs of the program: it is stored in a file, under a key, by Foundation's user
/// defaults.
///
///     @AppStorage("cardWidth") private var cardWidth = 280.0
///
/// All views that name the same key of the same store show the same value, and are evaluated when it changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    @ObservedObject private var entry: StoredDefault
    private let initial: Value
    private let form: StoredForm<Value>

    init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ form: StoredForm<Value>) {
        entry = StoredDefault.entry(key, in: store ?? .standard)
        self.initial = initial
        self.form = form
    }

    /// The stored value, or the value that the property was declared with.
    public var wrappedValue: Value {
        get { entry.value.flatMap(form.read) ?? initial }
        nonmutating set { entry.value = form.write(newValue) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding {
            wrappedValue
        } set: {
            wrappedValue = $0
        }
    }
}

/// A value that outlives its window, stored like those of ``AppStorage`` under a separate key. All windows of a
/// program share one scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private var storage: AppStorage<Value>

    /// The keys of a scene are distinct from the program's keys.
    init(_ key: String, _ initial: Value, _ form: StoredForm<Value>) {
        storage = AppStorage("scene." + key, nil, initial, form)
    }

    /// The stored value, or the value that the property was declared with.
    public var wrappedValue: Value {
        get { storage.wrappedValue }
        nonmutating set { storage.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { storage.projectedValue }
}

/// One key of one store, and the views that show it.
final class StoredDefault: ObservableObject {
    private struct Name: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    /// The entries in use, so that all views of a key share one entry.
    @MainActor private static var shown: [Name: Weak] = [:]

    private struct Weak {
        weak var entry: StoredDefault?
    }

    // Declared explicitly, since an object without `@Published` would get another publisher on each access.
    let objectWillChange = ObservableObjectPublisher()
    private let key: String
    private let store: UserDefaults

    private init(_ key: String, _ store: UserDefaults) {
        self.key = key
        self.store = store
    }

    @MainActor static func entry(_ key: String, in store: UserDefaults) -> StoredDefault {
        let name = Name(store: ObjectIdentifier(store), key: key)
        if let known = shown[name]?.entry { return known }
        let entry = StoredDefault(key, store)
        shown = shown.filter { $0.value.entry != nil }
        shown[name] = Weak(entry: entry)
        return entry
    }

    var value: Any? {
        get { store.object(forKey: key) }
        set {
            objectWillChange.send()
            if let newValue { store.set(newValue, forKey: key) } else { store.removeObject(forKey: key) }
            // The value must not be lost if the program is terminated at once.
            store.synchronize()
        }
    }
}
