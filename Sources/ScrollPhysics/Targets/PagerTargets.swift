/// Compose's pager: as many pages as the run-out covers, at most one unless more are allowed; then the next page in the
/// direction of a fast lift, or the one that a slow drag has come near enough to.
///
/// Source: PagerSnapLayoutInfoProvider, PagerDefaults. The limit of one page and the threshold of a half are from
/// memory.
public struct PagerTargets: Equatable, Sendable {
    /// Pages that one gesture may go, at least one.
    public var limit: Int
    /// From this velocity on the direction decides, in points per second.
    public var fastVelocity: Double
    /// The share of a page that a slow drag must have gone, 0 to 1.
    public var threshold: Double

    /// Compose's numbers unless others are given.
    public init(limit: Int = 1, fastVelocity: Double = 400, threshold: Double = 0.5) {
        self.limit = limit
        self.fastVelocity = fastVelocity
        self.threshold = threshold
    }

    /// The offset to rest on, within the bounds. A page is the viewport between its insets; `projected` is where the
    /// run-out would end, `start` where the drag began.
    public func target(for projection: AxisProjection) -> Double {
        let extent = projection.extent
        guard extent.page > 0 else { return extent.minimumOffset }
        let place = (projection.offset - extent.minimumOffset) / extent.page
        let way = (projection.projected - projection.offset) / extent.page
        let page =
            abs(projection.velocity) >= fastVelocity
            ? flung(place, way, projection.velocity) : dragged(place, projection)
        return extent.clamp(extent.minimumOffset + page * extent.page)
    }

    /// Counted from the page that lies behind the motion: the one in front of it is always reached.
    private func flung(_ place: Double, _ way: Double, _ velocity: Double) -> Double {
        let pages = min(max(1, abs(way).rounded(.down)), Double(max(1, limit)))
        return velocity < 0 ? behind(place, .up) - pages : behind(place, .down) + pages
    }

    private func behind(_ place: Double, _ rule: FloatingPointRoundingRule) -> Double {
        let whole = place.rounded()
        return abs(place - whole) < 1e-10 ? whole : place.rounded(rule)
    }

    private func dragged(_ place: Double, _ projection: AxisProjection) -> Double {
        let isBackward = projection.offset < projection.start
        let gone = isBackward ? behind(place, .up) - place : place - behind(place, .down)
        let step: Double = gone >= threshold && gone > 0 ? 1 : 0
        return isBackward ? behind(place, .up) - step : behind(place, .down) + step
    }
}
