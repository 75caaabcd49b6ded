/// A value that is animated towards a goal. Once set, it is a pure function of time.
///
/// Overlapping animations are added: each continues with the remainder of its own change. A spring takes over instead, starting from the
/// current value and velocity. Any animation takes over from an animation that never ends. If the value is set without an animation, it is
/// at its goal immediately and all animations end.
struct AnimatedValue<Value: VectorArithmetic> {
    private(set) var target: Value
    /// The course that was set last, running or finished.
    private var latest: AnimationCourse<Value>?
    /// The earlier courses that were still running when the latest one was set, oldest first.
    private var earlier: [AnimationCourse<Value>] = []
    /// The token of the animation; nil if the value is not animated. It is replaced with an animation that never ends.
    private(set) var token: AnimationToken?

    init(_ value: Value) {
        target = value
    }

    /// Creates a value that is animated to `goal` from a value and a velocity, in units per second.
    init(from start: Value, velocity: Value, to goal: Value, animation: Animation, at time: Duration) {
        target = goal
        token = AnimationToken()
        latest = AnimationCourse(distance: start - goal, velocity: velocity, animation: animation, at: time)
    }

    /// Whether the value was last set with an animation. It stays true after the animation has ended.
    var isRunning: Bool { latest != nil }

    /// Whether the latest animation ends only when another one replaces it.
    var neverEnds: Bool { latest?.neverEnds ?? false }

    /// The progress of the latest animation, if only the animation itself determines its end; nil if the end is known beforehand.
    var progress: AnimationProgress? { latest?.progress }

    /// The number of courses that make up the value, running or finished.
    var courses: Int { earlier.count + (latest == nil ? 0 : 1) }

    /// The time at which all animations have visibly ended, as far as it is known; zero if the value is not animated.
    var end: Duration { earlier.reduce(latestEnd) { max($0, $1.end) } }

    /// The time at which the latest animation ends.
    var latestEnd: Duration { latest?.end ?? .zero }

    /// The time at which the latest animation is logically complete.
    var logicalEnd: Duration { latest?.logicalEnd ?? .zero }

    /// Sets the goal. Returns true if an animation begins. Complexity: O(*n*) in the running animations.
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

    /// Shifts the goal and the current value by `delta`, without an animation.
    mutating func shift(by delta: Value) { target += delta }

    func value(at time: Duration) -> Value {
        guard let latest else { return target }
        if latest.neverEnds { token?.noteAsked() }
        var value = target + latest.remainder(at: time)
        for course in earlier { value += course.remainder(at: time) }
        return value
    }

    /// Returns the velocity in units per second.
    func velocity(at time: Duration) -> Value {
        guard let latest else { return .zero }
        var velocity = latest.rate(at: time)
        for course in earlier { velocity += course.rate(at: time) }
        return velocity
    }
}

extension AnimatedValue: Sendable where Value: Sendable {}

extension Duration {
    /// The duration in seconds, as a floating-point number.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
