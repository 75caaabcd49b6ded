extension AnimatedValue {
    /// Sets the goal with the animation of the current update, and requests frames until the value has reached it.
    @MainActor
    mutating func set(_ goal: Value, in graph: ViewGraph) {
        let environment = EnvironmentValues(scope: graph.rootScope)
        let animation = graph.transaction.effectiveAnimation
        guard set(goal, animation: animation, at: graph.time, environment: environment) else { return }
        graph.animations.follow(self)
    }
}

extension AnimatedVector {
    /// Sets the goal with the animation of the current update, and requests frames until the value has reached it.
    @MainActor
    mutating func set(_ goal: SIMD4<Double>, in graph: ViewGraph) {
        guard set(goal, animation: graph.transaction.effectiveAnimation, at: graph.time) else { return }
        graph.animations.follow(self)
    }
}
