import ScrollPhysics
import XCTest

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
}
