/// Up to four numbers on their way to a goal: a frame, a colour, an offset, a single value in `x`.
struct AnimatedVector: Sendable {
    private(set) var inner: AnimatedValue<Quad>

    init(inner: AnimatedValue<Quad>) {
        self.inner = inner
    }

    init(_ value: SIMD4<Double>) {
        inner = AnimatedValue(Quad(simd: value))
    }

    init(_ value: Double) {
        self.init(SIMD4(value, 0, 0, 0))
    }

    var target: SIMD4<Double> { inner.target.simd }

    /// True from the moment it was set with an animation until it was set without one.
    var isRunning: Bool { inner.isRunning }

    /// When the goal is reached, as far as an eye can tell.
    var end: Duration { inner.end }

    mutating func set(_ goal: SIMD4<Double>, animation: Animation?, at time: Duration) {
        inner.set(Quad(simd: goal), animation: animation, at: time)
    }

    func value(at time: Duration) -> SIMD4<Double> { inner.value(at: time).simd }

    func velocity(at time: Duration) -> SIMD4<Double> { inner.velocity(at: time).simd }
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
