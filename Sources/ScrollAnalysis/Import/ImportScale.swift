import ScrollPhysics

/// The lengths of points on devices that report millimetres.
enum ImportScale {
    /// A point of a touch screen is 1/160 inch: Android's `dp`, and within two percent of an iPhone's point.
    static let screenPointsPerMillimetre = 160 / 25.4
    /// Distances of fingers on a touchpad, as libinput reports them: 1000 units per inch, times 0.9, the baseline of
    /// its touchpad filter, times 0.2968, its TP_MAGIC_SLOWDOWN (src/filter-touchpad.c).
    static let touchpadPointsPerMillimetre = 1000 / 25.4 * 0.9 * 0.2968
}
