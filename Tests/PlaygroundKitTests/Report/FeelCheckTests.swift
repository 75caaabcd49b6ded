import AnalysisTestSupport
import Foundation
import FoundationXML
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The check in docs/report.md, run as in a repository.
final class FeelCheckTests: XCTestCase {
    /// The first shell block below the name of the script.
    private func script() throws -> String {
        let page = try Repository.text("docs/report.md")
        let start = try XCTUnwrap(page.range(of: "`feel/check.sh`:\n\n```sh\n")).upperBound
        let end = try XCTUnwrap(page[start...].range(of: "```")).lowerBound
        return String(page[start..<end])
    }

    private func repository(_ app: String) throws -> URL {
        let folder = try temporaryFolder()
        let recordings = folder.appendingPathComponent("recordings")
        try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
        for name in ["fling", "past-the-edge", "wheel-notches"] {
            try FileManager.default.copyItem(
                at: ShippedRecordings.folder.appendingPathComponent("\(name).json"),
                to: recordings.appendingPathComponent("\(name).json"))
        }
        for (name, text) in [
            ("check.sh", try script()), ("app.scroll-feel.json", app),
            ("released.scroll-feel.json", FeelFile(name: "released", values: FeelValues()).json),
        ] {
            try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
        }
        return folder
    }

    private func check(_ folder: URL) throws -> Program.Outcome {
        try Program().shell("export PATH=\"$(dirname \"$0\"):$PATH\"; sh '\(folder.path)/check.sh'")
    }

    private func failures(_ folder: URL, _ name: String) throws -> [String] {
        let url = folder.appendingPathComponent("out/\(name).xml")
        let report = try XMLDocument(xmlString: String(contentsOf: url, encoding: .utf8))
        return try report.nodes(forXPath: "//testcase[failure]/@name").compactMap(\.stringValue)
    }

    func testAFeelThatMovesContentAsTheReleasedOnePasses() throws {
        let folder = try repository(FeelFile(name: "app", values: FeelValues()).json)
        let outcome = try check(folder)
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        for name in ["fling", "past-the-edge", "wheel-notches"] { XCTAssertEqual(try failures(folder, name), []) }
    }

    func testAFeelThatDoesNotFailsAndTheReportsSayWhere() throws {
        let app = """
            {"format": "scroll-feel", "version": 1, "name": "app", "base": "uikit", "edge": {"springStiffness": 90}}
            """
        let folder = try repository(app)
        let outcome = try check(folder)
        XCTAssertEqual(outcome.status, 1, outcome.messages)
        XCTAssertEqual(try failures(folder, "fling"), [])
        XCTAssertEqual(try failures(folder, "past-the-edge"), ["offset", "rest_time"])
        let page = try String(contentsOf: folder.appendingPathComponent("out/report.html"), encoding: .utf8)
        XCTAssertTrue(page.contains("<h2 id=\"recording-2-title\">2. past-the-edge"))
        let words = try String(contentsOf: folder.appendingPathComponent("out/report.md"), encoding: .utf8)
        XCTAssertTrue(words.contains("Edge: Bounce stiffness | "), words)
    }
}
