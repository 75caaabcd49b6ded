import SwiftUI
import XCTest

@MainActor
final class GalleryTests: XCTestCase {
    private let middle = CGPoint(x: 195, y: 380)

    func testAPhotoOpensIsLeafedAndGoesBackToTheWall() async {
        let phone = Phone { PhotoWall() }
        phone.flick(from: middle, by: CGSize(width: 0, height: -150))
        let offset = phone.offset().y
        XCTAssertGreaterThan(offset, 150)
        let shown = (0..<60).first { (250..<500).contains(phone.frame($0).minY) } ?? 0
        phone.tap(CGPoint(x: phone.frame(shown).midX, y: phone.frame(shown).midY))
        XCTAssertTrue(phone.shows("Photo \(shown)"), "\(phone.texts)")
        phone.drag(from: middle, by: CGSize(width: -160, height: 0))
        XCTAssertTrue(phone.shows("Photo \(shown + 1)"), "\(phone.texts)")
        phone.drag(from: middle, by: CGSize(width: 0, height: 160))
        XCTAssertFalse(phone.shows("Photo \(shown + 1)"))
        XCTAssertEqual(phone.offset().y, offset, accuracy: 0.5)
    }

    func testPhotosAreChosenByAStrokeAndStillScrolled() async {
        let phone = Phone { MultiSelectGrid() }
        phone.flick(from: middle, by: CGSize(width: 0, height: -100))
        let offset = phone.offset().y
        XCTAssertGreaterThan(offset, 100)
        phone.tap("Select")
        let first =
            stride(from: 0, to: 80, by: 4).first { phone.frame($0).minY > 250 && phone.frame($0).minY < 500 } ?? 0
        let start = CGPoint(x: phone.frame(first).midX, y: phone.frame(first).midY)
        phone.drag(from: start, by: CGSize(width: 290, height: 10), over: 0.4)
        XCTAssertTrue(phone.shows("4 chosen"), "\(phone.texts)")
        phone.tap(start)
        XCTAssertTrue(phone.shows("3 chosen"), "\(phone.texts)")
        XCTAssertEqual(phone.offset().y, offset, accuracy: 0.5)
        phone.tap("Cancel")
        XCTAssertTrue(phone.shows("Library"))
    }

    func testAStripFollowsThePagesAndThePagesFollowTheStrip() async {
        let phone = Phone { FilmStrip() }
        for _ in 0..<2 { phone.flick(from: CGPoint(x: 300, y: 300), by: CGSize(width: -200, height: 0)) }
        XCTAssertTrue(phone.shows("Frame 2"))
        XCTAssertEqual(phone.location(of: "2")?.x ?? 0, 195, accuracy: 3)
        phone.drag(from: CGPoint(x: 195, y: 730), by: CGSize(width: -142, height: 0), over: 1)
        XCTAssertEqual(phone.location(of: "5")?.x ?? 0, 195, accuracy: 3)
        XCTAssertTrue(phone.shows("Frame 5"), "\(phone.texts)")
    }

    func testAPlanIsZoomedWhereItIsTappedAndMovedWithinItsBounds() async {
        let phone = Phone { ZoomedMap() }
        let desk = phone.location(of: "D1") ?? .zero
        phone.tap(desk)
        XCTAssertTrue(phone.shows("Desk 1"))
        phone.tap(desk, rest: 0.1)
        phone.tap(desk)
        XCTAssertTrue(phone.shows("Zoom 250 %"), "\(phone.texts)")
        let before = phone.location(of: "D1") ?? .zero
        XCTAssertGreaterThan(before.x, 60)
        phone.drag(from: middle, by: CGSize(width: -300, height: 0), over: 0.5)
        XCTAssertEqual(phone.location(of: "D3")?.x ?? 0, before.x - 300 + 2 * 80 * 2.5, accuracy: 8)
        for _ in 0..<2 { phone.drag(from: middle, by: CGSize(width: -350, height: 0), over: 0.5) }
        let end = phone.location(of: "D4")?.x ?? 0
        XCTAssertGreaterThan(end, 200, "it stops at the edge")
        phone.tap(middle, rest: 0.1)
        phone.tap(middle)
        XCTAssertTrue(phone.shows("Zoom 100 %"))
    }

    func testAPhotoIsPinchedMovedWhileItIsLargeAndBroughtBackByTwoTaps() async {
        let phone = Phone { PinchedPhoto() }
        let photo = phone.frame("photo")
        let center = CGPoint(x: photo.midX, y: photo.midY)
        phone.drag(from: center, by: CGSize(width: 80, height: 0))
        XCTAssertEqual(phone.frame("photo").midX, photo.midX, accuracy: 0.5, "a small photo stays")
        phone.pinch(center, from: 100, to: 250)
        XCTAssertTrue(phone.shows("Zoom 250%"), "\(phone.texts)")
        phone.pinch(center, from: 100, to: 300)
        XCTAssertTrue(phone.shows("Zoom 400%"), "\(phone.texts)")
        let before = phone.frame("photo")
        phone.drag(from: center, by: CGSize(width: 80, height: 40))
        XCTAssertEqual(phone.frame("photo").midX, before.midX + 80, accuracy: 1)
        XCTAssertEqual(phone.frame("photo").midY, before.midY + 40, accuracy: 1)
        phone.tap(center, rest: 0.1)
        phone.tap(center)
        XCTAssertTrue(phone.shows("Zoom 100%"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("photo").midX, photo.midX, accuracy: 0.5)
    }
}
