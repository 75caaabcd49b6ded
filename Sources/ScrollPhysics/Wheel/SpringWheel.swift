/// Which spring pulls Firefox's wheel to its target: a new one for each notch, critically damped, chosen by the pauses.
///
/// Source: the preferences general.smoothScroll.msdPhysics.*. Firefox steps its springs; here they are solved.
public struct SpringWheel: Equatable, Sendable {
    /// Stiffness for the first notch, and after a long pause.
    public var first = 1250.0
    /// Stiffness within a row of notches.
    public var regular = 1000.0
    /// Stiffness where the notches slow down, so that the end is not sluggish.
    public var slowing = 2000.0
    /// A pause of that many seconds begins a new row.
    public var longPause = 0.12
    /// A pause shorter than that many seconds never counts as slower.
    public var shortestSlowPause = 0.012
    /// A pause counts as slower if it is that many times the one before.
    public var slowingRatio = 1.3

    /// Firefox's numbers.
    public init() {}

    /// The stiffness of the spring for a notch that comes `gap` seconds after the one before it, which itself came
    /// `previous` seconds after another; nil where there is none.
    public func stiffness(gap: Double?, previous: Double?) -> Double {
        guard let gap, gap < longPause else { return first }
        guard let previous, gap >= shortestSlowPause, gap >= previous * slowingRatio else { return regular }
        return slowing
    }

    /// The spring with that stiffness, from where the content is; it keeps its velocity.
    public func motion(
        from start: Double, velocity: Double, to target: Double, stiffness: Double
    ) -> SpringMotion {
        SpringMotion(
            from: start, velocity: velocity, to: target,
            constants: SpringConstants(stiffness: stiffness, dampingRatio: 1), restDistance: 0.5)
    }
}
