import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class NestedScrollTests: XCTestCase {
    /// A vertical feed whose first row is a carousel.
    private func feed() -> ViewHost {
        host(300, 400) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<10) { Color.red.frame(width: 100, height: 100).id("card \($0)") }
                        }
                    }
                    .id("carousel")
                    ForEach(0..<20) { Color.blue.frame(width: 300, height: 100).id("row \($0)") }
                }
            }
            .id("feed")
        }
    }

    private func offsets(_ host: ViewHost) -> (feed: CGFloat, carousel: CGFloat) {
        (
            host.scrollGeometry(ofID: "feed")?.contentOffset.y ?? .nan,
            host.scrollGeometry(ofID: "carousel")?.contentOffset.x ?? .nan
        )
    }

    func testADragGoesToTheViewThatScrollsItsWay() async {
        let host = feed()
        host.drag(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 100, y: 55), over: 0.5)
        host.wait(3)
        XCTAssertGreaterThan(offsets(host).carousel, 90)
        XCTAssertEqual(offsets(host).feed, 0)
        host.drag(from: CGPoint(x: 200, y: 90), to: CGPoint(x: 195, y: 10), over: 0.5)
        host.wait(3)
        XCTAssertGreaterThan(offsets(host).feed, 70)
    }

    func testAVerticalWheelOverACarouselScrollsTheFeed() async {
        let host = feed()
        host.notch(-1, at: CGPoint(x: 100, y: 50))
        host.wait(1)
        XCTAssertEqual(offsets(host).feed, 100, accuracy: 0.01)
        XCTAssertEqual(offsets(host).carousel, 0)
    }

    func testShiftTurnsTheWheelSideways() async {
        let host = feed()
        host.notch(-1, at: CGPoint(x: 100, y: 50), modifiers: .shift)
        host.wait(1)
        XCTAssertEqual(offsets(host).carousel, 100, accuracy: 0.01)
        XCTAssertEqual(offsets(host).feed, 0)
    }

    func testAVerticalWheelMovesACarouselThatStandsAlone() async {
        let host = host(300, 100) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 100) } }
            }
            .id("carousel")
        }
        host.notch(-1, at: CGPoint(x: 100, y: 50))
        host.wait(1)
        XCTAssertEqual(host.scrollGeometry(ofID: "carousel")?.contentOffset.x ?? 0, 100, accuracy: 0.01)
    }

    /// A list in a list: the inner one scrolls first, and the outer one once the inner is at its end.
    private func nested() -> ViewHost {
        host(200, 400) {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.frame(width: 200, height: 100) } }
                    }
                    .frame(height: 300)
                    .id("inner")
                    ForEach(0..<10) { _ in Color.blue.frame(width: 200, height: 100) }
                }
            }
            .id("outer")
        }
    }

    func testAnInnerListAtItsEndHandsANewDragToTheOuterOne() async {
        let host = nested()
        host.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), over: 0.5)
        host.wait(2)
        XCTAssertEqual(host.scrollGeometry(ofID: "inner")?.contentOffset.y ?? 0, 100, accuracy: 0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "outer")?.contentOffset.y, 0)
        host.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100), over: 0.5)
        host.wait(2)
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "outer")?.contentOffset.y ?? 0, 100)
    }

    func testWheelNotchesPassFromTheInnerListToTheOuterOne() async {
        let host = nested()
        for _ in 0..<3 {
            host.notch(-1, at: CGPoint(x: 100, y: 150))
            host.wait(1)
        }
        XCTAssertEqual(host.scrollGeometry(ofID: "inner")?.contentOffset.y ?? 0, 100, accuracy: 0.01)
        XCTAssertEqual(host.scrollGeometry(ofID: "outer")?.contentOffset.y ?? 0, 200, accuracy: 0.01)
    }
}
