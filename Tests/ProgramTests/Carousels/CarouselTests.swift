import SwiftUI
import XCTest

@MainActor
final class CarouselTests: XCTestCase {
    func testASnapCarouselGoesToTheNeighbourByHalfACardAndStaysAtItsEnds() async {
        let phone = Phone { DestinationsHome() }
        XCTAssertTrue(phone.shows("1 of 4"))
        let middle = CGPoint(x: 190, y: 400)
        phone.drag(from: middle, by: CGSize(width: -190, height: 0))
        XCTAssertTrue(phone.shows("2 of 4"), "\(phone.texts)")
        XCTAssertEqual(phone.location(of: "Oslo")?.x ?? 0, 65, accuracy: 60)
        phone.drag(from: middle, by: CGSize(width: 60, height: 0))
        XCTAssertTrue(phone.shows("2 of 4"), "too short to change anything")
        for _ in 0..<3 { phone.drag(from: middle, by: CGSize(width: 250, height: 0)) }
        XCTAssertTrue(phone.shows("1 of 4"))
    }

    func testCoverFlowScrollsFreelyAndATapSaysWhichRecordItIs() async {
        let phone = Phone { CoverFlow() }
        phone.flick(from: CGPoint(x: 300, y: 380), by: CGSize(width: -160, height: 0))
        XCTAssertLessThan(phone.frame(0).maxX, 0, "the first sleeve has gone")
        let record = Album.samples.min { abs(phone.frame($0.id).midX - 195) < abs(phone.frame($1.id).midX - 195) }
        let frame = phone.frame(record?.id ?? 0)
        phone.tap(CGPoint(x: frame.midX, y: frame.midY))
        XCTAssertTrue(phone.shows(record?.artist ?? ""), "\(phone.texts)")
    }

    func testAFocusedCardIsTheOneInTheMiddleBySwipeAndByButton() async {
        let phone = Phone { FocusCards() }
        XCTAssertTrue(phone.shows("Water every 3 days"))
        phone.flick(from: CGPoint(x: 250, y: 350), by: CGSize(width: -90, height: 0))
        XCTAssertTrue(phone.shows("Water every 21 days"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("cactus").midX, 195, accuracy: 0.5)
        phone.tap("Next")
        XCTAssertTrue(phone.shows("Water every 1 days"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("basil").midX, 195, accuracy: 0.5)
    }

    func testAnEndlessCarouselNeverComesToItsEnd() async {
        let phone = Phone { ShopFront() }
        XCTAssertEqual(phone.frame(3).minX, 0, accuracy: 0.5, "it begins with the second copy")
        for _ in 0..<5 { phone.drag(from: CGPoint(x: 300, y: 380), by: CGSize(width: -220, height: 0), over: 0.15) }
        // Five on from the first of three slides is the third one, of the copies in the middle.
        XCTAssertEqual(phone.frame(5).minX, 0, accuracy: 0.5)
        XCTAssertTrue(phone.shows("Seen: Coats, Hats, Shoes"), "\(phone.texts)")
        for _ in 0..<3 { phone.drag(from: CGPoint(x: 100, y: 380), by: CGSize(width: 220, height: 0), over: 0.15) }
        XCTAssertEqual(phone.frame(5).minX, 0, accuracy: 0.5, "a whole round back")
    }

    func testAParallaxCarouselTellsHowFarItIs() async {
        let phone = Phone { ParallaxCarousel() }
        XCTAssertTrue(phone.shows("0 %"))
        for _ in 0..<3 { phone.flick(from: CGPoint(x: 330, y: 300), by: CGSize(width: -300, height: 0)) }
        XCTAssertTrue(phone.shows("100 %"), "\(phone.texts)")
        XCTAssertEqual(phone.frame("Lagoons").midX, 195, accuracy: 0.5)
    }

    func testARingTurnsByADragAndByATapOnACardBeside() async {
        let phone = Phone { Carousel3DRing() }
        XCTAssertTrue(phone.shows("Landing on Planet 0"))
        phone.drag(from: CGPoint(x: 195, y: 380), by: CGSize(width: 100, height: 0), over: 1)
        XCTAssertTrue(phone.shows("Landing on Planet 1"), "\(phone.texts)")
        let beside = phone.location(of: "Planet 0") ?? .zero
        XCTAssertGreaterThan(beside.x, 195)
        phone.tap(CGPoint(x: beside.x + 20, y: beside.y))
        XCTAssertTrue(phone.shows("Landing on Planet 0"), "\(phone.texts)")
    }

    func testADeckIsLeafedThroughAndGoesBackToItsFirstCard() async {
        let phone = Phone { TicketDeck() }
        let middle = CGPoint(x: 195, y: 300)
        phone.drag(from: middle, by: CGSize(width: -150, height: 0))
        phone.drag(from: middle, by: CGSize(width: -150, height: 0))
        XCTAssertTrue(phone.shows("Boarding: Gate B12"), "\(phone.texts)")
        phone.drag(from: middle, by: CGSize(width: 150, height: 0))
        XCTAssertTrue(phone.shows("Boarding: Gate B8"))
        phone.tap("Start over")
        XCTAssertTrue(phone.shows("Boarding: Gate B4"))
    }

    func testShelvesScrollAcrossAndThePageDown() async {
        let phone = Phone { MovieShelves(catalogue: MovieCatalogue()) }
        XCTAssertTrue(phone.shows("Tren 1"))
        phone.flick(from: CGPoint(x: 300, y: 340), by: CGSize(width: -180, height: 10))
        XCTAssertFalse(phone.shows("Tren 1"))
        XCTAssertEqual(phone.frame("Comedies-1").minX, 16, accuracy: 0.5, "the others stay")
        phone.flick(from: CGPoint(x: 200, y: 500), by: CGSize(width: 10, height: -200))
        XCTAssertTrue(phone.shows("Docu 2"), "\(phone.texts)")
        phone.tap("Docu 2")
        phone.flick(from: CGPoint(x: 200, y: 300), by: CGSize(width: 10, height: 400))
        XCTAssertTrue(phone.shows("Now: Docu 2"), "\(phone.texts)")
    }

    func testATickerGoesByItselfAndStandsStillWhileItIsHeld() async {
        let phone = Phone { Sponsors() }
        let start = phone.frame("logo 2").minX
        phone.wait(1)
        XCTAssertEqual(phone.frame("logo 2").minX, start - 40, accuracy: 2)
        let middle = CGPoint(x: 195, y: phone.frame("logo 2").midY)
        phone.touch(middle)
        phone.wait(0.1)
        let held = phone.frame("logo 2").minX
        phone.wait(1)
        XCTAssertEqual(phone.frame("logo 2").minX, held)
        phone.lift(middle)
        phone.wait(0.5)
        XCTAssertNotEqual(phone.frame("logo 2").minX, held)
    }

    func testACarouselOfAnyViewsCountsThemAndGoesToTheDotThatIsTapped() async {
        let phone = Phone { MembershipCards() }
        XCTAssertTrue(phone.shows("1/4"), "\(phone.texts)")
        phone.flick(from: phone.location(of: "Basic") ?? .zero, by: CGSize(width: -120, height: 0))
        XCTAssertTrue(phone.shows("2/4"), "\(phone.texts)")
        XCTAssertEqual(phone.location(of: "Student")?.x ?? 0, 195, accuracy: 4)
        phone.tap("Gold")
        let dot = phone.frame("dot 2")
        phone.tap(CGPoint(x: dot.midX, y: dot.midY))
        XCTAssertTrue(phone.shows("3/5"), "\(phone.texts)")
        XCTAssertTrue(phone.shows("Gold"))
    }
}
