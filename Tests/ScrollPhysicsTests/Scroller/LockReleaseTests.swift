import ScrollPhysics
import XCTest

/// Gestures that turn after a lock has chosen an axis.
final class LockReleaseTests: XCTestCase {
    /// A drag with these steps from the middle of a table, one every 10 ms.
    private func dragged(_ feel: ScrollFeel, by steps: [(x: Double, y: Double)]) -> ScrollVector {
        var scroller = Scroller(feel: feel, axes: .both, extent: .table, offset: ScrollVector(x: 1200, y: 1200))
        var place = ScrollVector(x: 200, y: 400)
        scroller.send(.down(place, .touch), at: 0)
        for (index, step) in steps.enumerated() {
            place = ScrollVector(x: place.x - step.x, y: place.y - step.y)
            scroller.send(.move(place), at: Double(index + 1) * 0.01)
        }
        return scroller.offset(at: .seconds(Double(steps.count) * 0.01)) - ScrollVector(x: 1200, y: 1200)
    }

    private var down: [(x: Double, y: Double)] { Array(repeating: (0, 20), count: 5) }

    /// The viewport's diagonal of 894 points makes the channel 1.5 × 10 × 894/480 = 28 points wide.
    func testRailsLetGoOfAGestureThatLeavesThem() {
        let way = dragged(.uikit, by: down + Array(repeating: (6, 1), count: 20))
        XCTAssertGreaterThan(way.x, 60)
        XCTAssertLessThan(way.x, 120)
        XCTAssertEqual(way.y, 5 * 20 - 10 + 20, accuracy: 1e-9)
    }

    func testRailsKeepAGestureThatGoesAlongThemMeanwhile() {
        let way = dragged(.uikit, by: down + Array(repeating: (6, 30), count: 20))
        XCTAssertEqual(way.x, 0)
    }

    /// A touchpad has no slop: the first event's ratio decides, and a gesture that leaves the rails is free, like a
    /// finger's.
    func testRailsHoldTouchpadsByTheRatioAlone() {
        var feel = ScrollFeel.uikit
        feel.touchpad.lock = .rails
        func stroked(by steps: [(x: Double, y: Double)]) -> ScrollVector {
            var scroller = Scroller(feel: feel, axes: .both, extent: .table, offset: ScrollVector(x: 1200, y: 1200))
            for (index, step) in steps.enumerated() {
                // A turn's y is positive upwards.
                scroller.send(.wheel(.touchpad, ScrollVector(x: step.x, y: -step.y)), at: Double(index) * 0.008)
            }
            return scroller.offset(at: .seconds(Double(steps.count - 1) * 0.008)) - ScrollVector(x: 1200, y: 1200)
        }
        XCTAssertEqual(stroked(by: [(2, 10), (2, 10)]), ScrollVector(x: 0, y: 20))
        XCTAssertEqual(stroked(by: [(-10, 2), (-10, 2)]), ScrollVector(x: -20, y: 0))
        XCTAssertEqual(stroked(by: [(9, 10), (9, 10)]), ScrollVector(x: 18, y: 20))
        XCTAssertGreaterThan(stroked(by: [(2, 10)] + Array(repeating: (10, 1), count: 10)).x, 50)
        feel.drag.lockRatio = 10
        XCTAssertEqual(stroked(by: [(2, 10), (2, 10)]), ScrollVector(x: 4, y: 20))
    }

    func testTheChannelIsOneAndAHalfToFourAndAHalfSlopsWide() {
        XCTAssertEqual(AxisLock.channel(slop: 10, diagonal: 0), 15)
        XCTAssertEqual(AxisLock.channel(slop: 10, diagonal: 480), 15)
        XCTAssertEqual(AxisLock.channel(slop: 10, diagonal: 960), 30)
        XCTAssertEqual(AxisLock.channel(slop: 10, diagonal: 9000), 45)
    }

    func testAStickyGestureThatTurnsTakesTheOtherAxis() {
        let turned = down + Array(repeating: (30.0, 0.0), count: 20)
        let way = dragged(.firefox, by: turned)
        let before = dragged(.firefox, by: down)
        XCTAssertGreaterThan(way.x, 200)
        // Once it is locked to the other axis, it no longer follows along the first one.
        let after = dragged(.firefox, by: turned + Array(repeating: (2, 2), count: 10))
        XCTAssertEqual(after.y, way.y, accuracy: 1e-9)
        XCTAssertEqual(before.x, 0)
    }

    func testAStickyGestureThatTurnsHalfwayIsFree() {
        let way = dragged(.firefox, by: down + Array(repeating: (20, 20), count: 10))
        XCTAssertGreaterThan(way.x, 50)
        XCTAssertGreaterThan(way.y, 90 + 150)
    }
}
