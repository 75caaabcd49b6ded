import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class RenderCommandTests: XCTestCase {
    /// Writes a recording of one wheel notch in `scene`, and returns its path.
    private func recording(of scene: String?, feel: String = "uikit") throws -> String {
        let path = try temporaryFolder().appendingPathComponent("wheel.json").path
        let scene = scene.map { "\"scene\": \"\($0)\"," } ?? ""
        try """
        {"format": "scroll-recording", "version": 1, \(scene) "viewport": {"width": 640, "height": 400},
         "content": {"width": 640, "height": 9000}, "axes": ["vertical"], "feel": "\(feel)",
         "events": [{"t": 0, "type": "fling", "vx": 0, "vy": 2000}]}
        """.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func render(_ options: [String]) throws -> Program.Outcome {
        let out = try temporaryFolder().appendingPathComponent("out.png").path
        return try Program().run(list: ["render", "--at", "1", "--out", out] + options)
    }

    /// The picture after a second.
    private func picture(_ scene: String, recording: String?, feel: String?) throws -> Data {
        let out = try temporaryFolder().appendingPathComponent("out.png").path
        var options = RenderOptions(
            scene: scene, recording: recording, times: [.seconds(1)], output: out, size: nil, scale: 1)
        options.feel = feel
        try renderScene(options)
        return try Data(contentsOf: URL(fileURLWithPath: out))
    }

    func testARecordingOfAnotherSceneIsRefusedWithBothNames() async throws {
        let path = try recording(of: "list")
        let outcome = try render(["--scene", "table", "--recording", path])
        XCTAssertEqual(outcome.status, 64)
        XCTAssertTrue(outcome.messages.contains("found \"list\", expected \"table\""), outcome.messages)
        XCTAssertTrue(outcome.messages.contains("Pass --scene list"), outcome.messages)
    }

    func testARecordingOfASceneThatIsNotThereIsRefusedWithoutAnOfferOfIt() async throws {
        let outcome = try render(["--scene", "table", "--recording", try recording(of: "own")])
        XCTAssertEqual(outcome.status, 64)
        XCTAssertFalse(outcome.messages.contains("--scene own"), outcome.messages)
    }

    func testItsOwnRecordingAndOneThatDoesNotSayAreTaken() async throws {
        XCTAssertEqual(try render(["--scene", "list", "--recording", try recording(of: "list")]).status, 0)
        XCTAssertEqual(try render(["--scene", "table", "--recording", try recording(of: nil)]).status, 0)
    }

    func testAFeelTakesThePlaceOfTheRecordingsOwn() async throws {
        let (uikit, android) = (try recording(of: "list"), try recording(of: "list", feel: "android"))
        let own = try picture("list", recording: uikit, feel: nil)
        XCTAssertEqual(try picture("list", recording: android, feel: "uikit"), own)
        XCTAssertEqual(
            try picture("list", recording: uikit, feel: "android"), try picture("list", recording: android, feel: nil))
        XCTAssertNotEqual(try picture("list", recording: uikit, feel: "android"), own)
    }

    func testAFeelIsANameOrAFileAsEverywhere() async throws {
        let file = try temporaryFolder().appendingPathComponent("mine.json").path
        try FeelFile(name: "mine", base: .android, values: FeelValues()).json
            .write(toFile: file, atomically: true, encoding: .utf8)
        let path = try recording(of: "list")
        XCTAssertEqual(
            try picture("list", recording: path, feel: file), try picture("list", recording: path, feel: "android"))
        XCTAssertEqual(try render(["--scene", "list", "--feel", "bouncy"]).status, 64)
        XCTAssertEqual(try render(["--scene", "list", "--feel", "no.json"]).status, 74)
    }

    func testTheStageOfAFeelFileIsTheScenes() async throws {
        let file = try temporaryFolder().appendingPathComponent("light.json").path
        var feel = FeelFile(name: "light", base: .uikit, values: FeelValues())
        feel.stage = StageSettings()
        feel.stage?.appearance = .light
        try feel.json.write(toFile: file, atomically: true, encoding: .utf8)
        XCTAssertNotEqual(
            try picture("list", recording: nil, feel: file), try picture("list", recording: nil, feel: nil))
    }
}
