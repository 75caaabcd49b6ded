/// How content comes to rest on a target.
public enum SnapCurve: String, FeelOption {
    case adjustedDecay, spring, chromium, webkit

    /// What there is to say about it.
    public var facts: FeelChoice.Facts {
        switch self {
        case .adjustedDecay:
            FeelChoice.Facts(
                "Adjusted fling",
                "The deceleration is changed so that the fling ends there; a spring where that cannot be.",
                source: "published look-alikes of UIScrollView; Apple publishes none")
        case .spring:
            FeelChoice.Facts(
                "Spring", "A spring from the velocity at the release.", source: "Flutter, Compose, Mozilla")
        case .chromium:
            FeelChoice.Facts(
                "Chromium", "A geometric series, 0.92 each 16 ms.", source: "Chromium, snap_fling_curve.cc")
        case .webkit:
            FeelChoice.Facts(
                "WebKit", "An exponential progress over one second.", source: "WebKit, ScrollSnapAnimatorState")
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
                "Spring", "A critical spring of its own, stiffer after a fast flick.",
                source: "UIScrollView's private _pagingSpringPull and _pagingFriction; that it is critical is our own")
        case .asTargets:
            FeelChoice.Facts(
                "As other targets", "A page is a target like any other.", source: "Flutter, Compose, Chromium, WebKit")
        }
    }
}
