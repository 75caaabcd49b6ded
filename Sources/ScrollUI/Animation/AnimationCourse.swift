/// One animation of a value, which leads to its goal from a value beneath. It is a function of time alone, except for custom animations.
struct AnimationCourse<Value: VectorArithmetic> {
    /// The goal, relative to that of the value.
    var goal = Value.zero
    /// The velocity in units per second at `start`; nil for that of the animation.
    private let velocity: Value?
    private let start: Duration
    /// The duration in seconds. It is stored because finding a spring's duration takes a search.
    private let length: Double
    private let animation: Animation
    /// The progress of a custom animation.
    private let custom: CustomProgress<Value>?

    /// Creates an animation that begins at `time`, over the animations that run then.
    init(
        _ animation: Animation, over beneath: AnimationCourses<Value>, velocity: Value? = nil, at time: Duration,
        environment: EnvironmentValues? = nil
    ) {
        self.animation = animation
        self.velocity = velocity
        start = time
        if case .custom = animation.curve {
            length = Animation.longest
            custom = CustomProgress(
                animation, over: beneath, start: time, context: AnimationContext(environment: environment))
        } else {
            length = min(animation.duration, Animation.longest)
            custom = nil
        }
    }

    private init(_ custom: CustomProgress<Value>, _ animation: Animation, at start: Duration) {
        self.custom = custom
        self.animation = animation
        self.start = start
        velocity = nil
        length = Animation.longest
    }

    /// Returns the animation that replaces this one, over `beneath`, when the goal changes by `change`; nil if the next one does not merge.
    func merged(
        with next: Animation, over beneath: AnimationCourses<Value>, adding change: Value, at time: Duration
    ) -> AnimationCourse? {
        guard case .custom = next.curve, isRunning(at: time) else { return nil }
        let previous =
            custom
            ?? CustomProgress(
                animation, over: beneath, start: start, context: Animation.context(velocity: velocity))
        guard let custom = previous.merged(with: next, adding: change, at: time) else { return nil }
        return AnimationCourse(custom, next, at: start)
    }

    /// Whether the animation ends only when another one replaces it.
    var neverEnds: Bool { custom == nil ? length == Animation.longest : animation.repeatsForever }

    /// The progress of an animation that determines its own end; nil if the end is known beforehand.
    var progress: AnimationProgress? { custom }

    /// The time at which the goal is visibly reached, as far as it is known.
    var end: Duration { custom?.end ?? start + .limited(seconds: length) }

    /// The time of the logical completion, as far as it is known.
    var logicalEnd: Duration {
        custom == nil ? start + .limited(seconds: min(animation.logicalDuration, Animation.longest)) : end
    }

    func isRunning(at time: Duration) -> Bool { time < end }

    /// Returns the value at `time`, over a value beneath.
    func value(over beneath: Value, at time: Duration) -> Value {
        if let custom { return custom.shown(at: time).map { beneath + $0 } ?? goal }
        guard let basis = basis(at: time) else { return goal }
        let distance = beneath - goal
        return goal + distance.scaled(by: basis.displacement)
            + startVelocity(over: distance).scaled(by: basis.velocity)
    }

    /// Returns the velocity in units per second, over a value beneath and its velocity. That of a custom animation is its own: how it answers
    /// to a moving value beneath is not known.
    func velocity(over beneath: Value, movingAt speed: Value, at time: Duration) -> Value {
        if let custom { return custom.velocity(at: time) }
        guard let basis = basis(at: time) else { return .zero }
        let distance = beneath - goal
        let own =
            distance.scaled(by: basis.displacementRate)
            + startVelocity(over: distance).scaled(by: basis.velocityRate)
        let share = basis.displacement - (velocity == nil ? animation.initialVelocity * basis.velocity : 0)
        return own + speed.scaled(by: share)
    }

    private func startVelocity(over distance: Value) -> Value {
        velocity ?? distance.scaled(by: -animation.initialVelocity)
    }

    /// Returns the basis at `time`; nil if the animation is over.
    private func basis(at time: Duration) -> AnimationBasis? {
        let elapsed = (time - start).inSeconds
        return elapsed < length ? animation.basis(at: max(0, elapsed)) : nil
    }
}

extension AnimationCourse: Sendable where Value: Sendable {}
