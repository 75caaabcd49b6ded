import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class RatioAndGuideTests: XCTestCase {
    func testFitIsTheLargestInsideAndFillTheSmallestThatCovers() async {
        func size(_ mode: ContentMode) -> CGSize? {
            host(300, 100) { Color.red.aspectRatio(2, contentMode: mode).id("view") }.frame(ofID: "view")?.size
        }
        XCTAssertEqual(size(.fit), CGSize(width: 200, height: 100))
        XCTAssertEqual(size(.fill), CGSize(width: 300, height: 150))
    }

    func testAPositionedViewTakesWhatIsOffered() async {
        let host = host(300, 100) {
            Color.red.frame(width: 20, height: 10).id("dot").position(x: 50, y: 30).id("plane")
        }
        XCTAssertEqual(host.frame(ofID: "dot"), CGRect(x: 40, y: 25, width: 20, height: 10))
        XCTAssertEqual(host.frame(ofID: "plane"), CGRect(x: 0, y: 0, width: 300, height: 100))
    }

    func testTheGuidesOfAPositionedViewMoveWithIt() async {
        let host = host(100, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Color.red.frame(width: 10, height: 10).alignmentGuide(.firstTextBaseline) { _ in 10 }.id("plain")
                Color.blue.frame(width: 20, height: 20).alignmentGuide(.firstTextBaseline) { _ in 5 }.id("dot")
                    .position(x: 20, y: 60)
            }
        }
        let dot = host.frame(ofID: "dot") ?? .null
        XCTAssertEqual(host.frame(ofID: "plain")?.maxY, dot.minY + 5)
    }

    func testAPositionedTextHasTheSpacingOfOtherViews() async {
        let host = host(100, 100) {
            VStack {
                Text("A").position(x: 50, y: 10).id("text")
                Text("B").position(x: 50, y: 10).id("other")
            }
        }
        let (text, other) = (host.frame(ofID: "text") ?? .null, host.frame(ofID: "other") ?? .null)
        XCTAssertEqual(other.minY - text.maxY, 8)
    }

    func testAGuideMovesTheLineThatViewsMeetOn() async {
        let host = host(300, 100) {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 50, height: 10).id("plain")
                Color.red.frame(width: 50, height: 10).alignmentGuide(.leading) { $0.width }.id("guided")
            }
        }
        let plain = host.frame(ofID: "plain")?.minX ?? .nan
        XCTAssertEqual(host.frame(ofID: "guided")?.maxX, plain)
    }
}
