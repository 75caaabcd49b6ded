public import Foundation

/// Inserts and removes the view immediately.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}
    /// The properties, without motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// Returns the unchanged content.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades the view in and out.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}
    /// The properties, without motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    /// Returns the content, visible only in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Scales the view up and down.
public struct ScaleTransition: Transition {
    /// The scale before the insertion and after the removal; 1 is the view's own size.
    public var scale: Double
    /// The fixed point of the scaling.
    public var anchor: UnitPoint

    /// Creates a transition from and to `scale`, around `anchor`.
    public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the content, at its own size in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

/// Moves the view in from `offset` and out to it.
public struct OffsetTransition: Transition {
    /// The offset to the trailing side and down before the insertion and after the removal, in points.
    public var offset: CGSize

    /// Creates a transition from and to `offset`, in points.
    public nonisolated init(_ offset: CGSize) {
        self.offset = offset
    }

    /// Returns the content, at its own position in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Moves the view in from an edge and out to it, by the view's own length.
public struct MoveTransition: Transition {
    /// The edge from which the view moves in and to which it moves out.
    public var edge: Edge

    /// Creates a transition from and to `edge`.
    public nonisolated init(edge: Edge) {
        self.edge = edge
    }

    /// Returns the content, at its own position in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(by: phase.isIdentity ? 0 : 1, towards: edge)
    }
}

/// Moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition {
    /// Creates the transition.
    public nonisolated init() {}

    /// Returns the content, at its own position in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(by: phase.value, towards: .trailing)
    }
}

/// Moves the view in from an edge and out to the opposite edge, and fades it.
public struct PushTransition: Transition {
    /// The edge from which the view moves in.
    public var edge: Edge

    /// Creates a transition from `edge` to the opposite edge.
    public nonisolated init(edge: Edge) {
        self.edge = edge
    }

    /// Returns the content, visible and at its own position in the identity phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.shifted(by: -phase.value, towards: edge).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Uses one transition for the insertion and another for the removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    /// The transition of the insertion.
    public var insertion: Insertion
    /// The transition of the removal.
    public var removal: Removal

    /// Creates a transition that inserts with `insertion` and removes with `removal`.
    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: Transition, SelfAnimatedTransition {
    /// The properties, with motion if either transition has motion.
    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }

    /// Returns the content. Each of the two transitions gets only the phases of its own direction.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let inner = removal.body(
            content: PlaceholderContentView(lower: content.lower),
            phase: phase == .didDisappear ? .didDisappear : .identity)
        return insertion.body(
            content: PlaceholderContentView { inner._lower(into: &$0) },
            phase: phase == .willAppear ? .willAppear : .identity)
    }

    func animations(into phase: TransitionPhase, _ outer: Animation?) -> [Animation] {
        phase == .willAppear ? insertion.partAnimations(into: phase, outer) : removal.partAnimations(into: phase, outer)
    }
}

extension Transition where Self == IdentityTransition {
    /// Inserts and removes the view immediately.
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// Fades the view in and out.
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Scales the view up from zero and down to zero.
    public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Scales the view up from `scale` and down to it, around `anchor`.
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// Moves the view in from `offset` and out to it, in points.
    public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
    /// Moves the view in from an offset to the trailing side and down, in points, and out to it.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Moves the view in from `edge` and out to it.
    public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// Moves the view in from the leading edge and out to the trailing edge.
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Moves the view in from `edge` and out to the opposite edge, and fades it.
    public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
