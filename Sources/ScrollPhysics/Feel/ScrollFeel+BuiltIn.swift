extension ScrollFeel {
    /// The exponential run-out, rubber band and critically damped bounce known from UIScrollView.
    public static let uikit = ScrollFeel(
        name: "uikit",
        summary: "Exponential glide at 0.998 per ms, rubber band 0.55 and a critically damped bounce, as on an iPhone.")

    /// Content goes exactly where input puts it and stays there.
    public static let direct: ScrollFeel = {
        var feel = ScrollFeel(
            name: "direct",
            summary: "No glide, no momentum, no stretch: content goes where the input puts it and stays.")
        feel.fling.momentum = 0
        feel.edge.rubberBandCoefficient = 0
        feel.snap.longestSettle = 0
        feel.wheel.glideDuration = 0
        feel.touchpad.momentum = 0
        feel.keyboard.glideDuration = 0
        feel.animation.duration = 0
        return feel
    }()

    /// The feels that are built in, in the order in which people should see them.
    public static let builtIn: [ScrollFeel] = [.uikit, .direct]

    /// The built-in feel of that name.
    public static func named(_ name: String) -> ScrollFeel? {
        builtIn.first { $0.name == name }
    }
}
