import XCTest

@testable import ScrollPhysics

final class DecayMotionTests: XCTestCase {
    private func motion(_ vector: Vector) throws -> DecayMotion {
        DecayMotion(
            start: vector.optionalNumber("x0") ?? 0, velocity: try vector.number("v0"),
            rate: try vector.number("rate"), restDistance: vector.optionalNumber("threshold") ?? 0.5)
    }

    func testTrajectoriesAgreeWithTheReference() throws {
        let fixture = try Fixture("decay_exponential")
        for vector in try fixture.cases(where: "kind", is: "trajectory") {
            let motion = try motion(vector)
            fixture.check(motion.destination, try vector.number("destination"), vector.id)
            fixture.check(motion.duration, try vector.number("duration"), vector.id)
            fixture.check(motion.restPosition, try vector.number("x_at_duration"), vector.id)
            fixture.check(motion.velocity(at: motion.duration), try vector.number("v_at_duration"), vector.id)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(motion.position(at: time), try sample.number("x"), "\(vector.id) x at \(time)")
                fixture.check(motion.velocity(at: time), try sample.number("v"), "\(vector.id) v at \(time)")
            }
        }
    }

    func testDurationsAgreeWithTheReference() throws {
        let fixture = try Fixture("decay_exponential")
        for vector in try fixture.cases(where: "kind", is: "duration") {
            fixture.check(try motion(vector).duration, try vector.number("duration"), vector.id)
        }
    }

    func testCrossingTimesAgreeWithTheReference() throws {
        let fixture = try Fixture("decay_exponential")
        for vector in try fixture.cases(where: "kind", is: "time_to_position") {
            let motion = try motion(vector)
            let time = motion.time(crossing: try vector.number("x"))
            guard vector.flag("reachable") else {
                XCTAssertNil(time, vector.id)
                continue
            }
            fixture.check(try XCTUnwrap(time), try vector.number("time"), vector.id)
            fixture.check(motion.velocity(at: try XCTUnwrap(time)), try vector.number("v_at"), vector.id)
        }
    }

    func testProjectionIsTheContinuousOne() throws {
        let fixture = try Fixture("decay_exponential")
        for vector in try fixture.cases(where: "kind", is: "projection") {
            fixture.check(try motion(vector).destination, try vector.number("continuous"), vector.id)
        }
    }

    func testARestartContinuesTheSameMotion() throws {
        let fixture = try Fixture("decay_exponential")
        for vector in try fixture.cases(where: "kind", is: "restart_invariance") {
            let first = try motion(vector)
            let moment = try vector.number("restart_at")
            fixture.check(first.position(at: moment), try vector.number("x_restart"), vector.id)
            let second = DecayMotion(
                start: first.position(at: moment), velocity: first.velocity(at: moment), rate: try vector.number("rate")
            )
            let later = try vector.number("t_after_restart")
            fixture.check(second.position(at: later), try vector.number("x_expected"), vector.id)
            fixture.check(second.velocity(at: later), try vector.number("v_expected"), vector.id)
        }
    }

    func testARateCanBeFoundThatEndsOnATarget() throws {
        let fixture = try Fixture("decay_exponential")
        for vector in try fixture.cases(where: "kind", is: "rate_to_reach_target") {
            let motion = try XCTUnwrap(
                DecayMotion(
                    start: try vector.number("x0"), velocity: try vector.number("v0"),
                    reaching: try vector.number("target"), restDistance: try vector.number("threshold")))
            fixture.check(motion.rate, try vector.number("rate"), vector.id)
            fixture.check(motion.duration, try vector.number("duration"), vector.id)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(motion.position(at: time), try sample.number("x"), "\(vector.id) at \(time)")
                fixture.check(motion.velocity(at: time), try sample.number("v"), "\(vector.id) at \(time)")
            }
        }
    }

    func testADecayThatIsSentToATargetEndsThereToTheLastDigit() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<1000 {
            let start = Double.random(in: 0...1, using: &random)
            let target = Double.random(in: 1...1000, using: &random)
            let motion = try XCTUnwrap(
                DecayMotion(start: start, velocity: .random(in: 1...9000, using: &random), reaching: target))
            XCTAssertEqual(motion.destination, start + (target - start))
        }
    }

    func testNoRateReachesATargetBehind() {
        XCTAssertNil(DecayMotion(start: 0, velocity: 100, reaching: -10))
        XCTAssertNil(DecayMotion(start: 0, velocity: 100, reaching: 0))
        XCTAssertNil(DecayMotion(start: 0, velocity: 0, reaching: 10))
    }

    func testVelocityIsTheSlopeOfThePosition() {
        for velocity in [-3000.0, -1, 40, 8000] {
            let motion = DecayMotion(start: 50, velocity: velocity, rate: 0.998)
            checkVelocityIsSlope(of: motion, at: [0.1, 0.5, 1, 3])
        }
    }

    func testMirroredMotionIsTheMirrorImage() {
        let motion = DecayMotion(start: 30, velocity: 1234, rate: 0.99)
        let mirror = DecayMotion(start: -30, velocity: -1234, rate: 0.99)
        for time in stride(from: 0, through: 2, by: 0.1) {
            XCTAssertEqual(motion.position(at: time), -mirror.position(at: time))
            XCTAssertEqual(motion.velocity(at: time), -mirror.velocity(at: time))
        }
    }

    func testTooSlowToMoveEndsAtOnce() {
        XCTAssertEqual(DecayMotion(start: 5, velocity: 1, rate: 0.998).duration, 0)
        XCTAssertEqual(DecayMotion(start: 5, velocity: 0, rate: 0.998).duration, 0)
        XCTAssertEqual(DecayMotion(start: 5, velocity: 0, rate: 0.998).restPosition, 5)
    }
}
