import ScrollPhysics
import XCTest

/// Requests of users about presses, drags and reversals.
final class CatchRequestTests: XCTestCase {
    func testRequest07APressStopsAFlingAtOnce() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 50_000, at: 9000)
            scroller.send(.fling(ScrollVector(x: 0, y: 3000)), at: 0)
            scroller.send(.down(pointer(300), .touch), at: 0.2)
            let caught = scroller.y(0.2)
            XCTAssertEqual(scroller.vy(0.2), 0, feel.name)
            XCTAssertEqual(scroller.phase(0.2), .tracking, feel.name)
            scroller.send(.up(nil), at: 0.4)
            scroller.run(to: 5)
            XCTAssertEqual(scroller.y(5), caught, "\(feel.name) stays where it was caught")
        }
    }

    func testRequest08TheTouchThatCatchesAFlingPicksItsOwnAxis() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller(
                feel: feel, axes: .both, extent: .table, offset: ScrollVector(x: 900, y: 900))
            scroller.send(.fling(ScrollVector(x: 0, y: 2500)), at: 0)
            scroller.send(.down(ScrollVector(x: 300, y: 300), .touch), at: 0.1)
            let caught = scroller.offset(at: .seconds(0.1))
            for step in 1...10 {
                scroller.send(.move(ScrollVector(x: 300 - Double(step) * 8, y: 300)), at: 0.1 + Double(step) * 0.01)
            }
            XCTAssertGreaterThan(scroller.x(0.2), caught.x + 30, feel.name)
            XCTAssertEqual(scroller.y(0.2), caught.y, feel.name)
        }
    }

    func testRequest09AnOppositeNotchArrestsWhatMovesInTheOtherDirection() {
        for feel in ScrollFeel.builtIn {
            var scroller = Scroller.list(feel: feel, content: 50_000, at: 9000)
            scroller.send(.fling(ScrollVector(x: 0, y: 4000)), at: 0)
            scroller.run(to: 0.1)
            let place = scroller.y(0.1)
            scroller.send(notch(-1), at: 0.1)
            for frame in 0...100 {
                let time = 0.1 + Double(frame) * 0.01
                scroller.run(to: time)
                XCTAssertLessThanOrEqual(scroller.y(time), place + 1e-9, "\(feel.name) at \(time)")
            }
            XCTAssertLessThan(scroller.y(1.1), place, "\(feel.name) turns back")
        }
    }

    func testRequest10ADragBeginsWithoutAJumpHoweverSlowItIs() {
        for feel in ScrollFeel.builtIn {
            for pace in [0.25, 1, 3] {
                var scroller = Scroller.list(feel: feel, at: 1000)
                scroller.send(.down(pointer(600), .touch), at: 0)
                var latest = 1000.0
                // The first step beyond the slop, to which GTK jumps, and which Flutter and Qt lose.
                let first = ((feel.drag.slop / pace + 1e-9).rounded(.down) + 1) * pace
                let (jump, lost) =
                    switch feel.drag.start {
                    case .withoutSlop: (0.0, feel.drag.slop)
                    case .withSlop: (first - pace, 0)
                    case .atEvent: (0, first)
                    }
                for step in 1...Int(60 / pace) {
                    let time = Double(step) * 0.016
                    let way = Double(step) * pace
                    scroller.send(.move(pointer(600 - way)), at: time)
                    let limit = pace + (abs(way - first) < pace / 2 ? jump : 0)
                    XCTAssertLessThanOrEqual(scroller.y(time) - latest, limit + 1e-9, "\(feel.name) at \(pace) pt")
                    latest = scroller.y(time)
                }
                XCTAssertEqual(latest, 1060 - lost, accuracy: 1e-9, "\(feel.name) at \(pace) pt")
            }
        }
    }

    func testRequest24PhasesTellAHandFromMomentumAndFromAProgram() {
        var scroller = Scroller.list(content: 50_000)
        XCTAssertEqual(scroller.phase(0), .idle)
        scroller.send(stroke(20), at: 0.01)
        for step in 2...6 { scroller.send(stroke(20), at: Double(step) * 0.01) }
        XCTAssertEqual(scroller.phase(0.06), .interacting)
        scroller.run(to: 0.2)
        XCTAssertEqual(scroller.phase(0.2), .decelerating)
        scroller.send(.down(pointer(300), .touch), at: 0.3)
        XCTAssertEqual(scroller.phase(0.3), .tracking)
        scroller.send(.move(pointer(250)), at: 0.31)
        XCTAssertEqual(scroller.phase(0.31), .interacting)
        scroller.send(.cancel, at: 0.32)
        XCTAssertEqual(scroller.phase(0.32), .idle, "what is taken away does not glide")
        scroller.send(.scrollTo(ScrollVector(x: 0, y: 3000), animated: true), at: 0.4)
        XCTAssertEqual(scroller.phase(0.41), .animating)
        scroller.run(to: 2)
        XCTAssertEqual(scroller.phase(2), .idle)
    }
}
