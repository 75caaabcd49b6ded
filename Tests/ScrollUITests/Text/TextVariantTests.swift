import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class TextVariantTests: XCTestCase {
    func testSmallCapitalsAreCapitalsInASmallerFont() async {
        let runs = host { Text("Abc").font(.system(size: 20).lowercaseSmallCaps()) }.displayList.runs
        XCTAssertEqual(runs.map(\.string), ["A", "BC"])
        XCTAssertEqual(runs.map { ($0.face.size * 10).rounded() }, [200, 156])
    }

    func testLeadingMovesLinesAndNotASingleOne() async {
        func height(_ font: Font, _ text: String) -> CGFloat {
            host { Text(text).font(font).id("it") }.frame(ofID: "it")?.height ?? 0
        }
        let font = Font.system(size: 20)
        XCTAssertEqual(height(font.leading(.loose), "a\nb"), height(font, "a\nb") + 2)
        XCTAssertEqual(height(font.leading(.tight), "a\nb"), height(font, "a\nb") - 2)
        XCTAssertEqual(height(font.leading(.tight), "a"), height(font, "a"))
    }

    func testWiderFontsAndSmallerScalesTakeMoreAndLessSpace() async {
        func width<V: View>(_ view: V) -> CGFloat { host { view.id("it") }.frame(ofID: "it")?.width ?? 0 }
        let text = Text("words")
        XCTAssertGreaterThan(width(text.fontWidth(.expanded)), width(text))
        XCTAssertLessThan(width(text.font(.body.width(.condensed))), width(text))
        XCTAssertEqual(width(text.textScale(.secondary)), width(text) * 0.8, accuracy: 0.1)
    }

    func testAnUnderlineIsDrawnInItsPattern() async {
        func lines<V: View>(_ view: V) -> Int {
            host { view }.displayList.items.filter { if case .fill(.rect, _) = $0 { true } else { false } }.count
        }
        XCTAssertEqual(lines(Text("words").underline()), 1)
        XCTAssertGreaterThan(lines(Text("words").underline(true, pattern: .dash, color: .red)), 3)
        XCTAssertGreaterThan(
            lines(Text("words").underline(pattern: .dot)), lines(Text("words").underline(pattern: .dash)))
    }

    func testAViewIsMirroredWhereTheLayoutRunsFromTheRight() async {
        func dump<V: View>(_ view: V, _ direction: LayoutDirection) -> String {
            host { view.environment(\.layoutDirection, direction) }.displayList.dump()
        }
        let view = Color.red.flipsForRightToLeftLayoutDirection(true)
        XCTAssertTrue(dump(view, .rightToLeft).contains("transform -1 0 0 1"))
        XCTAssertFalse(dump(view, .leftToRight).contains("transform"))
        XCTAssertTrue(
            dump(Color.red.layoutDirectionBehavior(.mirrors(in: .leftToRight)), .leftToRight).contains("transform -1"))
    }
}
