/// Flutter's drag past an edge: each step counts less the further the content is out, so the result depends on the
/// steps.
public struct QuadraticFriction: Equatable, Sendable {
    /// Share of a step that is left at the edge: 0.52, on desktops 0.26.
    public var base: Double

    /// Takes the share at the edge.
    public init(base: Double) { self.base = base }

    /// Share of a step that counts; `fraction` is the overscroll over the length of the viewport, 0 to 1.
    public func factor(overscrollFraction fraction: Double) -> Double {
        base * (1 - fraction) * (1 - fraction)
    }
}
