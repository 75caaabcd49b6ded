/// A value on its way to a goal: a pure function of time once set.
///
/// Animations that overlap are added: each goes on with what is left of its own change. A spring takes over instead, from
/// the value and with the velocity that are shown, as does anything from an animation that would never end. Set without an
/// animation, the value is at its goal and nothing runs any more.
struct AnimatedValue<Value: VectorArithmetic> {
    private(set) var target: Value
    /// What was set last, over or not.
    private var latest: AnimationCourse<Value>?
    /// What was set before that and still ran then, oldest first.
    private var earlier: [AnimationCourse<Value>] = []
    /// Nil when not animated. Another one when an animation that never ends is replaced.
    private(set) var token: AnimationToken?

    init(_ value: Value) {
        target = value
    }

    /// On its way to `goal` from a value and a velocity, in units per second.
    init(from start: Value, velocity: Value, to goal: Value, animation: Animation, at time: Duration) {
        target = goal
        token = AnimationToken()
        latest = AnimationCourse(distance: start - goal, velocity: velocity, animation: animation, at: time)
    }

    /// True from the moment it was set with an animation until it was set without one.
    var isRunning: Bool { latest != nil }

    /// Nothing but another animation ends what was set last.
    var neverEnds: Bool { latest?.neverEnds ?? false }

    /// Tells when the animation that was set last is over; nil where that is known beforehand.
    var progress: AnimationProgress? { latest?.progress }

    /// How many animations make up the value, over or not.
    var courses: Int { earlier.count + (latest == nil ? 0 : 1) }

    /// When all animations are over, as far as an eye can tell and as is known; zero for what is not animated.
    var end: Duration { earlier.reduce(latestEnd) { max($0, $1.end) } }

    /// When the animation that was set last is over.
    var latestEnd: Duration { latest?.end ?? .zero }

    /// When the animation that was set last counts as done for those who wait for what it means.
    var logicalEnd: Duration { latest?.logicalEnd ?? .zero }

    /// Complexity: O(*n*) in the animations that run. Returns true when an animation begins.
    @discardableResult
    mutating func set(
        _ goal: Value, animation: Animation?, at time: Duration, environment: EnvironmentValues? = nil
    ) -> Bool {
        guard let animation else {
            if goal != target || isRunning { self = AnimatedValue(goal) }
            return false
        }
        guard goal != target else { return false }
        if animation.takesOver {
            takeOver(goal, animation, at: time)
        } else {
            add(goal, animation, at: time, environment)
        }
        return true
    }

    private mutating func takeOver(_ goal: Value, _ animation: Animation, at time: Duration) {
        let course = AnimationCourse(
            distance: value(at: time) - goal, velocity: velocity(at: time), animation: animation, at: time)
        renewToken()
        earlier.removeAll()
        latest = course
        target = goal
    }

    private mutating func add(
        _ goal: Value, _ animation: Animation, at time: Duration, _ environment: EnvironmentValues?
    ) {
        if let merged = latest?.merged(with: animation, adding: goal - target, at: time) {
            latest = merged
            target = goal
            return
        }
        var distance = target - goal
        let velocity = (goal - target).scaled(by: animation.initialVelocity)
        renewToken()
        earlier.removeAll { !$0.isRunning(at: time) }
        if let latest, latest.neverEnds {
            distance += latest.remainder(at: time)
        } else if let latest, latest.isRunning(at: time) {
            earlier.append(latest)
        }
        latest = AnimationCourse(
            distance: distance, velocity: velocity, animation: animation, at: time, environment: environment)
        target = goal
    }

    private mutating func renewToken() {
        if token == nil || neverEnds { token = AnimationToken() }
    }

    /// Moves the goal at once, and with it everything that is on its way there.
    mutating func shift(by delta: Value) { target += delta }

    func value(at time: Duration) -> Value {
        guard let latest else { return target }
        if latest.neverEnds { token?.noteAsked() }
        var value = target + latest.remainder(at: time)
        for course in earlier { value += course.remainder(at: time) }
        return value
    }

    /// Units per second.
    func velocity(at time: Duration) -> Value {
        guard let latest else { return .zero }
        var velocity = latest.rate(at: time)
        for course in earlier { velocity += course.rate(at: time) }
        return velocity
    }
}

extension AnimatedValue: Sendable where Value: Sendable {}

extension Duration {
    /// Seconds as a floating-point number, for formulas.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
