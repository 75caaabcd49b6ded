import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// Shipped recordings at 10 Hz against `Fixtures/Traces`; `BLESS_GOLDENS=1` rewrites them.
///
/// Compared to 1e-9 and not as text: the last digit depends on the C library's exp and sin.
final class TraceGoldenTests: XCTestCase {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Traces")

    func testShippedRecordingsGiveTheTracesThatAreKept() throws {
        for name in try ShippedRecordings.names() {
            let recording = try ShippedRecordings.recording(name)
            let feel = try FeelLibrary.feel(of: recording, file: name)
            let text = TraceFormat.csv.text(of: Trace(recording, feel: feel, times: .rate(10)))
            let golden = Self.folder.appendingPathComponent(name + ".csv")
            if Repository.blesses { try text.write(to: golden, atomically: true, encoding: .utf8) }
            compare(text, try String(contentsOf: golden, encoding: .utf8), name)
        }
    }

    private func compare(_ text: String, _ golden: String, _ name: String) {
        let rows = zip(text.split(separator: "\n"), golden.split(separator: "\n")).map { ($0, $1) }
        XCTAssertEqual(text.split(separator: "\n").count, golden.split(separator: "\n").count, name)
        for (row, (found, expected)) in rows.enumerated() {
            for (cell, kept) in zip(found.split(separator: ","), expected.split(separator: ",")) {
                guard let value = Double(cell), let reference = Double(kept) else {
                    XCTAssertEqual(cell, kept, "\(name), row \(row)")
                    continue
                }
                XCTAssertEqual(value, reference, accuracy: 1e-9, "\(name), row \(row): \(found) instead of \(expected)")
            }
        }
    }
}
