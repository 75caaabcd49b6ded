/// A value that is animated towards a goal. Once set, it is a pure function of time.
///
/// Overlapping animations are combined (``AnimationCourses``). A spring takes over instead, starting from the current value and velocity; an
/// animation that never ends replaces an earlier one that never ends. If the value is set without an animation, it moves with its goal, and a
/// running animation goes on. Source: `AnimatorState` of SwiftUI 6.5.4.
struct AnimatedValue<Value: VectorArithmetic> {
    private(set) var target: Value
    /// The animations, running or finished.
    private var courses = AnimationCourses<Value>()
    /// The token of the animations that overlap; nil if the value is not animated.
    private(set) var token: AnimationToken?

    init(_ value: Value) {
        target = value
    }

    /// Creates a value that is animated to `goal` from a value and a velocity, in units per second.
    init(from start: Value, velocity: Value, to goal: Value, animation: Animation, at time: Duration) {
        target = goal
        token = AnimationToken()
        begin(animation, from: start, velocity: velocity, at: time)
    }

    /// Whether the value was last set with an animation. It stays true after the animation has ended.
    var isRunning: Bool { latest != nil }

    /// Whether the latest animation ends only when another one replaces it.
    var neverEnds: Bool { latest?.neverEnds ?? false }

    /// The progress of the latest animation, if only the animation itself determines its end; nil if the end is known beforehand.
    var progress: AnimationProgress? { latest?.progress }

    /// The number of animations that make up the value, running or finished.
    var count: Int { courses.count }

    /// The time at which the latest animation has visibly ended, and with it all others, as far as it is known; zero if the value is not
    /// animated.
    var end: Duration { latest?.end ?? .zero }

    /// The time at which the latest animation is logically complete.
    var logicalEnd: Duration { latest?.logicalEnd ?? .zero }

    private var latest: AnimationCourse<Value>? { courses.latest }

    /// Sets the goal. Returns true if an animation begins. Complexity: O(*n*) in the running animations.
    @discardableResult
    mutating func set(
        _ goal: Value, animation: Animation?, at time: Duration, environment: EnvironmentValues? = nil
    ) -> Bool {
        guard let animation else {
            setPlainly(goal, at: time)
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

    private mutating func setPlainly(_ goal: Value, at time: Duration) {
        if latest?.isRunning(at: time) == true {
            target = goal
        } else if isRunning || goal != target {
            self = AnimatedValue(goal)
        }
    }

    private mutating func takeOver(_ goal: Value, _ animation: Animation, at time: Duration) {
        let (start, velocity) = (value(at: time), velocity(at: time))
        renewToken(at: time)
        target = goal
        begin(animation, from: start, velocity: velocity, at: time)
    }

    private mutating func begin(_ animation: Animation, from start: Value, velocity: Value, at time: Duration) {
        courses = AnimationCourses(from: start - target)
        courses.append(AnimationCourse(animation, over: courses, velocity: velocity, at: time))
    }

    private mutating func add(
        _ goal: Value, _ animation: Animation, at time: Duration, _ environment: EnvironmentValues?
    ) {
        let change = goal - target
        if merge(change, animation, at: time) { return }
        renewToken(at: time)
        // Otherwise there would be one more with each change, as none of them ends.
        let replaces = neverEnds && animation.duration >= Animation.longest
        if replaces {
            courses = AnimationCourses(from: courses.value(at: time))
        } else {
            courses.removeFinished(at: time)
        }
        courses.moveGoal(by: change)
        courses.append(AnimationCourse(animation, over: courses, at: time, environment: environment))
        target = goal
    }

    /// Returns whether the animation continues the latest one.
    private mutating func merge(_ change: Value, _ animation: Animation, at time: Duration) -> Bool {
        guard
            let merged = latest?.merged(with: animation, over: courses.beneathLatest, adding: change, at: time)
        else { return false }
        courses.moveGoal(by: change)
        courses.replaceLatest(with: merged)
        target += change
        return true
    }

    private mutating func renewToken(at time: Duration) {
        if latest?.isRunning(at: time) != true { token = AnimationToken() }
    }

    /// Shifts the goal and the current value by `delta`, without an animation.
    mutating func shift(by delta: Value) { target += delta }

    func value(at time: Duration) -> Value {
        guard let latest else { return target }
        if latest.neverEnds { token?.noteAsked() }
        return target + courses.value(at: time)
    }

    /// Returns the velocity in units per second.
    func velocity(at time: Duration) -> Value { courses.velocity(at: time) }
}

extension AnimatedValue: Sendable where Value: Sendable {}

extension Duration {
    /// The duration in seconds, as a floating-point number.
    var inSeconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
