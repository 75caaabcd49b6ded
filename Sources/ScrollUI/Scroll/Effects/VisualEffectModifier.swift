import Drawing
import Foundation

/// Effects computed from a view's geometry in each frame that shows the view.
package struct VisualEffectModifier: NodeModifier {
    private let effect: (GeometryProxy) -> [EffectOperation]
    /// The effects painted last: the start of an animation, and the transform for hit tests.
    private var painted = PaintedEffects()
    private var start: [EffectOperation] = []
    /// The progress from `start` to the present effects.
    private var progress: AnimatedVector?

    init(_ effect: @escaping (GeometryProxy) -> [EffectOperation]) {
        self.effect = effect
    }

    package mutating func animate(from old: VisualEffectModifier, graph: ViewGraph) {
        painted = old.painted
        guard let animation = graph.transaction.animation, !painted.operations.isEmpty else { return }
        start = painted.operations
        var progress = AnimatedVector(0)
        progress.set(SIMD4(1, 0, 0, 0), animation: animation, at: graph.time)
        graph.animations.follow(progress)
        self.progress = progress
    }

    package func needsLayout(after old: VisualEffectModifier) -> Bool { false }

    package static var drawsElsewhere: Bool { true }
    package static var isSteady: Bool { false }

    package func inkBounds(of bounds: InkBounds, in node: Node) -> InkBounds { .everywhere }

    package func paint(_ content: Node, in node: Node, into painter: Painter) {
        painted.operations = operations(node)
        painter.apply(painted.operations, size: node.frame.size) { painter.paint(content) }
    }

    @MainActor private func operations(_ node: Node) -> [EffectOperation] {
        let goal = effect(GeometryProxy(node)).directed(in: node, size: node.frame.size)
        guard let progress, node.graph.time < progress.end, start.count == goal.count else { return goal }
        let share = progress.value(at: node.graph.time).x
        return zip(start, goal).map { $0.interpolated(towards: $1, amount: share) }
    }

    package func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        painted.inner(point, size: node.frame.size)
    }

    package func linearTransform(in node: Node) -> Affine {
        painted.operations.reduce(.identity) { $0.then($1.linearTransform(size: node.frame.size)) }
    }
}

/// The effects with which a view was painted.
@MainActor
final class PaintedEffects {
    var operations: [EffectOperation] = []

    nonisolated init() {}

    /// Returns the position of `point` in the view without the effects; nil if no point of the view lies there.
    func inner(_ point: CGPoint, size: CGSize) -> CGPoint? {
        var local = Point(x: point.x, y: point.y)
        for operation in operations.reversed() {
            guard let projection = operation.projection(origin: .zero, size: size) else { continue }
            guard let next = projection.inverse?.apply(local) else { return nil }
            local = next
        }
        return CGPoint(x: local.x, y: local.y)
    }
}

nonisolated extension View {
    /// Changes the drawing of the view by its geometry: its size, and its frame in any coordinate space around it.
    ///
    /// The effect is computed in each frame that shows the view, also while it scrolls, without evaluating a body.
    /// The proxy returns the geometry without the effect.
    public func visualEffect<E: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
    ) -> some View {
        Modified(
            content: self, modifier: VisualEffectModifier { effect(EmptyVisualEffect(), $0).operations })
    }
}
