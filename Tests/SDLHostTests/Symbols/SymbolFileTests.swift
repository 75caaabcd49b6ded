import Drawing
import XCTest

@testable import SDLHost

final class SymbolFileTests: XCTestCase {
    private static let open = "<svg xmlns=\"http://www.w3.org/2000/svg\" fill=\"currentColor\" viewBox=\"0 0 16 8\">"

    private func drawing(_ content: String) throws -> SymbolDrawing {
        try SymbolFile.parse("\(Self.open)\n  \(content)\n</svg>\n", path: "a.svg")
    }

    func testPathsAndCirclesAreWhatIsFilled() throws {
        let drawing = try drawing(#"<path fill-rule="evenodd" d="M0 0h4v4z"/><circle cx="8" cy="4" r="2" />"#)
        XCTAssertEqual(drawing.size, Size(width: 16, height: 8))
        XCTAssertEqual(drawing.paths.map(\.rule), [.evenOdd, .nonZero])
        XCTAssertEqual(drawing.paths[0].elements, try [PathElement](pathData: "M0 0h4v4z"))
        let circle = drawing.paths[1].elements.boundingRect
        XCTAssertEqual(circle.x, 6, accuracy: 1e-9)
        XCTAssertEqual(circle.maxY, 6, accuracy: 1e-9)
    }

    func testWhatGoesBeyondTheBoxIsCutOff() throws {
        let drawing = try drawing(#"<path d="M4 4h20v20h-20z"/><path d="M1 1h2v2z"/>"#)
        XCTAssertEqual(drawing.paths[0].elements.boundingRect, Rect(x: 4, y: 4, width: 12, height: 4))
        XCTAssertEqual(drawing.paths[1].elements, try [PathElement](pathData: "M1 1h2v2z"), "others stay as they are")
    }

    func testWhatWouldBeDrawnOtherwiseIsAnErrorThatNamesTheFile() {
        for content in [
            "<rect/>", "<g></g>", "<path/>", #"<path d="M0 0" stroke="red"/>"#, #"<path d="M0 0" transform="none"/>"#,
            #"<path d="L0 0"/>"#, #"<path d="M0 0" d="M0 0"/>"#, #"<circle cx="1" cy="1"/>"#, "text", "<!-- a -->",
            #"<path d="M0 0" fill-rule="odd"/>"#, #"<path d="M0 0>"#, #"<path d="&a;"/>"#, "</svg><svg>",
        ] {
            XCTAssertThrowsError(try drawing(content), content) { error in
                XCTAssertTrue("\(error)".hasPrefix("a.svg: "), "\(error)")
            }
        }
        for text in ["", "<svg>", "<svg viewBox=\"0 0 1 1\"/>", "<svg viewBox=\"1 0 1 1\"></svg>", Self.open] {
            XCTAssertThrowsError(try SymbolFile.parse(text, path: "a.svg"), text)
        }
    }
}
