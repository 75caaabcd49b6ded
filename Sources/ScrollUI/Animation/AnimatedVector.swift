/// Up to four numbers on their way to a goal: a frame, a colour, an offset, a single value in `x`.
///
/// A pure function of time once set. Retargeting starts from the value shown at that moment; springs keep its velocity.
struct AnimatedVector: Sendable {
    private(set) var target: SIMD4<Double>
    private var from: SIMD4<Double>
    /// Units per second at `start`.
    private var velocity = SIMD4<Double>.zero
    private var start = Duration.zero
    private var animation: Animation?

    init(_ value: SIMD4<Double>) {
        target = value
        from = value
    }

    init(_ value: Double) {
        self.init(SIMD4(value, 0, 0, 0))
    }

    /// True from the moment it was set with an animation until it was set without one.
    var isRunning: Bool { animation != nil }

    /// When the goal is reached, as far as an eye can tell.
    var end: Duration {
        guard let animation else { return start }
        return start + .seconds(animation.duration)
    }

    mutating func set(_ goal: SIMD4<Double>, animation: Animation?, at time: Duration) {
        guard goal != target || (animation == nil && isRunning) else { return }
        if animation != nil {
            let shown = value(at: time)
            velocity = self.velocity(at: time)
            from = shown
        }
        self.animation = animation
        start = time
        target = goal
    }

    func value(at time: Duration) -> SIMD4<Double> {
        guard let animation else { return target }
        let elapsed = (time - start).inSeconds
        if elapsed >= animation.duration { return target }
        let basis = animation.basis(at: max(0, elapsed))
        return target + (from - target) * basis.displacement + velocity * basis.velocity
    }

    func velocity(at time: Duration) -> SIMD4<Double> {
        guard let animation else { return .zero }
        let elapsed = (time - start).inSeconds
        if elapsed >= animation.duration { return .zero }
        let basis = animation.basis(at: max(0, elapsed))
        return (from - target) * basis.displacementRate + velocity * basis.velocityRate
    }
}

extension Duration {
    /// Seconds as a floating-point number, for formulas.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
