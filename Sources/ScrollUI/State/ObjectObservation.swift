import Foundation
import OpenCombine

/// Follows an `ObservableObject` for one property of one view: any change of it evaluates the view, whatever the body
/// read of it.
@MainActor
final class ObjectObservation<Object: ObservableObject>: Source {
    let object: Object
    private let label: String
    private var subscription: AnyCancellable?

    init(_ object: Object, _ connection: PropertyConnection) {
        self.object = object
        label = connection.properties?.connected[connection.index].name ?? "\(Object.self)"
        super.init()
        subscription = Self.follow(object) { [weak self, weak node = connection.node] in
            guard let self, let node, node.isAttached else { return }
            node.graph.invalidate(node, transaction: Transaction.current, because: .source(self))
        }
    }

    override var name: String { label }

    /// Not of the main actor, since an object may be changed on any thread.
    private nonisolated static func follow(
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
        Binding(location: ObjectLocation(object, keyPath))
    }
}
