import Foundation
import OpenCombine

/// Follows an `ObservableObject` for one property of one view: any change of it evaluates the view, whatever the body
/// read of it.
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

    /// The object. A body other than the owner's that gets at it here, in a closure of the owner's, follows it too.
    var object: Object {
        if let graph = ViewGraph.current, let reader = graph.dependencies.reader, reader !== owner {
            graph.dependencies.note(self)
        }
        return observed
    }

    /// True for the observation of that object.
    func follows(_ object: Object) -> Bool { observed === object }

    private func objectWillChange() {
        if let owner, owner.isAttached {
            owner.graph.invalidate(owner, transaction: Transaction.current, because: .source(self))
        }
        notifyReaders(Transaction.current)
    }
}

/// What an object tells of its changes, on the main actor.
enum ObjectChanges {
    /// Calls `changed` before each change. Not of the main actor, since an object may be changed on any thread.
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

/// Bindings to the properties of an object; what `$` gives for the object wrappers.
@dynamicMemberLookup
@MainActor @preconcurrency
public struct ObservableObjectBindings<Object: ObservableObject> {
    let object: Object

    /// A binding to a property of the object.
    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Member>) -> Binding<Member> {
        Binding(location: ObservedLocation(object, keyPath))
    }
}
