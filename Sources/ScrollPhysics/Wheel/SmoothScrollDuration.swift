/// The duration of a smooth scroll over a distance.
public enum SmoothScrollDuration: Equatable, Sendable {
    /// The same number of seconds for every distance.
    case constant(Double)
    /// √|Δ| sixtieths of a second, at most `longest` seconds.
    case squareRoot(longest: Double)
    /// A linear function of the distance, clamped to a range: `base` seconds and `perPoint` more for each point.
    case linear(base: Double, perPoint: Double, range: ClosedRange<Double>)

    /// Chromium's wheel: 0.2 s up to 120 px, 0.1 s from 480 px on.
    public static let inverseDelta = SmoothScrollDuration.linear(
        base: 14.0 / 60, perPoint: -1.0 / 3600, range: 0.1...0.2)
    /// Chromium's impulse style: 1.5 ms per px, 0.2 to 0.5 s.
    public static let impulse = SmoothScrollDuration.linear(base: 0, perPoint: 0.0015, range: 0.2...0.5)

    /// Seconds for a distance of either sign.
    public func seconds(for distance: Double) -> Double {
        switch self {
        case .constant(let seconds): seconds
        case .squareRoot(let longest): min(abs(distance).squareRoot() / 60, longest)
        case .linear(let base, let perPoint, let range):
            range.clamp(base + perPoint * abs(distance))
        }
    }
}
