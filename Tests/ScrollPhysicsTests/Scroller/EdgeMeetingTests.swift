import Foundation
import ScrollPhysics
import XCTest

final class EdgeMeetingTests: XCTestCase {
    func testWhatIsLeftOfAFlingAtTheEdgeIsHandedOn() throws {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            for side in [-1.0, 1] {
                let room = 150.0
                var inner = Scroller.list(feel: feel, content: 1800, at: side < 0 ? room : 1000 - room)
                var free = Scroller.list(feel: feel, content: 1e7, at: 5e6)
                for scroller in [0, 1] {
                    let fling = ScrollIntent.fling(ScrollVector(x: 0, y: side * 4000))
                    if scroller == 0 { inner.send(fling, at: 1) } else { free.send(fling, at: 1) }
                }
                let meeting = try XCTUnwrap(inner.edgeMeeting(on: .vertical), feel.name)
                XCTAssertEqual(meeting.edge, side < 0 ? 0 : 1000, accuracy: 1e-9, feel.name)
                let there = free.offset(at: meeting.time).y - 5e6
                XCTAssertEqual(there, side * room, accuracy: 1e-4, feel.name)
                let velocity = free.velocity(at: meeting.time).y
                XCTAssertEqual(meeting.velocity, velocity, accuracy: 1e-4 * abs(velocity), feel.name)
                XCTAssertNil(inner.takeEdgeMeeting(on: .vertical, at: meeting.time - .nanoseconds(1)), feel.name)
                inner.advance(to: .seconds(5))
                XCTAssertEqual(inner.edgeMeeting(on: .vertical), meeting, "\(feel.name): kept until it is taken")
                XCTAssertEqual(inner.takeEdgeMeeting(on: .vertical, at: meeting.time), meeting, feel.name)
                XCTAssertNil(inner.edgeMeeting(on: .vertical), "\(feel.name): taken once")
            }
        }
    }

    func testAFlingThatEndsBeforeTheEdgeHasNothingToHandOn() {
        var scroller = Scroller.list(content: 1e6, at: 5e5)
        XCTAssertNil(scroller.edgeMeeting(on: .vertical))
        scroller.send(.fling(ScrollVector(x: 0, y: 1000)), at: 0)
        XCTAssertNil(scroller.edgeMeeting(on: .vertical))
        XCTAssertNil(scroller.takeEdgeMeeting(on: .vertical, at: .seconds(9)))
    }

    func testAFlingThatBeginsAtAnEdgeMeetsItAtOnce() throws {
        for feel in ScrollFeel.builtIn where feel.fling.momentum > 0 {
            for (edge, speed) in [(0.0, -3000.0), (1000, 3000)] {
                var scroller = Scroller.list(feel: feel, content: 1800, at: edge)
                scroller.send(.fling(ScrollVector(x: 0, y: speed)), at: 1)
                let meeting = try XCTUnwrap(scroller.takeEdgeMeeting(on: .vertical, at: .seconds(1)), feel.name)
                XCTAssertEqual(meeting.time, .seconds(1), feel.name)
                XCTAssertEqual(meeting.edge, edge, feel.name)
                // Android's spline begins slightly slower than its fling.
                XCTAssertEqual(meeting.velocity, speed, accuracy: 1e-3 * abs(speed), feel.name)
            }
        }
    }

    func testWhateverElseMovesTheContentEndsWhatAFlingHadLeft() {
        let others: [ScrollIntent] = [
            .down(.zero, .touch), .scrollTo(ScrollVector(x: 0, y: 700), animated: false),
            .scrollTo(ScrollVector(x: 0, y: 700), animated: true), .key(.up, shift: false),
            .wheel(.notch, ScrollVector(x: 0, y: 1)), .wheel(.touchpad, ScrollVector(x: 0, y: 4)),
        ]
        for other in others {
            var scroller = Scroller.list(content: 1800, at: 600)
            scroller.send(.fling(ScrollVector(x: 0, y: 4000)), at: 0)
            XCTAssertNotNil(scroller.edgeMeeting(on: .vertical))
            scroller.send(other, at: 0.02)
            XCTAssertNil(scroller.edgeMeeting(on: .vertical), "\(other)")
        }
    }

    /// A touchpad's lift is noticed late: the content is behind the fling, which may have reached the edge already.
    func testContentThatIsBehindItsFlingMeetsTheEdgeWhenItIsSeenThere() throws {
        for feel in ScrollFeel.builtIn where feel.touchpad.momentum > 0 && feel.fling.momentum > 0 {
            for room in [40.0, 150, 300] {
                var scroller = Scroller.list(feel: feel, content: 1800, at: 1000 - room - 60)
                for step in 0..<6 {
                    scroller.send(.wheel(.touchpad, ScrollVector(x: 0, y: -10)), at: Double(step) * 0.004)
                }
                let lift = try XCTUnwrap(scroller.nextTransition(after: .zero))
                scroller.advance(to: lift)
                guard let meeting = scroller.edgeMeeting(on: .vertical) else { continue }
                XCTAssertGreaterThanOrEqual(meeting.time, lift, feel.name)
                let before = scroller.offset(at: max(lift, meeting.time - .milliseconds(1))).y
                XCTAssertLessThanOrEqual(before, 1000 + 1e-9, "\(feel.name), \(room) pt")
                let there = scroller.offset(at: meeting.time).y
                XCTAssertEqual(there, 1000, accuracy: 1e-4, "\(feel.name), \(room) pt")
            }
        }
    }

    func testAnEdgeIsMetAsFastFromAHairBeforeItAsFromItself() {
        for feel in ScrollFeel.builtIn {
            for (edge, hair) in [(0.0, 1e-10), (1000, -1e-10), (0, 1e-300), (1000, -1e-13)] {
                for speed in stride(from: 300.0, through: 3000, by: 61) {
                    let fling = ScrollIntent.fling(ScrollVector(x: 0, y: edge == 0 ? -speed : speed))
                    var there = Scroller.list(feel: feel, content: 1800, at: edge)
                    var before = Scroller.list(feel: feel, content: 1800, at: edge + hair)
                    there.send(fling, at: 0)
                    before.send(fling, at: 0)
                    for time in [0.001, 0.01, 0.05, 0.1] {
                        XCTAssertEqual(
                            there.y(time), before.y(time), accuracy: 1e-6, "\(feel.name) \(speed) at \(time) s")
                    }
                }
            }
        }
    }

    func testAnAxisMeetsItsEdgeAsIfTheOtherWereNotThere() throws {
        for feel in [ScrollFeel.flutterDesktop, .uikit, .flutter, .gtk, .qtQuick] {
            let offset = ScrollVector(x: 410, y: 3950)
            let velocity = ScrollVector(x: -2100, y: 1900)
            var both = Scroller(feel: feel, axes: .both, extent: .table, offset: offset)
            both.send(.fling(velocity), at: 0)
            for axis in ScrollAxis.allCases {
                var alone = Scroller(feel: feel, axes: ScrollAxes(axis), extent: .table, offset: offset)
                alone.send(.fling(velocity), at: 0)
                let meeting = try XCTUnwrap(both.edgeMeeting(on: axis), "\(feel.name) \(axis)")
                XCTAssertEqual(meeting, alone.edgeMeeting(on: axis), "\(feel.name) \(axis)")
                XCTAssertEqual(
                    both.offset(at: meeting.time)[axis], meeting.edge, accuracy: 1e-6, "\(feel.name) \(axis)")
            }
        }
    }
}
