import ScrollPhysics
import XCTest

final class SpringMotionTests: XCTestCase {
    private func constants(_ vector: Vector) throws -> SpringConstants {
        switch vector.text("parametrisation") {
        case "mass-stiffness-ratio":
            SpringConstants(
                mass: try vector.number("mass"), stiffness: try vector.number("stiffness"),
                dampingRatio: try vector.number("damping_ratio"))
        case "mass-stiffness-damping":
            SpringConstants(
                mass: try vector.number("mass"), stiffness: try vector.number("stiffness"),
                damping: try vector.number("damping"))
        case "response-dampingFraction":
            SpringConstants(
                response: try vector.number("response"), dampingFraction: try vector.number("dampingFraction"))
        default:
            SpringConstants(duration: try vector.number("duration"), bounce: try vector.number("bounce"))
        }
    }

    private func oscillation(_ vector: Vector) throws -> SpringOscillation {
        SpringOscillation(
            displacement: try vector.number("displacement0"), velocity: try vector.number("velocity0"),
            constants: try constants(vector))
    }

    func testOscillationsAgreeWithTheReference() throws {
        let fixture = try Fixture("springs")
        for vector in fixture.cases {
            let oscillation = try oscillation(vector)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(oscillation.displacement(at: time), try sample.number("y"), "\(vector.id) y at \(time)")
                fixture.check(oscillation.velocity(at: time), try sample.number("v"), "\(vector.id) v at \(time)")
            }
        }
    }

    func testParametrisationsAgreeWithTheReference() throws {
        let fixture = try Fixture("springs")
        for vector in fixture.cases {
            let constants = try constants(vector)
            fixture.check(constants.stiffness, try vector.number("stiffness"), vector.id)
            fixture.check(constants.damping, try vector.number("damping"), vector.id)
            fixture.check(constants.dampingRatio, try vector.number("damping_ratio"), vector.id)
            fixture.check(constants.naturalFrequency, try vector.number("natural_frequency"), vector.id)
        }
    }

    func testSettlingIsTheLastMomentOutsideTheTolerance() throws {
        var checked = 0
        for vector in try Fixture("springs").cases {
            guard vector.values["settle"] is [String: Any] else {
                XCTAssertEqual(try oscillation(vector).settlingTime(within: 0.001), .infinity, vector.id)
                continue
            }
            let settle = try vector.child("settle")
            let oscillation = try oscillation(vector)
            let position = try settle.number("position_tolerance")
            let time =
                settle.optionalNumber("velocity_tolerance")
                .map { oscillation.settlingTime(within: position, velocity: $0) }
                ?? oscillation.settlingTime(within: position)
            XCTAssertEqual(time, try settle.number("time"), accuracy: 1e-6, vector.id)
            checked += 1
        }
        XCTAssertGreaterThan(checked, 60)
    }

    func testSettlingHoldsForRandomSprings() {
        for seed in 0..<400 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let constants = SpringConstants(
                stiffness: .random(in: 10...2000, using: &random), dampingRatio: .random(in: 0.05...3, using: &random))
            let oscillation = SpringOscillation(
                displacement: .random(in: -500...500, using: &random),
                velocity: .random(in: -5000...5000, using: &random), constants: constants)
            let end = oscillation.settlingTime(within: 0.1)
            for step in 1...200 {
                let later = end + 1e-9 + Double(step) * 0.005
                XCTAssertLessThanOrEqual(abs(oscillation.displacement(at: later)), 0.1000001, "seed \(seed)")
            }
            guard end > 0 else { continue }
            XCTAssertEqual(abs(oscillation.displacement(at: end)), 0.1, accuracy: 1e-6, "seed \(seed)")
        }
    }

    func testCriticalSpringsSettleWhereTheyCrossTheTolerance() {
        for stiffness in [10.0, 100, 2000] {
            let constants = SpringConstants(stiffness: stiffness, dampingRatio: 1)
            for displacement in [-500, -80, -0.11, -0.05, 0, 0.05, 1, 500] {
                for velocity in [-9000, -900, -30, -1, 0, 1, 30, 700, 1e6] {
                    let what = "\(stiffness), \(displacement), \(velocity)"
                    let oscillation = SpringOscillation(
                        displacement: displacement, velocity: velocity, constants: constants)
                    checkSettling(of: oscillation, within: 0.1, what)
                }
            }
        }
    }

    func testNothingIsLostBesideTheCriticalRatio() {
        let exact = SpringOscillation(
            displacement: -80, velocity: 900, constants: SpringConstants(stiffness: 130.5, dampingRatio: 1))
        for difference in [1e-4, 1e-6, 1e-8, 1e-10, 1e-12, 1e-14, 1e-16] {
            for side in [-1.0, 1] {
                let constants = SpringConstants(stiffness: 130.5, dampingRatio: 1 + side * difference)
                let near = SpringOscillation(displacement: -80, velocity: 900, constants: constants)
                for time in [0.01, 0.1, 0.5, 2] {
                    let allowed = 1e-10 + difference * 1000
                    XCTAssertEqual(
                        near.displacement(at: time), exact.displacement(at: time), accuracy: allowed,
                        "ratio 1 \(side < 0 ? "-" : "+") \(difference) at \(time)")
                }
            }
        }
    }

    func testVelocityIsTheSlopeOfThePosition() {
        for ratio in [0.2, 0.9, 1, 1.0000001, 1.7] {
            let motion = SpringMotion(
                from: 120, velocity: -700, to: 20, constants: SpringConstants(stiffness: 150, dampingRatio: ratio))
            checkVelocityIsSlope(of: motion, at: [0.01, 0.1, 0.4, 1], "ratio \(ratio)")
        }
    }

    func testNothingMovesBeforeTheStart() {
        for ratio in [0.3, 0.999, 1, 1.4] {
            let motion = SpringMotion(
                from: 120, velocity: -700, to: 20, constants: SpringConstants(stiffness: 150, dampingRatio: ratio))
            for time in [0, -1, -Double.infinity] {
                XCTAssertEqual(motion.position(at: time), 120, "\(ratio)")
                XCTAssertEqual(motion.velocity(at: time), -700, "\(ratio)")
            }
            XCTAssertEqual(motion.position(at: .infinity), 20, "\(ratio)")
            XCTAssertEqual(motion.velocity(at: .infinity), 0, "\(ratio)")
        }
    }

    func testFarTimesAreAtRestAndNeverNotANumber() {
        for ratio in [0.1, 1, 3] {
            let motion = SpringMotion(
                from: 1e6, velocity: 1e6, to: 0, constants: SpringConstants(stiffness: 100, dampingRatio: ratio))
            XCTAssertEqual(motion.position(at: 1e6), 0, accuracy: 1e-9)
            XCTAssertEqual(motion.velocity(at: 1e9), 0, accuracy: 1e-9)
        }
    }
}
