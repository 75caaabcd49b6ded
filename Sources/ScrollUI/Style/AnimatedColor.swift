/// A colour that is animated in linear light, like `Color.Resolved`, so that the middle between black and white is as bright as half of each.
struct AnimatedColor {
    /// The goal in sRGB, with the opacity.
    private(set) var target: SIMD4<Double>
    /// The linear components while they are animated. A class instance because most colours are at rest.
    private var motion: Motion?

    private final class Motion: Sendable {
        let linear: AnimatedVector

        init(_ linear: AnimatedVector) { self.linear = linear }
    }

    init(_ color: SIMD4<Double>) {
        target = color
    }

    /// Whether the colour was last set with an animation. It stays true after the animation has ended.
    var isRunning: Bool { motion != nil }

    /// Sets the goal with the animation of the current update.
    @MainActor
    mutating func set(_ goal: SIMD4<Double>, in graph: ViewGraph) {
        guard goal != target || isRunning else { return }
        if motion != nil || graph.transaction.effectiveAnimation != nil {
            var linear = motion?.linear ?? AnimatedVector(target.linear)
            linear.set(goal.linear, in: graph)
            motion = linear.isRunning ? Motion(linear) : nil
        }
        target = goal
    }

    /// Returns the colour at `time`, in sRGB, with the opacity.
    func value(at time: Duration) -> SIMD4<Double> {
        guard let motion, time < motion.linear.end else { return target }
        return motion.linear.value(at: time).encoded
    }
}

extension SIMD4<Double> {
    /// The linear components of a colour in sRGB. The opacity is unchanged.
    var linear: SIMD4<Double> {
        SIMD4(Color.RGBColorSpace.decode(x), Color.RGBColorSpace.decode(y), Color.RGBColorSpace.decode(z), w)
    }

    /// The sRGB components of a colour in linear light. The opacity is unchanged.
    var encoded: SIMD4<Double> {
        SIMD4(Color.RGBColorSpace.encode(x), Color.RGBColorSpace.encode(y), Color.RGBColorSpace.encode(z), w)
    }
}
