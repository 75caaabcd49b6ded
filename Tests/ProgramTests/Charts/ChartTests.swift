import SwiftUI
import XCTest

@MainActor
final class ChartTests: XCTestCase {
    func testBarsGrowAndScrollAndSayWhatTheyStandFor() async {
        let phone = Phone { StepsScreen() }
        phone.wait(1)
        XCTAssertGreaterThan(phone.frame("bar 1").height, 30)
        XCTAssertTrue(phone.texts[0].hasSuffix("steps a day"), "\(phone.texts)")
        phone.flick(from: CGPoint(x: 300, y: 400), by: CGSize(width: -250, height: 0))
        XCTAssertGreaterThan(phone.offset().x, 300)
        let day = (1...31).first { phone.frame("bar \($0)").minX > 150 } ?? 0
        phone.tap(CGPoint(x: phone.frame("bar \(day)").midX, y: phone.frame("bar \(day)").maxY - 5))
        XCTAssertTrue(phone.texts[0].hasPrefix("Day \(day): "), "\(phone.texts)")
    }

    func testAFingerReadsPricesOffALine() async {
        let phone = Phone { StockView() }
        XCTAssertTrue(phone.shows("Latest: 160"), "\(phone.texts)")
        let chart = phone.frame("chart")
        phone.drag(
            from: CGPoint(x: chart.minX + 30, y: chart.midY), by: CGSize(width: chart.width / 2 - 30, height: 0),
            lifts: false)
        XCTAssertTrue(phone.texts.contains { $0.hasPrefix("Week 26: ") }, "\(phone.texts)")
        phone.lift(CGPoint(x: chart.midX, y: chart.midY))
        phone.wait(0.5)
        XCTAssertTrue(phone.shows("Latest: 160"))
        phone.tap("Half")
        phone.drag(from: CGPoint(x: chart.midX, y: chart.midY), by: CGSize(width: 12, height: 0), lifts: false)
        XCTAssertTrue(phone.texts.contains { $0.hasPrefix("Week 14: ") }, "\(phone.texts)")
    }

    func testTheHeightsFollowWhatIsInSight() async {
        let phone = Phone { VisibleRangeChart() }
        XCTAssertTrue(phone.shows("Peak 24.0"), "\(phone.texts)")
        for _ in 0..<2 { phone.flick(from: CGPoint(x: 350, y: 400), by: CGSize(width: -330, height: 0)) }
        XCTAssertTrue(phone.texts[0].hasPrefix("Peak 9"), "\(phone.texts)")
        let tallest = (120..<240).map { phone.frame($0).height }.filter { $0.isFinite }.max() ?? 0
        XCTAssertEqual(tallest, 180, accuracy: 4)
    }

    func testAHeatmapOpensAtItsEndAndGoesToItsBeginning() async {
        let phone = Phone { ActivityHeatmap() }
        XCTAssertEqual(phone.frame(363).maxX, 374, accuracy: 0.5)
        phone.tap(CGPoint(x: phone.frame(360).midX, y: phone.frame(360).midY))
        XCTAssertTrue(phone.texts.contains { $0.hasPrefix("Day 361") }, "\(phone.texts)")
        phone.flick(from: CGPoint(x: 100, y: 360), by: CGSize(width: 200, height: 0))
        XCTAssertGreaterThan(phone.frame(363).minX, 400)
        phone.tap("January")
        XCTAssertEqual(phone.frame(0).minX, 16, accuracy: 0.5)
    }

    func testATableIsSortedByItsTitlesAndItsColumnsStandInLine() async {
        let phone = Phone(width: 200, height: 400) { LeagueTable() }
        func teams() -> [String] {
            ["Harbour", "Mill", "Abbey", "Station"].sorted {
                (phone.location(of: $0)?.y ?? 0) < (phone.location(of: $1)?.y ?? 0)
            }
        }
        XCTAssertEqual(teams(), ["Mill", "Station", "Harbour", "Abbey"])
        phone.tap("Team")
        XCTAssertEqual(teams(), ["Abbey", "Harbour", "Mill", "Station"])
        XCTAssertTrue(phone.shows("59 in all"), "\(phone.texts)")
        let before = phone.location(of: "Points") ?? .zero
        phone.flick(from: CGPoint(x: 150, y: 200), by: CGSize(width: -120, height: 0))
        XCTAssertLessThan(phone.location(of: "Points")?.x ?? 900, before.x - 20, "it is wider than the screen")
        phone.tap("Won")
        XCTAssertEqual(teams(), ["Mill", "Station", "Harbour", "Abbey"])
    }
}
