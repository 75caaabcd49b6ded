import Drawing
import XCTest

@testable import ScrollUI

@MainActor
final class LineBreakerTests: XCTestCase {
    // The fixed advance of a 20-point face is 10 points a character.
    private static let face = FontFace(size: 20)

    private func breaker(
        _ string: String, width: Double, measurer: any TextMeasuring = .fixedAdvance
    ) -> LineBreaker {
        let span = TextContent.Span(end: string.endIndex, face: Self.face, kerning: 0)
        return LineBreaker(content: TextContent(string: string, first: span), measurer: measurer, width: width)
    }

    func testALineIsTheLongestThatFitsAndEndsAtASpaceIfOneDoes() async {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix(state: seed)
        for _ in 0..<300 {
            let length = Int.random(in: 0...80, using: &random)
            let text = String((0..<length).compactMap { _ in "abc  ".randomElement(using: &random) })
            let most = Int.random(in: 1...30, using: &random)
            let lines = breaker(text, width: Double(most) * 10).lines(limit: .max).map(\.string)
            XCTAssertEqual(lines, Self.lines(of: text, most: most), "seed \(seed): '\(text)', \(most) characters")
        }
    }

    /// Returns the lines of at most so many characters, by trying each head of what is left.
    private static func lines(of text: String, most: Int) -> [String] {
        var (lines, rest): ([String], Substring) = ([], text[...])
        repeat {
            let heads = (0...min(most, rest.count)).map { rest.prefix($0) }
            let whole = heads.last { !$0.isEmpty && (rest.count == $0.count || rest.dropFirst($0.count).first == " ") }
            let head = whole ?? heads[heads.count - 1]
            lines.append(head.reversed().drop { $0 == " " }.reversed().map(String.init).joined())
            rest = rest.dropFirst(head.count).drop { $0 == " " }
        } while !rest.isEmpty
        return lines
    }

    func testALineIsMeasuredAFewTimesHoweverManyWordsItHas() async {
        let measurer = CountingMeasurer()
        let text = String(repeating: "some words of a text ", count: 100)
        let lines = breaker(text, width: 300, measurer: measurer).lines(limit: .max)
        XCTAssertGreaterThan(lines.count, 30)
        XCTAssertLessThan(measurer.strings.count, 6 * lines.count)
    }

    func testASpaceWithACombiningMarkEndsNoLine() async {
        let lines = breaker("ab \u{301}cd ef", width: 40).lines(limit: .max)
        XCTAssertEqual(lines.map(\.string), ["ab \u{301}c", "d ef"])
    }
}
