import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The user's settings and the properties of the display as views read them.
@MainActor
final class SurroundingsTests: XCTestCase {
    private struct Scaled: View {
        @ScaledMetric private var body1: CGFloat = 10
        @ScaledMetric(relativeTo: .largeTitle) private var title = 10.0
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: body1, height: 10).id("body")
                Color.red.frame(width: CGFloat(title), height: 10).id("title")
            }
        }
    }

    func testAScaledMetricGrowsAsItsTextStyleDoes() async {
        struct Sized: View {
            @State private var isLarge = false
            var body: some View {
                VStack {
                    Button("grow") { isLarge = true }.id("grow")
                    Scaled()
                }
                .dynamicTypeSize(isLarge ? .accessibility1 : .large)
            }
        }
        let host = host { Sized() }
        XCTAssertEqual(host.frame(ofID: "body")?.width, 10)
        host.click(id: "grow")
        XCTAssertEqual(host.frame(ofID: "body")?.width ?? 0, 10 * 28 / 17, accuracy: 1e-9)
        XCTAssertEqual(host.frame(ofID: "title")?.width ?? 0, 10 * 44 / 34, accuracy: 1e-9)
    }

    func testTheOlderNameOfTheTextSizeIsTheSameValue() async {
        struct Older: View {
            @Environment(\.sizeCategory) private var category
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text("\(category == .accessibilityMedium) \(size == .accessibility1)") }
        }
        XCTAssertEqual(host { Older().environment(\.sizeCategory, .accessibilityMedium) }.texts, ["true true"])
        XCTAssertEqual(host { Older().dynamicTypeSize(.accessibility1) }.texts, ["true true"])
        XCTAssertTrue(ContentSizeCategory.large < .accessibilityMedium)
        XCTAssertFalse(ContentSizeCategory.large.isAccessibilityCategory)
    }

    private struct Reader<Value>: View {
        @Environment private var value: Value
        let note: () -> Void

        init(_ path: KeyPath<EnvironmentValues, Value>, note: @escaping () -> Void) {
            _value = Environment(path)
            self.note = note
        }

        var body: some View {
            let _ = note()
            let _ = value
            Color.red
        }
    }

    func testTheValuesOfANewHostAreThoseThatItsViewsRead() async {
        var read: EnvironmentValues?
        struct All: View {
            @Environment(\.self) private var values
            let note: (EnvironmentValues) -> Void
            var body: some View {
                let _ = note(values)
                Color.red
            }
        }
        let host = host { All { read = $0 } }
        guard let read else { return XCTFail("no body ran") }
        XCTAssertEqual(read.colorScheme, host.colorScheme)
        XCTAssertEqual(read.accessibilityReduceMotion, host.reduceMotion)
        XCTAssertEqual(read.displayScale, Double(host.scale))
        XCTAssertEqual(read.scrollFeel, host.feel)
        XCTAssertEqual(read.horizontalSizeClass, .compact)
        XCTAssertEqual(read.verticalSizeClass, host.verticalSizeClass)
        XCTAssertEqual(read.scenePhase, host.scenePhase)
        XCTAssertTrue(read.textPasteboard === host.pasteboard)
    }

    func testAValueOfTheHostIsReadAgainOnlyWhereItIsUsed() async {
        var readers: [String] = []
        let host = host {
            Reader(\.colorScheme) { readers.append("colorScheme") }
            Reader(\.displayScale) { readers.append("displayScale") }
            Reader(\.scrollFeel) { readers.append("scrollFeel") }
            Reader(\.horizontalSizeClass) { readers.append("horizontalSizeClass") }
            Reader(\.imageLoader) { readers.append("imageLoader") }
            Reader(\.remoteImageLoader) { readers.append("remoteImageLoader") }
            Reader(\.scenePhase) { readers.append("scenePhase") }
            Reader(\.resetFocus) { readers.append("resetFocus") }
        }
        XCTAssertEqual(readers.count, 8)
        let changes: [(String, () -> Void)] = [
            ("colorScheme", { host.colorScheme = .light }), ("displayScale", { host.scale = 3 }),
            ("scrollFeel", { host.feel = .android }), ("horizontalSizeClass", { host.size.width = 900 }),
            ("imageLoader", { host.images = ImageLoader { _ in nil } }),
            ("remoteImageLoader", { host.remoteImages = .none }), ("scenePhase", { host.scenePhase = .background }),
        ]
        for (name, change) in changes {
            readers = []
            change()
            host.wait(0.1)
            XCTAssertEqual(readers, [name])
        }
    }

    func testAPixelIsAsLargeAsTheDisplaySays() async {
        struct Hairline: View {
            @Environment(\.pixelLength) private var pixel
            var body: some View { Color.red.frame(height: pixel).id("line") }
        }
        let host = host { Hairline() }
        XCTAssertEqual(host.frame(ofID: "line")?.height, 1)
        host.scale = 2
        host.wait(0.1)
        XCTAssertEqual(host.frame(ofID: "line")?.height, 0.5)
    }

    func testLocaleCalendarAndTimeZoneAreAsTheProgramSetsThem() async {
        struct Region: View {
            @Environment(\.locale) private var locale
            @Environment(\.calendar) private var calendar
            @Environment(\.timeZone) private var timeZone
            var body: some View {
                Text("\(locale.identifier) \(calendar.identifier == .buddhist) \(timeZone.secondsFromGMT())")
            }
        }
        let host = host {
            Region()
                .environment(\.locale, Locale(identifier: "de"))
                .environment(\.calendar, Calendar(identifier: .buddhist))
                .environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .current)
        }
        XCTAssertEqual(host.texts, ["de true 3600"])
    }

    func testTextIsHeavierForThoseWhoWantIt() async {
        func weight(_ weight: LegibilityWeight?) -> Int? {
            host { Text("x").environment(\.legibilityWeight, weight) }.displayList.runs.first?.face.weight
        }
        XCTAssertEqual(weight(nil), 400)
        XCTAssertEqual(weight(.bold), 600)
    }

    func testADesktopAsksForNoHelp() async {
        struct Help: View {
            @Environment(\.accessibilityEnabled) private var isEnabled
            @Environment(\.accessibilityVoiceOverEnabled) private var isRead
            @Environment(\.accessibilityDifferentiateWithoutColor) private var isColorless
            @Environment(\.colorSchemeContrast) private var contrast
            @Environment(\.supportsMultipleWindows) private var hasWindows
            var body: some View {
                Text("\(isEnabled || isRead || isColorless || hasWindows) \(contrast == .standard)")
            }
        }
        XCTAssertEqual(host { Help() }.texts, ["false true"])
    }
}
