import SwiftUI
import XCTest

@MainActor
final class PickerTests: XCTestCase {
    func testADrumChoosesWhatIsInItsMiddle() async {
        let phone = Phone { AlarmEditor() }
        XCTAssertTrue(phone.shows("Alarm at 07:30"), "\(phone.texts)")
        let hour = phone.location(of: "07 h") ?? .zero
        phone.drag(from: hour, by: CGSize(width: 0, height: -85), over: 1.5)
        XCTAssertTrue(phone.shows("Alarm at 09:30"), "\(phone.texts)")
        phone.tap("35 min")
        XCTAssertTrue(phone.shows("Alarm at 09:35"), "\(phone.texts)")
        phone.tap("W")
        XCTAssertTrue(phone.shows("On 1 days"))
    }

    func testARulerTellsTheWeightUnderItsNeedle() async {
        let phone = Phone { WeightScreen() }
        XCTAssertTrue(phone.shows("20"))
        // The marks are 6 points apart, each a kilogram.
        phone.drag(from: CGPoint(x: 300, y: 385), by: CGSize(width: -70, height: 0), over: 1.5)
        XCTAssertTrue(phone.shows("30"), "\(phone.texts)")
        phone.tap("Stones")
        XCTAssertTrue(phone.shows("0"), "\(phone.texts)")
    }

    func testAPillGoesWithTheFinger() async {
        let phone = Phone { TransitPlanner() }
        phone.drag(from: CGPoint(x: 60, y: 360), by: CGSize(width: 170, height: 0), lifts: false)
        XCTAssertTrue(phone.shows("By bus: 9 min, 2 changes"), "\(phone.texts)")
        phone.lift(CGPoint(x: 230, y: 360))
        phone.tap("Bike")
        XCTAssertTrue(phone.shows("By bike: 14 min"))
    }

    func testADialIsTurnedByTheAngleOfTheFinger() async {
        let phone = Phone { HeatingView() }
        let dial = phone.frame("dial")
        XCTAssertEqual(dial.width, 300)
        phone.tap(CGPoint(x: dial.midX, y: dial.minY + 24))
        XCTAssertTrue(phone.shows("20.0°"), "straight up is the middle: \(phone.texts)")
        phone.drag(from: CGPoint(x: dial.midX, y: dial.minY + 24), by: CGSize(width: 126, height: 126))
        XCTAssertTrue(phone.shows("26.5°"), "to the right: \(phone.texts)")
        XCTAssertTrue(phone.shows("Costly"))
    }

    func testThumbsDoNotPassEachOther() async {
        let phone = Phone { FlatSearch() }
        XCTAssertTrue(phone.shows("11 flats"), "\(phone.texts)")
        let range = phone.frame("range")
        let x = { (price: CGFloat) in range.minX + 14 + (price - 200) / 1300 * (range.width - 28) }
        phone.drag(from: CGPoint(x: x(400), y: range.midY), by: CGSize(width: x(600) - x(400), height: 0))
        XCTAssertTrue(phone.shows("600 to 900 €"), "\(phone.texts)")
        XCTAssertTrue(phone.shows("7 flats"))
        phone.drag(from: CGPoint(x: x(600), y: range.midY), by: CGSize(width: 250, height: 0))
        XCTAssertTrue(phone.shows("900 to 900 €"), "\(phone.texts)")
    }

    func testStarsAreSetByHalves() async {
        let phone = Phone { ReviewForm() }
        let stars = phone.frame("stars")
        phone.drag(
            from: CGPoint(x: stars.minX + 10, y: stars.midY), by: CGSize(width: 124, height: 0))
        XCTAssertTrue(phone.shows("3.5 stars"), "\(phone.texts)")
        phone.tap("Send")
        XCTAssertTrue(phone.shows("Thanks!"))
        phone.tap(CGPoint(x: stars.minX + 10, y: stars.midY))
        XCTAssertTrue(phone.shows("3.5 stars"), "it is sent")
    }
}
