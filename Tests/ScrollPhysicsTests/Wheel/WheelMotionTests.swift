import ScrollPhysics
import XCTest

/// The wheel motions of Compose and Firefox.
final class WheelMotionTests: XCTestCase {
    func testComposeMovesSixPointsAtOnceAndTheRestLinearly() throws {
        let fixture = try Fixture("wheel_curves")
        for vector in try fixture.cases(where: "kind", is: "compose_linear") {
            let delta = try vector.number("delta_dp")
            let motion = LinearWheelMotion(from: 0, to: delta)
            fixture.check(motion.duration * 1000, try vector.number("animation_ms"), vector.id)
            XCTAssertEqual(motion.position(at: 0), try vector.number("instant_dp"), accuracy: 1e-9, vector.id)
            XCTAssertEqual(motion.position(at: motion.duration), delta, vector.id)
        }
        XCTAssertEqual(LinearWheelMotion(from: 0, to: 40).velocity(at: 0.01), 1000, accuracy: 1e-9)
    }

    func testComposesMotionKeepsWhatMotionsPromise() {
        let motion = LinearWheelMotion(from: 3, to: 63)
        checkMotion(motion, mirror: LinearWheelMotion(from: -3, to: -63), at: [0.01, 0.03, 0.05])
        for target in [3, 3.4, .nan, .infinity] as [Double] {
            checkRests(LinearWheelMotion(from: 3, to: target), at: 3, "\(target)")
        }
    }

    func testFirefoxsSpringsAgreeWithTheReference() throws {
        let fixture = try Fixture("wheel_curves")
        for vector in try fixture.cases(where: "kind", is: "msd") {
            let motion = SpringWheel().motion(
                from: try vector.number("displacement0"), velocity: try vector.number("velocity0"), to: 0,
                stiffness: try vector.number("spring_constant"))
            XCTAssertEqual(try vector.number("damping_ratio"), 1)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(motion.position(at: time), try sample.number("y"), "\(vector.id) y at \(time)")
                fixture.check(motion.velocity(at: time), try sample.number("v"), "\(vector.id) v at \(time)")
            }
        }
    }

    func testRowsOfNotchesAgreeWithTheReference() throws {
        let fixture = try Fixture("wheel_curves")
        for vector in try fixture.cases(where: "kind", is: "msd_sequence") {
            let motion = try run(vector)
            for sample in try vector.rows("samples_after_last_event") {
                let time = try sample.number("dt")
                fixture.check(motion.position(at: time), try sample.number("x"), "\(vector.id) x at \(time)")
                fixture.check(motion.velocity(at: time), try sample.number("v"), "\(vector.id) v at \(time)")
            }
            fixture.check(motion.destination, try vector.number("final_target"), vector.id)
        }
    }

    private func run(_ vector: Vector) throws -> SpringMotion {
        let wheel = SpringWheel()
        let times = try vector.numbers("event_times")
        let constants = try vector.numbers("spring_constants")
        let notch = try vector.number("notch")
        var motion = SpringMotion(from: 0, velocity: 0, to: 0, constants: SpringConstants(stiffness: 1, damping: 1))
        for index in times.indices {
            let gap = index > 0 ? times[index] - times[index - 1] : nil
            let previous = index > 1 ? times[index - 1] - times[index - 2] : nil
            let stiffness = wheel.stiffness(gap: gap, previous: previous)
            XCTAssertEqual(stiffness, constants[index], "\(vector.id) notch \(index)")
            motion = wheel.motion(
                from: motion.position(at: gap ?? 0), velocity: motion.velocity(at: gap ?? 0),
                to: Double(index + 1) * notch, stiffness: stiffness)
        }
        return motion
    }

    func testFirefoxsBezierTakesTheMeanOfThreePauses() {
        let duration = BezierWheelDuration(ratio: 2, range: 0.2...0.4)
        XCTAssertEqual(duration.seconds(after: (nil, nil, nil)), 0.4)
        XCTAssertEqual(duration.seconds(after: (0.1, 0.15, 0.14)), 0.26, accuracy: 1e-12)
        XCTAssertEqual(duration.seconds(after: (0.01, 0.01, 0.01)), 0.2)
        XCTAssertEqual(duration.seconds(after: (0.05, nil, nil)), 0.3, accuracy: 1e-12)
        XCTAssertEqual(BezierWheelDuration().seconds(after: (0.05, 1, 3)), 0.2)
    }
}
