import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class OpenedFileTests: XCTestCase {
    private func start(_ path: String?, in folder: URL) throws -> PlaygroundStart {
        var options = PlaygroundOptions()
        options.file = path
        return try PlaygroundStart(
            options, environment: ["XDG_STATE_HOME": folder.appendingPathComponent("state").path])
    }

    private func file(_ text: String, in folder: URL) throws -> String {
        let path = folder.appendingPathComponent("file.json").path
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    func testAFeelIsWhatTheWindowStartsFrom() async throws {
        let folder = try temporaryFolder()
        let path = try file(FeelFile(allOf: .gtk).json, in: folder)
        let start = try start(path, in: folder)
        XCTAssertNil(start.playback)
        XCTAssertNil(start.notice)
        XCTAssertEqual(start.tuning.base, "gtk")
    }

    func testARecordingSaysSceneStageAndFeel() async throws {
        let folder = try temporaryFolder()
        let (host, model, recorder) = try stage("table")
        model.choose(.gtk)
        model.tuning.feel.wheel.notchDistance = 41
        model.tuning.stage.appearance = .light
        host.frame(at: host.time + .milliseconds(16))
        let middle = CGPoint(x: 500, y: 400)
        host.send(InputEvent(.wheel(.init(source: .notch, dx: 0, dy: -1, location: middle)), at: host.time))
        host.frame(at: host.time + .milliseconds(16))
        recorder.frameShown()
        let recording = try XCTUnwrap(recorder.recording)
        let start = try start(try file(recording.json, in: folder), in: folder)
        XCTAssertEqual(start.playback, recording)
        XCTAssertEqual(start.scene.name, "table")
        XCTAssertEqual(start.tuning.base, "gtk")
        XCTAssertEqual(start.tuning.feel.wheel.notchDistance, 41)
        XCTAssertEqual(start.tuning.stage.appearance, .light)
        XCTAssertEqual(recording.windowSize(start), host.size)
    }

    func testARecordingThatNamesNoSceneIsPlayedInOneThatScrollsTheSameWay() async throws {
        let scenes = [(ScrollAxes.vertical, "list"), (.horizontal, "gallery"), ([.vertical, .horizontal], "table")]
        for (axes, scene) in scenes {
            let size = CGSize(width: 400, height: 400)
            XCTAssertEqual(Recording(viewport: size, content: size, axes: axes).scene.name, scene)
        }
    }

    func testTheWindowFitsARecordingAndStaysWithinScreens() async throws {
        let start = try start(nil, in: try temporaryFolder())
        // In the narrow one the inspector is folded.
        for size in [CGSize(width: 900, height: 500), CGSize(width: 400, height: 700)] {
            let window = Recording(viewport: size, content: size).windowSize(start)
            let host = makePlaygroundHost(size: window, model: PlaygroundModel(scene: start.scene))
            host.frame(at: .zero)
            XCTAssertEqual(host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.frame.size.width, size.width)
        }
        let endless = CGSize(width: 9e9, height: 1)
        XCTAssertEqual(
            Recording(viewport: endless, content: endless).windowSize(start), CGSize(width: 1920, height: 240))
    }

    func testOfAFileThatIsNeitherTheWindowSaysSo() async throws {
        let folder = try temporaryFolder()
        for (text, found) in [
            (
                "{\"format\": \"picture\"}",
                "format: found the text \"picture\", expected \"scroll-recording\" or \"scroll-feel\""
            ),
            ("{}", "format"), ("[]", "the file: found"), ("{\"format\": \"scroll-recording\"}", "version"),
            ("{", "1:2"),
        ] {
            let notice = try start(try file(text, in: folder), in: folder).notice
            XCTAssertTrue(notice?.contains(found) ?? false, "\(text): \(notice ?? "nothing")")
        }
        XCTAssertEqual(
            try start(try file("{}", in: folder), in: folder).notice?.hasPrefix("file.json: "), true,
            "the folders take the room of what is wrong")
        let gone = try start(folder.appendingPathComponent("gone.json").path, in: folder).notice
        XCTAssertTrue(gone?.contains("gone.json: cannot be read") ?? false, gone ?? "nothing")
    }
}
