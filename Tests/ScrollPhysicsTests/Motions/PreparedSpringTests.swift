import XCTest

@testable import ScrollPhysics

final class PreparedSpringTests: XCTestCase {
    private let critical = SpringConstants(stiffness: 100, dampingRatio: 1)

    func testAPreparedSpringMovesLikeOneOfItsConstants() throws {
        for seed in 0..<500 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let constants = SpringConstants(
                stiffness: 100, dampingRatio: try XCTUnwrap([0.5, 0.998, 1, 1.1, 2].randomElement(using: &random)))
            let spring = PreparedSpring(constants, restDistance: 0.1)
            let displacement = Double.random(in: 1...500, using: &random)
            let velocity = Double.random(in: -9000...9000, using: &random)
            let motion = spring.motion(spring.oscillation(displacement - 20, velocity), to: 20)
            XCTAssertEqual(
                motion,
                SpringMotion(
                    from: displacement, velocity: velocity, to: 20, constants: constants, restDistance: 0.1),
                "seed \(seed)")
        }
    }

    func testASpringCanReachWhatItsEnergyIsEnoughFor() {
        let spring = PreparedSpring(critical, restDistance: 0.1)
        // 600 pt/s from the edge are 60 pt of energy, of which the spring turns 22 pt into way.
        XCTAssertFalse(spring.canReach(61, from: 0, velocity: 600))
        XCTAssertTrue(spring.canReach(59, from: 0, velocity: 600))
        XCTAssertTrue(spring.canReach(29, from: 30, velocity: 0))
        XCTAssertFalse(spring.canReach(31, from: 30, velocity: 0))
    }

    func testAVelocityThatSwingsNoFurtherIsNotCalmed() {
        for ratio in [1, 1.3] {
            let spring = PreparedSpring(SpringConstants(stiffness: 100, dampingRatio: ratio), restDistance: 0.1)
            for (displacement, velocity) in [(0.0, 600.0), (-20, -100), (90, 0), (90, -400), (-90, 400)] {
                XCTAssertEqual(spring.calmed(velocity, from: displacement, within: 61), velocity, "\(displacement)")
            }
        }
    }

    func testACalmedVelocitySwingsAsFarAsItMay() throws {
        let spring = PreparedSpring(critical, restDistance: 0.1)
        for displacement in [0, 1e-9, 0.2, 7, 40, 79, 79.999] {
            for side in [-1.0, 1] {
                let what = "\(displacement * side)"
                let velocity = try XCTUnwrap(
                    spring.calmed(30_000 * side, from: displacement * side, within: 80), what)
                XCTAssertGreaterThan(velocity * side, 0, what)
                let oscillation = SpringOscillation(
                    displacement: displacement * side, velocity: velocity, constants: critical)
                XCTAssertEqual(oscillation.greatestDisplacement, 80, accuracy: 1e-9, what)
                XCTAssertLessThanOrEqual(oscillation.greatestDisplacement, 80, what)
            }
        }
    }

    func testWhatIsBeyondItsLimitKeepsNoVelocityThatLeadsFurther() {
        let spring = PreparedSpring(critical, restDistance: 0.1)
        XCTAssertEqual(spring.calmed(500, from: 90, within: 80), 0)
        XCTAssertEqual(spring.calmed(-500, from: -80, within: 80), 0)
    }

    func testOnlyTheCriticalSpringIsCalmedInClosedForm() {
        XCTAssertNil(PreparedSpring(critical, restDistance: 0.1).calmed(-9000, from: 90, within: 80))
        for ratio in [0.4, 0.999, 1.1] {
            let spring = PreparedSpring(SpringConstants(stiffness: 100, dampingRatio: ratio), restDistance: 0.1)
            XCTAssertNil(spring.calmed(9000, from: 0, within: 80), "\(ratio)")
        }
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

    /// Where the velocity is that of a plain exponential, the two terms of the critical spring nearly cancel.
    func testACriticalSpringSettlesWithTheVelocityOfAnExponential() {
        let spring = PreparedSpring(critical, restDistance: 0.1)
        for displacement in [-700, -31, 2, 290, 5000] as [Double] {
            for share in [-0.024, -1e-3, -1e-9, 0, 1e-12, 1e-5, 0.0249, 0.0251, 0.09] as [Double] {
                let velocity = -10 * displacement * (1 - share)
                let what = "\(displacement) \(share)"
                let motion = spring.motion(spring.oscillation(displacement, velocity), to: 0)
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
            let spring = PreparedSpring(SpringConstants(stiffness: 100, dampingRatio: ratio), restDistance: rest)
            XCTAssertEqual(spring.motion(spring.oscillation(100, 0), to: 0).duration, .infinity, "\(rest)")
        }
    }

    func testAnEdgeSpringThatIsChangedIsOneMadeAnew() {
        var changed = EdgeSpring(constants: SpringConstants(stiffness: 300, dampingRatio: 0.4), restDistance: 2)
        changed.restDistance = 0.25
        changed.constants = critical
        let fresh = EdgeSpring(constants: critical, restDistance: 0.25)
        XCTAssertEqual(changed, fresh)
        XCTAssertEqual(changed.restDistance, 0.25)
        XCTAssertEqual(
            changed.motion(from: 40, velocity: 100, to: 0), fresh.motion(from: 40, velocity: 100, to: 0))
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

    func testAnOverdampedSpringSettlesByItsSeriesToTheLastDigits() {
        var settled = 0
        for ratio in [1.02, 1.1, 1.3, 2, 5] {
            let constants = SpringConstants(stiffness: 200, dampingRatio: ratio)
            let spring = PreparedSpring(constants, restDistance: 1)
            for speed in stride(from: 40.0, through: 9000, by: 13) {
                for displacement in [0.0, 3, -20] {
                    let motion = spring.motion(spring.oscillation(displacement, speed), to: 0)
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
