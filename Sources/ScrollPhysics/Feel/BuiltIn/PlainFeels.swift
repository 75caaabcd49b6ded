extension ScrollFeel {
    /// Content follows the input exactly and stays where the input leaves it.
    ///
    /// Formulas, numbers and curves: <doc:Feel-direct>.
    public static let direct = from(
        .plain, name: "direct",
        summary: "No glide, no momentum, no stretch: content goes where the input puts it and stays."
    ) { feel in
        feel.fling.momentum = 0
        feel.edge.rubberBandCoefficient = 0
        feel.snap.longestSettle = 0
        feel.wheel.glideDuration = 0
        feel.touchpad.momentum = 0
        feel.keyboard.glideDuration = 0
        feel.animation.duration = 0
    }

    /// ``direct`` with the choices that avoid all motion, for people with motion sensitivity.
    ///
    /// Formulas, numbers and curves: <doc:Feel-reduced-motion>.
    public static let reducedMotion = from(
        .direct, name: "reduced-motion",
        summary: "Nothing moves by itself: notches, keys and scrolls jump, nothing stretches, nothing glides on."
    ) { feel in
        feel.edge.stretch = .stop
        feel.edge.return = .stop
        feel.edge.flingLimit = 0
        feel.wheel.curve = .jump
    }
}
