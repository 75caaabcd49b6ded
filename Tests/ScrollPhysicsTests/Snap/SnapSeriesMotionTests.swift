import XCTest

@testable import ScrollPhysics

final class SnapSeriesMotionTests: XCTestCase {
    func testMotionsAgreeWithTheReference() throws {
        let fixture = try Fixture("wheel_curves")
        for vector in try fixture.cases(where: "kind", is: "snap_fling") {
            let distance = try vector.number("distance")
            let ratio = try vector.number("ratio")
            let motion = SnapSeriesMotion(from: 0, to: distance, ratio: ratio)
            XCTAssertEqual(
                SnapSeriesMotion.steps(for: distance, ratio: ratio), try vector.number("frames"), vector.id)
            fixture.check(motion.duration, try vector.number("duration"), vector.id)
            fixture.check(motion.firstDelta, try vector.number("first_delta"), vector.id)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(motion.position(at: time), try sample.number("travelled"), "\(vector.id) at \(time)")
            }
        }
    }

    func testVelocityIsTheSlopeAndMirroredMotionsAreMirrorImages() {
        let motion = SnapSeriesMotion(from: 3, to: 303, ratio: 0.9)
        let mirror = SnapSeriesMotion(from: -3, to: -303, ratio: 0.9)
        checkMotion(motion, mirror: mirror, at: [0.01, 0.1, 0.3])
    }

    func testTheLastStepIsAtMostAPoint() {
        for distance in [0.4, 3, 77, 900, 50000] {
            let motion = SnapSeriesMotion(from: 0, to: distance)
            let last = max(0, motion.duration - 2 * SnapSeriesMotion.step)
            XCTAssertLessThanOrEqual(motion.destination - motion.position(at: last), 1 + 1e-9, "\(distance)")
        }
    }

    func testPitfall17NoDistanceEndsAtOnceAndNoneTakesMoreThanFiveSeconds() {
        checkRests(SnapSeriesMotion(from: 9, to: 9), at: 9)
        XCTAssertEqual(SnapSeriesMotion(from: 0, to: 1e12, ratio: 0.99).duration, 5)
        XCTAssertEqual(SnapSeriesMotion(from: 0, to: 1e12, ratio: 0.99).position(at: 5), 1e12)
    }

    func testASeriesWithItsFirstStepBehindItBeginsWhereTheContentIs() {
        for way in [0.02, 0.4, 3, 77, 900, 50_000] {
            for side in [-1.0, 1] {
                let motion = SnapSeriesMotion(fromFirstStepAt: 100, to: 100 + side * way)
                XCTAssertEqual(motion.position(at: 0), 100, accuracy: 1e-13 * (100 + way), "\(way)")
                XCTAssertEqual(motion.destination, 100 + side * way)
                // The smallest sufficient number of steps for the distance with that first step.
                let whole = abs(motion.destination - motion.start)
                let steps = (motion.duration / SnapSeriesMotion.step).rounded()
                XCTAssertEqual(max(2, SnapSeriesMotion.steps(for: whole, ratio: motion.ratio)), steps, "\(way)")
                XCTAssertEqual(motion.start + motion.firstDelta, 100, accuracy: 1e-13 * (100 + way), "\(way)")
            }
        }
        checkRests(SnapSeriesMotion(fromFirstStepAt: 7, to: 7), at: 7)
    }

    func testADiagonalTakesTheTimeOfItsLength() {
        let x = SnapSeriesMotion(from: 0, to: 30, length: 50)
        let y = SnapSeriesMotion(from: 0, to: 40, length: 50)
        XCTAssertEqual(x.duration, y.duration)
        XCTAssertEqual(x.position(at: 0.05) / y.position(at: 0.05), 0.75, accuracy: 1e-12)
    }

    func testWhatIsNoRatioIsThereAtOnce() {
        for ratio in [0, 1, -1, 2, .nan] as [Double] {
            checkRests(SnapSeriesMotion(from: 0, to: 50, ratio: ratio), at: 50, "\(ratio)")
        }
    }
}
