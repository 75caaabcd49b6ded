/// Where a view is between coming and going.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// About to be put in.
    case willAppear
    /// There.
    case identity
    /// Taken out, and shown until the animation ends.
    case didDisappear

    /// True while the view is simply there.
    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What is known of a kind of transition.
public struct TransitionProperties: Sendable {
    /// Whether things move; such transitions become a fade where motion is reduced.
    public var hasMotion: Bool

    /// By default with motion.
    public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
    }
}

/// How a view comes and goes when a change that is animated puts it in or takes it out.
///
/// The body is made for each phase; what differs between them is animated. A view that was taken out has left the layout
/// already: what is seen of it stays where it was.
@MainActor @preconcurrency
public protocol Transition {
    /// The view that the transition makes.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// `content` as it is in that phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    /// What is known of this kind of transition.
    static var properties: TransitionProperties { get }
}

extension Transition {
    /// With motion.
    public static var properties: TransitionProperties { TransitionProperties() }

    /// The same transition with an animation of its own, whatever the change is animated with.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both transitions at once.
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

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition> {
    let base: Base
    let animation: Animation?
}

extension AnimatedTransition: Transition, SelfAnimatedTransition {
    static var properties: TransitionProperties { Base.properties }

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.body(content: PlaceholderContentView(lower: content.lower), phase: phase)
    }

    func animation(into phase: TransitionPhase) -> Animation? { animation }
}

/// A transition that brings its own animation for at least one direction.
@MainActor
protocol SelfAnimatedTransition {
    /// The animation that leads to or from that phase; nil leaves it to the change.
    func animation(into phase: TransitionPhase) -> Animation?
}

/// Two transitions at once, the second around the first.
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

    func animation(into phase: TransitionPhase) -> Animation? {
        (first as? any SelfAnimatedTransition)?.animation(into: phase)
            ?? (second as? any SelfAnimatedTransition)?.animation(into: phase)
    }
}
