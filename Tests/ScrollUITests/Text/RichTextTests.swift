import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A 20-point face has characters 10 points wide and lines 24 points high.
@MainActor
final class RichTextTests: XCTestCase {
    private let font = Font.system(size: 20)

    private func runs<V: View>(_ width: CGFloat, _ height: CGFloat = 200, @ViewBuilder _ view: () -> V) -> [String] {
        host(width, height, root: view).texts
    }

    /// The left ends and baselines of the drawn texts, by text.
    private func places(_ host: ViewHost) -> [String: Point] {
        var places: [String: Point] = [:]
        for case .text(let run, let origin, _) in host.displayList.items {
            places[host.displayList.runs[Int(run)].string] = origin
        }
        return places
    }

    func testTextIsCutWhereTheModeSays() async {
        func cut(_ mode: Text.TruncationMode) -> [String] {
            runs(60) { Text("abcdefghij").font(font).lineLimit(1).truncationMode(mode) }
        }
        XCTAssertEqual(cut(.tail), ["abcde…"])
        XCTAssertEqual(cut(.head), ["…fghij"])
        XCTAssertEqual(cut(.middle), ["abc…ij"])
    }

    func testTheLastLineIsCutInTheMiddleToo() async {
        let lines = runs(60) { Text("one two three four").font(font).lineLimit(2).truncationMode(.middle) }
        XCTAssertEqual(lines, ["one", "two…ur"])
    }

    func testALineLimitReservesSpace() async {
        let host = host(200, 200) {
            VStack(spacing: 0) {
                Text("a").font(font).lineLimit(3, reservesSpace: true).id("a")
                Text("b").font(font).lineLimit(2...4).id("b")
            }
        }
        XCTAssertEqual(host.frame(ofID: "a")?.height, 72)
        XCTAssertEqual(host.frame(ofID: "b")?.height, 48)
    }

    func testLineSpacingIsBetweenLinesOnly() async {
        let host = host(50, 200) { Text("one two").font(font).lineSpacing(6).id("t") }
        XCTAssertEqual(host.frame(ofID: "t")?.height, 54)
        let places = places(host)
        XCTAssertEqual((places["two"]?.y ?? 0) - (places["one"]?.y ?? 0), 30)
    }

    func testTextIsMadeSmallerBeforeItIsCut() async {
        let host = host(80, 100) {
            VStack {
                Text("abcdefghij").font(font).lineLimit(1).minimumScaleFactor(0.5).id("fits")
                Text("abcdefghijklmnopqrst").font(font).lineLimit(1).minimumScaleFactor(0.6)
            }
        }
        XCTAssertEqual(host.texts, ["abcdefghij", "abcdefghijkl…"])
        XCTAssertEqual(host.frame(ofID: "fits")?.width ?? 0, 80, accuracy: 0.001)
        XCTAssertEqual(host.displayList.runs[0].face.size, 16, accuracy: 0.001)
        XCTAssertEqual(host.displayList.runs[1].face.size, 12, accuracy: 0.001)
    }

    func testPartsKeepTheirStylesAndTakeTheRestFromTheWhole() async {
        let host = host(200, 100) {
            (Text("ab").bold() + Text("cd").font(.system(size: 10)) + Text("e")).font(font).id("t")
        }
        XCTAssertEqual(host.texts, ["ab", "cd", "e"])
        XCTAssertEqual(host.displayList.runs.map(\.face.weight), [700, 400, 400])
        XCTAssertEqual(host.displayList.runs.map(\.face.size), [20, 10, 20])
        XCTAssertEqual(host.frame(ofID: "t")?.size, CGSize(width: 40, height: 24))
        let places = places(host)
        XCTAssertEqual(places["cd"]?.x, (places["ab"]?.x ?? 0) + 20)
        XCTAssertEqual(places["cd"]?.y, places["ab"]?.y, "all on one baseline")
    }

    func testPartsAreBrokenIntoLinesAsOneText() async {
        let lines = runs(60) { (Text("one tw").bold() + Text("o three")).font(font).lineLimit(2) }
        XCTAssertEqual(lines, ["one", "tw", "o t", "…"])
    }

    func testUnderlinesAndStrikesGoAlongTheText() async {
        let host = host(100, 100) { Text("abcd").font(font).underline().strikethrough(color: .red) }
        let widths = host.displayList.items.compactMap { item -> Double? in
            guard case .fill(.rect(let rect), _) = item else { return nil }
            return rect.width
        }
        XCTAssertEqual(widths, [40, 40])
    }

    func testKerningSpacesLettersAndWidensTheText() async {
        let host = host(100, 100) { Text("abc").font(font).kerning(5).id("t") }
        XCTAssertEqual(host.frame(ofID: "t")?.width, 45)
        XCTAssertEqual(host.texts, ["a", "b", "c"])
        let places = places(host)
        XCTAssertEqual((places["c"]?.x ?? 0) - (places["a"]?.x ?? 0), 30)
    }

    func testItalicCaseAndStyleReachTheFace() async {
        let host = host(200, 100) {
            VStack {
                Text("abc").italic().textCase(.uppercase)
                Text("code").font(.system(.body, design: .monospaced))
            }
        }
        XCTAssertEqual(host.texts, ["ABC", "code"])
        XCTAssertTrue(host.displayList.runs[0].face.isItalic)
        XCTAssertEqual(host.displayList.runs[1].face.family, .monospaced)
    }

    func testTextStylesFollowTheTypeSizeAndFixedSizesDoNot() async {
        let host = host(300, 300) {
            VStack {
                Text("body")
                Text("title").font(.title)
                Text("fixed").font(.system(size: 20))
            }
            .dynamicTypeSize(.xxxLarge)
        }
        XCTAssertEqual(host.displayList.runs.map(\.face.size), [23, 34, 20])
    }

    // MARK: Directions

    func testAParagraphOfHebrewStaysRightToLeftWhereALineBeginsWithLatin() async {
        let lines = runs(50) { Text("שלום Linux").font(font) }
        XCTAssertEqual(lines, ["שלום", "\u{200F}Linux"])
        XCTAssertEqual(runs(50) { Text("Linux שלום").font(font) }, ["Linux", "\u{200E}שלום"])
    }

    func testPartsOfHebrewGoFromTheRight() async {
        let host = host(200, 100) { (Text("אב") + Text("גד").bold()).font(font) }
        let places = places(host)
        XCTAssertEqual((places["אב"]?.x ?? 0) - (places["גד"]?.x ?? 0), 20)
    }

    func testMarksHaveNoWidthOfTheirOwn() async {
        let measurer = FixedAdvanceText.fixedAdvance
        let face = FontFace(size: 20)
        XCTAssertEqual(measurer.width(of: "e\u{301}a", in: face), 20)
        XCTAssertEqual(measurer.width(of: "\u{200F}ab", in: face), 20)
        XCTAssertEqual(measurer.width(of: "👩‍👩‍👧", in: face), 10)
    }
}
