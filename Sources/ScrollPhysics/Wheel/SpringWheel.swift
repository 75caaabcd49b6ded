/// The choice of the spring that pulls Firefox's wheel to its target: a new one for each notch, critically damped,
/// chosen by the pauses.
///
/// Source: the preferences general.smoothScroll.msdPhysics.*. Firefox computes its springs in steps; here they have a
/// closed form.
public struct SpringWheel: Equatable, Sendable {
    /// Stiffness for the first notch, and after a long pause.
    public var first = 1250.0
    /// Stiffness within a series of notches.
    public var regular = 1000.0
    /// Stiffness where the notches slow down, so that the end is not sluggish.
    public var slowing = 2000.0
    /// The pause in seconds that begins a new series.
    public var longPause = 0.12
    /// The shortest pause in seconds that can count as slower.
    public var shortestSlowPause = 0.012
    /// The ratio to the previous pause from which a pause counts as slower.
    public var slowingRatio = 1.3

    /// Firefox's numbers.
    public init() {}

    /// The stiffness of the spring for a notch that comes `gap` seconds after the previous one, which itself came
    /// `previous` seconds after another; nil for a missing pause.
    public func stiffness(gap: Double?, previous: Double?) -> Double {
        guard let gap, gap < longPause else { return first }
        guard let previous, gap >= shortestSlowPause, gap >= previous * slowingRatio else { return regular }
        return slowing
    }

    /// The spring with that stiffness from the current offset; the velocity continues.
    public func motion(
        from start: Double, velocity: Double, to target: Double, stiffness: Double
    ) -> SpringMotion {
        SpringMotion(
            from: start, velocity: velocity, to: target,
            constants: SpringConstants(stiffness: stiffness, dampingRatio: 1), restDistance: 0.5)
    }
}
