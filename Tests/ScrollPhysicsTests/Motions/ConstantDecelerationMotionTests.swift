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
        for isWhole in [false, true] {
            let motion = ConstantDecelerationMotion(
                start: 3.25, velocity: 1234, deceleration: 1500, endsOnWholePixel: isWhole)
            let mirror = ConstantDecelerationMotion(
                start: -3.25, velocity: -1234, deceleration: 1500, endsOnWholePixel: isWhole)
            checkMotion(motion, mirror: mirror, at: [0.1, 0.4, 0.8])
        }
    }

    func testCrossingIsTheInverseOfPosition() throws {
        let motion = ConstantDecelerationMotion(start: 10, velocity: -2000, deceleration: 1500)
        try checkCrossing(motion.time(crossing:), isInverseOf: motion, at: [1e-9, 0.1, 0.5, 1.2])
        XCTAssertNil(motion.time(crossing: 11))
        XCTAssertNil(motion.time(crossing: motion.destination - 1))
    }

    func testAWholePixelEndKeepsTheVelocityAndIsWhole() {
        for seed in 0..<500 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let start = Double.random(in: -500...500, using: &random)
            let velocity = Double.random(in: -3000...3000, using: &random)
            let motion = ConstantDecelerationMotion(
                start: start, velocity: velocity, deceleration: 1500, endsOnWholePixel: true)
            guard motion.duration > 0 else { continue }
            XCTAssertEqual(motion.destination, motion.destination.rounded(), accuracy: 1e-9, "seed \(seed)")
            XCTAssertEqual(motion.velocity(at: 0), velocity, "seed \(seed)")
            let way = velocity * velocity / 3000
            XCTAssertEqual(abs(motion.destination - start), way, accuracy: 0.5 + 1e-9, "seed \(seed)")
        }
    }

    func testWhatCannotMoveRests() {
        for velocity in [0, .nan, .infinity] as [Double] {
            checkRests(ConstantDecelerationMotion(start: 4, velocity: velocity, deceleration: 1500), at: 4)
        }
        for deceleration in [0, -1, .nan, .infinity] as [Double] {
            checkRests(ConstantDecelerationMotion(start: 4, velocity: 100, deceleration: deceleration), at: 4)
        }
        checkRests(
            ConstantDecelerationMotion(start: 4.4, velocity: 10, deceleration: 1500, endsOnWholePixel: true), at: 4.4)
    }
}
