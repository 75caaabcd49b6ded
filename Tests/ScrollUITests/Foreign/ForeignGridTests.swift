import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Grids, maps and readers written for SwiftUI.
@MainActor
final class ForeignGridTests: XCTestCase {
    private func flick(_ host: ViewHost, _ dx: CGFloat, _ dy: CGFloat, over seconds: Double = 0.08) {
        let start = CGPoint(x: 150 - dx / 2, y: 120 - dy / 2)
        host.drag(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), over: seconds)
        host.wait(5)
    }

    func testAGridGoesToPicturesThatWereNeverBuiltAndKeepsThemInAnotherWindow() async {
        let host = host(300, 400) { PictureGrid() }
        host.wait(0.1)
        // Three columns of 96 points, lines of 86; 360 points contain four and a part of a fifth.
        XCTAssertEqual(host.frame(ofID: 1)?.minX ?? .nan, 102, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains("0...11"), "\(host.texts)")
        host.click(id: "go")
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 150)?.midY ?? .nan, 180, accuracy: 0.01)
        XCTAssertTrue(host.texts.contains("First 150"), "\(host.texts)")
        host.size = CGSize(width: 400, height: 300)
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: 150)?.midY ?? .nan, 130, accuracy: 0.01, "four columns")
        XCTAssertEqual(host.frame(ofID: 151)?.minY, host.frame(ofID: 150)?.minY)
        host.click(id: "glide")
        host.wait(0.4)
        XCTAssertNil(host.frame(ofID: 40), "on its way")
        host.wait(1)
        XCTAssertEqual(host.frame(ofID: 40)?.minY ?? .nan, 0, accuracy: 0.01)
        flick(host, 0, -100)
        XCTAssertFalse(host.texts.contains("First 40"), "\(host.texts)")
    }

    func testAMapBeginsInItsMiddleAndMovesBothWays() async {
        let host = host(300, 340) { CityMap() }
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "centre"), CGRect(x: 140, y: 140, width: 20, height: 20))
        XCTAssertTrue(host.texts.contains("600, 450"), "\(host.texts)")
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 150, y: 160), over: 1)
        host.wait(3)
        let centre = host.frame(ofID: "centre") ?? .null
        XCTAssertEqual(centre.minX, 140 - 46, accuracy: 8)
        XCTAssertEqual(centre.minY, 140 - 36, accuracy: 8)
        host.click(id: "east")
        host.wait(0.1)
        XCTAssertEqual(host.scrollGeometry(ofID: "map")?.contentOffset.x, 900)
        XCTAssertEqual(host.frame(ofID: "centre")?.minY, centre.minY, "the other axis stays")
        host.click(id: "home")
        host.wait(3)
        XCTAssertEqual(host.scrollGeometry(ofID: "map")?.contentOffset, CGPoint(x: 450, y: 300))
    }

    func testAReaderBeginsAtItsBookmarkAndFollowsItsSetting() async {
        let host = host(300, 190) { BookReader(bookmark: 12) }
        host.wait(0.2)
        XCTAssertEqual(host.frame(ofID: 12)?.minX ?? .nan, 0, accuracy: 0.01)
        flick(host, -100, 0)
        XCTAssertEqual(host.frame(ofID: 14)?.minX ?? .nan, 0, accuracy: 0.01, "a window on")
        host.click(id: "paged")
        host.wait(0.2)
        flick(host, -60, 0, over: 0.5)
        XCTAssertEqual(host.frame(ofID: 14)?.minX ?? .nan, 0, accuracy: 0.01, "back to the nearest")
        flick(host, -90, 0, over: 0.5)
        XCTAssertEqual(host.frame(ofID: 15)?.minX ?? .nan, 0, accuracy: 0.01, "half a window on")
    }

    func testMonthsStayInSightAndFold() async {
        let host = host(300, 240) { YearCalendar() }
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "1/1")?.minY, 30)
        flick(host, 0, -120, over: 0.6)
        XCTAssertEqual(host.frame(ofID: "month 1")?.minY, 0)
        let day = (1...28).first { (host.frame(ofID: "1/\($0)")?.minY ?? -1) > 30 }
        XCTAssertNotNil(day)
        host.click(id: "month 1")
        host.wait(0.2)
        XCTAssertNil(host.frame(ofID: "1/20"), "folded")
        XCTAssertEqual(host.frame(ofID: "month 2").map { $0.minY >= 0 && $0.minY <= 31 }, true)
        host.click(id: "month 2")
        host.wait(0.2)
        let months = (1...12).compactMap { host.frame(ofID: "month \($0)")?.minY }
        XCTAssertEqual(months, months.sorted())
    }
}
