import SwiftUI
import XCTest

@MainActor
final class PresentationTests: XCTestCase {
    func testASheetIsPulledUpChosenFromAndPulledAway() async {
        let phone = Phone { NearbySheet() }
        phone.tap("Nearby")
        let title = phone.location(of: "Nearby places") ?? .zero
        XCTAssertGreaterThan(title.y, 300, "half the screen: \(phone.texts)")
        phone.drag(from: title, by: CGSize(width: 0, height: -330), over: 0.3)
        XCTAssertLessThan(phone.location(of: "Nearby places")?.y ?? 900, 150)
        phone.flick(from: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: -150))
        XCTAssertFalse(phone.shows("Café 1"))
        let name = phone.texts.first { (phone.location(of: $0)?.y ?? 0) > 300 && $0.hasPrefix("Café") } ?? ""
        phone.tap(name)
        XCTAssertTrue(phone.shows("On the way to \(name)"), "\(phone.texts)")
        XCTAssertFalse(phone.shows("Nearby places"))
    }

    func testANoteIsEditedInASheetAndHelpCoversAll() async {
        let phone = Phone { EditorSheets() }
        phone.tap("Note 2")
        XCTAssertTrue(phone.shows("Editing 2"), "\(phone.texts)")
        let field = phone.frame("editor")
        phone.tap(CGPoint(x: field.maxX - 10, y: field.midY))
        phone.press(.end)
        phone.type("!")
        phone.tap("Save")
        XCTAssertTrue(phone.shows("Note 2!"), "\(phone.texts)")
        XCTAssertTrue(phone.shows("1 closings"))
        phone.tap("Help")
        XCTAssertTrue(phone.shows("How it works"))
        phone.tap("Understood")
        XCTAssertFalse(phone.shows("How it works"))
    }

    func testAMailIsAskedAboutBeforeItGoesAndALockedOneStays() async {
        let phone = Phone { DeletingMails() }
        for mail in ["Mail 3", "Mail 2"] {
            let row = phone.location(of: mail) ?? .zero
            phone.drag(from: CGPoint(x: 300, y: row.y), by: CGSize(width: -160, height: 0))
            phone.tap("Delete")
            if mail == "Mail 3" {
                XCTAssertTrue(phone.shows("Delete it?"), "\(phone.texts)")
                phone.tap("Delete Mail 3")
                XCTAssertTrue(phone.shows("11 mails"), "\(phone.texts)")
            } else {
                XCTAssertTrue(phone.shows("This mail is locked"), "\(phone.texts)")
                phone.tap("OK")
                XCTAssertTrue(phone.shows("11 mails"))
            }
        }
    }
}
