import Foundation
import ScrollUI
import XCTest

/// Apple's published numbers.
@MainActor
final class SpringNumbersTests: XCTestCase {
    func testPresetsHaveTheirBounces() async {
        XCTAssertEqual(Spring.smooth.bounce, 0, accuracy: 1e-12)
        XCTAssertEqual(Spring.snappy.bounce, 0.15, accuracy: 1e-12)
        XCTAssertEqual(Spring.bouncy.bounce, 0.3, accuracy: 1e-12)
        for spring in [Spring.smooth, .snappy, .bouncy, Spring()] {
            XCTAssertEqual(spring.duration, 0.5, accuracy: 1e-12)
        }
        XCTAssertEqual(Animation.spring, .spring(duration: 0.5, bounce: 0))
        XCTAssertEqual(Animation.snappy, .spring(duration: 0.5, bounce: 0.15))
        XCTAssertEqual(Animation.interactiveSpring, .spring(response: 0.15, dampingFraction: 0.86))
        XCTAssertEqual(
            Animation.interactiveSpring(duration: 0.15, extraBounce: 0), .spring(duration: 0.15, bounce: 0.15))
    }

    func testTheDampingRatioFollowsTheBounce() async {
        XCTAssertEqual(Spring(duration: 1, bounce: 0.4).dampingRatio, 0.6, accuracy: 1e-12)
        XCTAssertEqual(Spring(duration: 1, bounce: -0.5).dampingRatio, 2, accuracy: 1e-12)
        XCTAssertEqual(Spring(duration: 1, bounce: -0.5).bounce, -0.5, accuracy: 1e-12)
    }

    func testStiffnessAndDampingFollowTheResponse() async {
        let omega = 2 * Double.pi / 0.4
        let spring = Spring(response: 0.4, dampingRatio: 0.7)
        XCTAssertEqual(spring.stiffness, omega * omega, accuracy: 1e-9)
        XCTAssertEqual(spring.damping, 2 * 0.7 * omega, accuracy: 1e-9)
    }

    func testOverDampingHasToBeAllowed() async {
        XCTAssertEqual(Spring(stiffness: 100, damping: 40).dampingRatio, 1, accuracy: 1e-12)
        XCTAssertEqual(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio, 2, accuracy: 1e-12)
    }

    func testTheDefaultAnimationIsEqualOnlyToItself() async {
        XCTAssertEqual(Animation.default, .default)
        XCTAssertEqual(Animation.default.delay(1), .default.delay(1))
        XCTAssertNotEqual(Animation.default, .spring)
        XCTAssertNotEqual(Animation.default.delay(1), .spring.delay(1))
    }

    func testAnInterpolatingSpringIsAtMostCriticallyDamped() async {
        let critical = Animation.interpolatingSpring(stiffness: 100, damping: 20)
        XCTAssertEqual(Animation.interpolatingSpring(stiffness: 100, damping: 40), critical)
        XCTAssertEqual(
            Animation.interpolatingSpring(duration: 0.4, bounce: -0.5), .interpolatingSpring(duration: 0.4, bounce: 0))
    }

    func testTheSettlingDurationGivenIsTheOneThatIs() async {
        for ratio in [0.4, 0.7, 1, 1.5] {
            XCTAssertEqual(Spring(settlingDuration: 2, dampingRatio: ratio).settlingDuration, 2, accuracy: 0.01)
        }
    }

    func testStepsGiveWhatTheFormulaGives() async {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<20 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01) }
        XCTAssertEqual(value, spring.value(target: 10, time: 0.2), accuracy: 1e-9)
        XCTAssertEqual(velocity, spring.velocity(target: 10, time: 0.2), accuracy: 1e-9)
    }

    func testCircularCurvesAreCircles() async {
        for x in [0.1, 0.3, 0.5, 0.9] {
            let (rise, fall) = (UnitCurve.circularEaseIn.value(at: x), UnitCurve.circularEaseOut.value(at: x))
            XCTAssertEqual(x * x + (1 - rise) * (1 - rise), 1, accuracy: 1e-12)
            XCTAssertEqual((1 - x) * (1 - x) + fall * fall, 1, accuracy: 1e-12)
        }
        XCTAssertEqual(UnitCurve.circularEaseInOut.value(at: 0.5), 0.5, accuracy: 1e-12)
    }

    func testTheInverseOfACurveTakesItBack() async {
        for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .linear] {
            for x in [0.2, 0.5, 0.8] {
                XCTAssertEqual(curve.inverse.value(at: curve.value(at: x)), x, accuracy: 1e-6)
            }
        }
    }
}
