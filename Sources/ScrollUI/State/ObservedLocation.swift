import OpenCombine

/// A property of an `ObservableObject`. A change of the object evaluates only the bodies that read this property
/// here, and only if the property has changed.
final class ObservedLocation<Object: ObservableObject, Value>: Location<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    /// Starts when a body first reads the property.
    private var subscription: AnyCancellable?

    init(_ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }

    override var isObject: Bool { true }
    override var name: String { "\(Object.self)" }

    override var value: Value {
        get {
            let value = object[keyPath: keyPath]
            guard let graph = ViewGraph.current, graph.dependencies.reader != nil else { return value }
            follow()
            graph.dependencies.note(self) { [object, keyPath] in
                !ValueComparison.areEqual(value, object[keyPath: keyPath])
            }
            return value
        }
        set { object[keyPath: keyPath] = newValue }
    }

    private func follow() {
        guard subscription == nil else { return }
        subscription = ObjectChanges.follow(object) { [weak self] in self?.notifyReaders(Transaction.current) }
    }

    override func isSame(as other: Location<Value>) -> Bool {
        guard let other = other as? ObservedLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}
