import ScrollPhysics
import XCTest

final class SmoothScrollTests: XCTestCase {
    private let styles = [
        "constant": SmoothScroll.constant, "inverse": .wheel, "impulse": .impulse, "delta": .program,
    ]

    /// The motions one after the other, with the time at which each begins.
    private func run(_ vector: Vector) throws -> [(begin: Double, motion: BezierMotion)] {
        let style = try XCTUnwrap(styles[vector.text("style") ?? ""], vector.id)
        var parts = [(0.0, style.motion(from: try vector.number("x0"), to: try vector.number("target")))]
        for retarget in try vector.rows("retargets") {
            let time = try retarget.number("t")
            let (begin, motion) = parts[parts.count - 1]
            let next = style.retargeted(motion, at: time - begin, to: try retarget.number("target"))
            parts.append((time, try XCTUnwrap(next, vector.id)))
        }
        return parts
    }

    func testDurationsAgreeWithTheReference() throws {
        let fixture = try Fixture("wheel_curves")
        for vector in try fixture.cases(where: "kind", is: "duration") {
            let delta = try vector.number("delta")
            let styles: [(String, SmoothScroll)] = [
                ("ease_in_out_constant_s", .constant), ("ease_in_out_delta_based_s", .program),
                ("ease_in_out_inverse_delta_s", .wheel), ("impulse_s", .impulse),
            ]
            for (key, style) in styles {
                fixture.check(style.duration.seconds(for: delta), try vector.number(key), "\(vector.id) \(key)")
                XCTAssertEqual(style.duration.seconds(for: -delta), style.duration.seconds(for: delta))
            }
        }
    }

    func testRetargetedMotionsAgreeWithTheReference() throws {
        let fixture = try Fixture("wheel_curves")
        for vector in try fixture.cases(where: "kind", is: "retarget") {
            let parts = try run(vector)
            let last = parts[parts.count - 1]
            fixture.check(last.begin + last.motion.duration, try vector.number("total_duration"), vector.id)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                let part = try XCTUnwrap(parts.last { $0.begin <= time })
                fixture.check(
                    part.motion.position(at: time - part.begin), try sample.number("x"), "\(vector.id) at \(time)")
            }
        }
    }

    func testPositionAndVelocityGoOnWithoutAJump() throws {
        for (name, style) in styles {
            let motion = style.motion(from: 0, to: 300)
            let next = try XCTUnwrap(style.retargeted(motion, at: 0.05, to: 400))
            XCTAssertEqual(next.position(at: 0), motion.position(at: 0.05), name)
            XCTAssertEqual(next.velocity(at: 0), motion.velocity(at: 0.05), accuracy: 1e-6, name)
        }
    }

    func testPitfall14AnEventFromThePastShortensTheNewMotion() throws {
        let motion = SmoothScroll.wheel.motion(from: 0, to: 100)
        let now = try XCTUnwrap(SmoothScroll.wheel.retargeted(motion, at: 0, to: 200))
        let late = try XCTUnwrap(SmoothScroll.wheel.retargeted(motion, at: -0.03, to: 200))
        XCTAssertEqual(late.duration, now.duration - 0.03, accuracy: 1e-12)
        XCTAssertEqual(late.position(at: 0), 0)
        let tooLate = try XCTUnwrap(SmoothScroll.wheel.retargeted(motion, at: -5, to: 200))
        checkRests(tooLate, at: 200)
    }

    func testPitfall14AMotionWithoutLengthTakesUpANewTarget() throws {
        let still = SmoothScroll.wheel.motion(from: 50, to: 50)
        checkRests(still, at: 50)
        let next = try XCTUnwrap(SmoothScroll.wheel.retargeted(still, at: 0, to: 150))
        XCTAssertEqual(next, SmoothScroll.wheel.motion(from: 50, to: 150))
    }

    func testPitfall15TheImpulseStyleArrestsBeforeItTurnsBack() throws {
        let motion = SmoothScroll.impulse.motion(from: 0, to: 240)
        let back = try XCTUnwrap(SmoothScroll.impulse.retargeted(motion, at: 0.08, to: -60))
        let place = motion.position(at: 0.08)
        for time in stride(from: 0, through: 0.4, by: 0.002) {
            XCTAssertLessThanOrEqual(back.position(at: time), place, "at \(time)")
        }
        let eased = SmoothScroll.constant.motion(from: 0, to: 240)
        let easedBack = try XCTUnwrap(SmoothScroll.constant.retargeted(eased, at: 0.08, to: -60))
        XCTAssertGreaterThan(easedBack.position(at: 0.03), easedBack.position(at: 0) + 10)
    }

    func testPitfall21AnUnchangedTargetLeavesTheMotionAsItIs() {
        let motion = SmoothScroll.wheel.motion(from: 0, to: 100)
        XCTAssertNil(SmoothScroll.wheel.retargeted(motion, at: 0.05, to: 100))
        XCTAssertNotNil(SmoothScroll.impulse.retargeted(SmoothScroll.impulse.motion(from: 0, to: 9), at: 0.05, to: 9))
    }

    func testATargetThatIsHereEndsTheMotion() throws {
        let motion = SmoothScroll.wheel.motion(from: 0, to: 100)
        let here = motion.position(at: 0.1)
        checkRests(try XCTUnwrap(SmoothScroll.wheel.retargeted(motion, at: 0.1, to: here)), at: here)
    }
}
