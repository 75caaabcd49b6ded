import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class RegionTests: XCTestCase {
    private let german = Locale(identifier: "de_DE")
    /// 2 January 2001, 00:30 in Greenwich.
    private let night = Date(timeIntervalSinceReferenceDate: 86_400 + 1800)

    private func texts<V: View>(@ViewBuilder _ view: () -> V) -> String {
        host(600, 300, root: view).texts.joined(separator: "|")
    }

    func testAFormatFollowsTheLocaleOfTheEnvironment() async {
        XCTAssertEqual(texts { Text(1234.5, format: .number).environment(\.locale, german) }, "1.234,5")
        XCTAssertEqual(
            texts { Text("all \(1234.5, format: .number) of it").environment(\.locale, german) }, "all 1.234,5 of it")
        XCTAssertEqual(
            texts { Text(["a", "b"], format: .list(type: .and)).environment(\.locale, german) }, "a und b")
    }

    func testALocaleThatWasGivenToTheFormatWins() async {
        let french = Locale(identifier: "fr_FR")
        let format = FloatingPointFormatStyle<Double>.number.locale(french).precision(.fractionLength(1))
        XCTAssertEqual(texts { Text(2.5, format: format).environment(\.locale, Locale(identifier: "en_US")) }, "2,5")
    }

    func testDatesFollowLocaleCalendarAndTimeZone() async {
        let zone = TimeZone(secondsFromGMT: -3600) ?? .current
        let day = texts {
            Text(night, format: .dateTime.day().month(.wide).year())
                .environment(\.locale, german).environment(\.timeZone, zone)
        }
        XCTAssertEqual(day, "1. Januar 2001")
        let styled = texts { Text(night, style: .date).environment(\.locale, german).environment(\.timeZone, zone) }
        XCTAssertEqual(styled, "1. Januar 2001")
        let time = texts { Text(night, style: .time).environment(\.locale, german).environment(\.timeZone, zone) }
        XCTAssertEqual(time, "23:30")
        let buddhist = texts {
            Text(night, format: .dateTime.year()).environment(\.calendar, Calendar(identifier: .buddhist))
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        XCTAssertTrue(buddhist.contains("2544"), buddhist)
    }

    func testATimeZoneThatWasGivenToTheFormatWins() async {
        var format = Date.FormatStyle(date: .omitted, time: .shortened)
        format.timeZone = TimeZone(secondsFromGMT: 12 * 3600) ?? .current
        let time = texts {
            Text(night, format: format).environment(\.locale, german)
                .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        }
        XCTAssertEqual(time, "12:30")
    }

    func testHowFarADateIsAwayIsSaidInTheLanguageOfTheLocale() async {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let text = texts {
            Text(start.addingTimeInterval(2 * 3600 + 23 * 60), style: .relative).environment(\.locale, german)
        }
        XCTAssertEqual(text, "2 Stunden und 23 Minuten")
    }

    func testATextFollowsALocaleThatChanges() async {
        struct Switch: View {
            @State private var isGerman = false
            var body: some View {
                VStack {
                    Text(0.5, format: .number).environment(\.locale, Locale(identifier: isGerman ? "de_DE" : "en_US"))
                    Button("switch") { isGerman = true }.id("switch")
                }
            }
        }
        let host = host { Switch() }
        XCTAssertTrue(host.texts.contains("0.5"))
        host.click(id: "switch")
        XCTAssertTrue(host.texts.contains("0,5"), "\(host.texts)")
    }

    func testAFieldIsWrittenAndReadByTheLocale() async {
        struct Price: View {
            @State var value = 1234.5
            let probe: Probe
            var body: some View {
                TextField("Price", value: $value, format: .number).id("price")
                    .onChange(of: value) { _, new in probe.hit("\(new)") }
                    .environment(\.locale, Locale(identifier: "de_DE"))
            }
        }
        let probe = Probe()
        let host = host { Price(probe: probe) }
        XCTAssertEqual(host.texts, ["1.234,5"])
        host.key(.tab)
        host.send(InputEvent(.text("2,75"), at: host.time))
        host.frame(at: host.time)
        host.key(.return)
        XCTAssertEqual(probe.events, ["2.75"])
    }
}
