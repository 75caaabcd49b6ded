/// The motion of content to a snap target.
public enum SnapCurve: String, FeelOption {
    case adjustedDecay, spring, chromium, webkit, easeInOutByDistance, recyclerView, listView

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .adjustedDecay:
            FeelChoice.Facts(
                "Adjusted fling",
                "The deceleration is adjusted so that the fling ends there; a spring where that is not possible.",
                source: "published look-alikes of UIScrollView; Apple publishes none")
        case .spring:
            FeelChoice.Facts(
                "Spring", "A spring that starts with the release velocity.", source: "Flutter, Compose, Mozilla")
        case .chromium:
            FeelChoice.Facts(
                "Chromium", "A geometric series: every 16 ms each step is 0.92 of the one before.",
                source: "Chromium, snap_fling_curve.cc")
        case .webkit:
            FeelChoice.Facts(
                "WebKit", "Exponential progress over one second.", source: "WebKit on a Mac, ScrollSnapAnimatorState")
        case .easeInOutByDistance:
            FeelChoice.Facts(
                "Ease, by distance", "Eases in and out at a mean of 1000 pt/s, at most the longest snap.",
                source: "WebKit elsewhere, ScrollingEffectsController and ScrollAnimationSmooth")
        case .recyclerView:
            FeelChoice.Facts(
                "RecyclerView",
                "A flick brakes evenly, by 1.9 ms a point, to a page in 0.3 s at most; a slow release takes 0.3 s and more by the distance.",
                source: "Android, LinearSmoothScroller, PagerSnapHelper and RecyclerView.smoothScrollBy")
        case .listView:
            FeelChoice.Facts(
                "ListView",
                "A flick brakes evenly to its target, sped up where it would not get there; a slow release takes 0.2 s.",
                source: "Qt Quick, QQuickListViewPrivate::flick")
        }
    }
}

/// The motion of content to a whole page.
public enum PageCurve: String, FeelOption {
    case spring, asTargets, viewPager, swipeView

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .spring:
            FeelChoice.Facts(
                "Spring", "A critically damped spring of its own, stiffer after a fast flick.",
                source: "UIScrollView's private _pagingSpringPull and _pagingFriction; that it is critical is our own")
        case .asTargets:
            FeelChoice.Facts(
                "Like other targets", "A page is a target like any other.", source: "Flutter, Compose, Chromium, WebKit"
            )
        case .viewPager:
            FeelChoice.Facts(
                "ViewPager", "1 + (u - 1)⁵ in a time that shrinks with the velocity, 0.6 s at most.",
                source: "Android, ViewPager.smoothScrollTo")
        case .swipeView:
            FeelChoice.Facts(
                "SwipeView",
                "A flick brakes evenly from four pages a second, however fast it was; a slow release takes 0.2 s.",
                source: "Qt Quick Controls, SwipeView.qml, and QQuickListViewPrivate::flick")
        }
    }
}
