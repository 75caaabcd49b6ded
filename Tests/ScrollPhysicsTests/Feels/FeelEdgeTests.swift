import Foundation
import ScrollPhysics
import XCTest

/// The edges of each feel.
final class FeelEdgeTests: XCTestCase {
    func testFlingsComeBackToTheEdgeWithinTheLimit() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            for velocity in [-9000.0, -800, 700, 12_000] {
                var scroller = Scroller.list(feel: feel, content: 1000, at: 100)
                scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0)
                let limit = scroller.overscrollLimit(on: .vertical)
                for time in stride(from: 0, to: 8, by: 0.01) {
                    scroller.run(to: time)
                    let outside = scroller.extent.y.overscroll(of: scroller.y(time))
                    XCTAssertLessThanOrEqual(abs(outside), limit + 1e-9, "\(feel.name), \(velocity) at \(time)")
                }
                let rest = scroller.y(8)
                XCTAssertEqual(scroller.extent.y.overscroll(of: rest), 0, accuracy: 1e-9, feel.name)
                if abs(velocity) > 5000 { XCTAssertEqual(rest, velocity < 0 ? 0 : 200, accuracy: 1e-9, feel.name) }
                XCTAssertFalse(scroller.isMoving(at: .seconds(8)), feel.name)
            }
        }
    }

    /// Up to the last moment of each motion: a curve may end beyond its goal and be put right only there.
    func testNotchesKeysAndProgramsPassNoEdgeAtAnyMoment() {
        for feel in ScrollFeel.builtIn {
            for isForward in [true, false] {
                let goal = ScrollVector(x: 0, y: isForward ? 200 : 0)
                let inputs: [ScrollIntent] = [
                    notch(isForward ? 1 : -1), notch(isForward ? 5 : -5), .key(isForward ? .end : .home, shift: false),
                    .scrollTo(goal, animated: true),
                ]
                for input in inputs {
                    var scroller = Scroller.list(feel: feel, content: 1000, at: isForward ? 180 : 20)
                    scroller.send(input, at: 0)
                    check("\(feel.name), \(input)", &scroller)
                }
            }
        }
    }

    /// Whatever the curve does with the velocity of the fling.
    func testANotchInAFlingPassesNoHardEdge() {
        for curve in WheelCurve.allCases {
            var feel = ScrollFeel.direct
            (feel.fling.momentum, feel.wheel.curve, feel.wheel.notchDistance) = (1, curve, 20)
            for velocity in [900.0, 9000, 90_000] {
                for (start, sign) in [(150.0, 1.0), (199, 1), (50, -1), (1, -1)] {
                    var scroller = Scroller.list(feel: feel, content: 1000, at: start)
                    scroller.send(.fling(ScrollVector(x: 0, y: sign * velocity)), at: 0)
                    scroller.send(notch(sign), at: 0.002)
                    check("\(curve), \(sign * velocity) from \(start)", &scroller)
                }
            }
        }
    }

    private func check(_ name: String, _ scroller: inout Scroller) {
        var time = Duration.zero
        while time < .seconds(3) {
            let next = min(time + .milliseconds(4), scroller.nextTransition(after: time) ?? .seconds(3))
            time = max(next, time + .nanoseconds(1))
            for moment in [time - .nanoseconds(1), time] {
                scroller.advance(to: moment)
                let outside = scroller.extent.y.overscroll(of: scroller.offset(at: moment).y)
                XCTAssertEqual(outside, 0, accuracy: 1e-9, "\(name), at \(moment)")
            }
        }
    }

    func testAFingerNeverPullsFurtherThanTheLimit() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 3000)
            let limit = scroller.overscrollLimit(on: .vertical)
            let time = scroller.drag(from: 0, by: 170, moves: 100)
            XCTAssertGreaterThanOrEqual(scroller.y(time), -limit - 1e-9, feel.name)
            scroller.send(.up(nil), at: time + 0.3)
            scroller.run(to: time + 8)
            XCTAssertEqual(scroller.y(time + 8), 0, accuracy: 1e-9, feel.name)
        }
    }

    func testTheStretchIsThatOfThePlatform() {
        // The slop, 100 points of finger beyond the edge, in one step from the edge and one beyond it. Flutter and Qt lose the first.
        let pulls: [(ScrollFeel, Double)] = [
            (.uikit, (1 - 1 / (100 * 0.55 / 800 + 1)) * 800), (.gtk, 0), (.qtQuick, 25), (.chromium, 0),
            (.fluentChromium, tanh(2 * 90.0 / 800) * 80), (.android, 0), (.flutterClamping, 0), (.webkitGTK, 0),
            (.flutter, 50), (.flutterDesktop, 50),
            (.flutter.startingWithoutSlop, 50 + 50 * 0.52 * pow(1 - 50.0 / 800, 2)),
            (.flutterDesktop.startingWithoutSlop, 50 + 50 * 0.26 * pow(1 - 50.0 / 800, 2)),
            (.qtQuick.startingWithoutSlop, 50),
            (.firefox, 50 / 16 + 50 / 16 * (1 - 50.0 / 16 / 800)),
        ]
        for (feel, shown) in pulls {
            var scroller = Scroller.list(feel: feel, content: 3000)
            scroller.send(.down(pointer(0), .touch), at: 0)
            scroller.send(.move(pointer(feel.drag.slop + 50)), at: 0.01)
            scroller.send(.move(pointer(feel.drag.slop + 100)), at: 0.02)
            XCTAssertEqual(scroller.y(0.02), -shown, accuracy: 1e-9, feel.name)
        }
    }

    func testPitfall09ARegrabInTheMiddleOfABounceGoesOnFromWhereItIs() {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            var scroller = Scroller.list(feel: feel, content: 3000, at: 50)
            scroller.send(.fling(ScrollVector(x: 0, y: -4000)), at: 0)
            scroller.run(to: 0.1)
            let shown = scroller.y(0.1)
            scroller.send(.down(pointer(300), .touch), at: 0.1)
            XCTAssertEqual(scroller.y(0.1), shown, accuracy: 1e-6, feel.name)
            scroller.send(.move(pointer(300 - feel.drag.slop - 1)), at: 0.19)
            scroller.send(.move(pointer(300 - feel.drag.slop - 1001)), at: 0.2)
            XCTAssertGreaterThan(scroller.y(0.2), 0, "\(feel.name) locks in at the edge")
        }
    }

    func testPitfall22NoiseAcrossTheGestureStretchesNothing() {
        var scroller = Scroller(feel: .fluentChromium, axes: .both, extent: .table, offset: ScrollVector(x: 0, y: 2000))
        for event in 0..<40 {
            scroller.send(.wheel(.touchpad, ScrollVector(x: -1, y: -8)), at: Double(event) * 0.008)
        }
        XCTAssertEqual(scroller.x(0.32), 0)
        XCTAssertGreaterThan(scroller.y(0.32), 2000)
        for event in 0..<20 {
            scroller.send(.wheel(.touchpad, ScrollVector(x: -8, y: -1)), at: 0.32 + Double(event) * 0.008)
        }
        XCTAssertLessThan(scroller.x(0.5), 0)
    }

    func testPitfall18ContentThatFitsInAViewportWithoutLengthIsNoNumberNowhere() {
        for feel in ScrollFeel.builtIn {
            let empty = AxisExtent(viewport: 0, content: 0)
            var scroller = Scroller(feel: feel, axes: .both, extent: ScrollExtent(x: empty, y: empty))
            let time = scroller.drag(by: 30)
            scroller.send(.up(nil), at: time)
            scroller.send(notch(), at: time + 0.1)
            scroller.send(stroke(-40), at: time + 0.2)
            scroller.run(to: time + 5)
            XCTAssertEqual(scroller.offset(at: .seconds(time + 5)), .zero, feel.name)
        }
    }
}

extension ScrollFeel {
    fileprivate var startingWithoutSlop: ScrollFeel {
        var feel = self
        feel.drag.start = .withoutSlop
        return feel
    }
}
