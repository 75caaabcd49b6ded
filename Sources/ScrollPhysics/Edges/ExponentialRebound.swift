/// The return of the rubber band that WebKit and Chromium drew on macOS before the system did.
///
/// Formula: y = (y₀ + v₀·t·amplitude)·e^(-t·stiffness/period), v₀ away from the edge. That is a critically damped
/// spring whose first velocity is v₀·amplitude less what the fall of y₀ makes; so a ``SpringMotion`` draws it. Source:
/// elastic_overscroll_controller_exponential.cc, which rounds to whole pixels.
public struct ExponentialRebound: Equatable, Sendable {
    /// Without unit, above zero.
    public var stiffness: Double
    /// Share of the velocity that counts.
    public var amplitude: Double
    /// Seconds, above zero.
    public var period: Double

    /// The numbers for macOS unless others are given.
    public init(stiffness: Double = 20, amplitude: Double = 0.31, period: Double = 1.6) {
        self.stiffness = stiffness
        self.amplitude = amplitude
        self.period = period
    }

    /// Chromium's numbers on Android.
    public static let android = ExponentialRebound(amplitude: 0.2, period: 1.1)

    /// The way back to `edge` from an offset beyond it; it ends when half a point is left.
    public func motion(from start: Double, velocity: Double, to edge: Double) -> SpringMotion {
        let decay = stiffness / period
        return SpringMotion(
            from: start, velocity: velocity * amplitude - decay * (start - edge), to: edge,
            constants: SpringConstants(stiffness: decay * decay, dampingRatio: 1), restDistance: 0.5)
    }
}
