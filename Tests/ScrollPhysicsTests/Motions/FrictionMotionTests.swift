import XCTest

@testable import ScrollPhysics

final class FrictionMotionTests: XCTestCase {
    private func motion(_ vector: Vector) throws -> FrictionMotion {
        FrictionMotion(
            start: try vector.number("x0"), velocity: try vector.number("v0"),
            decayPerSecond: FrictionMotion.decayPerSecond(dragPerSecond: try vector.number("drag_per_second")),
            deceleration: try vector.number("constant_deceleration"))
    }

    func testMotionsAgreeWithTheReference() throws {
        let fixture = try Fixture("decay_exponential")
        for vector in try fixture.cases(where: "kind", is: "decay_plus_constant_deceleration") {
            let motion = try motion(vector)
            fixture.check(motion.duration, try vector.number("stop_time"), vector.id)
            fixture.check(motion.destination, try vector.number("final_x"), vector.id)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(motion.position(at: time), try sample.number("x"), "\(vector.id) x at \(time)")
                fixture.check(motion.velocity(at: time), try sample.number("v"), "\(vector.id) v at \(time)")
            }
        }
    }

    func testCrossingIsTheInverseOfPosition() throws {
        let motion = FrictionMotion(start: 10, velocity: -3000, decayPerSecond: 2, deceleration: 1400)
        for time in [0.01, 0.1, 0.3, 0.6] {
            let crossing = try XCTUnwrap(motion.time(crossing: motion.position(at: time)))
            XCTAssertEqual(crossing, time, accuracy: 1e-9)
        }
        XCTAssertNil(motion.time(crossing: 11))
        XCTAssertNil(motion.time(crossing: motion.destination - 1))
    }

    func testVelocityIsTheSlopeOfThePosition() {
        let motion = FrictionMotion(start: 0, velocity: 2500, decayPerSecond: 2, deceleration: 1400)
        checkVelocityIsSlope(of: motion, at: [0.05, 0.3, 0.5, 2])
    }

    func testAMotionWhoseDurationIsNotWorkedOutIsTheSame() {
        for velocity in [0, 1e-9, 40, -900, 6000, -80_000, .nan] {
            let motion = FrictionMotion(start: 7, velocity: velocity, decayPerSecond: 2, deceleration: 1400)
            let unsolved = FrictionMotion(unsolved: 7, velocity: velocity, decayPerSecond: 2, deceleration: 1400)
            XCTAssertEqual(unsolved.solved, motion)
            XCTAssertEqual(unsolved.duration, motion.duration)
            XCTAssertEqual(unsolved.destination, motion.destination)
            XCTAssertEqual(unsolved.passage(of: 9)?.time, motion.passage(of: 9)?.time)
            XCTAssertEqual(unsolved.shifted(by: 3).destination, motion.shifted(by: 3).destination)
            let speed = abs(motion.velocity)
            for share in [-1, 0, 1e-6, 0.4, 0.999, 0.999_999, 1, 1.000_001, 1.3, 40, .infinity] {
                let time = motion.duration * share
                let what = "\(velocity), \(share)"
                XCTAssertEqual(unsolved.position(at: time), motion.position(at: time), accuracy: 1e-14 * speed, what)
                XCTAssertEqual(unsolved.velocity(at: time), motion.velocity(at: time), accuracy: 1e-12 * speed, what)
            }
            XCTAssertEqual(unsolved.velocity(at: motion.duration * 1.000_001 + 1e-300), 0)
            XCTAssertEqual(unsolved.position(at: motion.duration * 1.000_001 + 1e-300), motion.destination)
        }
    }
}
