import Foundation
import ScrollPhysics
import XCTest

/// The effect of noise at the end of a gesture on the fling of each feel.
final class VelocityPitfallTests: XCTestCase {
    private var throwing: [ScrollFeel] { ScrollFeel.builtIn.filter { $0.fling.momentum > 0 } }

    func testPitfall03NoFeelSpeedsUpOrJumpsAtTheEnd() {
        for feel in throwing {
            for speed in [150.0, 900, 6000] {
                var scroller = Scroller.list(feel: feel, content: 1e6)
                scroller.send(.fling(ScrollVector(x: 0, y: speed)), at: 0)
                var (place, velocity) = (0.0, Double.infinity)
                for frame in 0...4000 {
                    let time = Double(frame) * 0.004
                    scroller.run(to: time)
                    let step = scroller.y(time) - place
                    XCTAssertLessThanOrEqual(scroller.vy(time), velocity * (1 + 1e-9), "\(feel.name) at \(time)")
                    XCTAssertTrue((-1e-9...speed * 0.004 + 1e-9).contains(step), "\(feel.name): \(step) at \(time)")
                    (place, velocity) = (scroller.y(time), scroller.vy(time))
                }
                XCTAssertEqual(velocity, 0, feel.name)
            }
        }
    }

    /// No feel waits longer than 150 ms for another move.
    func testPitfall04AFingerThatRestsAndLiftsAsideFlingsNothing() {
        for feel in throwing {
            for step in [-20.0, 20] {
                for (rest, aside) in [(0.16, 0.5), (0.16, -0.5), (1, 0.5), (1, -0.5), (1, 6)] {
                    var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
                    let lift = scroller.drag(by: step) + rest
                    scroller.send(.up(pointer(600 + 12 * step + aside)), at: lift)
                    let left = scroller.y(lift)
                    scroller.run(to: lift + 5)
                    XCTAssertEqual(
                        scroller.y(lift + 5), left, accuracy: 1e-9,
                        "\(feel.name): \(step) pt a move, \(aside) pt aside after \(rest) s")
                }
            }
        }
    }

    func testPitfall06ASidewaysTwitchBeforeTheLiftDoesNotTurnTheFling() {
        for var feel in throwing {
            feel.drag.lock = .free
            var scroller = Scroller(
                feel: feel, axes: .both, extent: .endless, offset: ScrollVector(x: 5e5, y: 5e5))
            scroller.send(.down(ScrollVector(x: 300, y: 600), .touch), at: 0)
            for step in 1...12 {
                let place = ScrollVector(x: step == 12 ? 304 : 300, y: 600 - Double(step) * 10)
                scroller.send(.move(place), at: Double(step) * 0.01)
            }
            scroller.send(.up(nil), at: 0.12)
            let velocity = scroller.velocity(at: .seconds(0.12))
            XCTAssertGreaterThan(velocity.y, 500, feel.name)
            // The twitch alone deviates by 22°.
            XCTAssertLessThan(abs(atan2(velocity.x, velocity.y)) * 180 / .pi, 15, feel.name)
        }
    }

    func testPitfall07AHardStopFlingsNothingBack() {
        for feel in throwing {
            for stillness in 1...6 {
                var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
                var time = scroller.drag(by: -30)
                let place = scroller.y(time)
                for _ in 0..<stillness {
                    time += 0.008
                    scroller.send(.move(pointer(600 - 360 - 0.1)), at: time)
                }
                scroller.send(.up(nil), at: time)
                scroller.run(to: time + 5)
                XCTAssertGreaterThanOrEqual(scroller.y(time + 5), place - 1e-9, "\(feel.name), \(stillness)")
            }
        }
    }

    func testPitfall13DeltasThatArriveDuringAFlingReplaceIt() {
        for feel in throwing where feel.touchpad.momentum > 0 {
            var scroller = Scroller.list(feel: feel, content: 1e6, at: 9000)
            for step in 0..<8 { scroller.send(stroke(20), at: Double(step) * 0.01) }
            scroller.run(to: 0.2)
            XCTAssertEqual(scroller.phase(0.2), .decelerating, feel.name)
            scroller.send(stroke(3), at: 0.2)
            let place = scroller.y(0.2)
            for step in 1...20 { scroller.send(stroke(3), at: 0.2 + Double(step) * 0.01) }
            let stroked = 60 * feel.touchpad.gain
            XCTAssertEqual(scroller.y(0.4), place + stroked, accuracy: 1e-9, "\(feel.name) adds both up")
        }
    }
}
