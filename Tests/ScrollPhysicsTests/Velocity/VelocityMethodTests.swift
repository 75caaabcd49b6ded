import Foundation
import ScrollPhysics
import XCTest

final class VelocityMethodTests: XCTestCase {
    private let all: [(VelocityMethod, VelocityWindow)] = [
        (.leastSquares, .android), (.leastSquaresRestricted, .chromium), (.impulse, .impulse), (.iOS, .segments),
        (.macOS, .segments), (.qt, .qt), (.history, .gtk), (.firefox, .firefox),
    ]

    private func tracker(
        _ samples: [(Double, Double)], _ method: VelocityMethod, _ window: VelocityWindow = VelocityWindow()
    ) -> VelocityTracker {
        var tracker = VelocityTracker(window: window, method: method)
        for (time, x) in samples { tracker.add(ScrollVector(x: x, y: -x), at: .seconds(time)) }
        return tracker
    }

    func testEveryMethodOfTheReferenceAgreesWithIt() throws {
        let fixture = try Fixture("velocity_tracking")
        let columns: [(String, VelocityMethod, VelocityWindow)] = [
            ("quadratic_least_squares", .leastSquares, .android), ("impulse", .impulse, .impulse),
            ("weighted_ios_60_35_5", .iOS, .segments), ("weighted_macos_15_65_20", .macOS, .segments),
        ]
        for vector in fixture.cases {
            let rows = try XCTUnwrap(vector.values["samples_t_x"] as? [[NSNumber]])
            let samples = rows.map { ($0[0].doubleValue, $0[1].doubleValue) }
            for (key, method, window) in columns {
                let velocity = tracker(samples, method, window).velocity
                let expected = vector.optionalNumber(key) ?? 0
                fixture.check(velocity.x, expected, "\(vector.id) \(key)")
                fixture.check(velocity.y, -expected, "\(vector.id) \(key)")
            }
        }
    }

    func testASteadyFingerHasItsVelocityByEveryMethod() {
        let samples = (0..<12).map { (Double($0) * 0.008, Double($0) * 6) }
        for (method, window) in all {
            let velocity = tracker(samples, method, window).releaseVelocity(at: .seconds(0.09))
            // Qt's filter begins at rest: 0.3^9 and so on of it are missing after eleven segments.
            let missing = method == .qt ? 750 * (pow(0.3, 9.0) + pow(0.3, 10.0) + pow(0.3, 11.0)) / 3 : 0
            XCTAssertEqual(velocity.x, 750 - missing, accuracy: 1e-6, "\(method)")
        }
    }

    /// w = 0.7·v + 0.3·w before, at first 0, bounded to 2500; the mean of the last three.
    func testQtsSegmentsAreSmoothedWithThoseBeforeAndBounded() {
        let even = (0..<6).map { (Double($0) * 0.01, Double($0) * 10) }
        let rows: [(moves: Int, velocity: Double)] = [
            (1, 700), (2, (700 + 910) / 2), (3, (700 + 910 + 973) / 3), (5, (973 + 991.9 + 997.57) / 3),
        ]
        for row in rows {
            let velocity = tracker(Array(even.prefix(row.moves + 1)), .qt, .qt).velocity.x
            XCTAssertEqual(velocity, row.velocity, accuracy: 1e-9, "\(row.moves) moves")
        }
        let stopped = even + [(0.06, 50)]
        XCTAssertEqual(
            tracker(stopped, .qt, .qt).velocity.x, (991.9 + 997.57 + 0.3 * 997.57) / 3, accuracy: 1e-9)
        let fast = (0..<3).map { (Double($0) * 0.01, Double($0) * 100) }
        XCTAssertEqual(tracker(fast, .qt, .qt).velocity.x, 2500, accuracy: 1e-9, "7000 and 9100")
    }

    /// Of the samples that count, or from the first one of all.
    func testAGestureIsAsLongAsItsMethodMeasuresIt() {
        let samples = [(0.0, 0.0), (0.05, 30), (0.12, 40), (0.15, 45)]
        XCTAssertEqual(tracker(samples, .qt, .qt).travel, ScrollVector(x: 45, y: -45))
        XCTAssertEqual(tracker(samples, .history, VelocityWindow(gap: .infinity)).travel, ScrollVector(x: 15, y: -15))
        XCTAssertEqual(tracker(samples, .leastSquares).travel, ScrollVector(x: 5, y: -5), "after a gap of 70 ms")
        XCTAssertEqual(tracker([], .qt, .qt).travel, .zero)
        var begun = tracker(samples, .qt, .qt)
        begun.removeAll()
        begun.add(ScrollVector(x: 7, y: 0), at: .seconds(1))
        XCTAssertEqual(begun.travel, .zero)
    }

    func testMeansAreTheMeansOfTheirSegments() {
        // Segments of 1000, 2000, 500 and 100 points per second.
        let samples = [(0.0, 0.0), (0.01, 10), (0.02, 30), (0.03, 35), (0.04, 36)]
        XCTAssertEqual(tracker(samples, .lastSegmentsMean(count: 3), .qt).velocity.x, 2600 / 3, accuracy: 1e-6)
        XCTAssertEqual(tracker(samples, .history, .gtk).velocity.x, 900, accuracy: 1e-6)
        XCTAssertEqual(tracker(samples, .firefox, .firefox).velocity.x, 900, accuracy: 1e-6)
        XCTAssertEqual(
            tracker(samples, .longSegmentsMean(count: 2, shortest: 0.005), .firefox).velocity.x, 300, accuracy: 1e-6)
        XCTAssertEqual(tracker(samples, .iOS, .segments).velocity.x, 0.6 * 2000 + 0.35 * 500 + 5, accuracy: 1e-6)
    }

    func testPitfall04ARestBeforeTheLiftFlingsNothing() {
        let rests: [(VelocityMethod, VelocityWindow, Double)] = [
            (.leastSquares, .android, 0.04), (.leastSquares, .chromium, 0.08), (.iOS, .segments, 0.04),
            (.qt, .qt, 0.1), (.history, .gtk, 0.15), (.firefox, .firefox, 0.1), (.impulse, .impulse, 0.04),
        ]
        for (method, window, rest) in rests {
            let moving = tracker([(0, 0), (0.01, 10), (0.02, 20), (0.03, 30)], method, window)
            XCTAssertNotEqual(moving.releaseVelocity(at: .seconds(0.03 + rest)).x, 0, "\(method)")
            XCTAssertEqual(moving.releaseVelocity(at: .seconds(0.03 + rest + 1e-6)), .zero, "\(method)")
        }
    }

    func testPitfall05TwoSamplesFlingUnlessMoreAreAskedFor() {
        for (method, window) in all {
            let two = tracker([(0, 0), (0.01, 5)], method, window)
            XCTAssertNotEqual(two.releaseVelocity(at: .seconds(0.01)).x, 0, "\(method)")
            XCTAssertEqual(tracker([(0, 0)], method, window).releaseVelocity(at: .zero), .zero, "\(method)")
        }
        let flutter = tracker([(0, 0), (0.01, 5)], .leastSquares, .flutter)
        XCTAssertEqual(flutter.releaseVelocity(at: .seconds(0.01)), .zero)
    }

    func testPitfall06NoiseInTheLastSegmentBarelyCountsOnIOS() {
        let samples = [(0.0, 0.0), (0.01, 10), (0.02, 20), (0.03, 30), (0.04, 20)]
        XCTAssertEqual(tracker(samples, .iOS, .segments).velocity.x, 900, accuracy: 1e-6)
        XCTAssertLessThan(tracker(samples, .lastSegmentsMean(count: 1), .qt).velocity.x, 0)
    }

    func testPitfall07ARestrictedFitNeverOpposesTheFinger() {
        let stopped = [(0.0, 0.0), (0.01, 40), (0.02, 80), (0.03, 100), (0.04, 100), (0.05, 100)]
        XCTAssertLessThan(tracker(stopped, .leastSquares).velocity.x, 0)
        XCTAssertEqual(tracker(stopped, .leastSquaresRestricted).velocity.x, 0)
    }

    func testPitfall08EqualAndCrowdedTimesGiveNoInfiniteVelocity() {
        let equal = [(0.0, 0.0), (0.01, 3), (0.01, 10), (0.02, 15), (0.02, 20), (0.03, 30)]
        let crowded = [(0.0, 0.0), (0.01, 10), (0.011, 80), (0.02, 20), (0.021, -70), (0.03, 30)]
        for (method, window) in all {
            let expected = method == .qt ? (700 + 910 + 973) / 3.0 : 1000
            XCTAssertEqual(tracker(equal, method, window).velocity.x, expected, accuracy: 1e-6, "\(method)")
            XCTAssertTrue(tracker([(0.5, 1), (0.5, 9), (0.5, 4)], method, window).velocity == .zero, "\(method)")
        }
        XCTAssertEqual(tracker(crowded, .firefox, .firefox).velocity.x, 1000, accuracy: 1e-6)
    }

    func testPitfall08WindowsAreInclusive() {
        let rim = VelocityWindow(horizon: 0.1, gap: .infinity)
        XCTAssertEqual(tracker([(0.04, 0), (0.1, 6), (0.14, 50)], .history, rim).velocity.x, 500, accuracy: 1e-6)
        XCTAssertEqual(tracker([(0.039, 0), (0.1, 6), (0.14, 50)], .history, rim).velocity.x, 1100, accuracy: 1e-6)
    }

    func testPitfall10MirroredSamplesGiveTheMirroredVelocity() {
        for seed in 0..<100 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            var samples: [(Double, Double)] = []
            for index in 0..<Int.random(in: 1...40, using: &random) {
                let time = (samples.last?.0 ?? 0) + .random(in: 0...0.03, using: &random)
                samples.append((time, index == 3 ? .nan : .random(in: -100...100, using: &random)))
            }
            for (method, window) in all {
                let velocity = tracker(samples, method, window).velocity
                XCTAssertEqual(velocity.x, -velocity.y, "seed \(seed), \(method)")
                XCTAssertTrue(velocity.isFinite, "seed \(seed), \(method)")
            }
        }
    }
}
