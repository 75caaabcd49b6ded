import Measuring
import ScrollPhysics

/// One sample of each kind of motion, through the enum of the scroller.
func measureMotions(_ bench: inout Bench) {
    bench.measure("sample: nothing, the call alone") { Double($0 & 1023) * 0.001 }
    for (name, motion) in flings + edges + targeted {
        bench.measure("sample: \(name), position") { motion.position(at: Double($0 & 1023) * 0.001) }
        bench.measure("sample: \(name), velocity") { motion.velocity(at: Double($0 & 1023) * 0.001) }
    }
}

private var flings: [(String, ScrollMotion)] {
    [
        ("decay", .fling(.decay(DecayMotion(start: 0, velocity: 3000, rate: 0.998)))),
        (
            "friction",
            .fling(.friction(FrictionMotion(start: 0, velocity: 3000, decayPerSecond: 2, deceleration: 1400)))
        ),
        ("spline", .fling(.spline(SplineMotion(start: 0, velocity: 3000)))),
        ("ballistic", .fling(.ballistic(BallisticMotion(start: 0, velocity: 3000)))),
        (
            "constant deceleration",
            .fling(.constantDeceleration(ConstantDecelerationMotion(start: 0, velocity: 3000, deceleration: 1500)))
        ),
        ("fling curve", .fling(.curve(FlingCurveMotion(start: 0, velocity: 3000)))),
        (
            "physics fling",
            .fling(.physics(PhysicsFlingMotion(start: 0, fling: PhysicsFling(velocity: 3000, viewport: 800))))
        ),
    ]
}

private var edges: [(String, ScrollMotion)] {
    let critical = EdgeSpring(constants: SpringConstants(stiffness: 100, dampingRatio: 1))
    let rules: [(String, EdgeRule)] = [
        ("bounce", .spring(critical)), ("bounce, parabola", .parabola(limit: 200)),
        ("bounce, elastic", .elastic(limit: 80)), ("bounce, flick", .flick(deceleration: 1500)),
    ]
    let decay = DecayMotion(start: 0, velocity: 3000, rate: 0.998)
    return rules.map { ($0, .bounce(BounceMotion(.decay(decay), within: 0...800, edge: $1))) }
}

private var targeted: [(String, ScrollMotion)] {
    [
        ("spring, critical", .spring(spring(ratio: 1))), ("spring, swinging", .spring(spring(ratio: 0.7))),
        ("spring, creeping", .spring(spring(ratio: 1.5))),
        ("glide", .glide(GlideMotion(from: 0, velocity: 100, to: 300, duration: 1))),
        ("bezier, ease in and out", .bezier(BezierMotion(from: 0, to: 300, duration: 1))),
        (
            "bezier, impulse",
            .bezier(
                BezierMotion(from: 0, to: 300, duration: 1, timing: CubicTiming(x1: 0.25, y1: 0, x2: 0, y2: 1)))
        ),
        ("bezier, Firefox", .bezier(BezierMotion(from: 0, velocity: 500, to: 300, duration: 1))),
        ("snap series", .series(SnapSeriesMotion(from: 0, to: 1200))),
        ("snap progress", .progress(SnapProgressMotion(from: 0, to: 1200, firstDelta: 200))),
        ("linear wheel", .linear(LinearWheelMotion(from: 0, to: 100))),
    ]
}

private func spring(ratio: Double) -> SpringMotion {
    SpringMotion(
        from: 200, velocity: -500, to: 0, constants: SpringConstants(stiffness: 100, dampingRatio: ratio))
}
