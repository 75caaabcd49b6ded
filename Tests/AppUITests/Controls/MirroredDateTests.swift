import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Pickers of dates in a right-to-left layout.
@MainActor
final class MirroredDateTests: XCTestCase {
    private func mirrored<V: View>(_ view: V) -> ViewHost {
        host { view.environment(\.layoutDirection, .rightToLeft) }
    }

    func testTheArrowsOfACalendarPointToTheMonthsBeforeAndAfter() async {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let host = mirrored(DatePicker("", selection: .constant(day)).datePickerStyle(.graphical).labelsHidden())
        // The position of each arrow, and whether its outline, which begins at an end of the stroke, goes to the left
        // from there.
        let arrows = host.displayList.items.compactMap { item -> (x: Double, pointsLeft: Bool)? in
            guard case .fill(.path(let path, let origin), _) = item else { return nil }
            guard case .move(let end)? = path.elements.first, case .line(let tip)? = path.elements.dropFirst().first
            else { return nil }
            return (origin.x, tip.x < end.x)
        }.sorted { $0.x < $1.x }
        XCTAssertEqual(arrows.map(\.pointsLeft), [true, false, true], "next, before, and the months behind the title")
    }

    func testHoursStandBeforeMinutesOnWheels() async throws {
        let time = Calendar.current.date(from: DateComponents(year: 2025, month: 3, day: 14, hour: 9, minute: 30))
        let wheels = DatePicker("", selection: .constant(try XCTUnwrap(time)), displayedComponents: .hourAndMinute)
        let host = mirrored(
            wheels.datePickerStyle(.wheel).labelsHidden().environment(\.locale, Locale(identifier: "de_DE")))
        host.wait(0.1)
        XCTAssertLessThan(host.location(of: "09").x, host.location(of: "30").x)
    }

    func testADateThatIsTypedRunsFromTheLeft() async {
        let date = Date(timeIntervalSince1970: 1_790_000_000)
        let field = DatePicker("", selection: .constant(date), displayedComponents: .hourAndMinute)
            .datePickerStyle(.field)
            .environment(\.locale, Locale(identifier: "en_GB"))
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        let host = mirrored(field)
        XCTAssertTrue(host.texts.contains("14") && host.texts.contains("13"), "\(host.texts)")
        XCTAssertLessThan(host.location(of: "14").x, host.location(of: "13").x)
    }
}
