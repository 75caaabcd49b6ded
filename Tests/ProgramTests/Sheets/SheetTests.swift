import SwiftUI
import XCTest

@MainActor
final class SheetTests: XCTestCase {
    func testADrawerHasThreeHeightsByDragAndByFlick() async {
        let phone = Phone { MapWithDrawer() }
        XCTAssertTrue(phone.shows("Pull up"))
        let handle = phone.frame("handle")
        phone.drag(from: CGPoint(x: 195, y: handle.midY), by: CGSize(width: 0, height: -280), over: 1.5)
        XCTAssertTrue(phone.shows("Stops nearby"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("handle").minY, 380, accuracy: 1)
        phone.flick(from: CGPoint(x: 195, y: phone.frame("handle").midY), by: CGSize(width: 0, height: -120))
        XCTAssertTrue(phone.shows("All stops"))
        phone.flick(from: CGPoint(x: 195, y: 500), by: CGSize(width: 0, height: -200))
        XCTAssertTrue(phone.shows("Stop 25"), "its list scrolls: \(phone.texts)")
        phone.tap(CGPoint(x: 195, y: 30))
        XCTAssertTrue(phone.shows("Pull up"))
    }

    func testToastsComeOneAfterTheOtherAndAreFlickedAway() async {
        let phone = Phone { UploadScreen() }
        for _ in 0..<3 { phone.tap("Upload") }
        XCTAssertTrue(phone.shows("Upload 1 done"), "\(phone.texts)")
        for text in ["Upload 2 done", "Upload 3 failed"] {
            let toast = phone.location(of: phone.texts.first { $0.hasPrefix("Upload ") } ?? "") ?? .zero
            phone.drag(from: toast, by: CGSize(width: 0, height: -60))
            XCTAssertTrue(phone.shows(text), "\(phone.texts)")
        }
        let toast = phone.location(of: "Upload 3 failed") ?? .zero
        phone.drag(from: toast, by: CGSize(width: 0, height: 30))
        XCTAssertTrue(phone.shows("Upload 3 failed"), "downwards does nothing")
    }

    func testAMenuComesFromTheEdgeAloneAndGoesByATapBeside() async {
        let phone = Phone { MailApp() }
        phone.drag(from: CGPoint(x: 200, y: 300), by: CGSize(width: 150, height: 0))
        XCTAssertTrue(phone.shows("menu closed"))
        phone.drag(from: CGPoint(x: 10, y: 300), by: CGSize(width: 200, height: 0))
        XCTAssertEqual(phone.frame("page").minX, 280, accuracy: 0.5)
        phone.tap("Go to Sent")
        XCTAssertTrue(phone.shows("Sent"))
        XCTAssertTrue(phone.shows("menu closed"))
        phone.drag(from: CGPoint(x: 10, y: 300), by: CGSize(width: 200, height: 0))
        phone.tap(CGPoint(x: 350, y: 500))
        XCTAssertTrue(phone.shows("menu closed"))
    }

    func testAPlayerGrowsByATapAndByADragAndShrinksAgain() async {
        let phone = Phone { MiniPlayer() }
        phone.tap("Pause")
        XCTAssertTrue(phone.shows("Play"), "the button keeps its tap: \(phone.texts)")
        XCTAssertEqual(phone.frame("player").height, 64, accuracy: 0.5)
        phone.drag(from: CGPoint(x: 150, y: 730), by: CGSize(width: 0, height: -400), over: 0.6)
        XCTAssertTrue(phone.shows("The Harbour Band"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("player").height, 760, accuracy: 1)
        phone.drag(from: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 500), over: 0.3)
        XCTAssertEqual(phone.frame("player").height, 64, accuracy: 1)
        phone.tap("Slow Ferry")
        XCTAssertTrue(phone.shows("The Harbour Band"))
    }
}
