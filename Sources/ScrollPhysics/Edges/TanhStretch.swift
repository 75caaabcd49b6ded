import CMath

/// Chromium's stretch on systems without a rubber band: it approaches a limit of a tenth of the viewport.
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

    /// The accumulated overscroll that shows as `stretch`; values at or beyond the limit count as just below it.
    public func accumulated(showing stretch: Double) -> Double {
        guard dimension > 0, boundary > 0 else { return 0 }
        let share = stretch / (dimension * boundary)
        return atanh(min(max(share, -Self.limit), Self.limit)) * dimension / 2
    }

    private static let limit = 1 - 1e-9
}
