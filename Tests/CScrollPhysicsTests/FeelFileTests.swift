import AnalysisTestSupport
import Foundation
import ScrollAnalysis
import ScrollPhysics
import XCTest

/// Feel files in the library: it reads the same values and reports the same errors as the program.
final class FeelFileTests: XCTestCase {
    private func reader() throws -> Program {
        try Library().build(
            "Tests/CScrollPhysicsTests/Programs/feel.c", as: "feel", [Library.archive, "-lm"])
    }

    private func described(_ feel: ScrollFeel) -> [String: String] {
        var text: [String: String] = [:]
        for parameter in ScrollFeel.parameters { text[parameter.id] = "\(parameter.value(in: feel).bitPattern)" }
        for choice in ScrollFeel.choices { text[choice.id] = choice.value(in: feel) }
        return text
    }

    private func described(_ output: String) -> [String: String] {
        var text: [String: String] = [:]
        for line in output.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 2 else { continue }
            text[words[0]] = Double(words[1]).map { "\($0.bitPattern)" } ?? words[1]
        }
        return text
    }

    func testEveryBuiltInFeelIsReadFromItsFileInALocaleWithCommas() throws {
        let reader = try reader()
        for feel in ScrollFeel.builtIn {
            let outcome = try reader.run(
                Repository.path("Assets/Feels/\(feel.name).json"), environment: ["LC_ALL": "de_DE.UTF-8"])
            XCTAssertEqual(outcome.status, 0, outcome.output)
            XCTAssertEqual(described(outcome.output), described(feel), feel.name)
        }
    }

    func testWhatTheWindowSavesIsReadToo() throws {
        let json = """
            { "format": "scroll-feel", "version": 1, "name": "mine", "base": "gtk",
              "fling": {"decelerationRate": 0.9912345678901234, "curve": "spline"}, "edge": {"stretchLimit": 1e2},
              "units": {"fling": {"decelerationRate": "per ms"}}, "stage": {"contentMargin": 12},
              "other": {"side": "B", "base": "android"} }
            """
        let file = try temporaryFolder().appendingPathComponent("mine.json")
        try json.write(to: file, atomically: true, encoding: .utf8)
        let outcome = try reader().run(file.path)
        let feel = try FeelFile(Array(json.utf8), file: "").feel
        XCTAssertEqual(described(outcome.output), described(feel))
        XCTAssertEqual(described(outcome.output)["fling.curve"], "spline")
    }

    func testAFileThatIsNoneIsRefusedInTheProgramsOwnWords() throws {
        let reader = try reader()
        let start = "{\"format\": \"scroll-feel\", \"version\": 1, \"name\": \"a\""
        let texts = [
            "", "{", "[1, 2", "{\"a\": 1, \"a\": 2}", "{\"format\": \"scroll-recording\"}", "\u{FEFF}" + start,
            start + ",}", start + ", \"fling\": {\"decelerationRate\": NaN}}", start + ", \"é\u{301}\u{1F469}\": .5}",
            start + ", \"fling\": {\"decelerationRate\": 2}}", start + ", \"fling\": {\"speed\": 1}}",
            start + ", \"fling\": {\"curve\": \"cubic\"}}", start + ", \"fling\": {\"curve\": 3}}",
            start + ", \"fling\": []}", start + ", \"base\": \"nobody\"}", start + ", \"version\": 2}",
            start + ", \"units\": {\"fling\": {\"decelerationRate\": \"per s\"}}}", start + ", \"colour\": 1}",
            start + ", \"stage\": {\"contentMargin\": -1}}", start + ", \"other\": {\"side\": \"C\"}}",
            start + ", \"summary\": \"\\u00zz\"}", start + ", \"fling\": {\"restDistance\": 1e999}}",
            start + ", \"x\": " + String(repeating: "[", count: 300), "{\"format\": \"scroll-feel\", \"version\": 9}",
        ]
        let file = try temporaryFolder().appendingPathComponent("a")
        for text in texts {
            try text.write(to: file, atomically: true, encoding: .utf8)
            let outcome = try reader.run(file.path)
            XCTAssertThrowsError(try FeelFile(Array(text.utf8), file: "a file"), text) { error in
                XCTAssertEqual(outcome.output, "3 \(Self.cut("\(error)"))\n", text)
            }
            XCTAssertEqual(outcome.status, 1)
        }
        try Data([0x7B, 0x22, 0xFF, 0xFE, 0x22]).write(to: file)
        XCTAssertTrue(try reader.run(file.path).output.contains("expected text in UTF-8"))
        try Data(repeating: 0x20, count: 1_000_001).write(to: file)
        XCTAssertEqual(
            try reader.run(file.path).output, "3 found 1000001 bytes; expected a feel file of at most 1000000\n")
    }

    /// Cuts a text like an error of the library.
    private static func cut(_ text: String) -> String {
        text.utf8.count < 508 ? text : String(decoding: text.utf8.prefix(504), as: UTF8.self) + "..."
    }
}
