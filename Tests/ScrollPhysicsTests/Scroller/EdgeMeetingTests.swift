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
                XCTAssertEqual(inner.handOffFling(on: .vertical, at: meeting.time - .milliseconds(1)), 0)
                XCTAssertEqual(inner.handOffFling(on: .vertical, at: meeting.time), meeting.velocity)
                XCTAssertEqual(inner.offset(at: meeting.time + .seconds(1)).y, meeting.edge)
                XCTAssertFalse(inner.isMoving(at: meeting.time))
            }
        }
    }

    func testAFlingThatEndsBeforeTheEdgeHasNothingToHandOn() {
        var scroller = Scroller.list(content: 1e6, at: 5e5)
        XCTAssertNil(scroller.edgeMeeting(on: .vertical))
        scroller.send(.fling(ScrollVector(x: 0, y: 1000)), at: 0)
        XCTAssertNil(scroller.edgeMeeting(on: .vertical))
        XCTAssertEqual(scroller.handOffFling(on: .vertical, at: .seconds(9)), 0)
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

    func testAWayIsSplitAtTheEdge() {
        let scroller = Scroller(axes: .vertical, extent: .list(), offset: ScrollVector(x: 0, y: 30))
        XCTAssertEqual(scroller.remainder(of: ScrollVector(x: 7, y: -50)), ScrollVector(x: 7, y: -20))
        XCTAssertEqual(scroller.remainder(of: ScrollVector(x: 0, y: -30)), .zero)
        XCTAssertEqual(scroller.remainder(of: ScrollVector(x: 0, y: 5000)), ScrollVector(x: 0, y: 830))
    }
}
