import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class GestureSummaryTests: XCTestCase {
    /// A list of 300 by 500 points with 9,000 points of content, at offset 1,000.
    private func gesture(_ events: [RecordedEvent], offset: Double = 1000) -> GestureSummary {
        var recording = Recording(
            viewport: CGSize(width: 300, height: 500), content: CGSize(width: 300, height: 9000), events: events)
        recording.offset.y = offset
        return GestureSummary(recording, feel: .uikit)
    }

    private func drag(
        by way: Double, for seconds: Double, pause: Double = 0, at start: Double = 0, _ pointer: PointerKind = .touch
    ) -> [RecordedEvent] {
        func event(_ intent: ScrollIntent, _ time: Double) -> RecordedEvent {
            RecordedEvent(intent, at: Duration(wholeNanosecondsIn: start + time))
        }
        func place(_ share: Double) -> ScrollVector { ScrollVector(x: 150, y: 250 + way * share) }
        return [event(.down(place(0), pointer), 0)]
            + (1...20).map { event(.move(place(Double($0) / 20)), seconds * Double($0) / 20) }
            + [event(.up(place(1)), seconds + pause)]
    }

    func testAFlickIsLetGoWhileItMovesAndADragIsNot() {
        XCTAssertEqual(gesture(drag(by: -200, for: 0.15)).kind, .flick)
        XCTAssertEqual(gesture(drag(by: -200, for: 0.15, pause: 0.4)).kind, .drag)
        XCTAssertEqual(gesture(drag(by: -60, for: 2)).kind, .drag)
    }

    func testAPressOnMovingContentIsACatchAndOneOnContentAtRestIsNot() {
        let first = drag(by: -200, for: 0.15)
        XCTAssertEqual(gesture(first + drag(by: -200, for: 0.15, at: 0.5)).kind, .catching)
        XCTAssertEqual(gesture(first + drag(by: -200, for: 0.15, at: 9)).kind, .flick)
    }

    func testContentPulledOrFlungBeyondAnEdgeIsPastIt() {
        XCTAssertEqual(gesture(drag(by: 200, for: 1, pause: 0.5), offset: 0).kind, .pastTheEdge)
        XCTAssertEqual(gesture(drag(by: 200, for: 0.1), offset: 300).kind, .pastTheEdge)
        XCTAssertEqual(gesture(drag(by: -200, for: 0.1), offset: 0).kind, .flick)
    }

    func testNotchesAreCountedWhicheverWayTheyTurn() {
        func turns(_ deltas: [Double]) -> GestureKind {
            gesture(
                deltas.enumerated().map {
                    RecordedEvent(.wheel(.notch, ScrollVector(x: 0, y: $1)), at: .milliseconds(80 * $0))
                }
            ).kind
        }
        XCTAssertEqual(turns([-1, -1, -1, -1, -1]), .wheel(notches: 5))
        XCTAssertEqual(turns([-1, 1, -0.5, -0.5]), .wheel(notches: 3))
        XCTAssertEqual(turns([-0.125]), .wheel(notches: 1))
        XCTAssertEqual(turns([-1]).title, "Wheel, 1 notch")
        XCTAssertEqual(turns([-2, -1]).title, "Wheel, 3 notches")
    }

    func testTheDeviceIsTheOneThatBegan() {
        let key = RecordedEvent(.key(.pageDown, shift: false), at: .zero)
        let pan = RecordedEvent(.wheel(.touchpad, ScrollVector(x: 0, y: -30)), at: .zero)
        let call = RecordedEvent(.scrollTo(ScrollVector(x: 0, y: 500), animated: true), at: .zero)
        XCTAssertEqual(gesture(drag(by: -200, for: 0.1, .mouse)).device, .mouse)
        XCTAssertEqual(gesture(drag(by: -200, for: 0.1, .touch)).device, .touch)
        XCTAssertEqual(gesture([pan]).kind, .touchpad)
        XCTAssertEqual(gesture([pan]).device, .touchpad)
        XCTAssertEqual(gesture([key]).kind, .keys([.pageDown]))
        XCTAssertEqual(gesture([key]).kind.title, "Page Down")
        XCTAssertEqual(gesture([key, key]).kind.title, "Keys, 2 presses")
        XCTAssertEqual(gesture([call]).kind, .program)
        XCTAssertEqual(gesture([call] + drag(by: -200, for: 0.1, at: 3)).device, .program)
    }

    func testItIsNamedByWhatBeganItAndWhatJoined() {
        let flick = drag(by: -200, for: 0.15)
        let home = [RecordedEvent(.key(.home, shift: false), at: .milliseconds(400))]
        let notch = [RecordedEvent(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .milliseconds(600))]
        let asked = [RecordedEvent(.scrollTo(.zero, animated: true), at: .milliseconds(700))]
        XCTAssertEqual(gesture(flick).title, "Flick")
        XCTAssertEqual(gesture(flick + home).title, "Flick, then Home")
        XCTAssertEqual(gesture(flick + notch).title, "Flick, then wheel")
        XCTAssertEqual(gesture(flick + home + notch + asked).title, "Flick, then Home, then wheel")
        XCTAssertEqual(gesture(flick + asked).title, "Flick", "as a view that is scrolled along with the one in hand")
        XCTAssertEqual(gesture(asked + drag(by: -200, for: 0.15, at: 0.8)).kind, .program)
    }

    /// For example, a flick passes its momentum on, and then a key makes the other scroll view the one with most
    /// events.
    func testAGestureBeganWhereTheHandWasWhateverWasDoneMoreElsewhere() {
        var inner = Recording(
            viewport: CGSize(width: 300, height: 200), content: CGSize(width: 300, height: 600),
            events: drag(by: -150, for: 0.1))
        inner.offset.y = 300
        var events = [
            RecordedEvent(.fling(ScrollVector(x: 0, y: 900)), at: .milliseconds(150)),
            RecordedEvent(.key(.home, shift: false), at: .milliseconds(400)),
        ]
        events += (0..<40).map {
            RecordedEvent(.scrollTo(ScrollVector(x: 0, y: Double($0)), animated: true), at: .milliseconds(450 + $0))
        }
        var recording = Recording(
            viewport: CGSize(width: 300, height: 500), content: CGSize(width: 300, height: 9000), events: events)
        recording.add(inner, ofView: "inner")
        let gesture = GestureSummary(recording, feel: .uikit)
        XCTAssertEqual(recording.mainView, Recording.sceneView)
        XCTAssertEqual(gesture.device, .touch)
        XCTAssertTrue(gesture.title.hasSuffix(", then Home"), gesture.title)
    }

    func testTheLengthIsUntilRest() {
        let flick = drag(by: -200, for: 0.15)
        XCTAssertGreaterThan(gesture(flick).length, .seconds(1))
        XCTAssertLessThan(gesture(flick).length, .seconds(5))
        XCTAssertEqual(gesture([]).length, .zero)
    }

    func testTheCurveRunsFromTheLeastToTheGreatestOffset() throws {
        let down = gesture(drag(by: -200, for: 0.15)).curve
        XCTAssertEqual(down.count, GestureSummary.curvePoints)
        XCTAssertEqual(down.first, 0)
        XCTAssertEqual(try XCTUnwrap(down.last), 1, accuracy: 0.01)
        XCTAssertEqual(gesture(drag(by: 200, for: 0.15, pause: 0.5)).curve.first, 1)
        XCTAssertEqual(Set(gesture([]).curve), [0])
    }
}
