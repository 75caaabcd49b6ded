import ScrollPhysics
import XCTest

final class BezierMotionTests: XCTestCase {
    func testVelocityIsTheSlopeAndMirroredMotionsAreMirrorImages() {
        for slope in [0.0, 1, 2.5, -1] {
            let timing = CubicTiming(x1: 0.42, y1: 0.42 * slope, x2: 0.58, y2: 1)
            let motion = BezierMotion(from: 20, to: 320, duration: 0.3, timing: timing)
            let mirror = BezierMotion(from: -20, to: -320, duration: 0.3, timing: timing)
            checkMotion(motion, mirror: mirror, at: [0.02, 0.1, 0.2, 0.29], "\(slope)")
        }
    }

    func testCrossingIsTheFirstTimeAtThePosition() throws {
        let motion = BezierMotion(from: 20, to: 320, duration: 0.3)
        try checkCrossing(motion.time(crossing:), isInverseOf: motion, at: [0.02, 0.1, 0.2, 0.29])
        XCTAssertNil(motion.time(crossing: 19))
        XCTAssertNil(motion.time(crossing: 321))
        let swinging = BezierMotion(
            from: 0, to: 100, duration: 1, timing: CubicTiming(x1: 0.42, y1: -2, x2: 0.58, y2: 1))
        let back = try XCTUnwrap(swinging.time(crossing: -10))
        XCTAssertLessThan(back, 0.1)
    }

    func testFirefoxLeavesAlongTheVelocityThatIsThere() {
        let motion = BezierMotion(from: 0, velocity: 900, to: 300, duration: 0.2)
        XCTAssertEqual(motion.velocity(at: 0), 900, accuracy: 1e-9)
        XCTAssertEqual(hypot(motion.timing.x1, motion.timing.y1), 0.25, accuracy: 1e-12)
        XCTAssertEqual(motion.timing.x2, 0.6)
        XCTAssertEqual(motion.velocity(at: 0.2.nextDown), 0, accuracy: 1e-3)
        let still = VelocityWeights(start: 0).timing(slope: 3)
        XCTAssertEqual(still, CubicTiming(x1: 0, y1: 0, x2: 0.6, y2: 1))
    }

    func testWithoutADurationItIsThereAtOnce() {
        for duration in [0, -1, .nan, .infinity] as [Double] {
            checkRests(BezierMotion(from: 0, to: 70, duration: duration), at: 70, "\(duration)")
        }
        checkRests(BezierMotion(from: 70, to: 70, duration: 1), at: 70)
        checkRests(BezierMotion(from: 70, velocity: 500, to: 70, duration: 1), at: 70)
    }
}
