import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class DatePickerTests: XCTestCase {
    /// 14 March 2025, 09:30 in the time zone of the process.
    private var start: Date {
        Calendar.current.date(from: DateComponents(year: 2025, month: 3, day: 14, hour: 9, minute: 30)) ?? .distantPast
    }

    private final class Chosen {
        var date: Date

        init(_ date: Date) { self.date = date }

        var parts: [Int] {
            let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
            return [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? 0 }
        }
    }

    private struct Form: View {
        @State var date: Date
        let chosen: Chosen
        var components: DatePickerComponents = [.date]
        var bounds: ClosedRange<Date>?

        var body: some View {
            Group {
                if let bounds {
                    DatePicker("Day", selection: $date, in: bounds, displayedComponents: components)
                } else {
                    DatePicker("Day", selection: $date, displayedComponents: components)
                }
            }
            .id("picker")
            .onChange(of: date) { _, new in chosen.date = new }
        }
    }

    func testAGraphicalPickerHasTheMonthAndAClickChoosesADayAtTheSameTime() async {
        let chosen = Chosen(start)
        let host = host(400, 300) { Form(date: start, chosen: chosen).datePickerStyle(.graphical) }
        XCTAssertTrue(host.texts.contains { $0.contains("2025") }, "\(host.texts)")
        XCTAssertTrue(host.texts.contains("31"))
        XCTAssertFalse(host.texts.contains("32"))
        host.click(at: host.location(of: "20"))
        host.wait(0.1)
        XCTAssertEqual(chosen.parts, [2025, 3, 20, 9, 30])
    }

    func testKeysGoByDaysWeeksAndMonths() async {
        let chosen = Chosen(start)
        let host = host(400, 300) { Form(date: start, chosen: chosen).datePickerStyle(.graphical) }
        for _ in 0..<4 { host.key(.tab) }
        host.key(.right)
        XCTAssertEqual(chosen.parts, [2025, 3, 15, 9, 30])
        host.key(.down)
        host.key(.up)
        host.key(.left)
        XCTAssertEqual(chosen.parts, [2025, 3, 14, 9, 30])
        host.key(.pageUp)
        XCTAssertEqual(chosen.parts, [2025, 2, 14, 9, 30])
        XCTAssertFalse(host.texts.contains("29"), "February is shown")
    }

    func testADateStaysWithinItsBounds() async {
        let chosen = Chosen(start)
        let bounds = start.addingTimeInterval(-86_400)...start.addingTimeInterval(86_400 * 2)
        let host = host(400, 300) { Form(date: start, chosen: chosen, bounds: bounds).datePickerStyle(.graphical) }
        host.click(at: host.location(of: "20"))
        host.wait(0.1)
        XCTAssertEqual(chosen.parts, [2025, 3, 14, 9, 30], "a day outside cannot be chosen")
        for _ in 0..<4 { host.key(.tab) }
        host.key(.down)
        XCTAssertEqual(chosen.parts, [2025, 3, 16, 9, 30])
    }

    func testACompactPickerOpensItsCalendar() async {
        let chosen = Chosen(start)
        let host = host(400, 400) { Form(date: start, chosen: chosen) }
        XCTAssertFalse(host.texts.contains("20"))
        host.key(.tab)
        host.key(.space)
        XCTAssertTrue(host.texts.contains("20"), "\(host.texts)")
        host.click(at: host.location(of: "20"))
        host.wait(0.1)
        XCTAssertEqual(chosen.parts, [2025, 3, 20, 9, 30])
        host.key(.escape)
        XCTAssertFalse(host.texts.contains("31"))
    }

    func testTheTimeIsChosenOnWheels() async {
        let chosen = Chosen(start)
        let host = host(400, 400) {
            Form(date: start, chosen: chosen, components: .hourAndMinute).environment(
                \.locale, Locale(identifier: "de_DE"))
        }
        host.key(.tab)
        host.key(.space)
        host.wait(0.2)
        host.key(.down)
        host.wait(1)
        XCTAssertEqual(chosen.parts, [2025, 3, 14, 10, 30])
        host.key(.tab)
        host.key(.up)
        host.wait(1)
        XCTAssertEqual(chosen.parts, [2025, 3, 14, 10, 29])
    }

    func testWheelsAndFieldsHaveTheOrderAndTheHoursOfTheLocale() async {
        let chosen = Chosen(start)
        let host = host(500, 300) {
            Form(date: start, chosen: chosen, components: [.date, .hourAndMinute])
                .datePickerStyle(.field)
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        // The blank before AM or PM is a narrow one.
        XCTAssertEqual(host.texts.joined().replacing("\u{202F}", with: " "), "Day03/14/2025  09:30 AM")
        let german = ViewTestSupport.host(500, 300) {
            Form(date: start, chosen: chosen, components: [.date, .hourAndMinute])
                .datePickerStyle(.field)
                .environment(\.locale, Locale(identifier: "de_DE"))
        }
        XCTAssertEqual(german.texts.joined(), "Day14.03.2025  09:30")
    }

    func testTheTimeZoneOfTheEnvironmentCounts() async {
        let chosen = Chosen(start)
        let host = host(500, 300) {
            Form(date: Date(timeIntervalSince1970: 0), chosen: chosen, components: [.date, .hourAndMinute])
                .datePickerStyle(.field)
                .environment(\.locale, Locale(identifier: "de_DE"))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 3 * 3600) ?? .current)
        }
        XCTAssertEqual(host.texts.joined(), "Day01.01.1970  03:00")
    }

    func testAFieldIsTypedInPartByPart() async {
        let chosen = Chosen(start)
        let host = host(500, 300) {
            Form(date: start, chosen: chosen, components: [.date, .hourAndMinute])
                .datePickerStyle(.stepperField)
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        host.key(.tab)
        for digit in "1225" { host.key(.character(digit)) }
        XCTAssertEqual(chosen.parts, [2025, 12, 25, 9, 30])
        for digit in "2031" { host.key(.character(digit)) }
        XCTAssertEqual(chosen.parts, [2031, 12, 25, 9, 30])
        host.key(.up)
        XCTAssertEqual(chosen.parts, [2031, 12, 25, 10, 30], "the hour is next")
        host.key(.right)
        host.key(.right)
        host.key(.character("p"))
        XCTAssertEqual(chosen.parts, [2031, 12, 25, 22, 30])
        host.key(.left)
        host.key(.character("9"))
        host.key(.return)
        XCTAssertEqual(chosen.parts, [2031, 12, 25, 22, 9])
        host.key(.character("7"))
        host.key(.character("5"))
        XCTAssertEqual(chosen.parts, [2031, 12, 25, 22, 9], "there is no such minute")
        host.click(at: host.location(of: "2031"))
        host.wait(0.1)
        host.key(.down)
        XCTAssertEqual(chosen.parts, [2030, 12, 25, 22, 9])
    }

    func testDaysAndHoursStandSideBySideOnWheels() async {
        let chosen = Chosen(start)
        let host = host(500, 300) {
            Form(date: start, chosen: chosen, components: [.date, .hourAndMinute])
                .datePickerStyle(.wheel)
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        host.wait(0.1)
        XCTAssertTrue(["Fri, Mar 14", "Sat, Mar 15", "9", "30", "AM"].allSatisfy(host.texts.contains), "\(host.texts)")
        host.key(.tab)
        host.key(.down)
        host.wait(1)
        XCTAssertEqual(chosen.parts, [2025, 3, 15, 9, 30])
        for _ in 0..<3 { host.key(.tab) }
        host.key(.down)
        host.wait(1)
        XCTAssertEqual(chosen.parts, [2025, 3, 15, 21, 30])
    }

    func testTheMonthAndTheYearAreChosenOnWheelsBehindTheTitle() async {
        let chosen = Chosen(start)
        let host = host(400, 300) {
            Form(date: start, chosen: chosen).datePickerStyle(.graphical)
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        host.click(at: host.location(of: "March 2025"))
        host.wait(0.2)
        XCTAssertTrue(["March", "April", "2025", "2026"].allSatisfy(host.texts.contains), "\(host.texts)")
        host.click(at: host.location(of: "April"))
        host.wait(1)
        host.click(at: host.location(of: "April 2025"))
        host.wait(0.2)
        XCTAssertFalse(host.texts.contains("31"), "\(host.texts)")
        XCTAssertEqual(chosen.parts, [2025, 3, 14, 9, 30], "no day is chosen yet")
    }

    func testAnyNumberOfDaysIsChosenByClicksAndKeys() async {
        struct Days: View {
            @State private var days: Set<DateComponents> = [DateComponents(year: 2025, month: 3, day: 14)]
            let probe: Probe
            var body: some View {
                MultiDatePicker("Days", selection: $days)
                    .onChange(of: days) { _, new in
                        probe.hit(new.compactMap(\.day).sorted().map(String.init).joined(separator: " "))
                    }
            }
        }
        let probe = Probe()
        let host = host(400, 300) { Days(probe: probe) }
        host.click(at: host.location(of: "20"))
        host.wait(0.1)
        host.click(at: host.location(of: "14"))
        host.wait(0.1)
        XCTAssertEqual(probe.events, ["14 20", "20"])
        for _ in 0..<4 { host.key(.tab) }
        host.key(.right)
        host.key(.space)
        XCTAssertEqual(probe.events.last, "15 20")
        host.key(.pageDown)
        XCTAssertTrue(host.texts.contains { $0.contains("2025") && !$0.contains("Mar") }, "\(host.texts)")
    }

    func testAStyleOfTheProgramsOwnIsGivenTheDateAndItsBounds() async {
        struct Plain: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Button("later") { configuration.selection += 86_400 }.id("later")
                    Text(configuration.maximumDate == nil ? "no end" : "an end")
                }
            }
        }
        let chosen = Chosen(start)
        let host = host(400, 300) { Form(date: start, chosen: chosen).datePickerStyle(Plain()) }
        XCTAssertTrue(["Day", "no end"].allSatisfy(host.texts.contains))
        host.click(id: "later")
        XCTAssertEqual(chosen.parts, [2025, 3, 15, 9, 30])
    }
}
