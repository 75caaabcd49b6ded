import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class RecordingWriterTests: XCTestCase {
    private static let text = """
        {
          "format": "scroll-recording",
          "version": 1,
          "viewport": {"width": 400, "height": 800, "device": "phone"},
          "content": {"width": 400, "height": 5000},
          "insets": {"top": 0, "leading": 0, "bottom": 34.5, "trailing": 0, "of": {"safe": true}},
          "axes": ["horizontal", "vertical"],
          "offset": {"x": 0, "y": 0, "unit": "pt"},
          "feel": "uikit",
          "feelValues": {"fling": {"decelerationRate": 0.99}, "note": "soft"},
          "targets": {"behavior": "none", "limit": "automatic", "anchor": [0, 0], "frames": [], "why": null},
          "events": [
            {"t": 0, "type": "down", "pointer": "mouse", "x": 200, "y": 600, "pressure": 0.5},
            {"t": 0.0166666667, "type": "up", "x": 200, "y": 300},
            {"t": 0.1, "type": "up"},
            {"t": 1, "type": "key", "key": "Space", "shift": false}
          ],
          "author": {"name": "Ada", "tags": [1, [2]]},
          "serial": 12345678901234567890
        }

        """

    func testKnownAndUnknownMembersSurviveARewrite() throws {
        let expected = Self.text.replacingOccurrences(of: "0.0166666667", with: "0.016666667")
        XCTAssertEqual(try Recording(Array(Self.text.utf8), file: "a").json, expected)
        XCTAssertEqual(try Recording(Array(expected.utf8), file: "a").json, expected)
    }

    func testRandomRecordingsReadBackTheSame() throws {
        for seed in 0..<200 {
            var random = SplitMix(seed: UInt64(seed))
            let recording = Recording.random(using: &random)
            XCTAssertEqual(
                try Recording(Array(recording.json.utf8), file: "a"), recording, "seed \(seed)\n\(recording.json)")
        }
    }

    func testAFileIsReplacedInOneStepAndALinkStaysOne() throws {
        let folder = try temporaryFolder()
        let file = folder.appendingPathComponent("a.json")
        let link = folder.appendingPathComponent("link.json")
        try "old".write(to: file, atomically: false, encoding: .utf8)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        let recording = Recording(viewport: CGSize(width: 1, height: 1), content: CGSize(width: 1, height: 1))
        try recording.write(to: link.path)
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), recording.json)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), ["a.json", "link.json"])
    }

    func testAFolderThatIsNotThereIsNamed() {
        let recording = Recording(viewport: .zero, content: .zero)
        assertFails(
            .inputOutput, "/nowhere/a.json: cannot be written: No such file or directory.",
            remedy: "Make the folder first."
        ) { try recording.write(to: "/nowhere/a.json") }
    }

    func testAFullDiskIsNamed() {
        let recording = Recording(viewport: .zero, content: .zero)
        assertFails(
            .inputOutput, "/dev/full: cannot be written: No space left on device.",
            remedy: "Free some space or choose another location."
        ) { try recording.write(to: "/dev/full") }
    }
}
