import Drawing
import Foundation
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class TextParagraphTests: XCTestCase {
    // The fixed advance of a 20-point face is 10 points a character.
    private func paragraph(_ string: String) -> TextParagraph {
        let paragraph = TextParagraph(measurer: .fixedAdvance)
        let span = TextContent.Span(end: string.endIndex, face: FontFace(size: 20), kerning: 0)
        _ = paragraph.set(TextContent(string: string, first: span), TextSettings(lineLimit: 1))
        return paragraph
    }

    private func drawn(_ paragraph: TextParagraph) -> [String] {
        let painter = Painter()
        painter.begin(size: CGSize(width: 200, height: 50), scale: 1, snapsToPixels: true)
        paragraph.paint(into: painter, width: 200, TextInk(color: .white))
        return painter.list.runs.map(\.string)
    }

    func testATextWithoutWidthHasALineForEachCharacter() async {
        let measurer = MeasurerWithBlanks()
        let strings = [
            "word", "two words", " leads  twice ", "a\nb\n\n c", "  ", "", "\n", "e\u{301}x\u{200B}\u{200B}y",
        ]
        for string in strings {
            let span = TextContent.Span(end: string.endIndex, face: FontFace(size: 20), kerning: 0)
            let content = TextContent(string: string, first: span)
            let lines = LineBreaker(content: content, measurer: measurer, width: 0).lines(limit: .max)
            for limit in [nil, 2, 1] {
                let paragraph = TextParagraph(measurer: measurer)
                _ = paragraph.set(content, TextSettings(lineLimit: limit))
                let size = paragraph.size(for: ProposedViewSize(width: 0, height: nil))
                paragraph.setLines(for: ProposedViewSize(width: 0, height: nil))
                let drawn = paragraph.typesetLines(width: 0)
                let height = measurer.metrics(of: FontFace(size: 20)).lineHeight * Double(drawn.count)
                XCTAssertEqual(Double(size.height), height, accuracy: 1e-9, "'\(string)', \(limit ?? 0)")
                if limit == nil { XCTAssertEqual(Double(size.width), lines.map(\.width).max() ?? 0, "'\(string)'") }
            }
        }
    }

    func testMeasuringForOtherWidthsLeavesWhatIsDrawnAlone() async {
        let paragraph = paragraph("whole")
        paragraph.setLines(for: ProposedViewSize(width: 100, height: nil))
        XCTAssertEqual(paragraph.size(for: .zero).width, 10)
        XCTAssertEqual(drawn(paragraph), ["whole"])
    }

    func testTheSameTextPlacedAgainKeepsItsRun() async {
        let paragraph = paragraph("whole")
        let painter = Painter()
        for width: CGFloat in [100, 120] {
            paragraph.setLines(for: ProposedViewSize(width: width, height: nil))
            painter.begin(size: CGSize(width: 200, height: 50), scale: 1, snapsToPixels: true)
            paragraph.paint(into: painter, width: width, TextInk(color: .white))
        }
        let first = painter.list.runs[0]
        paragraph.setLines(for: ProposedViewSize(width: 140, height: nil))
        painter.begin(size: CGSize(width: 200, height: 50), scale: 1, snapsToPixels: true)
        paragraph.paint(into: painter, width: 140, TextInk(color: .white))
        XCTAssertTrue(painter.list.runs[0] === first)
    }
}

/// Characters of 10 points, except for spaces without width.
private final class MeasurerWithBlanks: TextMeasuring {
    func metrics(of face: FontFace) -> FaceMetrics { FixedAdvanceText().metrics(of: face) }
    func capHeight(of face: FontFace) -> Double { 7 }

    func width(of string: String, in face: FontFace) -> Double { 10 * Double(string.filter { $0 != "\u{200B}" }.count) }
}
