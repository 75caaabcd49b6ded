/// Flutter's drag past an edge: the further the content is out, the less a step counts, so the result depends on the
/// steps.
public struct QuadraticFriction: Equatable, Sendable {
    /// The share of a step that counts at the edge: 0.52, on desktops 0.26.
    public var base: Double

    /// Creates a friction with the share at the edge.
    public init(base: Double) { self.base = base }

    /// The share of a step that counts; `fraction` is the overscroll over the length of the viewport, 0 to 1.
    public func factor(overscrollFraction fraction: Double) -> Double {
        base * (1 - fraction) * (1 - fraction)
    }
}
