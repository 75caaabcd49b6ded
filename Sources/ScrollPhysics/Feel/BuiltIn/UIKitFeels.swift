extension ScrollFeel {
    /// The exponential fling, rubber band and critically damped bounce of UIScrollView, as others have logged them.
    ///
    /// Apple publishes no formula but the two rates. What was measured on phones and simulators, and what was not, is told
    /// by ``evidence(for:base:)``.
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
