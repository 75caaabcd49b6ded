import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// The recordings that a failing random script prints are replayed unchanged.
final class FuzzRecordingTests: XCTestCase {
    private static let file = Repository.root.appendingPathComponent(
        "Tests/ScrollPhysicsTests/Fixtures/fuzz-recording.json")

    func testItsTraceIsWhereTheScriptWas() throws {
        let recording = try Recording(contentsOf: Self.file.path)
        let object = try JSONSerialization.jsonObject(with: Data(contentsOf: Self.file)) as? [String: Any]
        let rows = try XCTUnwrap(object?["samples"] as? [[Double]])
        let times = rows.map { Duration(wholeNanosecondsIn: $0[0]) }
        let feel = try FeelLibrary.feel(of: recording, file: "fuzz-recording.json")
        let samples = Array(Trace(recording, feel: feel, times: .list(times)))
        XCTAssertEqual(samples.count, rows.count)
        for (row, sample) in zip(rows, samples) {
            XCTAssertEqual(sample.offset.x, row[1], accuracy: 1e-9 * max(1, abs(row[1])), "\(row[0]) s")
            XCTAssertEqual(sample.offset.y, row[2], accuracy: 1e-9 * max(1, abs(row[2])), "\(row[0]) s")
        }
    }

    func testMarginsThatChangeSurviveARewrite() throws {
        let recording = try Recording(contentsOf: Self.file.path)
        let again = try Recording(Array(recording.json.utf8), file: "again.json")
        XCTAssertEqual(again, recording)
        XCTAssertEqual(again.events.compactMap(\.relayout.insets).map(\.bottom), [44])
    }
}
