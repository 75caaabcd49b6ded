import ScrollPhysics
import XCTest

final class FlingCurveMotionTests: XCTestCase {
    func testItBeginsWithTheVelocityAndEndsWithoutAny() {
        for velocity in [1.0, 300, 8000, 20946, 60000] {
            let motion = FlingCurveMotion(start: 0, velocity: velocity)
            XCTAssertEqual(motion.velocity(at: 0), velocity, accuracy: velocity * 1e-12)
            XCTAssertEqual(motion.velocity(at: motion.duration.nextDown), 0, accuracy: velocity * 1e-9)
            XCTAssertEqual(motion.position(at: 0), 0)
        }
    }

    func testTheWholeCurveIsThatOfItsFormula() {
        let motion = FlingCurveMotion(start: 0, velocity: FlingCurveMotion.greatestSpeed)
        XCTAssertEqual(FlingCurveMotion.greatestSpeed, 20946.194, accuracy: 1e-9)
        XCTAssertEqual(motion.duration, log(5707.62 * 3.7 / 172) / 3.7, accuracy: 1e-12)
        for time in [0, 0.1, 0.5, 1.2] {
            let formula = -5707.62 * exp(-3.7 * time) - 172 * time + 5707.62
            XCTAssertEqual(motion.position(at: time), formula, accuracy: 1e-8)
        }
    }

    func testASlowerFlingEntersTheSameCurveLater() {
        let whole = FlingCurveMotion(start: 0, velocity: FlingCurveMotion.greatestSpeed)
        let slow = FlingCurveMotion(start: 0, velocity: 3000)
        let entry = whole.duration - slow.duration
        XCTAssertEqual(whole.velocity(at: entry), 3000, accuracy: 1e-8)
        for time in [0.05, 0.3, 0.6] {
            let way = whole.position(at: entry + time) - whole.position(at: entry)
            XCTAssertEqual(slow.position(at: time), way, accuracy: 1e-8)
        }
    }

    func testVelocityIsTheSlopeAndMirroredMotionsAreMirrorImages() {
        for velocity in [90.0, 2500, 40000] {
            let motion = FlingCurveMotion(start: 3, velocity: velocity)
            let mirror = FlingCurveMotion(start: -3, velocity: -velocity)
            checkMotion(motion, mirror: mirror, at: [0.05, 0.4, 0.9].map { $0 * motion.duration })
        }
    }

    func testCrossingIsTheInverseOfPosition() throws {
        let motion = FlingCurveMotion(start: 10, velocity: -5000)
        try checkCrossing(motion.time(crossing:), isInverseOf: motion, at: [0.01, 0.2, 0.5])
        XCTAssertNil(motion.time(crossing: 11))
        XCTAssertNil(motion.time(crossing: motion.destination - 1))
    }

    func testADiagonalFlingKeepsItsDirection() {
        let x = FlingCurveMotion(start: 0, velocity: 1000, speed: 4000)
        let y = FlingCurveMotion(start: 0, velocity: 4000, speed: 4000)
        XCTAssertEqual(x.duration, y.duration)
        XCTAssertEqual(x.position(at: 0.3) * 4, y.position(at: 0.3), accuracy: 1e-9)
    }

    func testWhatIsNoVelocityRests() {
        for velocity in [0, .nan, .infinity, -.infinity] as [Double] {
            checkRests(FlingCurveMotion(start: 4, velocity: velocity), at: 4, "\(velocity)")
        }
    }
}
