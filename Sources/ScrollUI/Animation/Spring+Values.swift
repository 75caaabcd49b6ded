extension Spring {
    /// Returns the value at `time` seconds of a spring that starts at zero and ends at `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let basis = basis(at: time)
        return target.scaled(by: 1 - basis.displacement) + initialVelocity.scaled(by: basis.velocity)
    }

    /// Returns the velocity, per second, at `time` seconds of a spring that starts at zero and ends at `target`.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        let basis = basis(at: time)
        return target.scaled(by: -basis.displacementRate) + initialVelocity.scaled(by: basis.velocityRate)
    }

    /// Advances `value` and `velocity` by `deltaTime` seconds towards `target`.
    public func update<V: VectorArithmetic>(value: inout V, velocity: inout V, target: V, deltaTime: Double) {
        let basis = basis(at: deltaTime)
        let distance = value - target
        let next = target + distance.scaled(by: basis.displacement) + velocity.scaled(by: basis.velocity)
        velocity = distance.scaled(by: basis.displacementRate) + velocity.scaled(by: basis.velocityRate)
        value = next
    }

    /// Returns the force on a body at `position` with the given velocity, for the spring's mass.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Returns the time in seconds until a motion from zero stays within `epsilon` of `target`.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> Double {
        settlingTime(
            from: target.magnitudeSquared.squareRoot(), velocity: initialVelocity.magnitudeSquared.squareRoot(),
            within: epsilon)
    }

    /// Returns the value at `time` seconds between two animatable values.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        let start = fromValue.animatableData
        var result = fromValue
        result.animatableData =
            start
            + value(
                target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }
}
