import Foundation
import ScrollPhysics
import XCTest

/// The sums of repeated flings.
final class FeelCarryTests: XCTestCase {
    /// Two equal swipes, the second during the fling of the first: their velocities at the lift.
    private func swipes(_ feel: ScrollFeel, by step: Double = -20) -> (first: Double, caught: Double, second: Double) {
        var scroller = Scroller.list(feel: feel, content: 1e6, at: 5e5)
        var time = scroller.drag(by: step, moves: 10)
        scroller.send(.up(nil), at: time)
        let first = scroller.vy(time)
        let pressed = time + 0.1
        scroller.run(to: pressed)
        let caught = scroller.vy(pressed)
        time = scroller.drag(by: step, moves: 10, beginning: pressed)
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
        let flings = swipes(.qtQuick, by: -14)
        XCTAssertEqual(flings.second, 1.25 * flings.first, accuracy: 1e-6 * flings.first)
    }

    /// Two equal swipes as above, but the second finger rests for a moment before it moves.
    private func swipesAfterARest(of seconds: Double, _ feel: ScrollFeel) -> Double {
        var scroller = Scroller.list(feel: feel, content: 1e6, at: 5e5)
        var time = scroller.drag(by: -20, moves: 10)
        scroller.send(.up(nil), at: time)
        let first = scroller.vy(time)
        scroller.send(.down(pointer(600), .touch), at: time + 0.05)
        time += 0.05 + seconds
        for move in 1...10 {
            time += 0.008
            scroller.send(.move(pointer(600 - 20 * Double(move))), at: time)
        }
        scroller.send(.up(nil), at: time)
        return scroller.vy(time) / first
    }

    func testAFingerThatRestsLosesTheBoostOfChromiumAndFirefox() {
        for feel in [ScrollFeel.chromium, .firefox] {
            var plain = feel
            plain.fling.carry = .none
            for (rest, gain) in [(0.012, 1.0), (0.06, 0)] {
                XCTAssertEqual(
                    swipesAfterARest(of: rest, feel) - swipesAfterARest(of: rest, plain), gain, accuracy: 1e-6,
                    feel.name)
            }
        }
    }

    /// A boosted fling goes beyond the limit of three viewports.
    func testChromiumsBoostedFlingsGoFurtherThanThreeViewports() {
        var scroller = Scroller.list(feel: .chromium, content: 1e6, at: 5e5)
        var time = scroller.drag(by: -60, moves: 10)
        scroller.send(.up(nil), at: time)
        time = scroller.drag(by: -60, moves: 10, beginning: time + 0.1)
        scroller.send(.up(nil), at: time)
        let start = scroller.y(time)
        scroller.run(to: time + 5)
        XCTAssertEqual(scroller.y(time + 5) - start, 2 * 3 * 800, accuracy: 1e-6)
    }

    func testFirefoxAddsNothingToATouchpad() {
        var feel = ScrollFeel.firefox
        var distances: [Double] = []
        for carry in [MomentumCarry.mozilla, .none] {
            feel.fling.carry = carry
            var scroller = Scroller.list(feel: feel, content: 1e6, at: 5e5)
            for swipe in 0..<2 {
                for step in 0..<10 {
                    scroller.send(stroke(10), at: Double(swipe) * 0.3 + Double(step) * 0.01)
                }
            }
            scroller.run(to: 30)
            distances.append(scroller.y(30))
        }
        XCTAssertEqual(distances[0], distances[1])
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
