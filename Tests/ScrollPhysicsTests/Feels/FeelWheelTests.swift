import Foundation
import ScrollPhysics
import XCTest

/// The wheel of each feel.
final class FeelWheelTests: XCTestCase {
    /// The distance of a notch in each feel, in a viewport of 800 points.
    private func step(_ feel: ScrollFeel) -> Double {
        switch feel.wheel.step {
        case .fixed: feel.wheel.notchDistance
        case .atMostPage: min(feel.wheel.notchDistance, 762)
        case .gtk: pow(800, 2.0 / 3)
        case .webkit: 86
        case .compose: 3 * 800.0.squareRoot()
        }
    }

    func testNotchesAddUpExactlyHoweverTheyFall() {
        for feel in ScrollFeel.builtIn where feel.wheel.repeat == .target {
            for pause in [0.0, 0.011, 0.07, 0.4] {
                var scroller = Scroller.list(feel: feel, content: 1e5)
                for turn in 0..<7 { scroller.send(notch(), at: Double(turn) * pause) }
                for turn in 0..<8 { scroller.send(notch(0.125), at: 3 + Double(turn) * pause) }
                scroller.run(to: 20)
                XCTAssertEqual(scroller.y(20), 8 * step(feel), accuracy: 1e-9, "\(feel.name), every \(pause) s")
            }
        }
    }

    func testPitfall15AReversedNotchNeverGoesOnInTheOldDirection() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 1e5, at: 5e4)
            for turn in 0..<5 { scroller.send(notch(), at: Double(turn) * 0.02) }
            let turned = 0.12
            scroller.send(notch(-1), at: turned)
            let highest = scroller.y(turned)
            for time in stride(from: turned, to: 2, by: 0.004) {
                scroller.run(to: time)
                XCTAssertLessThanOrEqual(scroller.y(time), highest + 1e-9, "\(feel.name) at \(time)")
            }
        }
    }

    func testPitfall21ANotchAtTheEdgeDoesNotDrawTheMotionOut() {
        for feel in ScrollFeel.builtIn {
            var once = Scroller.list(feel: feel, content: 830)
            var often = once
            once.send(notch(3), at: 0)
            often.send(notch(3), at: 0)
            for turn in 1...10 { often.send(notch(), at: Double(turn) * 0.005) }
            once.run(to: 0.06)
            often.run(to: 0.06)
            XCTAssertEqual(once.y(0.06), often.y(0.06), accuracy: 1e-9, feel.name)
        }
    }

    func testAWheelStaysWithinTheBounds() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 1500)
            var time = 0.0
            for turn in 0..<60 {
                scroller.send(notch(turn % 20 < 12 ? 2 : -3), at: time)
                for _ in 0..<6 {
                    time += 0.004
                    scroller.run(to: time)
                    XCTAssertTrue((-1e-9...700 + 1e-9).contains(scroller.y(time)), "\(feel.name): \(scroller.y(time))")
                }
            }
        }
    }

    func testChromiumTakesATenthToAFifthOfASecond() {
        for (count, seconds) in [(1.0, 0.2), (2, 14.0 / 60 - 240.0 / 3600), (4, 0.1), (9, 0.1)] {
            var scroller = Scroller.list(feel: .chromium, content: 1e5)
            scroller.send(notch(count), at: 0)
            scroller.run(to: seconds - 0.002)
            XCTAssertTrue(scroller.isMoving(at: .seconds(seconds - 0.002)))
            scroller.run(to: seconds + 1e-6)
            XCTAssertEqual(scroller.y(seconds + 1e-6), 120 * count)
        }
    }

    func testFirefoxsSpringFollowsTheRhythm() {
        var feel = ScrollFeel.firefox
        feel.wheel.curve = .mozillaSpring
        var scroller = Scroller.list(feel: feel, content: 1e5)
        scroller.send(notch(), at: 1)
        scroller.run(to: 1.05)
        // Critically damped from rest: Δ(1 - (1 + ωt)e^(-ωt)), ω² = 1250.
        let pull = 1250.0.squareRoot() * 0.05
        XCTAssertEqual(scroller.y(1.05), 114 * (1 - (1 + pull) * exp(-pull)), accuracy: 1e-6)
    }

    func testANotchLeavesAPageOfEveryFeel() {
        for feel in ScrollFeel.builtIn {
            let targets = SnapTargets.paging
            var scroller = Scroller.list(feel: feel, content: 8000)
            scroller.send(notch(), at: 0, resolve: targets.resolve)
            scroller.run(to: 10, resolve: targets.resolve)
            XCTAssertEqual(scroller.y(10), 800, accuracy: 1e-9, feel.name)
        }
    }
}
