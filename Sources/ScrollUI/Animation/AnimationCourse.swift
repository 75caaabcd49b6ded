/// One animation of a value: what is left of one change, towards zero, as a pure function of time.
struct AnimationCourse<Value: VectorArithmetic> {
    /// The start as seen from the goal.
    private let distance: Value
    /// Units per second at `start`.
    private let velocity: Value
    private let start: Duration
    /// Seconds; stored, since a spring's takes a search.
    private let length: Double
    private let animation: Animation

    init(distance: Value, velocity: Value, animation: Animation, at time: Duration) {
        self.distance = distance
        self.velocity = velocity
        self.animation = animation
        start = time
        length = min(animation.duration, Animation.longest)
    }

    var neverEnds: Bool { length == Animation.longest }

    /// When the goal is reached, as far as an eye can tell.
    var end: Duration { start + .seconds(length) }

    /// When the animation counts as done for those who wait for what it means.
    var logicalEnd: Duration { start + .seconds(min(animation.logicalDuration, Animation.longest)) }

    func isRunning(at time: Duration) -> Bool { time < end }

    /// What is still to go, as seen from the goal.
    func remainder(at time: Duration) -> Value {
        guard let basis = basis(at: time) else { return .zero }
        return distance.scaled(by: basis.displacement) + velocity.scaled(by: basis.velocity)
    }

    /// Units per second.
    func rate(at time: Duration) -> Value {
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

extension Animation {
    /// A spring goes on from the value and the velocity that are there; all others are added to what runs. So is a spring
    /// that waits or repeats: what runs would stand still until it begins.
    var takesOver: Bool {
        guard case .spring = curve else { return false }
        return steps.allSatisfy { $0.isUninterrupted }
    }

    /// Distances per second at the start.
    var initialVelocity: Double {
        if case .interpolating(_, let velocity) = curve { return velocity }
        return 0
    }
}

extension Animation.Step {
    /// It runs from its start to its end, once.
    fileprivate var isUninterrupted: Bool {
        switch self {
        case .speed, .logicallyComplete: true
        case .delay, .repeats: false
        }
    }
}
