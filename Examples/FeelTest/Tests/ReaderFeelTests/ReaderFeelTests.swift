import ReaderFeel
import ScrollPhysics
import XCTest

/// The limits of the reader's feel.
final class ReaderFeelTests: XCTestCase {
    /// A page of 10,000 points in a window of 800 points.
    private func scroller() -> Scroller {
        let extent = ScrollExtent(
            x: AxisExtent(viewport: 400, content: 400), y: AxisExtent(viewport: 800, content: 10_000))
        return Scroller(feel: .reader, axes: .vertical, extent: extent)
    }

    /// Returns the time at which the content rests, to a hundredth of a second.
    private func restTime(_ scroller: inout Scroller) -> Duration {
        var time = Duration.zero
        repeat {
            time += .milliseconds(10)
            scroller.advance(to: time)
        } while scroller.isMoving(at: time) && time < .seconds(20)
        return time
    }

    func testAFlickGoesHalfAScreenAndRestsSoon() {
        var scroller = scroller()
        scroller.apply(.fling(ScrollVector(x: 0, y: 2000)), at: .zero)
        let time = restTime(&scroller)
        XCTAssertLessThan(time, .milliseconds(1200))
        XCTAssertEqual(scroller.offset(at: time).y, 400, accuracy: 20)
    }

    func testAPullOfAHundredPointsShowsAThirdOfThem() {
        var scroller = scroller()
        scroller.apply(.down(ScrollVector(x: 200, y: 300), .touch), at: .zero)
        scroller.apply(.move(ScrollVector(x: 200, y: 400)), at: .milliseconds(100))
        let overscroll = -scroller.offset(at: .milliseconds(100)).y
        XCTAssertGreaterThan(overscroll, 25)
        XCTAssertLessThan(overscroll, 35)
    }

    func testAFlingIntoTheStartComesBackToIt() {
        var scroller = scroller()
        scroller.apply(.fling(ScrollVector(x: 0, y: -3000)), at: .zero)
        scroller.advance(to: .milliseconds(50))
        XCTAssertLessThan(scroller.offset(at: .milliseconds(50)).y, 0, "the fling goes past the edge")
        let time = restTime(&scroller)
        XCTAssertEqual(scroller.offset(at: time).y, 0)
    }

    func testANotchOfTheWheelIsThreeLines() {
        var scroller = scroller()
        scroller.apply(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .zero)
        let time = restTime(&scroller)
        XCTAssertEqual(scroller.offset(at: time).y, 60, accuracy: 0.01)
    }
}
