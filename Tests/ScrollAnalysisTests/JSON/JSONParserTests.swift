import AnalysisTestSupport
import TestSupport
import XCTest

@testable import ScrollAnalysis

final class JSONParserTests: XCTestCase {
    func testEveryKindOfValueIsRead() throws {
        let text = #"{"a": [1, -2.5e3, true, false, null], "b": {"c": "x\n\"\u00e9\ud83d\ude00/"}}"#
        let expected: JSONObject = [
            "a": .array([
                .number(1), .number(JSONNumber(value: -2500, text: "-2.5e3")), .bool(true), .bool(false), .null,
            ]),
            "b": .object(["c": .string("x\n\"é😀/")]),
        ]
        XCTAssertEqual(try JSONParser.parse(Array(text.utf8)), .object(expected))
    }

    func testAByteOrderMarkIsSkipped() throws {
        XCTAssertEqual(try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array("1".utf8)), .number(1))
    }

    func testKeysKeepTheirOrder() throws {
        guard case .object(let object) = try JSONParser.parse(Array(#"{"z": 1, "a": 2, "m": 3}"#.utf8)) else {
            return XCTFail("not an object")
        }
        XCTAssertEqual(object.members.map(\.key), ["z", "a", "m"])
    }

    func testEveryMistakeIsNamedWithItsPlace() {
        let mistakes: [(text: String, line: Int, column: Int, found: String, expected: String)] = [
            ("", 1, 1, "the end of the file", "a value"),
            ("[1, 2", 1, 6, "the end of the file", "',' or ']' after an element of a list"),
            ("{\n  \"a\": 1,\n}", 3, 1, "'}'", "a key in double quotes"),
            ("[1,]", 1, 4, "']'", "a value"),
            ("{\"a\" 1}", 1, 6, "'1'", "':' after the key \"a\""),
            ("{\"a\": 1 \"b\": 2}", 1, 9, "'\"b\"'", "',' or '}' after a value of an object"),
            ("{\"a\": 1,\n \"a\": 2}", 2, 2, "'\"a\"'", "a key that this object does not have yet"),
            ("[01]", 1, 2, "'01'", "a number without a leading zero"),
            ("[1.]", 1, 4, "']'", "a digit after the decimal point"),
            ("[1e]", 1, 4, "']'", "a digit in the exponent"),
            ("[-]", 1, 3, "']'", "a digit"),
            ("[1e999]", 1, 2, "'1e999'", "a number of size at most 1.797e308"),
            ("\"a", 1, 3, "the end of the file", "a closing '\"'"),
            ("\"é\n\"", 1, 3, "a control character", "a closing '\"'"),
            (#""\x""#, 1, 3, "'x\"'", #"one of " \ / b f n r t u after '\'"#),
            (#""\u12""#, 1, 4, "'12\"'", "four hexadecimal digits"),
            (#""\ud800""#, 1, 3, "'ud800\"'", "a whole surrogate pair"),
            ("1 2", 1, 3, "'2'", "the end of the file"),
        ]
        for mistake in mistakes {
            let error = JSONSyntaxError(
                line: mistake.line, column: mistake.column, found: mistake.found, expected: mistake.expected)
            XCTAssertThrowsError(try JSONParser.parse(Array(mistake.text.utf8)), mistake.text) {
                XCTAssertEqual($0 as? JSONSyntaxError, error, mistake.text)
            }
        }
    }

    func testWhatIsNoValueIsPutDownToTheKeysOnItsWay() {
        let mistakes: [(text: String, column: Int, found: String, path: String)] = [
            ("{\"a\": tru}", 7, "'tru'", "a"), ("{\"a\": NaN}", 7, "'NaN'", "a"),
            ("{\"a\": {\"b\": 1, \"c\": nan}}", 21, "'nan'", "a.c"), ("{\"a\": 1, \"b\": }", 15, "'}'", "b"),
        ]
        for mistake in mistakes {
            let error = JSONSyntaxError(
                line: 1, column: mistake.column, found: mistake.found, expected: "a value", path: mistake.path)
            XCTAssertThrowsError(try JSONParser.parse(Array(mistake.text.utf8)), mistake.text) {
                XCTAssertEqual($0 as? JSONSyntaxError, error, mistake.text)
            }
        }
    }

    func testTextThatIsNotUTF8IsRefused() {
        XCTAssertThrowsError(try JSONParser.parse([0x22, 0xFF, 0x22])) {
            XCTAssertEqual(($0 as? JSONSyntaxError)?.expected, "text in UTF-8")
        }
    }

    func testBracketsWithinBracketsEndInAnErrorAndNotInACrash() {
        let text = String(repeating: "[", count: 100_000)
        XCTAssertThrowsError(try JSONParser.parse(Array(text.utf8))) {
            XCTAssertEqual(($0 as? JSONSyntaxError)?.column, FileLimit.depth.value + 1)
        }
    }

    func testRandomBytesNeverCrash() {
        let alphabet = Array(#"{}[]",:\u0019eE+-.truefalsn \#n"#.utf8) + [0xC3, 0xA9, 0xFF]
        for seed in FuzzSeeds.all(slice: 2000) {
            var random = SplitMix(seed: seed)
            let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
                alphabet.randomElement(using: &random) ?? 0
            }
            _ = try? JSONParser.parse(bytes)
        }
    }
}
