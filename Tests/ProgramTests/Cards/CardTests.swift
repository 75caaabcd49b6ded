import SwiftUI
import XCTest

@MainActor
final class CardTests: XCTestCase {
    private let middle = CGPoint(x: 195, y: 350)

    func testACardIsLikedBeyondItsThresholdAndComesBackBeforeIt() async {
        let phone = Phone { DatingDeck() }
        phone.drag(from: middle, by: CGSize(width: 120, height: 0))
        XCTAssertTrue(phone.shows("Liked: "), "\(phone.texts)")
        phone.drag(from: middle, by: CGSize(width: 180, height: 0), lifts: false)
        XCTAssertTrue(phone.shows("LIKE"))
        phone.lift(CGPoint(x: 375, y: 350))
        phone.wait(0.5)
        XCTAssertTrue(phone.shows("Liked: Alma"), "\(phone.texts)")
        phone.drag(from: middle, by: CGSize(width: -180, height: 0))
        phone.drag(from: middle, by: CGSize(width: 180, height: 0))
        XCTAssertTrue(phone.shows("Liked: Alma Clea"), "\(phone.texts)")
    }

    func testAWordIsTurnedSortedAndTakenBack() async {
        let phone = Phone { FlashCards() }
        XCTAssertTrue(phone.shows("0 known, 4 to go"))
        phone.tap(middle)
        XCTAssertTrue(phone.shows("talo"), "\(phone.texts)")
        XCTAssertFalse(phone.shows("house"))
        phone.drag(from: middle, by: CGSize(width: 160, height: 0))
        XCTAssertTrue(phone.shows("1 known, 3 to go"), "\(phone.texts)")
        phone.drag(from: middle, by: CGSize(width: -160, height: 0))
        XCTAssertTrue(phone.shows("1 known, 2 to go"))
        phone.tap("Undo")
        phone.tap("Undo")
        XCTAssertTrue(phone.shows("0 known, 4 to go"))
        XCTAssertTrue(phone.shows("house"))
    }

    func testACardIsTakenOutOfTheWalletAndPulledBackIntoIt() async {
        let phone = Phone { WalletStack() }
        phone.tap("Travel")
        XCTAssertTrue(phone.shows("Bookings of Travel"))
        XCTAssertFalse(phone.shows("Savings"))
        phone.drag(from: CGPoint(x: 195, y: 120), by: CGSize(width: 0, height: 40), over: 0.6)
        XCTAssertTrue(phone.shows("Bookings of Travel"), "too short")
        phone.drag(from: CGPoint(x: 195, y: 120), by: CGSize(width: 0, height: 140))
        XCTAssertTrue(phone.shows("Savings"), "\(phone.texts)")
        XCTAssertFalse(phone.shows("Bookings of Travel"))
    }

    func testOneRowIsOpenAtATimeAndItsActionDeletesIt() async {
        let phone = Phone { ErrandList() }
        phone.drag(from: CGPoint(x: 300, y: 85), by: CGSize(width: -100, height: 4))
        XCTAssertTrue(phone.shows("6 errands, open: Post"), "\(phone.texts)")
        phone.drag(from: CGPoint(x: 300, y: 200), by: CGSize(width: -100, height: 4))
        XCTAssertTrue(phone.shows("6 errands, open: Bulbs"), "\(phone.texts)")
        phone.tap("Delete Bulbs")
        XCTAssertFalse(phone.shows("Bulbs"))
        XCTAssertTrue(phone.texts.contains { $0.hasPrefix("5 errands") })
    }

    func testAnIconIsCarriedPastTheOthersOnlyAfterALongPress() async {
        let phone = Phone { ReorderGrid() }
        let grid = phone.frame("grid")
        let cell = { (column: CGFloat, row: CGFloat) in
            CGPoint(x: grid.minX + column * 80 + 40, y: grid.minY + row * 80 + 40)
        }
        phone.drag(from: cell(0, 0), by: CGSize(width: 160, height: 0))
        XCTAssertTrue(phone.shows("ABCDEFGHIJKL"), "no long press: \(phone.texts)")
        phone.touch(cell(0, 0))
        phone.wait(0.4)
        for step in 1...8 {
            phone.move(to: CGPoint(x: cell(0, 0).x + CGFloat(step) * 20, y: cell(0, 0).y + CGFloat(step) * 10))
        }
        phone.lift(cell(2, 1))
        phone.wait(1)
        XCTAssertTrue(phone.shows("BCDEFGAHIJKL"), "\(phone.texts)")
        XCTAssertEqual(phone.location(of: "icon A")?.x ?? 0, cell(2, 1).x, accuracy: 2)
    }

    func testACardBecomesAScreenAndIsPulledBack() async {
        let phone = Phone { TodayCards() }
        phone.tap("Quiet harbour")
        XCTAssertTrue(phone.shows("Quiet harbour, in full"), "\(phone.texts)")
        phone.drag(from: CGPoint(x: 195, y: 150), by: CGSize(width: 0, height: 60), over: 0.5)
        XCTAssertTrue(phone.shows("Quiet harbour, in full"))
        phone.drag(from: CGPoint(x: 195, y: 150), by: CGSize(width: 0, height: 260), over: 0.5)
        XCTAssertTrue(phone.shows("Quiet harbour"), "\(phone.texts)")
        XCTAssertFalse(phone.shows("Quiet harbour, in full"))
    }

    func testARowIsPulledAsideForItsActions() async {
        let phone = Phone { Parcels() }
        let row = phone.frame("Kettle")
        phone.flick(from: CGPoint(x: 320, y: row.midY), by: CGSize(width: -170, height: 0))
        XCTAssertTrue(phone.tap("mark"))
        XCTAssertTrue(phone.shows("Kettle ✓"), "\(phone.texts)")
        phone.flick(from: CGPoint(x: 100, y: row.midY), by: CGSize(width: 200, height: 0))
        XCTAssertEqual(phone.location(of: "Kettle ✓")?.x ?? 0, 195, accuracy: 30, "it stays where it is")
        phone.flick(from: CGPoint(x: 320, y: row.midY), by: CGSize(width: -170, height: 0))
        XCTAssertTrue(phone.tap("gone"))
        XCTAssertFalse(phone.shows("Kettle ✓"))
        XCTAssertEqual(phone.frame("Rug").midY, row.midY, accuracy: 1, "the next one takes its place")
    }

    func testAThrownSleeveFallsBehindTheOthers() async {
        let phone = Phone { VinylStack() }
        let middle = CGPoint(x: 195, y: 630)
        phone.drag(from: middle, by: CGSize(width: 0, height: -60))
        XCTAssertTrue(phone.shows("Now: Blue"), "too short")
        for next in ["Low", "Tusk", "Aja", "Blue"] {
            phone.drag(from: middle, by: CGSize(width: 0, height: -200), rest: 4)
            XCTAssertTrue(phone.shows("Now: \(next)"), "\(phone.texts)")
            XCTAssertEqual(phone.texts.last, next, "the front one is drawn last")
        }
    }
}
