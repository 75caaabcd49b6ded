import Foundation
import ScrollPhysics
import XCTest

/// Requests of users about wheels, touchpads and their settings, for each feel.
final class DeviceRequestTests: XCTestCase {
    private func gliding(_ feel: ScrollFeel) -> Bool { feel.wheel.curve != .jump && feel.wheel.glideDuration > 0 }

    func testRequest01ANotchGlidesAndRepeatedNotchesBecomeOneMotion() {
        for feel in ScrollFeel.builtIn where gliding(feel) {
            var scroller = Scroller.list(feel: feel, content: 50_000)
            scroller.send(notch(), at: 0)
            scroller.run(to: 0.004)
            let step = scroller.target?.y ?? 0
            XCTAssertLessThan(scroller.y(0.004), step, "\(feel.name) does not jump")
            var latest = scroller.y(0.004)
            var latestGoal = 0.0
            for turn in 1...4 {
                let time = 0.004 + Double(turn) * 0.02
                scroller.run(to: time)
                latestGoal = scroller.y(time) + step
                scroller.send(notch(), at: time)
            }
            for frame in 1...400 {
                let time = 0.09 + Double(frame) * 0.004
                scroller.run(to: time)
                XCTAssertGreaterThanOrEqual(scroller.y(time), latest - 1e-9, "\(feel.name) never goes back")
                latest = scroller.y(time)
            }
            let expected = feel.wheel.repeat == .target ? 5 * step : latestGoal
            XCTAssertEqual(latest, expected, accuracy: 1e-6 * step, feel.name)
        }
    }

    func testRequest02ATouchpadMovesContentAtOnceAndAsFarAsTheFingers() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, at: 500)
            for step in 1...10 {
                let time = Double(step) * 0.01
                scroller.send(stroke(7), at: time)
                XCTAssertEqual(scroller.y(time), 500 + Double(step) * 7 * feel.touchpad.gain, accuracy: 1e-9, feel.name)
            }
        }
    }

    func testRequest03AFlickOnATouchpadGoesOnAndRepeatedSwipesGoFurther() {
        for feel in ScrollFeel.builtIn where feel.touchpad.momentum > 0 {
            XCTAssertGreaterThan(swipes(1, feel: feel), 0, "\(feel.name) goes on after the lift")
        }
        for feel in [ScrollFeel.flutter, .gtk, .chromium] {
            var (feel, plain) = (feel, feel)
            feel.touchpad.gain = 1
            plain.touchpad.gain = 1
            plain.fling.carry = .none
            XCTAssertGreaterThan(swipes(4, feel: feel), 1.1 * swipes(4, feel: plain), "\(feel.name) carries momentum")
        }
    }

    /// The distance of the flings of so many swipes, without the movement of the fingers.
    private func swipes(_ count: Int, feel: ScrollFeel) -> Double {
        var scroller = Scroller.list(feel: feel, content: 1_000_000)
        var time = 0.0
        for _ in 0..<count {
            for _ in 0..<8 {
                time += 0.008
                scroller.send(stroke(20), at: time)
            }
            time += 0.12
            scroller.run(to: time)
        }
        scroller.run(to: time + 60)
        return scroller.y(time + 60) - Double(count) * 160
    }

    func testRequest04MomentumIsTurnedOffForEachDeviceByItself() {
        var feel = ScrollFeel.uikit
        feel.touchpad.momentum = 0
        XCTAssertEqual(swipes(1, feel: feel), 0)
        XCTAssertGreaterThan(throwOfADrag(feel), 100, "the finger keeps its momentum")
        feel = .uikit
        feel.fling.momentum = 0
        XCTAssertGreaterThan(swipes(1, feel: feel), 100, "the touchpad keeps its momentum")
        XCTAssertEqual(throwOfADrag(feel), 0)
        feel.wheel.glideDuration = 0
        var scroller = Scroller.list(feel: feel)
        scroller.send(notch(), at: 0)
        XCTAssertEqual(scroller.y(0), 100)
        XCTAssertGreaterThan(swipes(1, feel: feel), 100)
    }

    private func throwOfADrag(_ feel: ScrollFeel) -> Double {
        var scroller = Scroller.list(feel: feel, content: 100_000)
        let time = scroller.drag(by: -12)
        let held = scroller.y(time)
        scroller.send(.up(nil), at: time)
        scroller.run(to: time + 30)
        return scroller.y(time + 30) - held
    }

    func testRequest05EachDeviceHasItsOwnGainAndANewOneCountsAtOnce() {
        var feel = ScrollFeel.uikit
        feel.wheel.gain = 3
        feel.touchpad.gain = 0.5
        var scroller = Scroller.list(feel: feel, at: 1000)
        scroller.send(stroke(30), at: 0)
        XCTAssertEqual(scroller.y(0), 1015)
        scroller.run(to: 1)
        scroller.send(.scrollTo(ScrollVector(x: 0, y: 1000), animated: false), at: 1)
        scroller.send(notch(), at: 1)
        XCTAssertEqual(scroller.target?.y, 1300)
        feel.wheel.gain = 0.1
        scroller.setFeel(feel, at: .seconds(2))
        scroller.send(notch(), at: 2)
        XCTAssertEqual(scroller.target?.y, 1310)
    }

    func testRequest06AFingerThatRestsAndLiftsMovesNothing() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, at: 1000)
            let time = scroller.drag(by: -10)
            scroller.send(.up(nil), at: time + 0.3)
            XCTAssertEqual(scroller.y(time + 3), scroller.y(time), "\(feel.name), a finger")
            XCTAssertEqual(scroller.phase(time + 0.3), .idle, feel.name)

            var pad = Scroller.list(feel: feel, at: 1000)
            for step in 0..<30 { pad.send(stroke(step < 10 ? 9 : 0), at: Double(step) * 0.01) }
            pad.run(to: 3)
            XCTAssertEqual(pad.y(3), 1000 + 90 * feel.touchpad.gain, accuracy: 1e-9, "\(feel.name), two fingers")
        }
    }

    func testRequest23ANotchGoesAsFarHoweverItIsSmoothedAndHoweverManyPileUp() {
        for feel in ScrollFeel.builtIn {
            let one = way([1], every: 2, feel: feel)
            XCTAssertGreaterThan(one, 0, feel.name)
            for notches in [[1, 1, 1, 1, 1, 1], [0.25, 0.25, 0.5, 1], [2.5]] {
                for pause in [0.0, 0.008, 0.05, 0.3] {
                    let sum = notches.reduce(0, +)
                    let expected =
                        feel.wheel.repeat == .target ? sum * one : easedOut(notches, every: pause, one, in: 0.3)
                    XCTAssertEqual(
                        way(notches, every: pause, feel: feel), expected, accuracy: 1e-6,
                        "\(feel.name), \(notches) every \(pause) s")
                }
            }
        }
        var smooth = ScrollFeel.uikit
        for choice in WheelCurve.allCases {
            smooth.wheel.curve = choice
            XCTAssertEqual(way([1], every: 1, feel: smooth), 100, accuracy: 1e-9, "\(choice)")
        }
    }

    /// Qt's: each notch goes from where the one before has brought the content, along 1.001·(1 - 2^(-10u)).
    private func easedOut(_ notches: [Double], every pause: Double, _ step: Double, in seconds: Double) -> Double {
        notches.dropLast().reduce(0) { place, turn in
            place + turn * step * (pause < seconds ? 1.001 * (1 - exp2(-10 * pause / seconds)) : 1)
        } + (notches.last ?? 0) * step
    }

    private func way(_ notches: [Double], every pause: Double, feel: ScrollFeel) -> Double {
        var scroller = Scroller.list(feel: feel, content: 100_000)
        for (index, turn) in notches.enumerated() { scroller.send(notch(turn), at: Double(index) * pause) }
        scroller.run(to: 20)
        return scroller.y(20)
    }
}
