/// Whole pages: the viewport between its insets, counted from the start of the content.
///
/// The rule is our own convention, since Apple publishes none. A slow release goes to the nearest page, a flick to the
/// next page boundary in its direction, and no gesture goes further than one page from the page at which it began. That
/// limit wins over the direction. A wheel goes as many pages as its notches are long, rounded, but at least one and at
/// most one for each notch. A key without a direction, such as Home, goes to the page that it asks for.
public enum PageTargets {
    /// The rest position on every axis of the projection.
    public static func target(for projection: ScrollProjection) -> ScrollVector {
        var target = projection.projected
        for axis in ScrollAxis.allCases where projection.axes.contains(axis) {
            target[axis] = self.target(for: projection[axis])
        }
        return target
    }

    /// The rest position on one axis, within the bounds.
    public static func target(for projection: AxisProjection) -> Double {
        let extent = projection.extent
        guard extent.page > 0 else { return extent.minimumOffset }
        let origin = extent.minimumOffset
        let page = chosenPage(projection)
        return extent.clamp(origin + page * extent.page)
    }

    private static func chosenPage(_ projection: AxisProjection) -> Double {
        let extent = projection.extent
        if projection.cause == .resize {
            return shownPage(at: projection.projected, in: projection.previousExtent)
        }
        if projection.cause == .key, projection.direction == 0 {
            return shownPage(at: projection.projected, in: extent)
        }
        if let edge = edge(reachedBy: projection) { return edge }
        let first = shownPage(at: extent.clamp(projection.start), in: extent)
        let wanted = wantedPage(projection)
        let limit = Double(projection.limitCount)
        return min(max(wanted, first - limit), first + limit)
    }

    /// The edge at which content rests if it is released at or beyond it, unless a wheel, a key or a fling insists on
    /// leaving it.
    private static func edge(reachedBy projection: AxisProjection) -> Double? {
        guard projection.cause == .drag || projection.direction == 0 else { return nil }
        if projection.offset <= projection.extent.minimumOffset { return 0 }
        return projection.offset >= projection.extent.maximumOffset ? .infinity : nil
    }

    /// The page whose offset is nearest; a last page that is cut short, by more than rounding, counts as a page of its own.
    private static func shownPage(at offset: Double, in extent: AxisExtent) -> Double {
        let page = nearestPage(offset, in: extent)
        let start = extent.minimumOffset + page * extent.page
        let isLast = extent.maximumOffset - start <= tolerance * extent.page
        let isCutShort = !isLast && extent.maximumOffset - offset < abs(offset - start)
        return isCutShort ? page + 1 : page
    }

    private static func wantedPage(_ projection: AxisProjection) -> Double {
        let extent = projection.extent
        let current = (extent.clamp(projection.departure) - extent.minimumOffset) / extent.page
        let far = projection.cause == .wheel ? shownPage(at: projection.projected, in: extent) : nil
        if projection.direction > 0 { return max((current + tolerance).rounded(.down) + 1, far ?? -.infinity) }
        if projection.direction < 0 { return min((current - tolerance).rounded(.up) - 1, far ?? .infinity) }
        return shownPage(at: extent.clamp(projection.offset), in: extent)
    }

    private static func nearestPage(_ offset: Double, in extent: AxisExtent) -> Double {
        guard extent.page > 0 else { return 0 }
        return nearestPage((offset - extent.minimumOffset) / extent.page)
    }

    /// Rounds half away from zero.
    private static func nearestPage(_ page: Double) -> Double {
        page.rounded(.toNearestOrAwayFromZero)
    }

    /// The tolerance of page numbers: 799.99999999999 of an 800 point page is page 1.
    private static let tolerance = 1e-10
}
