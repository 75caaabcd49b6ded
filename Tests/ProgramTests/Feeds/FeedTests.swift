import SwiftUI
import XCTest

@MainActor
final class FeedTests: XCTestCase {
    private let middle = CGPoint(x: 195, y: 400)

    func testAFeedLoadsPageAfterPageUntilThereIsNoMore() async {
        let phone = Phone { EndlessPosts() }
        XCTAssertTrue(phone.texts[0].hasPrefix("10 posts") || phone.shows("20 posts, 0 liked"), "\(phone.texts)")
        for _ in 0..<5 { phone.flick(from: CGPoint(x: 195, y: 650), by: CGSize(width: 0, height: -500)) }
        XCTAssertTrue(phone.shows("40 posts, 0 liked"), "\(phone.texts)")
        XCTAssertTrue(phone.shows("That was all"))
        phone.tap("Like 38")
        XCTAssertTrue(phone.shows("40 posts, 1 liked"))
        XCTAssertTrue(phone.shows("Unlike 38"))
    }

    func testPinsFillTheShortestColumnAndMoveWhenOneOpens() async {
        let phone = Phone { PinBoard() }
        let (first, third) = (phone.frame(0), phone.frame(2))
        XCTAssertEqual(third.minY, first.maxY + 8, accuracy: 0.5)
        phone.tap("Pin 0")
        XCTAssertTrue(phone.shows("Pin 0, open"))
        XCTAssertEqual(phone.frame(0).height, first.height + 60, accuracy: 0.5)
        let before = phone.frame(5).minY
        phone.drag(from: middle, by: CGSize(width: 0, height: -120), over: 1)
        XCTAssertLessThan(phone.frame(5).minY, before - 90)
    }

    func testABasketCountsWhatIsTapped() async {
        let phone = Phone { TwoColumnShop() }
        phone.tap("+1")
        phone.tap("+2")
        XCTAssertTrue(phone.shows("Basket 2"), "\(phone.texts)")
        phone.flick(from: middle, by: CGSize(width: 0, height: -300))
        XCTAssertFalse(phone.shows("+1"))
        phone.tap(phone.texts.first { $0.hasPrefix("+") && (phone.location(of: $0)?.y ?? 0) > 50 } ?? "")
        XCTAssertTrue(phone.shows("Basket 3"), "\(phone.texts)")
    }

    func testAPullFetchesWhatIsNew() async {
        let phone = Phone { RefreshableNotes() }
        await phone.settle { phone.shows("Fetched 1 times") }
        XCTAssertTrue(phone.shows("Note 5"), "\(phone.texts)")
        phone.drag(from: CGPoint(x: 195, y: 200), by: CGSize(width: 0, height: 240), over: 0.5, lifts: false)
        phone.lift(CGPoint(x: 195, y: 440))
        await phone.settle { phone.shows("Fetched 2 times") }
        XCTAssertTrue(phone.shows("Note 7, new"), "\(phone.texts)")
        phone.wait(1)
        phone.tap("Note 7, new")
        XCTAssertTrue(phone.shows("Note 7"))
    }

    func testAButtonBringsTheReaderBackToTheTop() async {
        let phone = Phone { BackToTop() }
        XCTAssertLessThan(phone.frame("button").width, 1)
        phone.flick(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -450))
        XCTAssertGreaterThan(phone.offset().y, 450)
        phone.tap("To top")
        phone.wait(1)
        XCTAssertEqual(phone.offset().y, 0, accuracy: 0.5)
        XCTAssertLessThan(phone.frame("button").width, 1)
    }

    func testTheFurthestReadItemStays() async {
        let phone = Phone { ReadingProgress() }
        XCTAssertTrue(phone.shows("Furthest: 0%"), "\(phone.texts)")
        for _ in 0..<2 { phone.flick(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -500)) }
        XCTAssertTrue(phone.shows("Furthest: 100%"), "\(phone.texts)")
        for _ in 0..<2 { phone.flick(from: CGPoint(x: 195, y: 200), by: CGSize(width: 0, height: 500)) }
        XCTAssertTrue(phone.shows("Furthest: 100%"))
        XCTAssertTrue(phone.shows("0"))
    }

    func testAFingerOnTheLettersGoesToTheirSections() async {
        let phone = Phone { ContactsIndex() }
        let index = phone.frame("index")
        let letter = { (row: Int) in CGPoint(x: index.midX, y: index.minY + CGFloat(row) * 20 + 10) }
        phone.touch(letter(3))
        phone.move(to: letter(11))
        phone.wait(0.3)
        XCTAssertTrue(phone.shows("Letter L"), "\(phone.texts)")
        XCTAssertTrue(phone.shows("Lars"))
        XCTAssertFalse(phone.shows("Abel"))
        phone.move(to: letter(0))
        phone.wait(0.3)
        XCTAssertTrue(phone.shows("Abel"))
        phone.lift(letter(0))
        phone.wait(0.3)
        XCTAssertFalse(phone.shows("Letter A"))
    }

    func testAFeedThatFailedIsTriedAgainAndScrolls() async {
        struct Offline: Error {}
        let phone = Phone {
            SkeletonFeed { attempt in
                if attempt == 0 { throw Offline() }
                return (1...30).map { "Document \($0)" }
            }
        }
        XCTAssertFalse(phone.frame("skeleton").isNull)
        await phone.settle { phone.shows("Nothing came") }
        phone.tap("Try again")
        await phone.settle { phone.shows("Document 1") }
        XCTAssertTrue(phone.shows("Document 1"), "\(phone.texts)")
        phone.flick(from: middle, by: CGSize(width: 0, height: -200))
        XCTAssertFalse(phone.shows("Document 1"))
    }

    func testWordsAreBrokenIntoLinesByTheirGuides() async {
        let phone = Phone { WordCloud() }
        phone.wait(0.5)
        func lines() -> [CGFloat] {
            ["harbour", "gull", "rope", "lighthouse", "tide", "anchor", "net"].map { phone.frame($0).minY }
        }
        XCTAssertEqual(Set(lines()).count, 2, "\(lines())")
        XCTAssertEqual(phone.frame("gull").minX, phone.frame("harbour").maxX, accuracy: 0.5)
        let count = phone.frame("count").minY
        XCTAssertEqual(count, 76 + 10, accuracy: 1, "below two lines")
        phone.tap("Narrow")
        XCTAssertEqual(Set(lines()).count, 3, "\(lines())")
        XCTAssertEqual(phone.frame("count").minY, count + 38, accuracy: 1, "a line of 38 points more")
        phone.tap("gull")
        XCTAssertTrue(phone.shows("6 words"))
    }

    func testAQueueIsRuledOffAndShowsWhatPlays() async {
        let phone = Phone { PlayQueue() }
        let distance = phone.frame("Aria").minY - phone.frame("Overture").minY
        XCTAssertEqual(distance, 45, accuracy: 0.5, "a line between them")
        XCTAssertFalse(phone.texts.contains { $0.contains("Image") }, "\(phone.texts)")
        phone.tap("Aria")
        XCTAssertTrue(phone.texts.contains { $0.hasPrefix("Playing Aria") }, "\(phone.texts)")
        phone.tap("Shuffle")
        XCTAssertGreaterThan(phone.frame("Overture").minY, phone.frame("Aria").minY)
    }
}
