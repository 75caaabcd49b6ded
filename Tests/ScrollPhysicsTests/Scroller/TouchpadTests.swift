import ScrollPhysics
import XCTest

final class TouchpadTests: XCTestCase {
    private func swipe(
        _ scroller: inout Scroller, points: Double = 12, events: Int = 10, beginning: Double = 0,
        resolve: TargetResolver = Scroller.noTargets
    ) -> Double {
        var time = beginning
        for event in 0..<events {
            time = beginning + Double(event) * 0.008
            scroller.send(stroke(points), at: time, resolve: resolve)
        }
        return time
    }

    func testTheContentFollowsInTheSameFrame() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(stroke(7), at: 0)
        XCTAssertEqual(scroller.y(0), 1007)
        XCTAssertEqual(scroller.phase(0), .interacting)
        scroller.send(stroke(-3.25), at: 0.01)
        XCTAssertEqual(scroller.y(0.01), 1003.75)
    }

    func testGainScalesTheTravel() {
        var feel = ScrollFeel.uikit
        feel.touchpad.gain = 2.5
        var scroller = Scroller.list(feel: feel, at: 1000)
        scroller.send(stroke(10), at: 0)
        XCTAssertEqual(scroller.y(0), 1025)
    }

    func testTheFlingIsCountedFromTheLastMovement() {
        var scroller = Scroller.list(at: 1000)
        let last = swipe(&scroller)
        let place = scroller.y(last)
        XCTAssertEqual(scroller.y(last + 0.0599), place)
        scroller.run(to: last + 0.15)
        let decay = DecayMotion(start: place, velocity: 1500, rate: 0.998)
        XCTAssertEqual(scroller.y(last + 0.15), decay.position(at: 0.15), accuracy: 1e-6)
        XCTAssertEqual(scroller.phase(last + 0.15), .decelerating)
    }

    func testTheFlingIsJoinedWithoutAJump() {
        var scroller = Scroller.list(at: 1000)
        let last = swipe(&scroller)
        let place = scroller.y(last)
        let noticed = last + 0.06
        scroller.run(to: noticed)
        XCTAssertEqual(scroller.y(noticed), place, accuracy: 1e-9)
        var before = place
        for step in 1...100 {
            let time = noticed + Double(step) * 0.001
            let offset = scroller.y(time)
            XCTAssertGreaterThan(offset, before)
            XCTAssertLessThan(offset - before, 4, "no step of a millisecond is longer than 4000 pt/s")
            let slope = (scroller.y(time + 1e-6) - scroller.y(time - 1e-6)) / 2e-6
            let velocity = scroller.velocity(at: .seconds(time)).y
            XCTAssertEqual(velocity, slope, accuracy: abs(velocity) * 0.01 + 1)
            before = offset
        }
    }

    func testTheLiftIsATransitionThatCanBeWaitedFor() throws {
        var scroller = Scroller.list(at: 1000)
        let last = swipe(&scroller)
        let next = try XCTUnwrap(scroller.nextTransition(after: .seconds(last)))
        XCTAssertEqual(next / .seconds(1), last + 0.06, accuracy: 1e-9)
        XCTAssertFalse(scroller.isMoving(at: next))
        scroller.advance(to: next)
        XCTAssertTrue(scroller.isMoving(at: next))
    }

    func testFingersThatRestBeforeTheyLiftMoveNothing() {
        var scroller = Scroller.list(at: 1000)
        let last = swipe(&scroller)
        scroller.send(stroke(0), at: last + 0.045)
        let place = scroller.y(last + 0.045)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), place)
        XCTAssertEqual(scroller.phase(5), .idle)
    }

    func testASingleDeltaDoesNotFling() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(stroke(40), at: 0)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), 1040)
    }

    func testMomentumCanBeTurnedOffForTheTouchpadAlone() {
        var feel = ScrollFeel.uikit
        feel.touchpad.momentum = 0
        var scroller = Scroller.list(feel: feel, at: 1000)
        let last = swipe(&scroller)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), 1120, accuracy: 1e-9)
        let lift = scroller.drag(by: -16, beginning: last + 5)
        scroller.send(.up(nil), at: lift)
        XCTAssertTrue(scroller.isMoving(at: .seconds(lift)))
    }

    func testATouchpadStretchesTheEdgeAndSpringsBack() {
        var scroller = Scroller.list()
        let last = swipe(&scroller, points: -12)
        XCTAssertEqual(scroller.y(last), RubberBand(coefficient: 0.55, dimension: 800).stretch(-120), accuracy: 1e-9)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), 0)
    }

    func testANewStrokeStopsAFling() {
        var scroller = Scroller.list()
        scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0)
        let place = scroller.y(0.2)
        scroller.send(stroke(1), at: 0.2)
        XCTAssertEqual(scroller.y(0.2), place + 1, accuracy: 1e-9)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), place + 1, accuracy: 1e-9)
    }

    func testLateMomentumNeverTurnsASecondPage() {
        var scroller = Scroller.list(content: 8000)
        let resolve = SnapTargets.paging.resolve
        let last = swipe(&scroller, resolve: resolve)
        // The system continues to send shrinking deltas after a gap that looked like a lift.
        var delta = 11.0
        for event in 0..<30 {
            scroller.send(stroke(delta), at: last + 0.08 + Double(event) * 0.016, resolve: resolve)
            delta *= 0.9
        }
        scroller.run(to: 5, resolve: resolve)
        XCTAssertEqual(scroller.y(5), 800)
    }

    func testMomentumInOneStreamTurnsOnePageOnly() {
        var scroller = Scroller.list(content: 8000)
        let resolve = SnapTargets.paging.resolve
        var delta = 60.0
        for event in 0..<60 {
            scroller.send(stroke(delta), at: Double(event) * 0.016, resolve: resolve)
            delta *= 0.95
        }
        scroller.run(to: 8, resolve: resolve)
        XCTAssertEqual(scroller.y(8), 800)
    }

    func testASecondSwipeDoesTurnASecondPage() {
        var scroller = Scroller.list(content: 8000)
        let resolve = SnapTargets.paging.resolve
        let last = swipe(&scroller, resolve: resolve)
        scroller.run(to: last + 2.5, resolve: resolve)
        _ = swipe(&scroller, beginning: last + 2.5, resolve: resolve)
        scroller.run(to: 9, resolve: resolve)
        XCTAssertEqual(scroller.y(9), 1600)
    }

    /// A slow stroke to a fraction of a row, or beyond an edge: the motion back or on may be shorter than the pause in
    /// which the lift is noticed.
    func testNothingThatBeginsWithALiftJumps() {
        for feel in ScrollFeel.builtIn where feel.snap.longestSettle > 0 {
            for (offset, targets) in [(320.0, rows(80)), (0, .none), (4200, .none)] {
                for points in [0.5, 1.2, 2, 3.5, -0.5, -1.2, -2, -3.5] {
                    var scroller = Scroller.list(feel: feel, at: offset)
                    let last = swipe(&scroller, points: points / feel.touchpad.gain, resolve: targets.resolve)
                    var before = scroller.y(last)
                    for step in 1...2000 {
                        let time = last + Double(step) * 0.001
                        scroller.run(to: time, resolve: targets.resolve)
                        XCTAssertEqual(
                            scroller.y(time), before, accuracy: 3,
                            "\(feel.name): \(points) pt from \(offset), \(step) ms after the last delta")
                        before = scroller.y(time)
                    }
                }
            }
        }
    }

    func testACancelledStrokeFlingsNothing() {
        for feel in ScrollFeel.builtIn {
            for points in [-12.0, 12] {
                for (offset, targets) in [(2000.0, SnapTargets.none), (1600, rows(400)), (0, .none), (4200, .none)] {
                    var scroller = Scroller.list(feel: feel, at: offset)
                    let last = swipe(&scroller, points: points / feel.touchpad.gain, resolve: targets.resolve)
                    let shown = scroller.y(last)
                    scroller.send(.cancel, at: last + 0.005, resolve: targets.resolve)
                    XCTAssertEqual(scroller.phase(last + 0.005) == .interacting, false, feel.name)
                    scroller.run(to: 9, resolve: targets.resolve)
                    let rest = targets == .none ? min(max(shown, 0), 4200) : 1600
                    XCTAssertEqual(scroller.y(9), rest, accuracy: 1e-6, "\(feel.name): \(points) from \(offset)")
                }
            }
        }
    }
}
