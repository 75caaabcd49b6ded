import Drawing
import Foundation

/// Where a view is on its way through a scroll view's window.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to come in at the top or leading edge, or just gone out there.
    case topLeading
    /// Inside.
    case identity
    /// About to come in at the bottom or trailing edge, or just gone out there.
    case bottomTrailing

    /// True inside, where effects are off.
    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a scroll transition follows the scrolling.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
    enum Mode: Hashable, Sendable {
        case interactive(UnitCurve)
        case animated(Animation)
        case identity
    }

    var mode: Mode
    var threshold: Threshold

    /// How much of a view must be inside the window for the effect to be gone.
    public struct Threshold: Hashable, Sendable {
        /// The share of the view's length; below zero stands for the centre of the window.
        var share: Double
        /// Points towards the window's middle.
        var inset: CGFloat = 0

        /// Wholly inside.
        public static let visible = Threshold(share: 1)
        /// Wholly outside.
        public static let hidden = Threshold(share: 0)

        /// `amount` of the view's length is inside: 0 is ``hidden``, 1 is ``visible``; kept within.
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(max(amount, 0), 1)) }

        /// The same, `distance` points closer to the middle of the window.
        public func inset(by distance: Double) -> Threshold {
            var copy = self
            copy.inset += CGFloat(distance)
            return copy
        }

        /// The distance between the two middles up to which the effect is off, for lengths in points.
        func distance(view: CGFloat, container: CGFloat) -> CGFloat {
            max(0, (container + view) / 2 - view * CGFloat(share) - inset)
        }
    }

    /// Follows the scrolling continuously, along the curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self {
        Self(mode: .interactive(timingCurve), threshold: .visible)
    }

    /// Follows the scrolling continuously, easing in and out, until the view is wholly inside.
    public static let interactive = interactive()

    /// Crosses over with the animation when the threshold is passed; by default when half of the view is inside.
    public static func animated(_ animation: Animation = .default) -> Self {
        Self(mode: .animated(animation), threshold: .visible(0.5))
    }

    /// Crosses over with the default animation when half of the view is inside.
    public static let animated = animated()

    /// No effect.
    public static let identity = Self(mode: .identity, threshold: .visible)

    /// The same way of following, with another threshold.
    public func threshold(_ threshold: Threshold) -> Self {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

/// The effects of the three phases, made once, and how they are mixed at a place.
struct ScrollTransitionModifier: NodeModifier {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let before: [EffectOperation]
    let inside: [EffectOperation]
    let after: [EffectOperation]
    private var progress = TransitionProgress()

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

    mutating func animate(from old: ScrollTransitionModifier, graph: ViewGraph) {
        progress = old.progress
        graph.setNeedsPaint()
    }

    func needsLayout(after old: ScrollTransitionModifier) -> Bool { false }

    func paint(_ content: Node, in node: Node, into painter: Painter) {
        let size = node.frame.size
        let amount = amount(of: node, size, painter)
        let count = min(inside.count, before.count, after.count)
        paint(content, size, painter, amount: amount, operation: count - 1)
    }

    /// Paints with the operations up to that one, the last of which is outermost.
    private func paint(_ content: Node, _ size: CGSize, _ painter: Painter, amount: Double, operation index: Int) {
        guard index >= 0 else { return painter.paint(content) }
        let outside = amount < 0 ? before : after
        let mixed = inside[index].interpolated(towards: outside[index], amount: abs(amount))
        painter.apply(mixed, size: size) {
            paint(content, size, painter, amount: amount, operation: index - 1)
        }
    }

    /// -1...1: which side the view is on and how strong the effect is.
    private func amount(of node: Node, _ size: CGSize, _ painter: Painter) -> Double {
        guard let viewport = painter.viewports.last else { return 0 }
        let axis = self.axis ?? (viewport.scroll.axes.contains(Axis.vertical) ? .vertical : .horizontal)
        let frame = CGRect(origin: painter.origin, size: size)
        let middle = (frame.min(axis) + frame.max(axis)) / 2
        let distance = middle - (viewport.frame.min(axis) + viewport.frame.max(axis)) / 2
        let configuration = distance < 0 ? topLeading : bottomTrailing
        let container = viewport.frame.size[axis]
        let off = configuration.threshold.distance(view: size[axis], container: container)
        let beyond = abs(distance) - off
        let sign: Double = distance < 0 ? -1 : 1
        switch configuration.mode {
        case .identity: return 0
        case .interactive(let curve):
            let full = max((container + size[axis]) / 2 - off, 1)
            return sign * curve.value(at: Double(beyond / full))
        case .animated(let animation):
            return progress.value(goal: beyond > 0 ? sign : 0, animation, node.graph)
        }
    }
}

/// Where an animated transition is.
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
            value.set(SIMD4(goal, 0, 0, 0), animation: animation, at: graph.time)
            graph.animations.follow(value)
            self.value = value
        }
        return value.value(at: graph.time).x
    }
}

extension View {
    /// Changes how the view is drawn while it comes in and goes out of a scroll view's window.
    public func scrollTransition<E: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// The same with a way of following for each end of the window. A nil `axis` is the scroll view's own; vertical if
    /// it has both.
    ///
    /// `transition` is asked once for each phase; what lies between is mixed from the effects.
    public func scrollTransition<E: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> E
    ) -> some View {
        Modified(
            content: self,
            modifier: ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition))
    }
}
