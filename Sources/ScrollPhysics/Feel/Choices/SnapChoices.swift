/// How content comes to rest on a target.
public enum SnapCurve: String, FeelOption {
    case adjustedDecay, spring, chromium, webkit, easeInOutByDistance

    /// What there is to say about it.
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
        }
    }
}

/// How content comes to rest on a whole page.
public enum PageCurve: String, FeelOption {
    case spring, asTargets

    /// What there is to say about it.
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
        }
    }
}
