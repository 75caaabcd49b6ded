/// The phase of a view's insertion or removal.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// The view is about to be inserted.
    case willAppear
    /// The view is present.
    case identity
    /// The view is removed, and visible until the animation ends.
    case didDisappear

    /// Whether the view is present.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1, 0 or 1.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The properties of a kind of transition.
public struct TransitionProperties: Sendable {
    /// Whether the transition contains motion. With reduced motion, such a transition is replaced with a fade.
    public var hasMotion: Bool

    /// Creates properties, by default with motion.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// The appearance of a view while an animated change inserts or removes it.
///
/// The body is evaluated for each phase, and the differences are animated. A removed view is no longer part of the layout: it remains
/// visible at its last position.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the view that the transition creates.
    associatedtype Body: View
    /// The view that is inserted or removed.
    typealias Content = PlaceholderContentView<Self>

    /// Returns `content` as it appears in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// The properties of this kind of transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// The default properties, with motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns the transition with its own animation, regardless of the animation of the change.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Combines both transitions.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    func lower(
        _ content: @escaping @MainActor (inout NodeBuilder) -> Void, _ phase: TransitionPhase,
        into builder: inout NodeBuilder
    ) {
        body(content: PlaceholderContentView(lower: content), phase: phase)._lower(into: &builder)
    }
}

/// A transition with its own animation.
struct AnimatedTransition<Base: Transition> {
    let base: Base
    let animation: Animation?
}

extension AnimatedTransition: Transition, SelfAnimatedTransition {
    static var properties: TransitionProperties { Base.properties }

    /// The animation applies to what this transition changes, and neither to the content nor to other transitions around it.
    func body(content: Content, phase: TransitionPhase) -> some View {
        TransactionBodyView(content: content) {
            base.body(content: PlaceholderContentView(lower: $0.lower), phase: phase)
        } change: {
            if !$0.disablesAnimations { $0.animation = animation }
        }
    }

    func animations(into phase: TransitionPhase, _ outer: Animation?) -> [Animation] {
        base.partAnimations(into: phase, animation)
    }
}

/// A transition of which at least a part has its own animation.
@MainActor
protocol SelfAnimatedTransition {
    /// Returns the animations of the parts that are animated to or from a phase. `outer` is that of the change around the transition.
    func animations(into phase: TransitionPhase, _ outer: Animation?) -> [Animation]
}

extension Transition {
    /// Returns the animations of the parts that are animated to or from a phase, in a change with the animation `outer`.
    func partAnimations(into phase: TransitionPhase, _ outer: Animation?) -> [Animation] {
        (self as? any SelfAnimatedTransition)?.animations(into: phase, outer) ?? outer.map { [$0] } ?? []
    }
}

/// A combination of two transitions, the second around the first.
struct CombinedTransition<First: Transition, Second: Transition> {
    let first: First
    let second: Second
}

extension CombinedTransition: Transition, SelfAnimatedTransition {
    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = first.body(content: PlaceholderContentView(lower: content.lower), phase: phase)
        return second.body(content: PlaceholderContentView { inner._lower(into: &$0) }, phase: phase)
    }

    func animations(into phase: TransitionPhase, _ outer: Animation?) -> [Animation] {
        first.partAnimations(into: phase, outer) + second.partAnimations(into: phase, outer)
    }
}
