/// Flutter's pages: half a page further in the direction of a velocity above a tolerance, then the nearest page. A page
/// may be a fraction of the viewport; nothing limits a gesture to one page.
///
/// Source: PageScrollPhysics, _PagePosition.
public struct FlutterPageTargets: Equatable, Sendable {
    /// Length of the viewport in points, above zero.
    public var viewport: Double
    /// Length of a page over that of the viewport, above zero.
    public var fraction: Double
    /// Slower velocities count as none, in points per second.
    public var velocityTolerance: Double

    /// The tolerance is Flutter's for a display of that many pixels per point: 1/(0.05·ratio).
    public init(viewport: Double, fraction: Double = 1, pixelRatio: Double = 1) {
        self.viewport = viewport
        self.fraction = fraction
        velocityTolerance = 1 / (0.05 * pixelRatio)
    }

    /// The offset of the page to rest on; nil at or beyond an edge without a velocity back, where the edge decides, and
    /// where there is no page length.
    public func target(from offset: Double, velocity: Double, bounds: ClosedRange<Double>) -> Double? {
        let isLeaving =
            velocity <= 0 && offset <= bounds.lowerBound || velocity >= 0 && offset >= bounds.upperBound
        guard !isLeaving, length > 0, velocity.isFinite else { return nil }
        var page = page(at: offset)
        if abs(velocity) > velocityTolerance { page += velocity < 0 ? -0.5 : 0.5 }
        return page.rounded(.toNearestOrAwayFromZero) * length + margin
    }

    /// The page at an offset, a fraction between pages. An offset that is off by rounding alone is on its page.
    public func page(at offset: Double) -> Double {
        let place = max(0, offset - margin) / length
        let whole = place.rounded(.toNearestOrAwayFromZero)
        return abs(place - whole) < 1e-10 ? whole : place
    }

    private var length: Double { viewport * fraction }

    /// Pages that are longer than the viewport are centred in it.
    private var margin: Double { max(0, viewport * (fraction - 1) / 2) }
}
