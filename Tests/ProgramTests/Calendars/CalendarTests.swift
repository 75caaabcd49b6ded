import SwiftUI
import XCTest

@MainActor
final class CalendarTests: XCTestCase {
    func testWeeksAreSwipedFurtherThanThereWereAtFirst() async {
        // The first of January 2001, a Monday.
        let phone = Phone { WeekStrip(today: Date(timeIntervalSinceReferenceDate: 0)) }
        XCTAssertTrue(phone.shows("2001-01-01"))
        let strip = CGPoint(x: 195, y: 90)
        for _ in 0..<3 { phone.flick(from: strip, by: CGSize(width: -150, height: 0)) }
        XCTAssertTrue(phone.shows("22"), "three weeks on: \(phone.texts)")
        XCTAssertTrue(phone.shows("28"))
        phone.tap("24")
        XCTAssertTrue(phone.shows("2001-01-24"), "\(phone.texts)")
        for _ in 0..<5 { phone.flick(from: strip, by: CGSize(width: 150, height: 0)) }
        XCTAssertTrue(phone.shows("18"), "December: \(phone.texts)")
    }

    func testAMonthIsSwipedToTheNextAndDaysAreTicked() async {
        let phone = Phone { HabitCalendar() }
        XCTAssertTrue(phone.shows("January 2001"))
        phone.drag(from: CGPoint(x: 300, y: 200), by: CGSize(width: -150, height: 20))
        XCTAssertTrue(phone.shows("February 2001"))
        phone.drag(from: CGPoint(x: 300, y: 150), by: CGSize(width: 10, height: 120))
        XCTAssertTrue(phone.shows("February 2001"), "downwards is no swipe")
        phone.tap("14")
        phone.tap("15")
        XCTAssertTrue(phone.shows("Done on 2 days"), "\(phone.texts)")
        phone.tap("14")
        XCTAssertTrue(phone.shows("Done on 1 days"))
    }

    func testAYearOpensAtTheMonthAndComesBackToIt() async {
        let phone = Phone { YearScroller(today: .init(year: 2024, month: 2)) }
        XCTAssertTrue(phone.shows("Feb 2024"))
        XCTAssertTrue(phone.shows("29"))
        XCTAssertFalse(phone.shows("Jan 2022"))
        phone.flick(from: CGPoint(x: 195, y: 600), by: CGSize(width: 0, height: -400))
        XCTAssertFalse(phone.shows("Reading Feb 2024"), "\(phone.texts)")
        phone.tap("Today")
        XCTAssertTrue(phone.shows("Reading Feb 2024"), "\(phone.texts)")
        XCTAssertTrue(phone.shows("Feb 2024"))
    }

    func testAnAppointmentIsCarriedInQuartersOfAnHourAndTheDayStillScrolls() async {
        let phone = Phone { DaySchedule() }
        XCTAssertEqual(phone.offset().y, 480, accuracy: 0.5)
        let lunch = phone.location(of: "Lunch 12:00") ?? .zero
        phone.touch(lunch)
        phone.wait(0.35)
        for step in 1...4 { phone.move(to: CGPoint(x: lunch.x, y: lunch.y + CGFloat(step) * 12)) }
        phone.lift(CGPoint(x: lunch.x, y: lunch.y + 48))
        phone.wait(0.5)
        XCTAssertTrue(phone.shows("Lunch 12:45"), "\(phone.texts)")
        XCTAssertEqual(phone.offset().y, 480, accuracy: 0.5, "the day lay still")
        phone.flick(from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 150))
        XCTAssertLessThan(phone.offset().y, 330)
        XCTAssertTrue(phone.shows("Lunch 12:45") || phone.offset().y < 100)
    }
}
