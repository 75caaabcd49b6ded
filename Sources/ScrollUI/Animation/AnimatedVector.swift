/// Up to four animated numbers: a frame, a colour, an offset, or a single value in `x`.
package struct AnimatedVector: Sendable {
    /// The goal; the current value when not animated.
    package private(set) var target: SIMD4<Double>
    /// The animation. It is a class instance because most values are at rest, and all are read in every frame.
    private var course: Course?

    private final class Course: Sendable {
        let value: AnimatedValue<Quad>

        init(_ value: AnimatedValue<Quad>) { self.value = value }
    }

    init(inner: AnimatedValue<Quad>) {
        target = inner.target.simd
        course = inner.isRunning ? Course(inner) : nil
    }

    init(_ value: SIMD4<Double>) {
        target = value
    }

    package init(_ value: Double) {
        self.init(SIMD4(value, 0, 0, 0))
    }

    var inner: AnimatedValue<Quad> { course?.value ?? AnimatedValue(Quad(simd: target)) }

    /// Whether the value was last set with an animation. It stays true after the animation has ended.
    var isRunning: Bool { course != nil }

    /// The time at which the value has visibly reached its goal; zero if it was never animated.
    package var end: Duration { course?.value.end ?? .zero }

    /// Sets the goal. Returns true if an animation begins.
    @discardableResult
    package mutating func set(_ goal: SIMD4<Double>, animation: Animation?, at time: Duration) -> Bool {
        guard goal != target || animation == nil && isRunning else { return false }
        guard animation != nil || isRunning else {
            target = goal
            return false
        }
        var next = inner
        let begins = next.set(Quad(simd: goal), animation: animation, at: time)
        self = AnimatedVector(inner: next)
        return begins
    }

    /// Shifts the goal and the current value by `delta`, without an animation.
    mutating func shift(by delta: SIMD4<Double>) {
        var next = inner
        next.shift(by: Quad(simd: delta))
        self = AnimatedVector(inner: next)
    }

    package func value(at time: Duration) -> SIMD4<Double> { course?.value.value(at: time).simd ?? target }

    func velocity(at time: Duration) -> SIMD4<Double> { course?.value.velocity(at: time).simd ?? .zero }
}

/// Four numbers as one vector.
struct Quad: VectorArithmetic, Sendable {
    var simd: SIMD4<Double>

    static let zero = Quad(simd: .zero)
    static func + (left: Quad, right: Quad) -> Quad { Quad(simd: left.simd + right.simd) }
    static func - (left: Quad, right: Quad) -> Quad { Quad(simd: left.simd - right.simd) }
    mutating func scale(by rhs: Double) { simd *= rhs }
    var magnitudeSquared: Double { (simd * simd).sum() }
}
