/// The distribution of a notch's distance over time.
public enum WheelCurve: String, FeelOption {
    case glide, chromium, chromiumImpulse, mozillaSpring, mozillaBezier, compose, qt, easeOutExpo, easeInOutByDistance
    case jump

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .glide:
            FeelChoice.Facts(
                "Glide", "A quartic of fixed duration that never goes against the new notch.", source: "own choice")
        case .chromium:
            FeelChoice.Facts(
                "Chromium", "Ease in and out, 0.1 to 0.2 s, shorter over longer distances.",
                source: "Chromium, scroll_offset_animation_curve.cc")
        case .chromiumImpulse:
            FeelChoice.Facts(
                "Chromium, impulse", "Most of the distance at once, 0.2 to 0.5 s.",
                source: "Chromium, scroll_offset_animation_curve.cc")
        case .mozillaSpring:
            FeelChoice.Facts(
                "Mozilla, spring",
                "A critically damped spring, softer within a row of notches and stiffer when they slow down.",
                source: "Mozilla, general.smoothScroll.msdPhysics prefs; its integration error is not modelled")
        case .mozillaBezier:
            FeelChoice.Facts(
                "Mozilla, bezier", "A bezier that begins with the current velocity.",
                source: "Mozilla, ScrollAnimationBezierPhysics.cpp")
        case .compose:
            FeelChoice.Facts(
                "Compose", "Moves 6 pt at once and the rest at 1 pt/ms, in at most 100 ms.",
                source: "Compose, mouse wheel")
        case .qt:
            FeelChoice.Facts(
                "Qt", "A flick that ends where the notches add up to, with the fling's constant deceleration.",
                source: "Qt Quick up to 6.5, Flickable")
        case .easeOutExpo:
            FeelChoice.Facts(
                "Ease out", "1.001·(1 - 2^(-10u)) in the wheel's duration, from rest each time.",
                source: "Qt Quick from 6.6 on, Flickable")
        case .easeInOutByDistance:
            FeelChoice.Facts(
                "Ease, by distance",
                "Eases in and out at a mean of 1000 pt/s, at most the duration; from within a motion it eases out alone.",
                source: "WebKit, ScrollAnimationSmooth")
        case .jump: FeelChoice.Facts("Jump", "Moves at once.", source: "GTK, Flutter, Android")
        }
    }
}

/// The rule that determines the distance of a notch.
public enum WheelStep: String, FeelOption {
    case fixed, atMostPage, gtk, webkit, compose

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .fixed: FeelChoice.Facts("Fixed", "The notch distance.", source: "Chromium, Qt, Flutter, Android")
        case .atMostPage:
            FeelChoice.Facts(
                "At most a page", "The notch distance, or what a page key scrolls if that is less.",
                source: "Mozilla, GetScrollWheelDelta")
        case .gtk:
            FeelChoice.Facts(
                "Page to two thirds", "The power 2/3 of the page.", source: "GTK, get_wheel_detent_scroll_step")
        case .webkit:
            FeelChoice.Facts(
                "View to two thirds", "The power 2/3 of the viewport, cut to whole points.",
                source: "WebKitGTK, Scrollbar::pixelsPerLineStep")
        case .compose:
            FeelChoice.Facts(
                "Root of the viewport", "The square root of the viewport.", source: "Compose for Linux")
        }
    }
}
