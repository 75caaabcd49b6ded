import Foundation
import ScrollUI
import XCTest

/// Changes that track their velocity hand it to the spring that follows, for each kind of animated value.
@MainActor
final class VelocityTrackingTests: XCTestCase {
    private let spring = Spring(duration: 0.5, bounce: 0)

    /// Moves by 10 points in each of six frames, 600 points a second, and sets the value back to zero with `animation` after `pause` seconds.
    private func bench(tracks: Bool, pause: Double = 1.0 / 60, then animation: Animation) -> OverlapBench {
        let bench = OverlapBench()
        for frame in 1...6 {
            withTransaction(\.tracksVelocity, tracks) { bench.model.x = Double(10 * frame) }
            bench.host.frame(at: .seconds(Double(frame) / 60))
            for (kind, shown) in bench.shown { XCTAssertEqual(shown, Double(10 * frame), kind) }
        }
        bench.change(by: -60, animation, at: 0.1 + pause)
        return bench
    }

    private func expected(_ velocity: Double, after time: Double) -> Double {
        let way: Double = spring.value(target: -60, initialVelocity: velocity, time: time)
        return 60 + way
    }

    func testASpringStartsWithTheVelocityOfTheChanges() async {
        let velocity = 600 * pow(0.998, 1000.0 / 60)
        let bench = bench(tracks: true, then: .spring(spring))
        bench.host.frame(at: .seconds(0.1 + 1.0 / 60 + 0.05))
        XCTAssertEqual(bench.shown.count, 4)
        for (kind, shown) in bench.shown {
            XCTAssertEqual(shown, expected(velocity, after: 0.05), accuracy: 0.02, kind)
        }
        bench.host.frame(at: .seconds(3))
        XCTAssertFalse(bench.host.needsFrame)
    }

    func testWithoutTrackingASpringStartsAtRest() async {
        let bench = bench(tracks: false, then: .spring(spring))
        XCTAssertEqual(bench.x(at: 0.1 + 1.0 / 60 + 0.05), expected(0, after: 0.05), accuracy: 0.02)
    }

    func testAVelocityIsForgottenAfterTwoSeconds() async {
        let bench = bench(tracks: true, pause: 2.5, then: .spring(spring))
        XCTAssertEqual(bench.x(at: 2.65), expected(0, after: 0.05), accuracy: 0.2)
    }

    func testTheNewestOfThreeSamplesCountsLessThanTheOneBefore() async {
        let bench = OverlapBench()
        for (frame, x) in [0.0, 10, 20, 20.5].enumerated() {
            withTransaction(\.tracksVelocity, true) { bench.model.x = x }
            bench.host.frame(at: .seconds(Double(frame) / 60))
        }
        bench.change(by: 100, .spring(spring), at: 3.0 / 60 + 0.0001)
        let velocity = 0.25 * 30 + 0.75 * 600
        let way: Double = spring.value(target: 100, initialVelocity: velocity, time: 0.05)
        XCTAssertEqual(bench.x(at: 0.1001), 20.5 + way, accuracy: 0.02)
    }
}
