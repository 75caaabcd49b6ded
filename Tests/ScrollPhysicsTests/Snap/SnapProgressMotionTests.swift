import ScrollPhysics
import XCTest

final class SnapProgressMotionTests: XCTestCase {
    func testTheFirstFrameGoesAsFarAsTheFirstDelta() {
        for (delta, share) in [(40.0, 0.1), (100, 0.25), (-160, 0.4), (5, 0.1), (1000, 0.5), (0, 0.1)] {
            let motion = SnapProgressMotion(from: 10, to: 410, firstDelta: delta)
            XCTAssertEqual(motion.position(at: 1.0 / 60), 10 + 400 * share, accuracy: 1e-9, "\(delta)")
            XCTAssertEqual(motion.position(at: 1.0.nextDown), 410, accuracy: 1e-9, "\(delta)")
            XCTAssertEqual(motion.duration, 1)
        }
    }

    func testVelocityIsTheSlopeAndMirroredMotionsAreMirrorImages() {
        let motion = SnapProgressMotion(from: 3, to: 303, firstDelta: 60)
        let mirror = SnapProgressMotion(from: -3, to: -303, firstDelta: -60)
        checkMotion(motion, mirror: mirror, at: [0.01, 0.1, 0.5])
    }

    func testAMotionWithoutDistanceEndsAtOnce() {
        checkRests(SnapProgressMotion(from: 9, to: 9, firstDelta: 3), at: 9)
        checkRests(SnapProgressMotion(from: .infinity, to: 9, firstDelta: 3), at: 9)
        XCTAssertEqual(
            SnapProgressMotion(from: 0, to: 9, firstDelta: .nan), SnapProgressMotion(from: 0, to: 9, firstDelta: 0))
    }
}
