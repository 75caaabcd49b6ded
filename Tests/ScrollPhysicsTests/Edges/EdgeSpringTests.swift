import ScrollPhysics
import XCTest

/// The spring at an edge, and the settling time of springs.
final class EdgeSpringTests: XCTestCase {
    private let critical = SpringConstants(stiffness: 100, dampingRatio: 1)

    private func spring(_ displacement: Double, _ velocity: Double, _ ratio: Double, rest: Double) -> SpringMotion {
        SpringMotion(
            from: displacement, velocity: velocity, to: 0,
            constants: SpringConstants(stiffness: 200, dampingRatio: ratio), restDistance: rest)
    }

    func testALimitedSpringSwingsAsFarAsItMayFromAnywhereWithinTheLimit() {
        for displacement in [0, 1e-9, 0.2, 7, 40, 79, 79.999] {
            for side in [-1.0, 1] {
                let what = "\(displacement * side)"
                let motion = EdgeSpring(constants: critical, limit: 80)
                    .motion(from: displacement * side, velocity: 30_000 * side, to: 0)
                XCTAssertGreaterThan(motion.velocity(at: 0) * side, 0, what)
                XCTAssertEqual(motion.oscillation.greatestDisplacement, 80, accuracy: 1e-9, what)
                XCTAssertLessThanOrEqual(motion.oscillation.greatestDisplacement, 80, what)
            }
        }
    }

    func testWhatIsBeyondItsLimitKeepsNoVelocityThatLeadsFurther() {
        let spring = EdgeSpring(constants: critical, limit: 80)
        XCTAssertEqual(spring.motion(from: 90, velocity: 500, to: 0).velocity(at: 0), 0)
        XCTAssertEqual(spring.motion(from: -80, velocity: -500, to: 0).velocity(at: 0), 0)
    }

    func testASpringThatItsLimitNeverTouchesMovesAsWithoutOne() {
        for ratio in [0.01, 0.5, 0.99, 1, 1.4] {
            let constants = SpringConstants(stiffness: 100, dampingRatio: ratio)
            let (limited, free) = (EdgeSpring(constants: constants, limit: 90), EdgeSpring(constants: constants))
            for (start, velocity) in [(0.0, 700.0), (60, 100), (-60, -100), (80, 0), (89, -200)] {
                XCTAssertEqual(
                    limited.motion(from: start, velocity: velocity, to: 0),
                    free.motion(from: start, velocity: velocity, to: 0), "\(ratio), \(start), \(velocity)")
            }
        }
    }

    /// If the velocity is that of a plain exponential, the two terms of the critical spring nearly cancel.
    func testACriticalSpringSettlesWithTheVelocityOfAnExponential() {
        for displacement in [-700, -31, 2, 290, 5000] as [Double] {
            for share in [-0.024, -1e-3, -1e-9, 0, 1e-12, 1e-5, 0.0249, 0.0251, 0.09] as [Double] {
                let velocity = -10 * displacement * (1 - share)
                let what = "\(displacement) \(share)"
                let motion = SpringMotion(from: displacement, velocity: velocity, to: 0, constants: critical)
                XCTAssertEqual(abs(motion.position(at: motion.duration)), 0.1, accuracy: 1e-13, what)
                for step in 1...200 {
                    let later = motion.duration + Double(step) * 0.01
                    XCTAssertLessThanOrEqual(abs(motion.position(at: later)), 0.1, what)
                }
            }
        }
    }

    func testNoToleranceIsNeverKept() {
        for (rest, ratio) in [(0, 1), (-1, 1), (.nan, 1), (0, 1.2), (-1, 1.2), (.nan, 1.2)] as [(Double, Double)] {
            XCTAssertEqual(spring(100, 0, ratio, rest: rest).duration, .infinity, "\(rest)")
        }
    }

    func testALimitedSpringGoesAsFarAsItsLimitFromTheEdge() {
        for velocity in [5000.0, -70_000] {
            for ratio in [0.2, 1, 2] {
                let spring = EdgeSpring(
                    constants: SpringConstants(stiffness: 100, dampingRatio: ratio), limit: 80)
                let motion = spring.motion(from: 0, velocity: velocity, to: 0)
                XCTAssertEqual(motion.oscillation.greatestDisplacement, 80, accuracy: 1e-10, "\(velocity) \(ratio)")
                XCTAssertGreaterThan(motion.velocity(at: 0) * velocity, 0)
            }
        }
    }

    func testASpringWhoseLimitIsItsRestDistanceNeverLeavesIt() {
        for seed in 0..<2000 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let constants = SpringConstants(
                stiffness: .random(in: 50...400, using: &random), dampingRatio: .random(in: 0.3...2, using: &random))
            let spring = EdgeSpring(constants: constants, limit: 1, restDistance: 1)
            let motion = spring.motion(from: 0, velocity: .random(in: 200...9000, using: &random), to: 0)
            XCTAssertEqual(motion.duration, 0, "seed \(seed)")
        }
    }

    func testAnOverdampedSpringSettlesToTheLastDigits() {
        var settled = 0
        for ratio in [1.02, 1.1, 1.3, 2, 5] {
            for speed in stride(from: 40.0, through: 9000, by: 13) {
                for displacement in [0.0, 3, -20] {
                    let motion = spring(displacement, speed, ratio, rest: 1)
                    guard motion.duration > 0 else { continue }
                    settled += 1
                    XCTAssertEqual(
                        abs(motion.position(at: motion.duration)), 1, accuracy: 1e-12,
                        "\(ratio) \(speed) \(displacement)")
                }
            }
        }
        XCTAssertGreaterThan(settled, 5000)
    }

    func testAnOverdampedSpringThatIsWithinItsToleranceHasSettled() {
        let constants = SpringConstants(stiffness: 200, dampingRatio: 1.3)
        for displacement in stride(from: -0.99, through: 0.99, by: 0.01) {
            for velocity in stride(from: -12.0, through: 12, by: 0.5) {
                let oscillation = SpringOscillation(
                    displacement: displacement, velocity: velocity, constants: constants)
                let end = oscillation.settlingTime(within: 1)
                XCTAssertGreaterThanOrEqual(end, 0, "\(displacement), \(velocity)")
                guard oscillation.greatestDisplacement < 1 else { continue }
                XCTAssertEqual(end, 0, "\(displacement), \(velocity)")
            }
        }
    }

    func testOverdampedSpringsSettleWhereTheyCrossTheTolerance() {
        for ratio in [1.001, 1.1, 1.3, 3, 12] {
            let constants = SpringConstants(stiffness: 200, dampingRatio: ratio)
            for displacement in [-500, -3, 0, 0.05, 80] as [Double] {
                for velocity in [-9000, -900, -30, 0, 30, 700, 1e6] as [Double] {
                    let what = "\(ratio), \(displacement), \(velocity)"
                    let oscillation = SpringOscillation(
                        displacement: displacement, velocity: velocity, constants: constants)
                    checkSettling(of: oscillation, within: 0.1, what)
                }
            }
        }
    }
}
