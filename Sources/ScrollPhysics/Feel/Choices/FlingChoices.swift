/// The deceleration of released content.
public enum FlingCurve: String, FeelOption {
    case exponential, exponentialWithDeceleration, spline, ballistic, chromiumTouchpad, chromiumPhysics
    case constantDeceleration

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .exponential:
            FeelChoice.Facts(
                "Exponential", "The same share of the velocity is lost each millisecond.",
                source: "UIKit as analysed by others, GTK, WebKit, Compose, Flutter, Mozilla")
        case .exponentialWithDeceleration:
            FeelChoice.Facts(
                "Exponential and constant", "Like the exponential, with a constant deceleration on top.",
                source: "Flutter, ScrollDecelerationRate.fast")
        case .spline:
            FeelChoice.Facts(
                "Spline", "A table over time; distance and duration follow from the first velocity.",
                source: "Android, OverScroller")
        case .ballistic:
            FeelChoice.Facts(
                "Ballistic", "As far as the spline, 17 % shorter in time; can be restarted anywhere.",
                source: "Flutter, ClampingScrollSimulation")
        case .chromiumTouchpad:
            FeelChoice.Facts(
                "Chromium, touchpad", "One curve of 1.3 s, entered where its speed matches.",
                source: "Chromium, fling_curve.cc")
        case .chromiumPhysics:
            FeelChoice.Facts(
                "Chromium, physics", "A cubic bezier over a distance that grows with the square of the velocity.",
                source: "Chromium, physics_based_fling_curve.cc")
        case .constantDeceleration:
            FeelChoice.Facts(
                "Constant", "The velocity shrinks by the same amount each second.", source: "Qt Quick, Flickable")
        }
    }
}

/// The combination of repeated flings in one direction.
public enum MomentumCarry: String, FeelOption {
    case none, flutter, gtk, chromium, qt, mozilla

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .none: FeelChoice.Facts("None", "Each fling counts alone.", source: "UIKit's is not published")
        case .flutter:
            FeelChoice.Facts(
                "Flutter", "Adds 0.000816 times the caught velocity to the power of 1.967, at most 40000 pt/s.",
                source: "Flutter, BouncingScrollPhysics.carriedMomentum")
        case .gtk:
            FeelChoice.Facts(
                "GTK", "Adds up to six times the velocity at the catch, more for a faster new fling.",
                source: "GTK and WebKitGTK, VELOCITY_ACCUMULATION")
        case .chromium:
            FeelChoice.Facts(
                "Chromium", "Adds the initial velocity of the fling before, if both are 350 pt/s or more.",
                source: "Chromium, fling_booster.cc")
        case .qt:
            FeelChoice.Facts(
                "Qt", "In long content each further fast flick counts a quarter more, up to three times.",
                source: "Qt Quick, Flickable")
        case .mozilla:
            FeelChoice.Facts(
                "Mozilla", "Adds the velocity of the fling before, if both are 1500 pt/s or more.",
                source: "Mozilla, FlingAccelerator.cpp")
        }
    }
}

/// The offsets at which a fling may end.
public enum RestRounding: String, FeelOption {
    case pixel, exact

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .pixel:
            FeelChoice.Facts(
                "Whole pixels", "On the nearest pixel of the display, with the rate adjusted to end there.",
                source: "measured: all offsets that iOS was seen to rest at; that the rate is adapted is our own")
        case .exact:
            FeelChoice.Facts("Exact", "Where the formula ends.", source: "Flutter, GTK, Compose")
        }
    }
}
