import AnalysisTestSupport
import ScrollAnalysis
import ScrollPhysics
import TestSupport
import XCTest

/// The same recordings through the library and through the program's own core, with equal numbers to the last digit.
final class TraceTests: XCTestCase {
    /// Every recording and every feel at least once; `make fuzz` runs all combinations.
    private func cases() throws -> [(recording: String, feel: ScrollFeel)] {
        let names = try ShippedRecordings.names()
        XCTAssertGreaterThan(names.count, 10)
        let all = names.flatMap { name in ScrollFeel.builtIn.map { (name, $0) } }
        return Repetition.cases(all, few: max(names.count, ScrollFeel.builtIn.count))
    }

    func testThePythonExamplePrintsTheTrace() throws {
        _ = try Library()
        let python = try SystemTool("python3")
        for (name, feel) in try cases() {
            let recording = try ShippedRecordings.recording(name)
            let file = ShippedRecordings.folder.appendingPathComponent(name + ".json").path
            let outcome = try python.run(
                [Repository.path("Examples/python/trace.py"), file, feel.name],
                environment: ["SCROLLPHYSICS": Library.shared])
            XCTAssertEqual(outcome.messages, "")
            let expected = TraceFormat.csv.text(of: Trace(recording, feel: feel, times: .rate(60)))
            XCTAssertTrue(outcome.output == expected, "\(name) in \(feel.name)")
        }
    }

    func testThePythonExampleSaysWhichFeelThereIsNot() throws {
        _ = try Library()
        let outcome = try SystemTool("python3").run(
            [Repository.path("Examples/python/trace.py"), Repository.path("Assets/Recordings/fling.json"), "nobody"],
            environment: ["SCROLLPHYSICS": Library.shared])
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(
            outcome.messages.hasPrefix("trace.py: no feel is called \"nobody\"; expected one of"), outcome.messages)
    }
}
