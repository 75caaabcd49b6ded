import Glibc

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

/// Chromium's stretch where there is no system rubber band: a tenth of the viewport at most, reached softly.
public struct TanhStretch: Equatable, Sendable {
    /// Length of the viewport on this axis, in points.
    public var dimension: Double
    /// Limit of the stretch as a share of the viewport; Chromium's is 0.1.
    public var boundary: Double

    /// A stretch for a viewport of that length.
    public init(dimension: Double, boundary: Double = 0.1) {
        self.dimension = dimension
        self.boundary = boundary
    }

    /// Points shown for an accumulated overscroll of either sign.
    public func stretch(_ accumulated: Double) -> Double {
        guard dimension > 0 else { return 0 }
        return tanh(2 * accumulated / dimension) * dimension * boundary
    }
}
