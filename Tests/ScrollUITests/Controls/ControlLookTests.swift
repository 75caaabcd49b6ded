import AppUI
import Drawing
import Foundation
import ScrollUI
import XCTest

/// The positions of the texts and marks of controls, in both layout directions.
@MainActor
final class ControlLookTests: XCTestCase {
    private struct Sizes<Style: PickerStyle>: View {
        let style: Style
        @State var size = "medium"

        var body: some View {
            VStack {
                Picker("Size", selection: $size) {
                    ForEach(["small", "medium", "large"], id: \.self) { Text($0).id($0) }
                }
                .pickerStyle(style)
                .id("picker")
                Text("chosen: \(size)")
            }
        }
    }

    private func mirrored<V: View>(_ view: V) -> ViewHost {
        host { view.environment(\.layoutDirection, .rightToLeft) }
    }

    // MARK: Pickers

    func testTheChosenRowOfAnInlinePickerHasAMarkBehindItsWords() async throws {
        for isMirrored in [false, true] {
            let host = isMirrored ? mirrored(Sizes(style: .inline)) : host { Sizes(style: .inline) }
            let words = try XCTUnwrap(host.frame(ofID: "medium"))
            let marks = host.paths
            XCTAssertEqual(marks.count, 1)
            let mark = try XCTUnwrap(marks.first)
            XCTAssertEqual(mark.midY, words.midY, accuracy: 2)
            if isMirrored {
                XCTAssertLessThan(mark.maxX, words.minX)
            } else {
                XCTAssertGreaterThan(mark.minX, words.maxX)
            }
        }
    }

    func testInAListTheRowsOfAnInlinePickerReachFromSideToSide() async throws {
        let host = host {
            List { Sizes(style: .inline) }.listStyle(.insetGrouped)
        }
        XCTAssertEqual(try XCTUnwrap(host.paths.first).maxX, 270, accuracy: 3, "as far in as the rows of the list")
        let row = host.center(ofID: "large")
        let (small, medium) = (host.center(ofID: "small").y, host.center(ofID: "medium").y)
        XCTAssertEqual(row.y - medium, medium - small, accuracy: 0.01)
        host.click(at: CGPoint(x: 260, y: row.y))
        XCTAssertTrue(host.texts.contains("chosen: large"), "\(host.texts)")
    }

    func testTheChoicesOfARadioGroupStandBehindCircles() async throws {
        for isMirrored in [false, true] {
            let host = isMirrored ? mirrored(Sizes(style: .radioGroup)) : host { Sizes(style: .radioGroup) }
            let words = try XCTUnwrap(host.frame(ofID: "medium"))
            let circles = host.displayList.items.compactMap { item -> Rect? in
                guard case .fill(.roundedRect(let rect, _), _) = item, rect.width == 14 else { return nil }
                return rect
            }
            XCTAssertEqual(circles.count, 3)
            XCTAssertTrue(circles.allSatisfy { isMirrored ? $0.x > words.maxX : $0.x + 14 < words.minX }, "\(circles)")
        }
    }

    func testMirroredSegmentsArePressedWhereTheyAre() async {
        let host = mirrored(Sizes(style: .segmented))
        host.click(id: "large")
        XCTAssertTrue(host.texts.contains("chosen: large"), "\(host.texts)")
        host.key(.right)
        host.key(.right)
        XCTAssertTrue(host.texts.contains("chosen: small"), "the first one is at the right: \(host.texts)")
        host.key(.left)
        XCTAssertTrue(host.texts.contains("chosen: medium"))
    }

    func testARowOfAPickerInAMenuIsLitAsOtherRowsAre() async throws {
        let host = host {
            Menu("Sort") {
                Button("Again") {}.id("again")
                Picker("By", selection: .constant(1)) {
                    Text("Name").tag(1).id("name")
                    Text("Date").tag(2).id("date")
                }
            }
            .id("menu")
        }
        host.click(id: "menu")
        let rows = ["again", "date"].map { name in
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: host.center(ofID: name))), at: host.time))
            host.wait(0.1)
            return host.displayList.items.compactMap { item -> PixelColor? in
                guard case .fill(.roundedRect(let rect, 5), .solid(let color)) = item else { return nil }
                return rect.width > 60 ? color : nil
            }
        }
        XCTAssertEqual(rows[0].count, 1)
        XCTAssertEqual(rows[0], rows[1])
    }

    func testTheListOfAMenuIsWideEnoughForItsLongestRowAndWhatStandsAtItsEnd() async throws {
        let host = host {
            Menu("File") { Button("Open another one") {}.keyboardShortcut("o").id("open") }.id("menu")
        }
        host.click(id: "menu")
        XCTAssertTrue(host.texts.contains("Open another one"), "\(host.texts)")
        let (words, key) = (try XCTUnwrap(host.start(of: "Open another one")), try XCTUnwrap(host.start(of: "Ctrl+O")))
        let width = try XCTUnwrap(host.frame(ofID: "open")).width
        XCTAssertGreaterThanOrEqual(key - words, width / 2, "there is space between them")
    }

    // MARK: Labels

    func testALabelOfTwoTextsHasOneBelowTheOther() async throws {
        for view in [
            AnyView(
                LabeledContent {
                    Text("12 GB")
                } label: {
                    Self.label
                }),
            AnyView(Toggle(isOn: .constant(true)) { Self.label }),
        ] {
            let host = host { view }
            let (first, second) = (try XCTUnwrap(host.frame(ofID: "title")), try XCTUnwrap(host.frame(ofID: "line")))
            XCTAssertEqual(first.minX, second.minX)
            XCTAssertGreaterThanOrEqual(second.minY, first.maxY)
        }
    }

    @ViewBuilder private static var label: some View {
        Text("Storage").id("title")
        Text("On this device").id("line")
    }

    func testAFormOfColumnsShowsBadges() async throws {
        let host = host {
            Form {
                Text("Inbox").badge(5)
                LabeledContent("Kind") { Text("Barge").id("barge") }.badge(3)
                LabeledContent("Age") { Text("9").id("nine") }
            }
            .formStyle(.columns)
        }
        XCTAssertTrue(host.texts.contains("5") && host.texts.contains("3"), "\(host.texts)")
        XCTAssertEqual(host.frame(ofID: "barge")?.minX, host.frame(ofID: "nine")?.minX, "one column for all")
    }

    // MARK: Fields

    func testTextThatIsEditedStandsWhereReadingBegins() async throws {
        let host = mirrored(TextField("Name", text: .constant("Anna")).id("field").frame(width: 200))
        let frame = try XCTUnwrap(host.frame(ofID: "field"))
        XCTAssertGreaterThan(try XCTUnwrap(host.start(of: "Anna")), frame.midX)
        host.click(at: CGPoint(x: frame.minX + 10, y: frame.midY))
        XCTAssertGreaterThan(host.textInputRect?.minX ?? 0, frame.midX, "a click before the text goes to its start")
        let middle = ScrollUITests.host {
            TextField("Name", text: .constant("Anna")).multilineTextAlignment(.center).frame(width: 200)
        }
        let start = try XCTUnwrap(middle.start(of: "Anna"))
        XCTAssertGreaterThan(start, 100)
        XCTAssertLessThan(start, 150)
    }

    func testADateThatIsTypedRunsFromTheLeft() async throws {
        let date = Date(timeIntervalSince1970: 1_790_000_000)
        let field = DatePicker("", selection: .constant(date), displayedComponents: .hourAndMinute)
            .datePickerStyle(.field)
            .environment(\.locale, Locale(identifier: "en_GB"))
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
        let host = mirrored(field)
        XCTAssertLessThan(try XCTUnwrap(host.start(of: "14")), try XCTUnwrap(host.start(of: "13")), "\(host.texts)")
    }
}

extension ViewHost {
    /// The start of the first text with this content, in points from the left.
    fileprivate func start(of text: String) -> Double? {
        let list = displayList
        for case .text(let run, let origin, _) in list.items where list.runs[Int(run)].string == text {
            return origin.x
        }
        return nil
    }

    /// The bounds of each filled path other than boxes and ellipses.
    fileprivate var paths: [CGRect] {
        displayList.items.compactMap { item in
            guard case .fill(.path(let path, let origin), _) = item else { return nil }
            let box = path.elements.boundingRect
            return CGRect(x: box.x + origin.x, y: box.y + origin.y, width: box.width, height: box.height)
        }
    }
}
