import ScrollPhysics
import XCTest

final class PhysicsFlingMotionTests: XCTestCase {
    func testDistanceIsThatOfAConstantDecelerationUpToThreeViewports() {
        let fling = PhysicsFling(velocity: -1000, viewport: 800, pointsPerInch: 160)
        XCTAssertEqual(fling.distance, -1e6 / (2 * 27.559 * 160), accuracy: 1e-9)
        XCTAssertEqual(PhysicsFling(velocity: 9000, viewport: 800).distance, 2400)
        XCTAssertEqual(PhysicsFling(velocity: 9000, viewport: 800.5, boost: 2).distance, 4803)
    }

    func testDurationIsLinearUpToTwoSeconds() {
        XCTAssertEqual(PhysicsFling(velocity: 1150, viewport: 800).duration, 0.5)
        XCTAssertEqual(PhysicsFling(velocity: -9000, viewport: 800).duration, 2)
    }

    func testItBeginsWithTheVelocity() {
        for velocity in [200.0, 1500, -4000, 20000] {
            let motion = PhysicsFlingMotion(start: 0, fling: PhysicsFling(velocity: velocity, viewport: 700))
            XCTAssertEqual(motion.velocity(at: 0), velocity, accuracy: abs(velocity) * 1e-9)
        }
    }

    func testVelocityIsTheSlopeAndMirroredMotionsAreMirrorImages() throws {
        for velocity in [400.0, 3000] {
            let motion = PhysicsFlingMotion(start: 5, fling: PhysicsFling(velocity: velocity, viewport: 700))
            let mirror = PhysicsFlingMotion(start: -5, fling: PhysicsFling(velocity: -velocity, viewport: 700))
            let times = [0.02, 0.2, 0.6].map { $0 * motion.duration }
            checkMotion(motion, mirror: mirror, at: times)
            try checkCrossing(motion.time(crossing:), isInverseOf: motion, at: times)
        }
    }

    func testTheFasterAxisLendsItsShape() {
        let x = PhysicsFling(velocity: 500, viewport: 700)
        let y = PhysicsFling(velocity: 2500, viewport: 900)
        let motion = PhysicsFlingMotion(start: 0, fling: x, leading: y)
        XCTAssertEqual(motion.duration, y.duration)
        XCTAssertEqual(motion.curve.timing, y.timing)
        XCTAssertEqual(motion.destination, x.distance)
    }

    func testWhatCannotMoveRests() {
        for velocity in [0, .nan, .infinity] as [Double] {
            checkRests(PhysicsFlingMotion(start: 4, fling: PhysicsFling(velocity: velocity, viewport: 700)), at: 4)
        }
        checkRests(PhysicsFlingMotion(start: 4, fling: PhysicsFling(velocity: 900, viewport: 0)), at: 4)
        checkRests(PhysicsFlingMotion(start: 4, fling: PhysicsFling(velocity: 900, viewport: .nan)), at: 4)
    }
}
