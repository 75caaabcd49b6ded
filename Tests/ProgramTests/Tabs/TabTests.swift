import SwiftUI
import XCTest

@MainActor
final class TabTests: XCTestCase {
    func testATabLiesWhereItWasAfterAnotherOneWasShown() async {
        let phone = Phone { TabbedFeeds() }
        phone.flick(from: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: -200))
        let shown = phone.texts.filter { $0.hasPrefix("Home row") }
        XCTAssertFalse(shown.contains("Home row 1"))
        phone.tap("Explore")
        XCTAssertTrue(phone.shows("Explore row 1"), "\(phone.texts)")
        phone.tap("Inbox")
        XCTAssertTrue(phone.shows("3 unread"), "\(phone.texts)")
        phone.tap("Back home")
        XCTAssertEqual(phone.texts.filter { $0.hasPrefix("Home row") }, shown)
    }

    func testTipsAreLeafedByHandAndByButton() async {
        let phone = Phone { PagedTips() }
        XCTAssertTrue(phone.shows("Tip 1 of 3"))
        phone.flick(from: CGPoint(x: 300, y: 300), by: CGSize(width: -200, height: 0))
        XCTAssertTrue(phone.shows("Tip 2 of 3"), "\(phone.texts)")
        XCTAssertEqual(phone.location(of: "Pull to refresh")?.x ?? 0, 195, accuracy: 2)
        phone.tap("Next tip")
        XCTAssertTrue(phone.shows("Hold to preview"), "\(phone.texts)")
        phone.tap("Done")
        XCTAssertTrue(phone.shows("No more tips"))
    }

    func testABarOfOnesOwnHidesWhileOneScrollsAndChoosesPages() async {
        let phone = Phone { PodcastApp() }
        let bar = phone.frame("tab bar")
        phone.drag(from: CGPoint(x: 195, y: 400), by: CGSize(width: 0, height: -200), lifts: false)
        phone.wait(0.5)
        XCTAssertGreaterThan(phone.location(of: "Browse")?.y ?? 900, bar.maxY - 10)
        phone.lift(CGPoint(x: 195, y: 200))
        phone.wait(3)
        phone.tap("Browse")
        XCTAssertTrue(phone.shows("Show 1"), "\(phone.texts)")
        phone.tap("Library")
        XCTAssertTrue(phone.shows("Library is empty"))
    }
}
