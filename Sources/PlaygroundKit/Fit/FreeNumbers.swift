import ScrollPhysics

/// Which numbers of a feel a curve of free motion can tell of.
enum FreeNumbers {
    /// Those that shape motion after the lift. What happens before it, and what decides whether it is a fling, is left out.
    static let ids = [
        "fling.decelerationRate", "fling.deceleration", "fling.friction", "fling.restVelocity", "edge.transfer",
        "edge.deceleration", "edge.springStiffness", "edge.springDampingRatio", "edge.flingLimit",
    ]

    /// Those which change what `fit`, a feel with numbers of its own, shows at the times of `curve`, by more than its noise.
    static func told(by curve: FreeCurve, of fit: FeelFit) -> [FeelParameter] {
        let threshold = max(2 * FeelFit.resolution, curve.noise)
        var before = curve.offsets
        var after = curve.offsets
        var motion = FreeMotion(feel: fit.feel, offset: fit.offset, velocity: fit.velocity, curve: curve)
        motion.offsets(into: &before)
        return ids.compactMap { ScrollFeel.parameter($0) }.filter { parameter in
            guard fit.feel.uses(parameter) else { return false }
            motion.feel = fit.feel
            parameter.set(changed(parameter, in: fit.feel), in: &motion.feel)
            motion.offsets(into: &after)
            return zip(before, after).contains { abs($0 - $1) > threshold }
        }
    }

    /// By a twentieth, towards the inside of its range.
    private static func changed(_ parameter: FeelParameter, in feel: ScrollFeel) -> Double {
        let (value, range) = (parameter.value(in: feel), parameter.range)
        let span = range.upperBound - range.lowerBound
        let step = min(max(0.05 * abs(value), 0.001 * span), 0.05 * span)
        return value + step <= range.upperBound ? value + step : value - step
    }
}
