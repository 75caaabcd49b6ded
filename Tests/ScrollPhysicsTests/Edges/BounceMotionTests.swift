import ScrollPhysics
import XCTest

final class BounceMotionTests: XCTestCase {
    private func motion(_ vector: Vector) throws -> BounceMotion {
        let spring = try vector.child("spring")
        let constants = SpringConstants(
            mass: try spring.number("mass"), stiffness: try spring.number("stiffness"),
            dampingRatio: try spring.number("damping_ratio"))
        let isFlutter = vector.text("model")?.hasPrefix("flutter_like") == true
        let edge = EdgeSpring(
            constants: constants, transfer: -Double.infinity...(isFlutter ? 5000 : .infinity))
        let decay = DecayMotion(
            start: try vector.number("x0"), velocity: try vector.number("v0"),
            decayPerSecond: -(try vector.number("decay_lambda_per_s")))
        return BounceMotion(
            .decay(decay), within: try vector.number("min")...(try vector.number("max")), edge: .spring(edge))
    }

    func testHandOffsAgreeWithTheReference() throws {
        let fixture = try Fixture("bounce_handoff")
        for vector in fixture.cases {
            let motion = try motion(vector)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(motion.position(at: time), try sample.number("x"), "\(vector.id) x at \(time)")
                fixture.check(motion.velocity(at: time), try sample.number("v"), "\(vector.id) v at \(time)")
            }
            if let edge = vector.optionalNumber("edge") {
                XCTAssertEqual(motion.destination, edge, vector.id)
                fixture.check(motion.edgeTime, try vector.number("edge_time"), vector.id)
                fixture.check(motion.velocity(at: motion.edgeTime), try vector.number("edge_velocity"), vector.id)
                if let peak = vector.optionalNumber("peak_overscroll") {
                    XCTAssertEqual(motion.peakOverscroll, peak, accuracy: 0.01, vector.id)
                }
            } else {
                XCTAssertEqual(motion.ending, .none, vector.id)
                fixture.check(motion.destination, try vector.number("final"), vector.id)
            }
        }
    }

    func testPositionAndVelocityAreContinuousAtTheEdge() {
        let decay = DecayMotion(start: 900, velocity: 4000, rate: 0.998)
        let spring = EdgeSpring(constants: SpringConstants(stiffness: 100, dampingRatio: 1))
        let motion = BounceMotion(.decay(decay), within: 0...1000, edge: .spring(spring))
        let before = motion.edgeTime - 1e-9
        let after = motion.edgeTime + 1e-9
        XCTAssertEqual(motion.position(at: before), motion.position(at: after), accuracy: 1e-4)
        XCTAssertEqual(motion.velocity(at: before), motion.velocity(at: after), accuracy: 1e-3)
        XCTAssertEqual(motion.position(at: motion.edgeTime), 1000)
    }

    func testAHardEdgeStopsTheContentThere() {
        let decay = DecayMotion(start: 900, velocity: 4000, rate: 0.998)
        let motion = BounceMotion(.decay(decay), within: 0...1000, edge: .stop)
        XCTAssertEqual(motion.position(at: motion.duration), 1000)
        XCTAssertEqual(motion.position(at: 10), 1000)
        XCTAssertEqual(motion.velocity(at: 10), 0)
        XCTAssertEqual(motion.restPosition, 1000)
    }

    func testALimitedSpringStaysWithinItsLimit() {
        for velocity in [500.0, 5000, 50_000, -50_000] {
            for ratio in [0.2, 1, 2] {
                let spring = EdgeSpring(
                    constants: SpringConstants(stiffness: 100, dampingRatio: ratio), limit: 80)
                let motion = spring.motion(from: 0, velocity: velocity, to: 0)
                for time in stride(from: 0, through: 1, by: 0.001) {
                    XCTAssertLessThanOrEqual(abs(motion.position(at: time)), 80 + 1e-9, "\(velocity) \(ratio)")
                }
            }
        }
    }
}
