import Foundation
import ScrollPhysics
import XCTest

/// Known faults of other scrollers, tried on every feel. The numbers are those of the list of pitfalls; the tests of
/// motions and of velocity estimates contain the others.
final class ScrollerPitfallTests: XCTestCase {
    private var moving: [ScrollFeel] { ScrollFeel.builtIn.filter { $0.fling.momentum > 0 } }

    private func flung(_ feel: ScrollFeel, _ velocity: Double = 2400) -> Scroller {
        var scroller = Scroller.list(feel: feel, content: 20_000, at: 4000)
        scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0)
        return scroller
    }

    func testPitfall01TheFrameRateChangesNothing() {
        for feel in moving {
            let ends = [30.0, 60, 120, 1000].map { rate in
                var scroller = Scroller.list(feel: feel, content: 3000, at: 1500)
                scroller.send(notch(2), at: 0)
                scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0.05)
                for frame in 0...Int(rate) { scroller.run(to: 0.05 + Double(frame) / rate) }
                return (scroller.y(1.05), scroller.vy(1.05))
            }
            for end in ends {
                XCTAssertEqual(end.0, ends[0].0, accuracy: 1e-9, feel.name)
                XCTAssertEqual(end.1, ends[0].1, accuracy: 1e-9, feel.name)
            }
        }
    }

    func testPitfall02NewBoundsInAFlingLoseNoDistance() {
        for feel in moving {
            var plain = flung(feel)
            var changed = flung(feel)
            for step in 1...40 {
                let extent = ScrollExtent.list(20_000 + Double(step) * 13)
                changed.setExtent(extent, at: .seconds(Double(step) * 0.01))
            }
            for time in stride(from: 0.4, to: 12, by: 0.4) {
                plain.run(to: time)
                changed.run(to: time)
                XCTAssertEqual(plain.y(time), changed.y(time), accuracy: 1e-6, "\(feel.name) at \(time)")
            }
        }
    }

    func testPitfall02AShrinkingEdgeAheadLeavesTheMotionUpToItUnchanged() {
        for feel in moving {
            let plain = flung(feel)
            var changed = flung(feel)
            // The edge is ahead of the content at 0.1 s, and before the end of the fling.
            let place = plain.y(0.1)
            changed.setExtent(.list(800 + place + 60), at: .seconds(0.1))
            XCTAssertEqual(changed.y(0.1), place, accuracy: 1e-9, feel.name)
            XCTAssertEqual(changed.y(0.11), plain.y(0.11), accuracy: 1e-6, feel.name)
            changed.run(to: 10)
            XCTAssertEqual(changed.y(10), place + 60, accuracy: 1e-9, feel.name)
        }
    }

    func testPitfall04AFingerThatStopsAndLiftsLateFlingsNothing() {
        for feel in moving {
            var scroller = Scroller.list(feel: feel, content: 20_000, at: 4000)
            let time = scroller.drag(by: -12)
            let place = scroller.y(time)
            scroller.send(.up(nil), at: time + feel.velocity.rest + 0.001)
            scroller.run(to: time + 5)
            XCTAssertEqual(scroller.y(time + 5), place, feel.name)
        }
    }

    func testPitfall05AFlickOfTwoSamplesFlings() {
        for feel in moving {
            var scroller = Scroller.list(feel: feel, content: 20_000, at: 4000)
            scroller.send(.down(pointer(600), .touch), at: 0)
            scroller.send(.move(pointer(550)), at: 0.016)
            scroller.send(.up(nil), at: 0.016)
            XCTAssertTrue(scroller.isMoving(at: .seconds(0.017)), feel.name)
        }
    }

    func testPitfall08EqualTimesGiveNoInfiniteVelocity() {
        for feel in moving {
            var scroller = Scroller.list(feel: feel, content: 20_000, at: 4000)
            scroller.send(.down(pointer(600), .touch), at: 1)
            for move in 1...30 {
                scroller.send(.move(pointer(600 - Double(move) * 9)), at: 1 + Double(move / 10) * 0.001)
            }
            scroller.send(.up(nil), at: 1.003)
            XCTAssertTrue(scroller.velocity(at: .seconds(1.003)).isFinite, feel.name)
            XCTAssertLessThanOrEqual(abs(scroller.vy(1.003)), feel.fling.maximumVelocity + 1e-6, feel.name)
        }
    }

    func testPitfall11OverscrollUnderAFingerSurvivesShrinkingContent() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 3000, at: 2200)
            let time = scroller.drag(by: -9, moves: 20)
            let outside = scroller.extent.y.overscroll(of: scroller.y(time))
            scroller.setExtent(.list(2000), at: .seconds(time))
            let after = scroller.extent.y.overscroll(of: scroller.y(time))
            XCTAssertEqual(after, outside, accuracy: 1e-6, feel.name)
        }
    }

    func testPitfall12TheSourceIsTakenAsGiven() {
        for feel in ScrollFeel.builtIn {
            // A notch of a fine wheel and a small delta of a touchpad look alike; only the source distinguishes them.
            var wheel = Scroller.list(feel: feel, content: 20_000)
            var pad = wheel
            wheel.send(notch(0.25), at: 0)
            pad.send(stroke(0.25), at: 0)
            wheel.run(to: 5)
            XCTAssertEqual(pad.y(0), 0.25 * feel.touchpad.gain, accuracy: 1e-12, feel.name)
            XCTAssertGreaterThan(wheel.y(5), 1, feel.name)
        }
    }

    func testPitfall13ATouchStopsTheFlingAtOnce() {
        for feel in moving {
            var scroller = flung(feel)
            scroller.run(to: 0.2)
            let place = scroller.y(0.2)
            scroller.send(stroke(0), at: 0.2)
            scroller.run(to: 0.25)
            XCTAssertEqual(scroller.y(0.25), place, accuracy: 1e-9, "\(feel.name), touchpad")
            scroller = flung(feel)
            scroller.send(.down(pointer(100), .touch), at: 0.2)
            scroller.send(.up(nil), at: 0.6)
            scroller.run(to: 3)
            XCTAssertEqual(scroller.y(3), place, accuracy: 1e-9, "\(feel.name), finger")
        }
    }

    func testPitfall14EventsFromThePastRewindNothing() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 20_000)
            scroller.send(notch(), at: 1)
            scroller.run(to: 1.06)
            let place = scroller.y(1.06)
            // A late event counts at the current time.
            var late = scroller
            late.send(notch(), at: 0.4)
            scroller.send(notch(), at: 1.06)
            for time in [1.06, 1.07, 1.2, 3] {
                XCTAssertEqual(late.y(time), scroller.y(time), accuracy: 1e-9, feel.name)
                XCTAssertGreaterThanOrEqual(late.y(time), place, feel.name)
            }
        }
    }

    func testPitfall19AfterALongSuspensionItIsWhereItEnds() {
        for feel in moving {
            var often = flung(feel)
            var once = flung(feel)
            for step in 1...2000 { often.run(to: Double(step) * 0.01) }
            once.run(to: 86_400)
            XCTAssertEqual(once.y(86_400), often.y(20), accuracy: 1e-9, feel.name)
            XCTAssertFalse(once.isMoving(at: .seconds(86_400)))
        }
    }

    func testPitfall23ASnapEndsThoughTheNextEventGoesElsewhere() {
        let targets = rows(300)
        for feel in moving {
            var scroller = Scroller.list(feel: feel, content: 20_000, at: 3000)
            scroller.send(.fling(ScrollVector(x: 0, y: 1200)), at: 0, resolve: targets.resolve)
            scroller.run(to: 0.1, resolve: targets.resolve)
            // The wheel moves along the axis that does not scroll here.
            scroller.send(.wheel(.notch, ScrollVector(x: 1, y: 0)), at: 0.1, resolve: targets.resolve)
            scroller.run(to: 12, resolve: targets.resolve)
            let row = (scroller.y(12) / 300).rounded() * 300
            XCTAssertEqual(scroller.y(12), row, accuracy: 1e-6, feel.name)
            XCTAssertEqual(scroller.phase(12), .idle, feel.name)
        }
    }
}
