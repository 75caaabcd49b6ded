import Foundation

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext: Sendable {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The velocity of the offset, in points per second; nil when nothing moves.
    public let velocity: CGVector?
}

package nonisolated struct GeometryObserver<Content: View, Value: Equatable>: View {
    package typealias Body = Never

    package let content: Content
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(GeometryObserverNode<Value>.self) { [transform] in
            GeometryObserverNode(transform: transform, graph: $0, parent: $1, scope: $2)
        }
        node.transform = transform
        node.action = action
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

package nonisolated struct PhaseObserver<Content: View>: View {
    package typealias Body = Never

    let content: Content
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor package func _lower(into builder: inout NodeBuilder) {
        let node = builder.node(PhaseObserverNode.self) { PhaseObserverNode(graph: $0, parent: $1, scope: $2) }
        node.action = action
        NodeBuilder.fill(node, scope: builder.scope) { content._lower(into: &$0) }
    }
}

nonisolated extension View {
    /// Calls `action` when the value that `transform` returns for the geometry of the first scroll view inside
    /// changes.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        GeometryObserver(content: self, transform: transform, action: action)
    }

    /// Calls `action` when the phase of the first scroll view inside changes, and once at appearance, from idle to
    /// idle.
    public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        PhaseObserver(content: self) { old, new, _ in action(old, new) }
    }

    /// Calls `action` when the phase changes, with the geometry and velocity at the change.
    public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        PhaseObserver(content: self, action: action)
    }
}
