import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The sizes and positions of a view and the bar that `safeAreaInset` shows at its edge.
@MainActor
final class InsetBarTests: XCTestCase {
    func testTheWholeIsAsWideAsTheWiderOfViewAndBar() async {
        let host = host(300, 200) {
            Color.red.frame(width: 20, height: 20).id("view")
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10).id("bar") }
                .id("whole")
        }
        XCTAssertEqual(host.frame(ofID: "whole"), CGRect(x: 0, y: 85, width: 300, height: 30))
        XCTAssertEqual(host.frame(ofID: "view"), CGRect(x: 140, y: 85, width: 20, height: 20))
        XCTAssertEqual(host.frame(ofID: "bar"), CGRect(x: 0, y: 105, width: 300, height: 10))
    }

    func testANarrowBarLiesOnTheGuideOfItsView() async {
        let host = host(300, 200) {
            Color.red.frame(width: 100, height: 20).id("view")
                .safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) {
                    Color.blue.frame(width: 30, height: 10).id("bar")
                }
        }
        XCTAssertEqual(host.frame(ofID: "bar")?.maxX, host.frame(ofID: "view")?.maxX)
        XCTAssertEqual(host.frame(ofID: "bar")?.maxY, host.frame(ofID: "view")?.minY)
    }

    func testAFlexibleBarTakesWhatTheViewAndTheSpacingLeave() async {
        let host = host(100, 100) {
            Color.blue.frame(minHeight: 12).id("view").safeAreaInset(edge: .bottom) { Color.red.id("bar") }
        }
        XCTAssertEqual(host.frame(ofID: "view"), CGRect(x: 0, y: 0, width: 100, height: 12))
        XCTAssertEqual(host.frame(ofID: "bar"), CGRect(x: 0, y: 20, width: 100, height: 80))
    }

    func testABarIsAsWideAsItsViewWhereNothingIsProposed() async {
        let host = host(300, 200) {
            ScrollView(.horizontal) {
                Color.red.frame(width: 90, height: 20)
                    .safeAreaInset(edge: .top) { Color.blue.frame(height: 10).id("bar") }
            }
        }
        XCTAssertEqual(host.frame(ofID: "bar")?.width, 90)
    }
}
