import ScrollPhysics

/// One sample of each kind of motion, through the enum that a scroller uses.
func measureMotions(_ bench: inout Bench) {
    let decay = DecayMotion(start: 0, velocity: 3000, rate: 0.998)
    let critical = EdgeSpring(constants: SpringConstants(stiffness: 100, dampingRatio: 1))
    let motions: [(String, ScrollMotion)] = [
        ("decay", .fling(.decay(decay))),
        ("bounce", .bounce(BounceMotion(.decay(decay), within: 0...800, edge: .spring(critical)))),
        ("spring, critical", .spring(spring(ratio: 1))),
        ("spring, swinging", .spring(spring(ratio: 0.7))),
        ("spring, creeping", .spring(spring(ratio: 1.5))),
        ("glide", .glide(GlideMotion(from: 0, velocity: 100, to: 300, duration: 1))),
    ]
    for (name, motion) in motions {
        bench.measure("sample: \(name), position") { motion.position(at: Double($0 & 1023) * 0.001) }
        bench.measure("sample: \(name), velocity") { motion.velocity(at: Double($0 & 1023) * 0.001) }
    }
}

private func spring(ratio: Double) -> SpringMotion {
    SpringMotion(
        from: 200, velocity: -500, to: 0, constants: SpringConstants(stiffness: 100, dampingRatio: ratio))
}
