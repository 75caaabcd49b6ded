extension ScrollFeel {
    /// The exponential fling, rubber band and critically damped bounce of UIScrollView, from published measurements.
    ///
    /// Apple publishes only the two deceleration rates. ``evidence(for:base:)`` returns which values were measured on phones and
    /// simulators.
    ///
    /// Formulas, numbers and curves: <doc:Feel-uikit>.
    public static let uikit = ScrollFeel(
        name: "uikit",
        summary: "Exponential glide at 0.998 per ms, rubber band 0.55 and a critically damped bounce, as on an iPhone.")

    /// ``uikit`` with UIScrollView.DecelerationRate.fast.
    ///
    /// Formulas, numbers and curves: <doc:Feel-uikit-fast>.
    public static let uikitFast = from(
        .uikit, name: "uikit-fast", summary: "As uikit, with the fast rate: 0.99 per ms, a fifth of the distance."
    ) { $0.fling.decelerationRate = 0.99 }
}
