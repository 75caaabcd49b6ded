import Foundation
import TestSupport
import XCTest

@testable import PlaygroundKit

/// `render`, without a display.
@MainActor
final class RenderTests: XCTestCase {
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
        return folder
    }

    private func render(_ arguments: [String], in folder: URL) throws {
        let environment = Desktop.environmentWithoutDisplay(home: folder)
        let outcome = try Command(Tool.playground(), ["render"] + arguments, environment: environment).outcome()
        XCTAssertEqual(outcome, Command.Outcome(status: 0, output: "", messages: ""), "\(arguments)")
    }

    func testEverySceneGivesTheSameFileEveryTime() async throws {
        let folder = try folder()
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 3) {
            let files = ["a", "b"].map { folder.appendingPathComponent("\(scene)-\($0).png") }
            for file in files {
                try render(["--scene", scene, "--at", "0", "--out", file.path, "--size", "640x400"], in: folder)
            }
            XCTAssertEqual(try Data(contentsOf: files[0]), try Data(contentsOf: files[1]), scene)
            XCTAssertEqual(try PictureFile(files[0]).size, CGSize(width: 640, height: 400))
        }
    }

    func testARecordingIsPlayedAndEachMomentGetsAPictureOfItsOwn() async throws {
        let folder = try folder()
        let recording = folder.appendingPathComponent("wheel.json")
        try """
        {"format": "scroll-recording", "version": 1, "viewport": {"width": 640, "height": 400},
         "content": {"width": 640, "height": 9000}, "axes": ["vertical"],
         "events": [{"t": 0.5, "type": "wheel", "source": "notch", "dx": 0, "dy": -2}]}
        """.write(to: recording, atomically: true, encoding: .utf8)
        let out = folder.appendingPathComponent("list.png")
        let options = ["--scene", "list", "--recording", recording.path, "--at", "0.2,0.49,3", "--scale", "2"]
        try render(options + ["--out", out.path], in: folder)
        let pictures = try (1...3).map { try PictureFile(folder.appendingPathComponent("list-\($0).png")) }
        XCTAssertEqual(pictures[0].size, CGSize(width: 1280, height: 800), "the recording's viewport, at scale 2")
        XCTAssertEqual(pictures[0].difference(from: pictures[1]).largest, 0, "nothing has happened yet")
        XCTAssertGreaterThan(pictures[1].difference(from: pictures[2]).largest, 0, "the wheel was turned")
    }
}
