import ScrollPhysics
import XCTest

final class FlingTests: XCTestCase {
    func testAFlingHasExactlyTheVelocityThatWasAsked() {
        var scroller = Scroller.list()
        scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0)
        XCTAssertEqual(scroller.vy(0), 3000)
        let decay = DecayMotion(start: 0, velocity: 3000, rate: 0.998)
        for time in [0.1, 0.5, 1, 2] { XCTAssertEqual(scroller.y(time), decay.position(at: time), accuracy: 1e-9) }
    }

    func testProjectionAndFlingAgree() {
        var projected = 0.0
        var scroller = Scroller.list(content: 20_000)
        scroller.send(.fling(ScrollVector(x: 0, y: 4000)), at: 0) { projection in
            projected = projection.projected.y
            return nil
        }
        scroller.run(to: 20)
        XCTAssertEqual(scroller.y(20), projected, accuracy: 0.5 + 1e-9)
    }

    func testTheEndHasNoVisibleJump() {
        var scroller = Scroller.list(content: 20_000)
        scroller.send(.fling(ScrollVector(x: 0, y: 4000)), at: 0)
        let end = (scroller.nextTransition(after: .zero) ?? .zero) / .seconds(1)
        let before = scroller.y(end - 1e-6)
        XCTAssertEqual(scroller.y(end), before, accuracy: 1e-5)
        scroller.run(to: end)
        XCTAssertEqual(scroller.y(end), before, accuracy: 1e-5)
        XCTAssertEqual(scroller.y(end + 9), before, accuracy: 1e-5)
    }

    func testItBouncesAtTheEdgeAndRestsOnIt() {
        var scroller = Scroller.list(at: 4000)
        scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0)
        let peak = (0..<100).map { scroller.y(Double($0) * 0.01) }.max() ?? 0
        XCTAssertGreaterThan(peak, 4250)
        XCTAssertLessThan(peak, 4200 + 800)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), 4200)
    }

    func testABounceNeverExceedsTheViewport() {
        for velocity in [1e4, 1e5, -1e6] {
            var scroller = Scroller.list(viewport: 100, at: 2000)
            scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 0)
            for step in 0..<2000 {
                let outside = scroller.extent.y.overscroll(of: scroller.y(Double(step) * 0.001))
                XCTAssertLessThanOrEqual(abs(outside), 100 + 1e-9)
            }
        }
    }

    func testADirectFeelStopsWhereItIs() {
        var scroller = Scroller.list(feel: .direct, at: 1000)
        scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0)
        XCTAssertEqual(scroller.y(1), 1000)
        let last = scroller.drag(by: -16, beginning: 1)
        let place = scroller.y(last)
        scroller.send(.up(nil), at: last)
        XCTAssertEqual(scroller.y(last + 1), place)
        _ = scroller.drag(by: 900, beginning: 3)
        XCTAssertEqual(scroller.y(4), 0)
    }

    func testScrollToLandsExactlyAndInTime() {
        var scroller = Scroller.list()
        scroller.send(.scrollTo(ScrollVector(x: 0, y: 1234.5), animated: true), at: 0)
        XCTAssertEqual(scroller.phase(0.1), .animating)
        XCTAssertEqual(scroller.target?.y, 1234.5)
        scroller.run(to: 0.36)
        XCTAssertEqual(scroller.y(0.36), 1234.5)
        XCTAssertEqual(scroller.phase(0.36), .idle)
        scroller.send(.scrollTo(ScrollVector(x: 0, y: 9e9), animated: false), at: 1)
        XCTAssertEqual(scroller.y(1), 4200)
    }

    func testScrollToDoesNotFightWithTargets() {
        var scroller = Scroller.list()
        let resolve = rows(300).resolve
        scroller.send(.scrollTo(ScrollVector(x: 0, y: 450), animated: true), at: 0, resolve: resolve)
        scroller.run(to: 5, resolve: resolve)
        XCTAssertEqual(scroller.y(5), 450)
    }

    func testInputThatIsNotANumberIsLeftOut() {
        var scroller = Scroller.list(at: 1000)
        let bad = ScrollVector(x: .nan, y: .infinity)
        for intent: ScrollIntent in [
            .down(bad, .touch), .move(bad), .up(bad), .wheel(.notch, bad), .wheel(.touchpad, bad), .fling(bad),
            .scrollTo(bad, animated: true), .resize(width: .nan, height: 5), .content(width: 5, height: .infinity),
        ] {
            scroller.send(intent, at: 0)
            XCTAssertEqual(scroller.y(1), 1000, "\(intent)")
        }
    }

    func testTimeNeverRunsBackwards() {
        var scroller = Scroller.list()
        scroller.send(notch(), at: 1)
        scroller.send(notch(), at: 0.5)
        scroller.run(to: 0.2)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), 200)
    }

    func testAHugeStepEndsWhereSmallOnesDo() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(.fling(ScrollVector(x: 0, y: 900)), at: 0)
        var other = scroller
        scroller.run(to: 1e8)
        for step in 0..<1000 { other.run(to: Double(step) * 0.01) }
        XCTAssertEqual(scroller.y(1e8), other.y(10))
    }
}
