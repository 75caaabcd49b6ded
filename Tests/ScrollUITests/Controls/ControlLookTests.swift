import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
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
            let marks = host.pathBoxes
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
        let host = host {
            Toggle(isOn: .constant(true)) {
                Text("Storage").id("title")
                Text("On this device").id("line")
            }
        }
        let (first, second) = (try XCTUnwrap(host.frame(ofID: "title")), try XCTUnwrap(host.frame(ofID: "line")))
        XCTAssertEqual(first.minX, second.minX)
        XCTAssertGreaterThanOrEqual(second.minY, first.maxY)
    }

    // MARK: Fields

    func testTextThatIsEditedStandsWhereReadingBegins() async throws {
        let host = mirrored(TextField("Name", text: .constant("Anna")).id("field").frame(width: 200))
        let frame = try XCTUnwrap(host.frame(ofID: "field"))
        XCTAssertGreaterThan(try XCTUnwrap(host.start(of: "Anna")), frame.midX)
        host.click(at: CGPoint(x: frame.minX + 10, y: frame.midY))
        XCTAssertGreaterThan(host.textInputRect?.minX ?? 0, frame.midX, "a click before the text goes to its start")
        let middle = ViewTestSupport.host {
            TextField("Name", text: .constant("Anna")).multilineTextAlignment(.center).frame(width: 200)
        }
        let start = try XCTUnwrap(middle.start(of: "Anna"))
        XCTAssertGreaterThan(start, 100)
        XCTAssertLessThan(start, 150)
    }
}

extension ViewHost {
    /// The start of the first text with this content, in points from the left.
    fileprivate func start(of text: String) -> Double? {
        textLocations.first { $0.text == text }.map { Double($0.location.x) }
    }
}
