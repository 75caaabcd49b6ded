/// The rule by which content follows a finger past its edge.
public enum EdgeStretch: String, FeelOption {
    case rubberBand, flutter, flutterFast, tanh, linear, mozilla, stop

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .rubberBand:
            FeelChoice.Facts(
                "Rubber band",
                "Gives way less and less, at most by the viewport; dragging back follows the same curve.",
                source: "published analyses of UIScrollView")
        case .flutter:
            FeelChoice.Facts(
                "Flutter", "Each step counts less the further out the content is, so the size of the steps matters.",
                source: "Flutter, BouncingScrollPhysics.frictionFactor")
        case .flutterFast:
            FeelChoice.Facts(
                "Flutter, fast", "Like Flutter, but dragging back meets no friction.",
                source: "Flutter, BouncingScrollPhysics with ScrollDecelerationRate.fast")
        case .tanh:
            FeelChoice.Facts(
                "Chromium", "A hyperbolic tangent that levels off at a tenth of the viewport.",
                source: "Chromium, elastic_overscroll_controller_bezier.cc")
        case .linear:
            FeelChoice.Facts(
                "Linear", "Follows by a fixed share of the drag, up to the stretch limit.",
                source: "Qt Quick: half; Chromium for macOS: a twentieth")
        case .mozilla:
            FeelChoice.Facts(
                "Mozilla", "Each step counts by a share that shrinks with the stretch, at most 8 pt.",
                source: "Mozilla, Axis.cpp")
        case .stop:
            FeelChoice.Facts(
                "Stop", "Does not follow at all.",
                source: "GTK, WebKitGTK, Chromium on Linux, Android, Compose, Flutter's clamping")
        }
    }
}

/// The motion of content that runs into an edge or was pulled past it.
public enum EdgeReturn: String, FeelOption {
    case spring, android, chromium, qt, stop

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .spring:
            FeelChoice.Facts(
                "Spring", "A spring takes over the velocity and brings the content back.",
                source: "UIKit as analysed by others, Flutter, Mozilla")
        case .android:
            FeelChoice.Facts(
                "Android", "A constant deceleration beyond the edge, then a cubic back.",
                source: "Android, OverScroller")
        case .chromium:
            FeelChoice.Facts(
                "Chromium", "A bezier forward while faster than 200 pt/s, then one back.",
                source: "Chromium, elastic_overscroll_controller_bezier.cc")
        case .qt:
            FeelChoice.Facts(
                "Qt", "Half the distance back in 100 ms, the rest easing out in 300 ms.",
                source: "Qt Quick, Flickable")
        case .stop:
            FeelChoice.Facts("Stop", "The content stops at the edge.", source: "hard edges everywhere")
        }
    }
}
