import Foundation
import ScrollPhysics

/// Observes the first scroll view inside.
///
/// Scroll views do not know their observers: they are read once per frame, after layout, and only changes are
/// reported.
@MainActor
@_spi(Nodes) open class ScrollObserverNode: Node {
    override open var isTransparent: Bool { true }
    override open var isReusable: Bool { false }

    override public init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        graph.scrolls.add(self)
    }

    /// The observed scroll view.
    package final var scroll: ScrollNode? { firstScroll(in: self) }

    private func firstScroll(in node: Node) -> ScrollNode? {
        for child in node.children {
            if let scroll = child as? ScrollNode { return scroll }
            if let found = firstScroll(in: child) { return found }
        }
        return nil
    }

    /// Reports the changes since the last call.
    open func check() {}
}

/// Observes a value computed from a scroll view's geometry.
final class GeometryObserverNode<Value: Equatable>: ScrollObserverNode {
    var transform: (ScrollGeometry) -> Value
    var action: (Value, Value) -> Void = { _, _ in }
    private var last: Value?

    init(
        transform: @escaping (ScrollGeometry) -> Value, graph: ViewGraph, parent: Node?, scope: EnvironmentScope
    ) {
        self.transform = transform
        super.init(graph: graph, parent: parent, scope: scope)
    }

    /// Reports a changed value. As measured on Apple's systems, the first call goes from the value of an empty
    /// geometry to the real one.
    override func check() {
        guard let geometry = scroll?.geometry else { return }
        let value = transform(geometry)
        let old = last ?? transform(.empty)
        last = value
        guard old != value else { return }
        graph.lifecycle.enqueue { [action] in action(old, value) }
    }
}

/// Observes the phase of a scroll view.
final class PhaseObserverNode: ScrollObserverNode {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
    private var last: ScrollPhase?
    private var lastGeometry = ScrollGeometry.empty

    /// Reports a changed phase. The first call, at appearance, goes from idle to idle, as on Apple's systems.
    override func check() {
        guard let scroll else { return rest() }
        guard scroll.phase != last else { return }
        lastGeometry = scroll.geometry
        tell(scroll.phase, velocity: lastGeometry.velocity)
    }

    override func willRemove() { rest() }

    /// Reports the end of the motion when a scroll view is removed while it moves.
    private func rest() {
        if let last, last != .idle { tell(.idle, velocity: .zero) }
    }

    private func tell(_ new: ScrollPhase, velocity: CGVector) {
        let old = last ?? .idle
        last = new
        let context = ScrollPhaseChangeContext(
            geometry: lastGeometry, velocity: velocity == .zero && new == .idle ? nil : velocity)
        graph.lifecycle.enqueue { [action] in action(old, new, context) }
    }
}

extension ScrollGeometry {
    fileprivate static let empty = ScrollGeometry(
        contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: .zero)
}
