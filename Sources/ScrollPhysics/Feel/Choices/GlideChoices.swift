/// The motion of content to a target set by a key or a program.
public enum GlideCurve: String, FeelOption {
    case glide, easeInOut, easeInOutByRoot, easeInOutByDistance, easeOut, mozillaBezier, spring
    case viscousFluid

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .glide:
            FeelChoice.Facts(
                "Glide", "A quartic of fixed duration that begins with the velocity that is there.",
                source: "own choice")
        case .easeInOut:
            FeelChoice.Facts(
                "Ease in and out",
                "The cubic (0.42, 0, 0.58, 1) of fixed duration, begun with the velocity that is there.",
                source: "Chromium's keys, Flutter's keys")
        case .easeInOutByRoot:
            FeelChoice.Facts(
                "Ease, by root", "The same in √Δ sixtieths of a second, at most the duration.",
                source: "Chromium, scrolls that a page asks for")
        case .easeInOutByDistance:
            FeelChoice.Facts(
                "Ease, by distance",
                "Eases in and out at a mean of 1000 pt/s, at most the duration; from within a motion it eases out alone.",
                source: "WebKit, ScrollAnimationSmooth")
        case .easeOut:
            FeelChoice.Facts(
                "Ease out", "The cubic 1 - (1 - u)³ of fixed duration, from rest each time.",
                source: "GTK, gtk_adjustment_animate_to_value")
        case .mozillaBezier:
            FeelChoice.Facts(
                "Mozilla, bezier", "The wheel's bezier of fixed duration, begun with the velocity that is there.",
                source: "Mozilla, ScrollAnimationBezierPhysics.cpp")
        case .spring:
            FeelChoice.Facts(
                "Spring", "A critically damped spring that is never fast enough to swing past its end.",
                source: "Mozilla, ScrollAnimationMSDPhysics.cpp; Compose, animateScrollBy")
        case .viscousFluid:
            FeelChoice.Facts(
                "Viscous fluid",
                "Android's Scroller, of fixed duration from rest; one that is asked for before that is over jumps.",
                source: "Android, Scroller.ViscousFluidInterpolator and ScrollView.smoothScrollBy")
        }
    }
}

/// The base of a key or notch that arrives while the previous one is still moving content in the same direction.
public enum RepeatBase: String, FeelOption {
    case target, offset

    /// The title, description and source of the option.
    public var facts: FeelChoice.Facts {
        switch self {
        case .target:
            FeelChoice.Facts(
                "Its target", "From where the one before leads: their distances add up.",
                source: "Chromium, Mozilla, WebKit, Compose's wheel")
        case .offset:
            FeelChoice.Facts(
                "Present offset", "From where the content is: what is left of the one before is dropped.",
                source: "GTK's, Flutter's and Android's keys, Qt Quick's wheel")
        }
    }
}
