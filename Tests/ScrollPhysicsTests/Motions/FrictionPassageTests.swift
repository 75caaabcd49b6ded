import XCTest

@testable import ScrollPhysics

final class FrictionPassageTests: XCTestCase {
    private let solver = FrictionPassage(decay: 2, deceleration: 1400)

    private func motion(_ velocity: Double) -> FrictionMotion {
        FrictionMotion(
            start: 0, velocity: velocity, decayPerSecond: solver.decay, deceleration: solver.deceleration)
    }

    private func time(after way: Double, speed: Double) -> Double {
        solver.times(after: SIMD2(way, .nan), speeds: SIMD2(speed, 0))[0]
    }

    func testMostWaysArePassedWithoutASearch() {
        var random = SeededGenerator(seed: 3)
        var passed = 0
        for _ in 0..<2000 {
            let motion = motion(exp(.random(in: 4...10, using: &random)))
            let way = motion.destination * .random(in: 0.001...0.999, using: &random)
            let time = time(after: way, speed: motion.velocity)
            guard time > 0 else { continue }
            passed += 1
            XCTAssertEqual(motion.position(at: time), way, accuracy: 1e-14 * motion.velocity, "\(motion), \(way)")
        }
        XCTAssertGreaterThan(passed, 1900)
    }

    func testNoPlaceIsPassedOnTheWayBackThatTheFormulaTakesAfterTheStop() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<20_000 {
            let motion = motion(exp(.random(in: 3...11, using: &random)))
            let way = motion.destination * (1 - exp(.random(in: -33...0, using: &random)))
            let time = time(after: way, speed: motion.velocity)
            guard time > 0 else { continue }
            XCTAssertLessThan(time, motion.duration, "\(motion), \(way)")
            XCTAssertEqual(motion.position(at: time), way, accuracy: 1e-14 * motion.velocity, "\(motion), \(way)")
        }
    }

    func testOneAxisHasNoSayInWhatComesOutForTheOther() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            let speeds = SIMD2(
                exp(Double.random(in: 2...11, using: &random)), exp(Double.random(in: 2...11, using: &random)))
            // Beyond the stop as well.
            let ways = SIMD2(
                motion(speeds[0]).destination * .random(in: -0.1...1.1, using: &random),
                motion(speeds[1]).destination * .random(in: -0.1...1.1, using: &random))
            let times = solver.times(after: ways, speeds: speeds)
            for axis in 0..<2 {
                let alone = time(after: ways[axis], speed: speeds[axis])
                XCTAssertTrue(times[axis] == alone || times[axis].isNaN && alone.isNaN, "\(speeds), \(ways)")
            }
        }
    }

    func testWhatIsBeyondTheStopIsNotPassed() {
        var random = SeededGenerator(seed: 6)
        for _ in 0..<20_000 {
            let speed = exp(Double.random(in: 0...20, using: &random))
            let beyond = exp(Double.random(in: -33...3, using: &random))
            let time = time(after: motion(speed).destination * (1 + beyond), speed: speed)
            XCTAssertTrue(time.isNaN, "\(speed), \(beyond): \(time)")
        }
        XCTAssertTrue(time(after: -1, speed: 700).isNaN)
        XCTAssertTrue(time(after: 0, speed: 700).isNaN)
        XCTAssertTrue(time(after: 1, speed: 0).isNaN)
    }

    func testCloseToTheStopAPlaceIsSearched() throws {
        for speed in [90, 2000, 40_000] as [Double] {
            let motion = motion(speed)
            for short in [1e-14, 1e-10, 1e-7, 1e-5] {
                let way = motion.destination * (1 - short)
                let passage = try XCTUnwrap(motion.passage(of: way), "\(speed), \(short)")
                XCTAssertEqual(motion.position(at: passage.time), way, accuracy: 1e-14 * speed, "\(speed), \(short)")
            }
        }
    }
}
