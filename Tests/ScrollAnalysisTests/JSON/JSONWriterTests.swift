import AnalysisTestSupport
import XCTest

@testable import ScrollAnalysis

final class JSONWriterTests: XCTestCase {
    func testObjectsOpenUpToTheGivenDepthAndListsOfObjectsTakeALineEach() {
        let value = JSONValue.object([
            "size": .object(["width": .number(1.5)]),
            "events": .array([.object(["t": .number(0)]), .object(["t": .number(1)])]), "empty": .array([]),
        ])
        XCTAssertEqual(
            JSONWriter.text(value, depth: 1),
            """
            {
              "size": {"width": 1.5},
              "events": [
                {"t": 0},
                {"t": 1}
              ],
              "empty": []
            }

            """)
    }

    func testWhatWasWrittenReadsBackTheSame() throws {
        for seed in 0..<300 {
            var random = SplitMix(seed: UInt64(seed))
            let value = JSONValue.random(depth: 4, using: &random)
            for depth in 0...2 {
                let text = JSONWriter.text(value, depth: depth)
                XCTAssertEqual(try JSONParser.parse(Array(text.utf8)), value, "seed \(seed), depth \(depth)")
            }
        }
    }

    func testNumbersAreTheShortestThatReadBack() {
        let expected: [(Double, String)] = [
            (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e-7, "1e-07"),
            (1.0 / 3, "0.3333333333333333"),
            (1e21, "1e+21"), (.leastNonzeroMagnitude, "5e-324"),
        ]
        for (value, text) in expected { XCTAssertEqual(value.shortestDecimal, text) }
    }

    func testDigitsThatADoubleCannotHoldSurviveARewrite() throws {
        let text = "{\"id\": 12345678901234567890}"
        XCTAssertEqual(JSONWriter.line(try JSONParser.parse(Array(text.utf8))), text)
    }
}

extension JSONValue {
    fileprivate static func random(depth: Int, using random: inout SplitMix) -> JSONValue {
        switch Int.random(in: 0...(depth > 0 ? 5 : 3), using: &random) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &random))
        case 2: return .number(Double.random(in: -1e6...1e6, using: &random))
        case 3: return .string(String((0..<3).map { _ in "aé\"\\\n\u{1}😀".randomElement(using: &random) ?? "x" }))
        case 4:
            return .array(
                (0..<Int.random(in: 0...3, using: &random)).map { _ in .random(depth: depth - 1, using: &random) })
        default:
            var object = JSONObject()
            for key in 0..<Int.random(in: 0...3, using: &random) {
                object["k\(key)"] = .random(depth: depth - 1, using: &random)
            }
            return .object(object)
        }
    }
}
