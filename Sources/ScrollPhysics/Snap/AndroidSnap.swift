import CMath

/// How long Android's motions to a target take, in whole milliseconds, where a pixel is a point: at other densities distances and
/// sizes are in dp alike, and the times stay.
public enum AndroidSnap {
    /// Seconds in which a flick brakes to its target: 100 ms an inch of 160 dp, over 0.3356. To a page it takes no longer than 100 ms
    /// of those. Source: LinearSmoothScroller's calculateTimeForDeceleration; PagerSnapHelper's MAX_SCROLL_ON_FLING_DURATION.
    public static func flick(over distance: Double, toPage: Bool) -> Double {
        let even = (abs(distance) * 100 / 160).rounded(.up)
        return ((toPage ? min(100, even) : even) / 0.3356).rounded(.up) / 1000
    }

    /// Seconds to a target after a slow release: 300 ms, and as many more for each view of the way. Source: RecyclerView's
    /// ViewFlinger.computeScrollDuration.
    public static func settle(over distance: Double, viewport: Double) -> Double {
        let views = viewport > 0 ? abs(distance) / viewport : 0
        return ((views + 1) * 300).rounded(.down) / 1000
    }

    /// Seconds to a page of ViewPager, 0.6 at most. With W the page and D = W/2 + W/2·sin((min(1, d/W) - 1/2)·0.3·π/2) it is four
    /// times D over the velocity, in points per second; at rest 100 ms, and as many more for each page of the way. Source:
    /// ViewPager's smoothScrollTo and distanceInfluenceForSnapDuration.
    public static func page(over distance: Double, page: Double, velocity: Double) -> Double {
        guard page > 0 else { return 0 }
        let pages = abs(distance) / page
        guard velocity != 0 else { return min(600, ((pages + 1) * 100).rounded(.down)) / 1000 }
        let influence = page / 2 * (1 + sin((min(1, pages) - 0.5) * 0.3 * .pi / 2))
        return min(600, 4 * (1000 * abs(influence / velocity)).rounded()) / 1000
    }
}
