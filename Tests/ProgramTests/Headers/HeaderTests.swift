import SwiftUI
import XCTest

@MainActor
final class HeaderTests: XCTestCase {
    private let middle = CGPoint(x: 195, y: 400)

    func testAStretchyHeaderFillsThePullAndMovesAtHalfTheSpeedOtherwise() async {
        let phone = Phone { ArticleView() }
        phone.drag(from: middle, by: CGSize(width: 0, height: 150), lifts: false)
        XCTAssertEqual(phone.frame("picture").minY, 0, accuracy: 0.5)
        XCTAssertGreaterThan(phone.frame("picture").height, 300)
        phone.lift(CGPoint(x: 195, y: 550))
        phone.wait(1.5)
        XCTAssertEqual(phone.frame("picture").height, 250, accuracy: 0.5)
        phone.drag(from: middle, by: CGSize(width: 0, height: -110), over: 1)
        let top = phone.frame("text").minY - 250
        XCTAssertLessThan(top, -90)
        XCTAssertEqual(phone.frame("picture").minY, top / 2, accuracy: 0.5)
    }

    func testALargeTitleBecomesASmallOneAndBack() async {
        let phone = Phone { InboxScreen() }
        XCTAssertTrue(phone.shows("bar 0"), "\(phone.texts)")
        phone.flick(from: middle, by: CGSize(width: 0, height: -200))
        XCTAssertTrue(phone.shows("bar 100"))
        phone.flick(from: middle, by: CGSize(width: 0, height: 300))
        XCTAssertTrue(phone.shows("bar 0"))
    }

    func testAMonthStaysAboveUntilTheNextOnePushesItOut() async {
        let phone = Phone { LedgerSections() }
        phone.drag(from: middle, by: CGSize(width: 0, height: -310), over: 1.5)
        XCTAssertEqual(phone.frame("header January").minY, 0, accuracy: 0.5)
        phone.drag(from: middle, by: CGSize(width: 0, height: -340), over: 1.5)
        XCTAssertLessThan(phone.frame("header January").minY, -1)
        XCTAssertEqual(phone.frame("header January").maxY, phone.frame("header February").minY, accuracy: 0.5)
        phone.tap("Compact")
        XCTAssertTrue(phone.shows("Feb booking 5"), "\(phone.texts)")
    }

    func testABarLeavesAsOneReadsOnAndComesBackAtOnce() async {
        let phone = Phone { NewsReader() }
        phone.drag(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -300), over: 0.6)
        XCTAssertLessThan(phone.frame("hiding bar").maxY, 0)
        phone.drag(from: middle, by: CGSize(width: 0, height: 80), over: 0.6)
        XCTAssertEqual(phone.frame("hiding bar").minY, 0, accuracy: 0.5)
        XCTAssertGreaterThan(phone.offset().y, 50, "it is far from the top")
    }

    func testTabsStickAndGoOverToOtherPictures() async {
        let phone = Phone { ProfileWithTabs() }
        let below = phone.frame("tabs").minY
        XCTAssertGreaterThan(below, 150)
        phone.flick(from: middle, by: CGSize(width: 0, height: -300))
        XCTAssertEqual(phone.frame("tabs").minY, 0, accuracy: 0.5)
        phone.tap("Tagged")
        XCTAssertEqual(phone.frame("tabs").minY, 0, accuracy: 0.5)
        XCTAssertTrue(phone.texts.contains { $0.hasPrefix("tagged ") }, "\(phone.texts)")
        XCTAssertFalse(phone.texts.contains { $0.hasPrefix("posts ") })
    }

    func testTheTextComesOverTheHeroAndAButtonBelowStays() async {
        let phone = Phone { HeroParallax() }
        XCTAssertFalse(phone.shows("Bicycles"))
        phone.flick(from: middle, by: CGSize(width: 0, height: -300))
        XCTAssertTrue(phone.shows("Bicycles"), "\(phone.texts)")
        XCTAssertLessThan(phone.frame("description").minY, 100)
        phone.tap("Add")
        XCTAssertTrue(phone.shows("In your favourites"))
    }

    func testASearchFieldIsNeverLeftHalfHidden() async {
        let phone = Phone { CitySearch() }
        phone.drag(from: middle, by: CGSize(width: 0, height: -90), over: 1)
        XCTAssertEqual(phone.offset().y, 120, accuracy: 0.5)
        phone.drag(from: middle, by: CGSize(width: 0, height: 70), over: 0.1)
        XCTAssertEqual(phone.offset().y, 0, accuracy: 0.5)
        phone.tap(CGPoint(x: phone.frame("search").midX, y: phone.frame("search").midY))
        phone.type("ur")
        phone.wait(0.2)
        XCTAssertTrue(phone.shows("1 cities"), "\(phone.texts)")
        XCTAssertTrue(phone.shows("Turku"))
    }

    func testTabsFollowTheChaptersAndLeadToThem() async {
        let phone = Phone { ChapterTabs() }
        XCTAssertTrue(phone.shows("Salt 1"))
        XCTAssertTrue(phone.tap("Acid"))
        XCTAssertTrue(phone.shows("About acid"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("chapter Acid").minY, 0, accuracy: 1)
        let strip = phone.frame("tab Heat").minX
        for _ in 0..<3 { phone.flick(from: CGPoint(x: 200, y: 600), by: CGSize(width: 0, height: -300)) }
        XCTAssertTrue(phone.shows("Heat 14"), "\(phone.texts)")
        XCTAssertLessThan(phone.frame("tab Heat").minX, strip + 0.5, "the strip goes along")
        XCTAssertTrue(phone.tap("Salt"))
        XCTAssertTrue(phone.shows("Salt 1"), "\(phone.texts)")
    }
}
