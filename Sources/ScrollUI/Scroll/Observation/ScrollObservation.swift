import Foundation
import ScrollPhysics

/// Watches the first scroll view below.
///
/// Scroll views do not know their observers: they are asked once a frame, after layout, and only changes are told.
@MainActor
@_spi(Nodes) open class ScrollObserverNode: Node {
    override open var isTransparent: Bool { true }
    override open var isReusable: Bool { false }

    override public init(graph: ViewGraph, parent: Node?, scope: EnvironmentScope) {
        super.init(graph: graph, parent: parent, scope: scope)
        graph.scrolls.add(self)
    }

    /// The scroll view that is watched.
    package final var scroll: ScrollNode? { firstScroll(in: self) }

    private func firstScroll(in node: Node) -> ScrollNode? {
        for child in node.children {
            if let scroll = child as? ScrollNode { return scroll }
            if let found = firstScroll(in: child) { return found }
        }
        return nil
    }

    /// Tells what changed since the last time.
    open func check() {}
}

/// Watches a value made from a scroll view's geometry.
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

    /// As measured on Apple's systems, a first call goes from the value of an empty geometry to the real one.
    override func check() {
        guard let geometry = scroll?.geometry else { return }
        let value = transform(geometry)
        let old = last ?? transform(.empty)
        last = value
        guard old != value else { return }
        graph.lifecycle.enqueue { [action] in action(old, value) }
    }
}

/// Watches what a scroll view is doing.
final class PhaseObserverNode: ScrollObserverNode {
    var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void = { _, _, _ in }
    private var last: ScrollPhase?
    private var lastGeometry = ScrollGeometry.empty

    /// The first call, at appearance, goes from idle to idle, as on Apple's systems.
    override func check() {
        guard let scroll else { return rest() }
        guard scroll.phase != last else { return }
        lastGeometry = scroll.geometry
        tell(scroll.phase, velocity: lastGeometry.velocity)
    }

    override func willRemove() { rest() }

    /// A scroll view that is taken away while it moves has come to its end, too.
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
