import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import PlaygroundKit

/// The same recordings through the library and through the program's own core: the same numbers, to the last digit.
final class TraceTests: XCTestCase {
    private struct Case {
        var recording: String
        var feel: ScrollFeel
    }

    /// Every recording and every feel at least once; all combinations in `make fuzz`.
    private func cases() throws -> [Case] {
        let folder = Repository.path("Assets/Recordings")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        XCTAssertGreaterThan(files.count, 10)
        let all = files.flatMap { file in ScrollFeel.builtIn.map { Case(recording: "\(folder)/\(file)", feel: $0) } }
        return Repetition.cases(all, few: max(files.count, ScrollFeel.builtIn.count))
    }

    func testThePythonExamplePrintsTheTrace() throws {
        _ = try Library()
        let python = try Tool("python3")
        for each in try cases() {
            let recording = try Recording(contentsOf: each.recording)
            var expected = TraceFormat.csv.opening
            for sample in Trace(recording, feel: each.feel, times: .rate(60)) {
                expected += TraceFormat.csv.text(sample, isFirst: false)
            }
            let outcome = try python.run(
                [Repository.path("Examples/python/trace.py"), each.recording, each.feel.name],
                environment: ["SCROLLPHYSICS": Library.shared])
            XCTAssertEqual(outcome.status, 0, outcome.output)
            XCTAssertTrue(outcome.output == expected, "\(each.recording) in \(each.feel.name)")
        }
    }

    func testThePythonExampleSaysWhichFeelThereIsNot() throws {
        _ = try Library()
        let outcome = try Tool("python3").run(
            [Repository.path("Examples/python/trace.py"), Repository.path("Assets/Recordings/fling.json"), "nobody"],
            environment: ["SCROLLPHYSICS": Library.shared])
        XCTAssertEqual(outcome.status, 1)
        XCTAssertTrue(
            outcome.output.hasPrefix("trace.py: no feel is called \"nobody\"; expected one of"), outcome.output)
    }
}
