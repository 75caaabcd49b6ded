import Drawing
import Foundation

/// Effects that are made of a view's geometry, in each frame that shows it.
struct VisualEffectModifier: NodeModifier {
    private let effect: (GeometryProxy) -> [EffectOperation]
    /// What was painted last: where an animation begins, and what hits go through.
    private var painted = PaintedEffects()
    private var start: [EffectOperation] = []
    /// From `start` to what the effect says now.
    private var progress: AnimatedVector?

    init(_ effect: @escaping (GeometryProxy) -> [EffectOperation]) {
        self.effect = effect
    }

    mutating func animate(from old: VisualEffectModifier, graph: ViewGraph) {
        painted = old.painted
        graph.setNeedsPaint()
        guard let animation = graph.transaction.effectiveAnimation, !painted.operations.isEmpty else { return }
        start = painted.operations
        var progress = AnimatedVector(0)
        progress.set(SIMD4(1, 0, 0, 0), animation: animation, at: graph.time)
        graph.animations.follow(progress)
        self.progress = progress
    }

    func needsLayout(after old: VisualEffectModifier) -> Bool { false }

    static var drawsElsewhere: Bool { true }
    static var isSteady: Bool { false }

    func inkBounds(of bounds: InkBounds, in size: CGSize) -> InkBounds { .everywhere }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        painted.operations = operations(node)
        painter.apply(painted.operations, size: node.frame.size) { painter.paint(content) }
    }

    @MainActor private func operations(_ node: Node) -> [EffectOperation] {
        let goal = effect(GeometryProxy(node))
        guard let progress, node.graph.time < progress.end, start.count == goal.count else { return goal }
        let share = progress.value(at: node.graph.time).x
        return zip(start, goal).map { $0.interpolated(towards: $1, amount: share) }
    }

    func hitPoint(_ point: CGPoint, in node: Node) -> CGPoint? {
        painted.inner(point, size: node.frame.size)
    }

    func linearTransform(in node: Node) -> Affine {
        painted.operations.reduce(.identity) { $0.then($1.linearTransform(size: node.frame.size)) }
    }
}

/// What a view was painted with.
@MainActor
final class PaintedEffects {
    var operations: [EffectOperation] = []

    nonisolated init() {}

    /// The point under `point` in the view as it is without the effects; nil where nothing is left of it.
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
    /// Changes how the view is drawn by its geometry: its size, and its frame in any coordinate space around it.
    ///
    /// The effect is made in each frame that shows the view, while it scrolls too, and no body is evaluated for it. What
    /// the proxy tells is the geometry without the effect.
    public func visualEffect<E: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
    ) -> some View {
        Modified(
            content: self, modifier: VisualEffectModifier { effect(EmptyVisualEffect(), $0).operations })
    }
}
