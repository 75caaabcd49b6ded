/// How the distance of a notch is spread over time.
public enum WheelCurve: String, FeelOption {
    case glide, chromium, chromiumImpulse, mozillaSpring, mozillaBezier, compose, qt, jump

    /// What there is to say about it.
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
                source: "Mozilla, ScrollAnimationBezierPhysics.cpp; its durations are from memory")
        case .compose:
            FeelChoice.Facts(
                "Compose", "Moves 6 pt at once and the rest at 1 pt/ms, in at most 100 ms.",
                source: "Compose, mouse wheel")
        case .qt:
            FeelChoice.Facts(
                "Qt", "A flick that ends where the notches add up to, with the fling's constant deceleration.",
                source: "Qt Quick, Flickable")
        case .jump: FeelChoice.Facts("Jump", "Moves at once.", source: "GTK 3, Flutter")
        }
    }
}

/// What the distance of a notch depends on.
public enum WheelStep: String, FeelOption {
    case fixed, gtk, compose

    /// What there is to say about it.
    public var facts: FeelChoice.Facts {
        switch self {
        case .fixed: FeelChoice.Facts("Fixed", "The notch distance.", source: "Chromium, Qt, Mozilla")
        case .gtk:
            FeelChoice.Facts(
                "Page to two thirds", "The power 2/3 of the page, at most half a page.",
                source: "GTK 3, ctkscrolledwindow.c")
        case .compose:
            FeelChoice.Facts(
                "Root of the viewport", "The square root of the viewport.", source: "Compose for Linux")
        }
    }
}
