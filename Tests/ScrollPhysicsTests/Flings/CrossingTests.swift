import XCTest

@testable import ScrollPhysics

/// The times and velocities at which flings cross an offset.
final class CrossingTests: XCTestCase {
    private func flings(_ velocity: Double) -> [FlingMotion] {
        [
            .decay(DecayMotion(start: 40, velocity: velocity, rate: 0.998)),
            .friction(FrictionMotion(start: 40, velocity: velocity, decayPerSecond: 2, deceleration: 1400)),
            .friction(FrictionMotion(start: 40, velocity: velocity, decayPerSecond: 1e-6, deceleration: 1400)),
            .friction(FrictionMotion(start: 40, velocity: velocity, decayPerSecond: 8, deceleration: 0.01)),
            .spline(SplineMotion(start: 40, velocity: velocity)),
            .ballistic(BallisticMotion(start: 40, velocity: velocity)),
            .constantDeceleration(ConstantDecelerationMotion(start: 40, velocity: velocity, deceleration: 1500)),
            .curve(FlingCurveMotion(start: 40, velocity: velocity)),
            .curve(FlingCurveMotion(start: 40, velocity: velocity, speed: abs(velocity) * 1.7)),
            .physics(PhysicsFlingMotion(start: 40, fling: PhysicsFling(velocity: velocity, viewport: 800))),
        ]
    }

    private let velocities: [Double] = [3, 60, -300, 1000, -2900, 9000, -30_000]

    func testAFlingIsAtTheOffsetThatItCrosses() throws {
        var random = SeededGenerator(seed: 5)
        for motion in velocities.flatMap(flings) {
            let way = motion.destination - motion.start
            for _ in 0..<60 {
                // Including offsets close to both ends.
                let share = pow(Double.random(in: 0...1, using: &random), 3)
                for place in [motion.start + share * way, motion.destination - share * way] where place != motion.start
                {
                    guard let crossing = motion.crossing(of: place) else {
                        // A motion that ends short of its destination crosses all but the last part of its distance.
                        XCTAssertLessThan(abs(motion.destination - place), 0.6, "\(motion) \(place)")
                        continue
                    }
                    XCTAssertEqual(
                        motion.position(at: crossing.time), place, accuracy: 1e-13 * (40 + abs(way)),
                        "\(motion) \(place)")
                    let bend = abs(motion.velocity(at: 0)) * 1e-13 + 1e-12
                    XCTAssertEqual(
                        crossing.velocity, motion.velocity(at: crossing.time),
                        accuracy: bend + jitter(motion, crossing),
                        "\(motion) \(place)")
                    XCTAssertEqual(motion.time(crossing: place), crossing.time)
                }
            }
        }
    }

    /// Close to the stop, a small difference of time is a large part of the remaining speed.
    private func jitter(_ motion: FlingMotion, _ crossing: Crossing) -> Double {
        let step = 1e-8 * motion.duration
        return abs(motion.velocity(at: crossing.time - step) - motion.velocity(at: crossing.time + step))
    }

    func testAFlingCrossesItsStartAtOnceWithItsVelocity() throws {
        for motion in velocities.flatMap(flings) {
            let crossing = try XCTUnwrap(motion.crossing(of: 40), "\(motion)")
            XCTAssertEqual(crossing.time, 0, "\(motion)")
            XCTAssertEqual(crossing.velocity, motion.velocity(at: 0), accuracy: 1e-10, "\(motion)")
            let hair = motion.destination > 40 ? 40.0.nextUp : 40.0.nextDown
            let next = try XCTUnwrap(motion.crossing(of: hair), "\(motion)")
            XCTAssertEqual(next.time, 0, accuracy: 1e-14, "\(motion)")
            XCTAssertEqual(next.velocity, crossing.velocity, accuracy: 1e-9, "\(motion)")
        }
    }

    func testAFlingCrossesNothingBehindItOrBeyondItsEnd() {
        for motion in velocities.flatMap(flings) {
            let way = motion.destination - motion.start
            XCTAssertNil(motion.crossing(of: 40 - way / 1000), "\(motion)")
            XCTAssertNil(motion.crossing(of: motion.destination + way / 1000), "\(motion)")
        }
    }

    func testWhatRestsCrossesNothing() {
        for motion in flings(0) { XCTAssertNil(motion.crossing(of: 41), "\(motion)") }
    }
}
