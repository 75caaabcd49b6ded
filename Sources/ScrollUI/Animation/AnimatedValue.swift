/// A value on its way to a goal: a pure function of time once set.
///
/// Retargeting starts from the value shown at that moment and keeps its velocity where the new animation is a spring.
/// An interpolating spring adds its motion to what was running instead.
struct AnimatedValue<Value: VectorArithmetic> {
    /// The distance that an earlier animation still has to go, towards zero.
    fileprivate struct Remainder {
        var distance: Value
        var velocity: Value
        var start: Duration
        var length: Double
        var animation: Animation
    }

    private(set) var target: Value
    private var from: Value
    /// Units per second at `start`.
    private var velocity = Value.zero
    private var start = Duration.zero
    /// Seconds; stored, since a spring's takes a search.
    private var length = 0.0
    private var animation: Animation?
    private var remainders: [Remainder] = []
    /// Alive as long as this animation, which never ends by itself, is shown by anybody.
    private(set) var token: AnimationToken?

    init(_ value: Value) {
        target = value
        from = value
    }

    /// On its way to `goal` from a value and a velocity, in units per second.
    init(from start: Value, velocity: Value, to goal: Value, animation: Animation, at time: Duration) {
        self.init(start)
        self.velocity = velocity
        begin(goal, animation, at: time)
    }

    /// True from the moment it was set with an animation until it was set without one.
    var isRunning: Bool { animation != nil }

    /// When the goal is reached, as far as an eye can tell.
    var end: Duration {
        guard animation != nil else { return start }
        return remainders.reduce(start + .seconds(length)) { max($0, $1.start + .seconds($1.length)) }
    }

    /// When the animation counts as done for those who wait for what it means.
    var logicalEnd: Duration {
        guard let animation else { return start }
        return start + .seconds(min(animation.logicalDuration, Animation.longest))
    }

    mutating func set(_ goal: Value, animation new: Animation?, at time: Duration) {
        guard goal != target || (new == nil && isRunning) else { return }
        if let new, case .interpolating(_, let speed) = new.curve {
            addRemainder(at: time)
            from = target
            velocity = (goal - target).scaled(by: speed)
        } else {
            let shown = value(at: time)
            velocity = new == nil ? .zero : self.velocity(at: time)
            from = shown
            remainders.removeAll()
        }
        begin(goal, new, at: time)
    }

    private mutating func begin(_ goal: Value, _ new: Animation?, at time: Duration) {
        animation = new
        start = time
        target = goal
        length = min(new?.duration ?? 0, Animation.longest)
        token = length == Animation.longest ? AnimationToken() : nil
    }

    private mutating func addRemainder(at time: Duration) {
        remainders.removeAll { ($0.start + .seconds($0.length)) <= time }
        guard let animation, time < start + .seconds(length) else { return }
        remainders.append(
            Remainder(
                distance: from - target, velocity: velocity, start: start, length: length, animation: animation))
    }

    func value(at time: Duration) -> Value {
        guard let animation else { return target }
        var value = target
        let elapsed = (time - start).inSeconds
        if elapsed < length {
            value += AnimatedValue.displacement(from - target, velocity, animation.basis(at: max(0, elapsed)))
        }
        for rest in remainders {
            let elapsed = (time - rest.start).inSeconds
            guard elapsed < rest.length else { continue }
            value += AnimatedValue.displacement(rest.distance, rest.velocity, rest.animation.basis(at: max(0, elapsed)))
        }
        return value
    }

    /// Units per second.
    func velocity(at time: Duration) -> Value {
        guard let animation else { return .zero }
        var speed = Value.zero
        let elapsed = (time - start).inSeconds
        if elapsed < length {
            speed += AnimatedValue.rate(from - target, velocity, animation.basis(at: max(0, elapsed)))
        }
        for rest in remainders {
            let elapsed = (time - rest.start).inSeconds
            guard elapsed < rest.length else { continue }
            speed += AnimatedValue.rate(rest.distance, rest.velocity, rest.animation.basis(at: max(0, elapsed)))
        }
        return speed
    }

    private static func displacement(_ distance: Value, _ velocity: Value, _ basis: AnimationBasis) -> Value {
        distance.scaled(by: basis.displacement) + velocity.scaled(by: basis.velocity)
    }

    private static func rate(_ distance: Value, _ velocity: Value, _ basis: AnimationBasis) -> Value {
        distance.scaled(by: basis.displacementRate) + velocity.scaled(by: basis.velocityRate)
    }
}

extension AnimatedValue: Sendable where Value: Sendable {}
extension AnimatedValue.Remainder: Sendable where Value: Sendable {}

/// Held by whoever shows an animation that never ends; frames are made while it lives.
final class AnimationToken: Sendable {}

extension Duration {
    /// Seconds as a floating-point number, for formulas.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
