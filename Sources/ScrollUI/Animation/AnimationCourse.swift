/// One animation of a value: what is left of one change, towards zero. A function of time alone, unless the program's own.
struct AnimationCourse<Value: VectorArithmetic> {
    /// The start as seen from the goal.
    private let distance: Value
    /// Units per second at `start`.
    private let velocity: Value
    private let start: Duration
    /// Seconds; stored, since a spring's takes a search.
    private let length: Double
    private let animation: Animation
    /// Of an animation of the program's own, which counts from zero to the goal.
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

    /// The course that goes on in this one's place when the goal moves on by `change`, if the animation of that wants to
    /// merge.
    func merged(with next: Animation, adding change: Value, at time: Duration) -> AnimationCourse? {
        guard case .custom = next.curve, isRunning(at: time) else { return nil }
        let previous =
            custom
            ?? CustomProgress(
                animation, change: .zero - distance, start: start, context: Animation.context(velocity: velocity))
        guard let custom = previous.merged(with: next, adding: change, at: time) else { return nil }
        return AnimationCourse(custom, of: self, distance: distance - change, animation: next)
    }

    /// Nothing but another animation ends it.
    var neverEnds: Bool { custom == nil ? length == Animation.longest : animation.repeatsForever }

    /// Tells when it is over; nil where that is known beforehand.
    var progress: AnimationProgress? { custom }

    /// When the goal is reached, as far as an eye can tell and as far as that is known.
    var end: Duration { custom?.end ?? start + .seconds(length) }

    /// When the animation counts as done for those who wait for what it means, as far as that is known.
    var logicalEnd: Duration {
        custom == nil ? start + .seconds(min(animation.logicalDuration, Animation.longest)) : end
    }

    func isRunning(at time: Duration) -> Bool { time < end }

    /// What is still to go, as seen from the goal.
    func remainder(at time: Duration) -> Value {
        if let custom { return distance + custom.shown(at: time) }
        guard let basis = basis(at: time) else { return .zero }
        return distance.scaled(by: basis.displacement) + velocity.scaled(by: basis.velocity)
    }

    /// Units per second.
    func rate(at time: Duration) -> Value {
        if let custom { return custom.velocity(at: time) }
        guard let basis = basis(at: time) else { return .zero }
        return distance.scaled(by: basis.displacementRate) + velocity.scaled(by: basis.velocityRate)
    }

    /// Nil when it is over.
    private func basis(at time: Duration) -> AnimationBasis? {
        let elapsed = (time - start).inSeconds
        return elapsed < length ? animation.basis(at: max(0, elapsed)) : nil
    }
}

extension AnimationCourse: Sendable where Value: Sendable {}
