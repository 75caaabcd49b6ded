import ScrollPhysics
import XCTest

final class ConstantDecelerationMotionTests: XCTestCase {
    func testMotionsAgreeWithTheReference() throws {
        let fixture = try Fixture("wheel_curves")
        for vector in try fixture.cases(where: "kind", is: "constant_deceleration") {
            let motion = ConstantDecelerationMotion(
                start: 0, velocity: try vector.number("v0"), deceleration: try vector.number("deceleration"))
            fixture.check(motion.duration, try vector.number("stop_time"), vector.id)
            fixture.check(motion.destination, try vector.number("distance"), vector.id)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(motion.position(at: time), try sample.number("x"), "\(vector.id) at \(time)")
            }
        }
    }

    func testVelocityIsTheSlopeAndMirroredMotionsAreMirrorImages() {
        let motion = ConstantDecelerationMotion(start: 3.25, velocity: 1234, deceleration: 1500)
        let mirror = ConstantDecelerationMotion(start: -3.25, velocity: -1234, deceleration: 1500)
        checkMotion(motion, mirror: mirror, at: [0.1, 0.4, 0.8])
    }

    func testCrossingIsTheInverseOfPosition() throws {
        let motion = ConstantDecelerationMotion(start: 10, velocity: -2000, deceleration: 1500)
        try checkCrossing(motion.time(crossing:), isInverseOf: motion, at: [1e-9, 0.1, 0.5, 1.2])
        XCTAssertNil(motion.time(crossing: 11))
        XCTAssertNil(motion.time(crossing: motion.destination - 1))
    }

    func testWhatCannotMoveRests() {
        for velocity in [0, .nan, .infinity] as [Double] {
            checkRests(ConstantDecelerationMotion(start: 4, velocity: velocity, deceleration: 1500), at: 4)
        }
        for deceleration in [0, -1, .nan, .infinity] as [Double] {
            checkRests(ConstantDecelerationMotion(start: 4, velocity: 100, deceleration: deceleration), at: 4)
        }
    }
}
