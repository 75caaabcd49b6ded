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
