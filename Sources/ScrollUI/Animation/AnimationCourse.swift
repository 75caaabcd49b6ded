/// One animation of a value: the remainder of one change, which goes to zero. It is a function of time alone, except for custom animations.
struct AnimationCourse<Value: VectorArithmetic> {
    /// The start relative to the goal.
    private let distance: Value
    /// The velocity in units per second at `start`.
    private let velocity: Value
    private let start: Duration
    /// The duration in seconds. It is stored because finding a spring's duration takes a search.
    private let length: Double
    private let animation: Animation
    /// The progress of a custom animation, which goes from zero to the goal.
    private let custom: CustomProgress<Value>?

    init(
        distance: Value, velocity: Value, animation: Animation, at time: Duration, environment: EnvironmentValues? = nil
    ) {
        self.distance = distance
        self.velocity = velocity
        self.animation = animation
        start = time
        if case .custom = animation.curve {
            length = Animation.longest
            custom = CustomProgress(
                animation, change: .zero - distance, start: time, context: AnimationContext(environment: environment))
        } else {
            length = min(animation.duration, Animation.longest)
            custom = nil
        }
    }

    private init(_ custom: CustomProgress<Value>, of course: AnimationCourse, distance: Value, animation: Animation) {
        self.custom = custom
        self.distance = distance
        self.animation = animation
        velocity = .zero
        start = course.start
        length = Animation.longest
    }

    /// Returns the course that replaces this one when the goal changes by `change`; nil if the next animation does not merge.
    func merged(with next: Animation, adding change: Value, at time: Duration) -> AnimationCourse? {
        guard case .custom = next.curve, isRunning(at: time) else { return nil }
        let previous =
            custom
            ?? CustomProgress(
                animation, change: .zero - distance, start: start, context: Animation.context(velocity: velocity))
        guard let custom = previous.merged(with: next, adding: change, at: time) else { return nil }
        return AnimationCourse(custom, of: self, distance: distance - change, animation: next)
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

    /// Returns the remaining value, relative to the goal.
    func remainder(at time: Duration) -> Value {
        if let custom { return distance + custom.shown(at: time) }
        guard let basis = basis(at: time) else { return .zero }
        return distance.scaled(by: basis.displacement) + velocity.scaled(by: basis.velocity)
    }

    /// Returns the velocity in units per second.
    func rate(at time: Duration) -> Value {
        if let custom { return custom.velocity(at: time) }
        guard let basis = basis(at: time) else { return .zero }
        return distance.scaled(by: basis.displacementRate) + velocity.scaled(by: basis.velocityRate)
    }

    /// Returns the basis at `time`; nil if the animation is over.
    private func basis(at time: Duration) -> AnimationBasis? {
        let elapsed = (time - start).inSeconds
        return elapsed < length ? animation.basis(at: max(0, elapsed)) : nil
    }
}

extension AnimationCourse: Sendable where Value: Sendable {}
