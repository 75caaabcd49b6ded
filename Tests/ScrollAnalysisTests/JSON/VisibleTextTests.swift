import AnalysisTestSupport
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// Untrusted text cannot affect a terminal or a window.
final class VisibleTextTests: XCTestCase {
    func testControlCharactersBecomeEscapes() {
        XCTAssertEqual("a\u{1B}[31mb\u{7F}\u{9B}2J".visible, "a\\u001b[31mb\\u007f\\u009b2J")
        XCTAssertEqual("a\nb\rc\td\u{0}".visible, "a\\nb\\rc\\td\\u0000")
    }

    func testWhatTurnsOrBreaksLinesBecomesEscapes() {
        let units = Array(0x202A...0x202E) + Array(0x2066...0x2069) + [0x2028, 0x2029, 0x200E, 0xFEFF]
        for unit in units.map(UInt16.init) {
            XCTAssertEqual(String(decoding: [unit], as: UTF16.self).visible, "\\u" + String(unit, radix: 16))
        }
        XCTAssertEqual("\u{E0041}".visible, "\\udb40\\udc41")
    }

    func testTextInAnyScriptStaysAsItIs() {
        for text in ["Größe", "می‌خواهم", "👩‍👩‍👧", "日本語", "שלום"] { XCTAssertEqual(text.visible, text) }
    }

    func testNoErrorCarriesControlCharacters() {
        let error = PlaygroundError(.malformed, "a\u{1B}[2J\nb", remedy: "c\u{202E}d")
        XCTAssertEqual(error.report, "scroll-playground: a\\u001b[2J\\nb\n  c\\u202ed")
    }

    func testAnErrorKeepsItsBeginningAndEndOfALongText() {
        let error = PlaygroundError(.malformed, "begin " + String(repeating: "x", count: 100_000) + " end", remedy: "")
        XCTAssertEqual(error.message.unicodeScalars.count, 1600)
        XCTAssertTrue(error.message.hasPrefix("begin x") && error.message.hasSuffix("x end"))
    }

    func testEveryWayOfAFilesTextIntoAMessage() {
        let bad = "\\u001b[31m\\u202e"
        let texts = [
            "{\"format\": \"scroll-feel\", \"version\": 1, \"name\": \"a\", \"\(bad)\": 1}",
            "{\"format\": \"\(bad)\", \"version\": 1}",
            "{\"format\": \"scroll-feel\", \"version\": 1, \"name\": \"a\", \"fling\": {\"\(bad)\": 1}}",
            "{\"format\": \"scroll-feel\", \"version\": 1, \"name\": \"a\", \"stage\": {\"\(bad)\": 1}}",
            "{\"format\": \"scroll-feel\", \"version\": 1, \"name\": \"a\", \"base\": \"\(bad)\"}",
            "{\"\(bad)\" 1}", "[\u{1B}[31m]", "[tr\u{1B}[31mue]", "[\u{9B}31m]", "[\u{202E}]",
        ]
        for text in texts {
            XCTAssertThrowsError(try FeelFile(Array(text.utf8), file: "\u{1B}]0;x\u{7}.json"), text) { error in
                let report = (error as? PlaygroundError)?.report ?? ""
                let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
                XCTAssertEqual(lines.count, 2, report)
                for line in lines { XCTAssertEqual(String(line), String(line).visible) }
            }
        }
    }

    func testTablesForPeopleShowAFeelsNameWithoutControlCharacters() throws {
        let text =
            "{\"format\": \"scroll-feel\", \"version\": 1, \"name\": \"a\\u001b[31m\", \"summary\": \"\\u202eb\"}"
        let feel = try FeelFile(Array(text.utf8), file: "a.json").feel
        XCTAssertTrue(FeelTable.show(feel).hasPrefix("a\\u001b[31m: \\u202eb\n\n"))
        let recording = try ShippedRecordings.recording("fling")
        let report = ComparisonReport(try Comparison(of: recording, in: feel, and: .uikit))
        XCTAssertTrue(report.text(.table).hasPrefix("a: a\\u001b[31m\nb: uikit\n"))
        XCTAssertFalse(report.text(.json).unicodeScalars.contains("\u{1B}"))
    }

    /// The same text, safe to display.
    func testJSONIsReadBackAsItWas() throws {
        let text = "\u{1B}\u{9B}\u{202E}\u{E0041}é\"\\"
        XCTAssertEqual(try JSONParser.parse(Array(JSONWriter.quoted(text).utf8)), .string(text))
    }
}
