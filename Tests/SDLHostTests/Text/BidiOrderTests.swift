import XCTest

@testable import SDLHost

final class BidiOrderTests: XCTestCase {
    /// The runs of a line in visual order, from the left; right-to-left runs in angle brackets.
    private func seen(_ line: String) -> [String]? {
        let characters = Array(line)
        return BidiOrder(characters)?.runs.map { run in
            let text = String(characters[run.characters])
            return run.isRightToLeft ? "<\(text)>" : text
        }
    }

    func testLatinNeedsNoOrder() {
        XCTAssertNil(seen("plain text 12"))
    }

    func testHebrewInLatinKeepsItsPlace() {
        XCTAssertEqual(seen("a אב b"), ["a ", "<אב>", " b"])
    }

    func testAHebrewParagraphBeginsAtTheRight() {
        XCTAssertEqual(seen("אב ab"), ["ab", "<אב >"])
        XCTAssertEqual(seen("\u{200F}ab"), ["ab", "<\u{200F}>"])
    }

    func testFiguresGoFromLeftToRightInHebrew() {
        XCTAssertEqual(seen("אב 1.5 גד"), ["< גד>", "1.5", "<אב >"])
    }
}
