/// The animations of a value that overlap, as its distance from its goal.
///
/// Each animation leads from what the earlier ones show at the same time to its own goal. The value has therefore reached its goal when the
/// latest animation ends, and goes beyond the goals only if an animation by itself does. Source: `DefaultCombiningAnimation` of SwiftUI 6.5.4.
struct AnimationCourses<Value: VectorArithmetic> {
    /// The value without the animations.
    private var start: Value
    /// The animations, oldest first.
    private var courses: [AnimationCourse<Value>] = []

    init(from start: Value = .zero) {
        self.start = start
    }

    var latest: AnimationCourse<Value>? { courses.last }

    var count: Int { courses.count }

    func value(at time: Duration) -> Value {
        var value = start
        for course in courses { value = course.value(over: value, at: time) }
        return value
    }

    /// Returns the velocity in units per second.
    func velocity(at time: Duration) -> Value {
        var (value, velocity) = (start, Value.zero)
        for course in courses {
            velocity = course.velocity(over: value, movingAt: velocity, at: time)
            value = course.value(over: value, at: time)
        }
        return velocity
    }

    /// Sets the goal `change` beyond the present one. The animations keep their own goals.
    mutating func moveGoal(by change: Value) {
        start -= change
        for index in courses.indices { courses[index].goal -= change }
    }

    mutating func append(_ course: AnimationCourse<Value>) { courses.append(course) }

    mutating func replaceLatest(with course: AnimationCourse<Value>) { courses[courses.count - 1] = course }

    /// Removes the animations that are over, and those that they hide.
    mutating func removeFinished(at time: Duration) {
        guard let last = courses.lastIndex(where: { !$0.isRunning(at: time) }) else { return }
        start = courses[last].goal
        courses.removeFirst(last + 1)
    }

    /// Returns the value as the latest animation finds it: its distance from the goal, without that animation.
    var beneathLatest: AnimationCourses {
        var beneath = self
        beneath.courses.removeLast()
        return beneath
    }
}

extension AnimationCourses: Sendable where Value: Sendable {}
