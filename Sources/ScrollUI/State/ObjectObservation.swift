import Foundation
import OpenCombine

/// Observes an `ObservableObject` for one property of one view: any change of it evaluates the view, even if the body
/// did not read the changed value.
@MainActor
final class ObjectObservation<Object: ObservableObject>: Source {
    private let observed: Object
    private let label: String
    private weak var owner: EvaluatedNode?
    private var subscription: AnyCancellable?

    init(_ object: Object, _ connection: PropertyConnection) {
        observed = object
        owner = connection.node
        label = connection.properties?.connected[connection.index].name ?? "\(Object.self)"
        super.init()
        subscription = ObjectChanges.follow(object) { [weak self] in self?.objectWillChange() }
    }

    override var name: String { label }
    override var isObject: Bool { true }

    /// The object. Another body that reads it here, in a closure of the owner, observes it too.
    var object: Object {
        if let graph = ViewGraph.current, let reader = graph.dependencies.reader, reader !== owner {
            graph.dependencies.note(self)
        }
        return observed
    }

    /// Returns whether this is the observation of `object`.
    func follows(_ object: Object) -> Bool { observed === object }

    private func objectWillChange() {
        if let owner, owner.isAttached {
            owner.graph.invalidate(owner, transaction: Transaction.current, because: .source(self))
        }
        notifyReaders(Transaction.current)
    }
}

/// The change notifications of an object, on the main actor.
enum ObjectChanges {
    /// Calls `changed` before each change. Not isolated to the main actor, since an object may be changed on any
    /// thread.
    static func follow<Object: ObservableObject>(
        _ object: Object, _ changed: @escaping @MainActor @Sendable () -> Void
    ) -> AnyCancellable {
        object.objectWillChange.sink { _ in
            if !Thread.isMainThread {
                Diagnostics.warn("\(Object.self) told of a change on another thread; publish on the main thread")
            }
            MainActor.runSoon(changed)
        }
    }
}

/// Bindings to the properties of an object; the value of the `$` syntax for the object wrappers.
@dynamicMemberLookup
@MainActor @preconcurrency
public struct ObservableObjectBindings<Object: ObservableObject> {
    let object: Object

    /// Returns a binding to a property of the object.
    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
        Binding(location: ObservedLocation(object, keyPath))
    }
}
