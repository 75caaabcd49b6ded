import Drawing
import Foundation

/// The effects of the three phases, created once, and their interpolation at a position.
package struct ScrollTransitionModifier: NodeModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let before: [EffectOperation]
    let inside: [EffectOperation]
    let after: [EffectOperation]
    private var progress = TransitionProgress()

    package var isRetainable: Bool { !topLeading.takesTime && !bottomTrailing.takesTime }

    init<E: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis?,
        _ transition: (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) {
        self.topLeading = topLeading
        self.bottomTrailing = bottomTrailing
        self.axis = axis
        before = transition(EmptyVisualEffect(), .topLeading).operations
        inside = transition(EmptyVisualEffect(), .identity).operations
        after = transition(EmptyVisualEffect(), .bottomTrailing).operations
    }

    package mutating func animate(from old: ScrollTransitionModifier, graph: ViewGraph) {
        progress = old.progress
    }

    package func needsLayout(after old: ScrollTransitionModifier) -> Bool { false }

    package static var drawsElsewhere: Bool { true }
    package static var isSteady: Bool { false }

    package func inkBounds(of bounds: InkBounds, in node: Node) -> InkBounds { .everywhere }

    package func paint(_ content: Node, in node: Node, into painter: Painter) {
        let size = node.frame.size
        let state = state(of: node, size, painter)
        let count = min(inside.count, before.count, after.count)
        paint(content, in: node, size, painter, state, operation: count - 1)
    }

    /// Paints with the operations up to `index`, the last one outermost.
    @MainActor private func paint(
        _ content: Node, in node: Node, _ size: CGSize, _ painter: Painter, _ state: State, operation index: Int
    ) {
        guard index >= 0 else { return painter.paint(content) }
        let outside = state.amount < 0 ? before : after
        let mixed = inside[index].interpolated(
            towards: outside[index], amount: abs(state.amount), isOver: state.isOutside)
        painter.apply(mixed.directed(in: node, size: size), size: size) {
            paint(content, in: node, size, painter, state, operation: index - 1)
        }
    }

    /// The state of a view in its transition.
    private struct State {
        /// The strength of the effect, -1...1; the sign is the side of the window.
        var amount = 0.0
        /// Whether the phase is not the identity.
        var isOutside = false
    }

    @MainActor private func state(of node: Node, _ size: CGSize, _ painter: Painter) -> State {
        let own = painter.viewports.last { port in self.axis.map { port.scroll.axes.contains($0) } ?? true }
        guard let viewport = own ?? painter.viewports.last else { return State() }
        let axis = self.axis ?? viewport.scroll.mainAxis
        let frame = CGRect(origin: painter.origin, size: size)
        let middle = (frame.lowerEdge(axis) + frame.upperEdge(axis)) / 2
        let displacement = middle - (viewport.frame.lowerEdge(axis) + viewport.frame.upperEdge(axis)) / 2
        let distance = axis == .horizontal && node.scope.isRightToLeft ? -displacement : displacement
        let configuration = distance < 0 ? topLeading : bottomTrailing
        let container = viewport.frame.size[axis]
        let off = configuration.threshold.distance(view: size[axis], container: container)
        let beyond = abs(distance) - off
        let sign: Double = distance < 0 ? -1 : 1
        switch configuration.mode {
        case .identity: return State()
        case .interactive(let curve):
            let full = max((container + size[axis]) / 2 - off, 1)
            let goal = sign * curve.value(at: Double(beyond / full))
            let amount = configuration.chase.map { progress.value(goal: goal, $0, node.graph) } ?? goal
            return State(amount: amount, isOutside: beyond > 0)
        case .animated(let animation):
            let amount = progress.value(goal: beyond > 0 ? sign : 0, animation, node.graph)
            return State(amount: amount, isOutside: beyond > 0)
        }
    }
}

/// The present value of an animated transition.
@MainActor
final class TransitionProgress {
    private var value: AnimatedVector?

    nonisolated init() {}

    func value(goal: Double, _ animation: Animation, _ graph: ViewGraph) -> Double {
        guard var value else {
            self.value = AnimatedVector(goal)
            return goal
        }
        if value.target.x != goal {
            let animation = graph.reducesMotion ? nil : animation
            if value.set(SIMD4(goal, 0, 0, 0), animation: animation, at: graph.time) {
                graph.animations.follow(value)
            }
            self.value = value
        }
        return value.value(at: graph.time).x
    }
}
