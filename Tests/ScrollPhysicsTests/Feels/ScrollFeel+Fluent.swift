import ScrollPhysics

extension ScrollFeel {
    /// Chromium with the elastic edge that it has on Windows behind a feature flag.
    static let fluentChromium: ScrollFeel = {
        var feel = ScrollFeel.chromium
        feel.edge.stretch = .tanh
        feel.edge.rubberBandCoefficient = 0.2
        feel.edge.stretchThreshold = 10
        feel.edge.return = .chromium
        feel.edge.flingLimit = 1_000_000
        feel.touchpad.gain = 1
        return feel
    }()

    /// Chromium with its fling for a Mac's touchpad.
    static let touchpadChromium: ScrollFeel = {
        var feel = ScrollFeel.chromium
        feel.fling.curve = .chromiumTouchpad
        return feel
    }()
}
