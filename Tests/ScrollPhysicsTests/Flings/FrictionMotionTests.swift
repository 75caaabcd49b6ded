import XCTest

@testable import ScrollPhysics

final class FrictionMotionTests: XCTestCase {
    private func motion(_ vector: Vector) throws -> FrictionMotion {
        FrictionMotion(
            start: try vector.number("x0"), velocity: try vector.number("v0"),
            decayPerSecond: FrictionMotion.decayPerSecond(dragPerSecond: try vector.number("drag_per_second")),
            deceleration: try vector.number("constant_deceleration"))
    }

    func testMotionsAgreeWithTheReference() throws {
        let fixture = try Fixture("decay_exponential")
        for vector in try fixture.cases(where: "kind", is: "decay_plus_constant_deceleration") {
            let motion = try motion(vector)
            fixture.check(motion.duration, try vector.number("stop_time"), vector.id)
            fixture.check(motion.destination, try vector.number("final_x"), vector.id)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(motion.position(at: time), try sample.number("x"), "\(vector.id) x at \(time)")
                fixture.check(motion.velocity(at: time), try sample.number("v"), "\(vector.id) v at \(time)")
            }
        }
    }

    func testCrossingIsTheInverseOfPosition() throws {
        let motion = FrictionMotion(start: 10, velocity: -3000, decayPerSecond: 2, deceleration: 1400)
        for time in [0.01, 0.1, 0.3, 0.6] {
            let crossing = try XCTUnwrap(motion.time(crossing: motion.position(at: time)))
            XCTAssertEqual(crossing, time, accuracy: 1e-9)
        }
        XCTAssertNil(motion.time(crossing: 11))
        XCTAssertNil(motion.time(crossing: motion.destination - 1))
    }

    func testVelocityIsTheSlopeOfThePosition() {
        let motion = FrictionMotion(start: 0, velocity: 2500, decayPerSecond: 2, deceleration: 1400)
        checkVelocityIsSlope(of: motion, at: [0.05, 0.3, 0.5, 2])
    }

    func testItStandsStillFromItsStopOn() {
        for velocity in [1e-9, 40, -900, 6000, -80_000] {
            let motion = FrictionMotion(start: 7, velocity: velocity, decayPerSecond: 2, deceleration: 1400)
            let left = velocity * exp(-2 * motion.duration) - (velocity < 0 ? -1400 : 1400) * motion.duration
            XCTAssertEqual(left, 0, accuracy: 1e-13 * abs(velocity), "\(velocity)")
            for later in [1, 1.000_001, 1.3, 40, .infinity] {
                XCTAssertEqual(motion.velocity(at: motion.duration * later), 0, "\(velocity), \(later)")
                XCTAssertEqual(motion.position(at: motion.duration * later), motion.destination)
            }
        }
        XCTAssertEqual(FrictionMotion(start: 7, velocity: .nan, decayPerSecond: 2, deceleration: 1400).duration, 0)
    }

    func testNothingIsCrossedByTheFormulasReturnAfterTheStop() throws {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<5000 {
            let motion = FrictionMotion(
                start: 0, velocity: exp(.random(in: 3...11, using: &random)), decayPerSecond: 2, deceleration: 1400)
            let place = motion.destination * (1 - exp(.random(in: -33...0, using: &random)))
            guard place > 0, place < motion.destination else { continue }
            let time = try XCTUnwrap(motion.time(crossing: place), "\(motion), \(place)")
            XCTAssertLessThanOrEqual(time, motion.duration, "\(motion), \(place)")
            XCTAssertEqual(motion.position(at: time), place, accuracy: 1e-14 * motion.velocity, "\(motion), \(place)")
        }
        let motion = FrictionMotion(start: 0, velocity: 700, decayPerSecond: 2, deceleration: 1400)
        for beyond in [1e-14, 1e-9, 0.1, 3] { XCTAssertNil(motion.time(crossing: motion.destination * (1 + beyond))) }
    }
}
