import Foundation
import ScrollPhysics
import XCTest

/// What repeated flings add up to.
final class FeelCarryTests: XCTestCase {
    /// Two equal swipes, the second one on top of the fling of the first: their velocities at the lift.
    private func swipes(_ feel: ScrollFeel) -> (first: Double, caught: Double, second: Double) {
        var scroller = Scroller.list(feel: feel, content: 1e6, at: 5e5)
        var time = scroller.drag(by: -20, moves: 10)
        scroller.send(.up(nil), at: time)
        let first = scroller.vy(time)
        let pressed = time + 0.1
        scroller.run(to: pressed)
        let caught = scroller.vy(pressed)
        time = scroller.drag(by: -20, moves: 10, beginning: pressed)
        scroller.send(.up(nil), at: time)
        return (first, caught, scroller.vy(time))
    }

    func testPlatformsThatCarryNothingBeginAnew() {
        for feel in ScrollFeel.builtIn where feel.fling.carry == .none && feel.fling.momentum > 0 {
            let flings = swipes(feel)
            XCTAssertEqual(flings.first, flings.second, accuracy: 1e-6 * flings.first, feel.name)
        }
    }

    func testFlutterAddsAPowerOfTheCaughtVelocity() {
        let flings = swipes(.flutter)
        XCTAssertEqual(flings.second, flings.first + 0.000816 * pow(flings.caught, 1.967), accuracy: 1e-6)
    }

    func testGTKAddsTheMoreTheFasterTheNewFling() {
        let flings = swipes(.gtk)
        let share = (flings.first - 0.33 * flings.caught) / (0.67 * flings.caught)
        XCTAssertEqual(flings.second, flings.first + flings.caught * min(share, 6), accuracy: 1e-6)
    }

    func testChromiumAndFirefoxAddTheFirstVelocityOfTheFlingBefore() {
        for feel in [ScrollFeel.chromium, .firefox] {
            let flings = swipes(feel)
            XCTAssertEqual(flings.second, 2 * flings.first, accuracy: 1e-6 * flings.first, feel.name)
        }
    }

    func testQtBoostsByAQuarter() {
        let flings = swipes(.qtQuick)
        XCTAssertEqual(flings.second, 1.25 * flings.first, accuracy: 1e-6 * flings.first)
    }

    func testNothingIsCarriedAgainstTheDirection() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            var scroller = Scroller.list(feel: feel, content: 1e6, at: 5e5)
            var time = scroller.drag(by: -20, moves: 10)
            scroller.send(.up(nil), at: time)
            let first = scroller.vy(time)
            time = scroller.drag(by: 20, moves: 10, beginning: time + 0.1)
            scroller.send(.up(nil), at: time)
            XCTAssertEqual(scroller.vy(time), -first, accuracy: 1e-6 * first, feel.name)
        }
    }

    func testAFlingThatRanOutIsForgotten() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            var scroller = Scroller.list(feel: feel, content: 1e6, at: 5e5)
            var time = scroller.drag(by: -20, moves: 10)
            scroller.send(.up(nil), at: time)
            let first = scroller.vy(time)
            time = scroller.drag(by: -20, moves: 10, beginning: 30)
            scroller.send(.up(nil), at: time)
            XCTAssertEqual(scroller.vy(time), first, accuracy: 1e-6 * first, feel.name)
        }
    }
}
