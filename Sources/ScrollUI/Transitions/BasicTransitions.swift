public import Foundation

/// Comes and goes at once.
public struct IdentityTransition: Transition {
    /// The transition; it has no settings.
    public nonisolated init() {}
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// The content as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades.
public struct OpacityTransition: Transition {
    /// The transition; it has no settings.
    public nonisolated init() {}
    /// Nothing moves.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// Seen in the identity phase alone.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Grows and shrinks.
public struct ScaleTransition: Transition {
    /// The scale while the view is not there; 1 is its own size.
    public var scale: Double
    /// The point of the view that stays in place.
    public var anchor: UnitPoint

    /// From and to `scale`, around `anchor`.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Its own size in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Comes from `offset` and goes there.
public struct OffsetTransition: Transition {
    /// Points to the right and down, while the view is not there.
    public var offset: CGSize

    /// From and to `offset`, points.
    public nonisolated init(_ offset: CGSize) {
        self.offset = offset
    }

    /// In place in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Comes from an edge and goes there, by the view's own length.
public struct MoveTransition: Transition {
    /// The edge that the view comes from and goes to.
    public var edge: Edge

    /// From and to `edge`.
    public nonisolated init(edge: Edge) {
        self.edge = edge
    }

    /// In place in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(by: phase.isIdentity ? 0 : 1, towards: edge)
    }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
    /// The transition; it has no settings.
    public nonisolated init() {}

    /// In place in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(by: phase.value, towards: .trailing)
    }
}

/// Comes from an edge, goes to the other one, and fades.
public struct PushTransition: Transition {
    /// The edge that the view comes from.
    public var edge: Edge

    /// From `edge` to the one across.
    public nonisolated init(edge: Edge) {
        self.edge = edge
    }

    /// In place and seen in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(by: -phase.value, towards: edge).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Comes by one transition and goes by another.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    /// How the view comes.
    public var insertion: Insertion
    /// How it goes.
    public var removal: Removal

    /// Comes by `insertion` and goes by `removal`.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: Transition, SelfAnimatedTransition {
    /// With motion if either has some.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// Each of the two sees only the phases of its own direction.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = removal.body(
            content: PlaceholderContentView(lower: content.lower),
            phase: phase == .didDisappear ? .didDisappear : .identity)
        return insertion.body(
            content: PlaceholderContentView { inner._lower(into: &$0) },
            phase: phase == .willAppear ? .willAppear : .identity)
    }

    func animation(into phase: TransitionPhase) -> Animation? {
        let side: Any = phase == .willAppear ? insertion : removal
        return (side as? any SelfAnimatedTransition)?.animation(into: phase)
    }
}

extension Transition where Self == IdentityTransition {
    /// Comes and goes at once.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Fades.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Grows from nothing and shrinks to it.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Grows from `scale` and shrinks to it, around `anchor`.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Comes from `offset` and goes there, points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Comes from that many points to the right and down, and goes there.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Comes from `edge` and goes there.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// Comes from the leading edge and goes to the trailing one.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Comes from `edge`, goes to the one across, and fades.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
