import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A 20-point face has characters 10 points wide.
@MainActor
final class AttributedTextTests: XCTestCase {
    private func string(_ text: String, _ change: (inout AttributedString) -> Void) -> AttributedString {
        var string = AttributedString(text)
        string.font = .system(size: 20)
        change(&string)
        return string
    }

    private func texts(_ host: ViewHost) -> [(text: String, face: FontFace, color: PixelColor, origin: Point)] {
        host.displayList.items.compactMap { item in
            guard case .text(let run, let origin, let color) = item else { return nil }
            let drawn = host.displayList.runs[Int(run)]
            return (drawn.string, drawn.face, color, origin)
        }
    }

    private func rects(_ host: ViewHost) -> [(rect: Rect, color: PixelColor)] {
        host.displayList.items.compactMap { item in
            if case .fill(.rect(let rect), .solid(let color)) = item { (rect, color) } else { nil }
        }
    }

    private func shown(_ width: CGFloat, _ text: AttributedString) -> ViewHost { host(width, 100) { Text(text) } }

    private let red = Color(light: 0xFF0000, dark: 0xFF0000)

    func testRunsAreDrawnInTheirOwnFontsAndColours() async throws {
        let text = string("plain loud") { string in
            guard let loud = string.range(of: "loud") else { return }
            string[loud].font = .system(size: 30, weight: .bold)
            string[loud].foregroundColor = red
        }
        let drawn = texts(host(300, 100) { Text(text) })
        XCTAssertEqual(drawn.map(\.text), ["plain ", "loud"])
        XCTAssertEqual(drawn.map(\.face.size), [20, 30])
        XCTAssertEqual(drawn.map(\.face.weight), [400, 700])
        XCTAssertEqual(drawn[1].color, PixelColor(hex: 0xFF0000))
        XCTAssertNotEqual(drawn[0].color, drawn[1].color)
        XCTAssertEqual(drawn[1].origin.x - drawn[0].origin.x, 60, accuracy: 0.5)
    }

    func testLinesAndABackgroundAreDrawnUnderTheirRunAlone() async throws {
        let text = string("ab cd") { string in
            guard let range = string.range(of: "cd") else { return }
            string[range].underlineStyle = Text.LineStyle(color: red)
            string[range].backgroundColor = .white
        }
        let host = host(50, 100) { Text(text) }
        let lines = rects(host)
        XCTAssertEqual(lines.map(\.color), [.white, PixelColor(hex: 0xFF0000)])
        XCTAssertEqual(lines.map(\.rect.x), [30, 30])
        XCTAssertEqual(lines.map(\.rect.width), [20, 20])
        let struck = string("ab") { $0.strikethroughStyle = .single }
        XCTAssertEqual(rects(shown(50, struck)).count, 1)
    }

    func testAPatternIsDrawnInDashes() async {
        let text = string("abcde") { $0.underlineStyle = Text.LineStyle(pattern: .dash) }
        let dashes = rects(shown(50, text)).map(\.rect)
        XCTAssertEqual(dashes.map(\.x), [0, 8, 15, 23, 30, 38, 45], "5 wide, 2.5 apart, on pixels")
        XCTAssertEqual(dashes.map(\.width), [Double](repeating: 5, count: 7))
        XCTAssertGreaterThan(rects(host(50, 100) { Text("ab").underline(pattern: .dot) }).count, 3)
    }

    func testLettersAreSpacedAndRaised() async {
        let text = string("abcd") { string in
            guard let range = string.range(of: "cd") else { return }
            string[range].kern = 5
            string[range].baselineOffset = 4
        }
        let drawn = texts(shown(200, text))
        XCTAssertEqual(drawn.map(\.text), ["ab", "c", "d"])
        XCTAssertEqual(drawn[2].origin.x - drawn[1].origin.x, 15)
        XCTAssertEqual(drawn[0].origin.y - drawn[1].origin.y, 4)
    }

    func testLinksHaveTheTintUnlessTheyHaveAColour() async throws {
        let url = try XCTUnwrap(URL(string: "https://example.org"))
        let text = string("see this") { string in
            guard let range = string.range(of: "this") else { return }
            string[range].link = url
        }
        let tinted = texts(host(200, 100) { Text(text).tint(red) })
        XCTAssertEqual(tinted[1].color, PixelColor(hex: 0xFF0000))
        let colored = string("this") { string in
            string.link = url
            string.foregroundColor = .white
        }
        XCTAssertEqual(texts(shown(200, colored))[0].color, .white)
    }

    func testModifiersOfTheTextFillWhatItsRunsDoNotSay() async {
        let text = string("ab cd") { string in
            guard let range = string.range(of: "cd") else { return }
            string[range].foregroundColor = red
        }
        let drawn = texts(host(200, 100) { (Text(text) + Text("!")).foregroundStyle(.white).bold() })
        XCTAssertEqual(drawn.map(\.text), ["ab ", "cd", "!"])
        XCTAssertEqual(drawn.map(\.color), [.white, PixelColor(hex: 0xFF0000), .white])
        XCTAssertEqual(drawn.map(\.face.weight), [700, 700, 700])
        XCTAssertEqual(texts(shown(200, AttributedString())).map(\.text).joined(), "")
    }
}
