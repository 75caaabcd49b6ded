import Foundation
import ScrollPhysics
import XCTest

final class VelocityTrackerTests: XCTestCase {
    private func tracker(_ samples: [(Double, Double)]) -> VelocityTracker {
        var tracker = VelocityTracker()
        for (time, x) in samples { tracker.add(ScrollVector(x: x, y: -x), at: .seconds(time)) }
        return tracker
    }

    func testLeastSquaresAgreesWithTheReference() throws {
        let fixture = try Fixture("velocity_tracking")
        for vector in fixture.cases {
            let rows = try XCTUnwrap(vector.values["samples_t_x"] as? [[NSNumber]])
            let velocity = tracker(rows.map { ($0[0].doubleValue, $0[1].doubleValue) }).leastSquaresVelocity()
            guard let expected = vector.optionalNumber("quadratic_least_squares") else {
                XCTAssertNil(velocity, vector.id)
                continue
            }
            fixture.check(try XCTUnwrap(velocity).x, expected, vector.id)
            fixture.check(try XCTUnwrap(velocity).y, -expected, vector.id)
        }
    }

    /// The count of samples that matter is updated with each sample.
    func testAWindowSetLaterCountsAsIfItHadBeenThereFromTheBeginning() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<200 {
            let windows = (0..<2).map { _ in
                VelocityWindow(
                    horizon: .random(in: 0.005...0.3, using: &random), gap: .random(in: 0.004...0.06, using: &random))
            }
            var (late, early) = (VelocityTracker(window: windows[0]), VelocityTracker(window: windows[1]))
            var time = 0.0
            for _ in 0..<Int.random(in: 2...250, using: &random) {
                time += .random(in: 0...0.02, using: &random)
                let place = ScrollVector(
                    x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
                late.add(place, at: .seconds(time))
                early.add(place, at: .seconds(time))
            }
            late.window = windows[1]
            XCTAssertEqual(late.leastSquaresVelocity(), early.leastSquaresVelocity())
        }
    }

    func testASampleExactlyAHundredMillisecondsOldCounts() {
        // In seconds as Double, 0.14 - 0.04 is more than 0.1.
        let inside = tracker([(0.04, 0), (0.07, 30), (0.105, 30), (0.14, 30)])
        let outside = tracker([(0.039, 0), (0.07, 30), (0.105, 30), (0.14, 30)])
        XCTAssertNotEqual(inside.leastSquaresVelocity()?.x ?? 0, 0, accuracy: 1)
        XCTAssertEqual(outside.leastSquaresVelocity()?.x ?? 9, 0, accuracy: 1e-9)
    }

    func testAGapOfExactlyFortyMillisecondsDoesNotEndTheHistory() {
        XCTAssertNotNil(tracker([(0.1, 0), (0.14, 40)]).leastSquaresVelocity())
        XCTAssertNil(tracker([(0.1, 0), (0.140001, 40)]).leastSquaresVelocity())
    }

    func testARestBeforeTheLiftFlingsNothing() {
        let moving = tracker([(0, 0), (0.01, 10), (0.02, 20)])
        XCTAssertEqual(moving.releaseVelocity(at: .seconds(0.06)).x, 1000, accuracy: 1e-6)
        XCTAssertEqual(moving.releaseVelocity(at: .seconds(0.060001)), .zero)
    }

    func testTwoSamplesAreEnough() {
        XCTAssertEqual(tracker([(0, 0), (0.016, 8)]).releaseVelocity(at: .seconds(0.016)).x, 500, accuracy: 1e-6)
        XCTAssertEqual(tracker([(0, 0)]).releaseVelocity(at: .seconds(0)), .zero)
        XCTAssertEqual(VelocityTracker().releaseVelocity(at: .seconds(0)), .zero)
    }

    func testASampleOfTheSameTimeReplacesTheOneBefore() {
        let tracker = tracker([(0, 0), (0.01, 3), (0.01, 10), (0.02, 15), (0.02, 20)])
        XCTAssertEqual(tracker.releaseVelocity(at: .seconds(0.02)).x, 1000, accuracy: 1e-6)
    }

    func testAFitAgainstTheFingersDirectionCountsAsZero() {
        // Fast, then a hard stop: the parabola points backwards at its end.
        let stopped = tracker([(0, 0), (0.01, 40), (0.02, 80), (0.03, 100), (0.04, 100), (0.05, 100)])
        XCTAssertLessThan(stopped.leastSquaresVelocity()?.x ?? 0, 0)
        XCTAssertEqual(stopped.releaseVelocity(at: .seconds(0.05)), .zero)
    }

    func testOnlyTheLatestTwentySamplesCount() {
        let still = (0..<180).map { (Double($0) * 0.001, 0.0) }
        let moving = (180..<200).map { (Double($0) * 0.001, Double($0 - 180)) }
        XCTAssertEqual(tracker(still + moving).releaseVelocity(at: .seconds(0.199)).x, 1000, accuracy: 1e-6)
    }

    func testMirroredSamplesGiveTheMirroredVelocity() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            var tracker = VelocityTracker()
            var time = 0.0
            for _ in 0..<Int.random(in: 2...40, using: &random) {
                time += .random(in: 0.001...0.03, using: &random)
                let x = Double.random(in: -100...100, using: &random)
                tracker.add(ScrollVector(x: x, y: -x), at: .seconds(time))
            }
            let velocity = tracker.releaseVelocity(at: .seconds(time))
            XCTAssertEqual(velocity.x, -velocity.y, "seed \(seed)")
            XCTAssertTrue(velocity.isFinite, "seed \(seed)")
        }
    }
}
