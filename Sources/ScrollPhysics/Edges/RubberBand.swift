/// The distance by which content follows a finger that pulls it past its edge.
///
/// With x the distance of the finger past the edge, c the coefficient and d the length of the viewport: shown = (1 -
/// 1/(xc/d + 1))·d, which stays below d for any x. The rule maps the raw offset, not its steps, so that dragging back
/// retraces the path. Source: published analyses of UIScrollView, c = 0.55.
public struct RubberBand: Equatable, Sendable {
    /// Slope at the edge; zero disables stretching.
    public var coefficient: Double
    /// Length of the viewport on this axis, in points; the limit of the stretch.
    public var dimension: Double

    /// A band for a viewport of that length.
    public init(coefficient: Double, dimension: Double) {
        self.coefficient = coefficient
        self.dimension = dimension
    }

    /// Whether the content can stretch at all.
    public var isElastic: Bool { coefficient > 0 && dimension > 0 }

    /// Points shown beyond the edge for a raw overscroll of either sign.
    public func stretch(_ overscroll: Double) -> Double {
        guard isElastic else { return 0 }
        let pull = abs(overscroll) * coefficient
        let shown = pull * dimension / (pull + dimension)
        return overscroll < 0 ? -shown : shown
    }

    /// The raw overscroll that shows as `stretch`; values at or beyond the limit count as just below it.
    public func overscroll(showing stretch: Double) -> Double {
        guard isElastic else { return 0 }
        let shown = min(abs(stretch), dimension * (1 - 1e-9))
        let raw = shown * dimension / (coefficient * (dimension - shown))
        return stretch < 0 ? -raw : raw
    }

    /// Points shown per point of finger travel, at a raw overscroll.
    public func slope(at overscroll: Double) -> Double {
        guard isElastic else { return 0 }
        let share = dimension / (dimension + coefficient * abs(overscroll))
        return coefficient * share * share
    }

    /// The shown offset for a raw offset.
    public func offset(showing raw: Double, in extent: AxisExtent) -> Double {
        let inside = extent.clamp(raw)
        return raw == inside ? raw : inside + stretch(raw - inside)
    }

    /// The raw offset for a shown offset.
    public func rawOffset(behind offset: Double, in extent: AxisExtent) -> Double {
        let inside = extent.clamp(offset)
        return offset == inside ? offset : inside + overscroll(showing: offset - inside)
    }
}
