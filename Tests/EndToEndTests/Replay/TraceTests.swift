import Foundation
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A gesture made in the window and replayed.
@MainActor
final class TraceTests: XCTestCase {
    /// A flick to the left, caught and thrown past the edge.
    private func recordedWindow() throws -> OpenWindow {
        let window = try Desktop(for: self).open("gallery")
        let start = try window.views.center(of: "stage")
        try window.hands(Hands.drag(from: start, by: Array(repeating: (x: -15, y: 1), count: 7)) + Hands.letGo)
        try window.hands(
            ["sleep", "0.1"] + Hands.drag(from: start, by: Array(repeating: (x: 33, y: 0), count: 9)) + Hands.letGo)
        try window.waitUntilAtRest()
        _ = try window.close()
        return window
    }

    func testEverySceneIsTracedAsItWasShown() async throws {
        let desktop = try Desktop(for: self)
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 3) {
            let window = try desktop.open(scene, recording: "\(scene).json")
            let start = try window.views.center(of: "stage")
            let flick = Array(repeating: (x: -14, y: -9), count: 8)
            try window.hands(Hands.drag(from: start, by: flick) + Hands.letGo + ["sleep", "0.2"])
            try window.hands(
                Hands.turnWheel(notches: 3) + ["sleep", "0.1", "key", "Next", "sleep", "0.1", "key", "End"])
            // Back and down, so that content that starts at its end also moves.
            try window.hands(
                ["sleep", "0.1"] + Hands.drag(from: start, by: flick.map { (-2 * $0.x, -5 * $0.y) }) + Hands.letGo)
            try window.waitUntilAtRest()
            let recording = try window.close()
            XCTAssertGreaterThan(try recording.shownFrames().count, 3, "nothing moved in \(scene)")
            try recording.assertTraceAgrees(window, scene)
        }
    }

    func testEveryRunPrintsTheSameBits() async throws {
        let window = try recordedWindow()
        let first = try window.trace("--rate", "240")
        XCTAssertGreaterThan(first.split(separator: "\n").count, 100)
        for _ in 0..<3 { XCTAssertEqual(try window.trace("--rate", "240"), first) }
    }

    func testEveryRateShowsTheSamePositionsAtCommonTimes() async throws {
        let window = try recordedWindow()
        let until = "\(try window.recording().duration.inSeconds + 3)"
        func rows(_ rate: Int) throws -> [Int: TraceRow] {
            let rows = try TraceRow.rows(window.trace("--rate", "\(rate)", "--until", until))
            // Common times differ by at most a rounding to nanoseconds.
            return Dictionary(uniqueKeysWithValues: rows.map { (Int(($0.time * 1e6).rounded()), $0) })
        }
        let fine = try rows(240)
        for rate in [30, 60, 120, 144] {
            let common = try rows(rate).compactMap { time, row in fine[time].map { (row, $0) } }
            XCTAssertGreaterThan(common.count, 50, "\(rate) Hz")
            for (row, other) in common {
                XCTAssertEqual(row.x, other.x, accuracy: 1e-6, "\(rate) Hz at \(row.time)")
            }
        }
    }

    func testAPictureOfTheRecordingShowsWhatTheWindowShowed() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("gallery")
        try window.point(at: "paddle-forward")
        try window.hands(["click", "1"] + Hands.move(to: .zero))
        try window.waitUntilAtRest()
        let stage = try window.views.frameInPictures(of: "stage")
        let shown = try PictureFile(window.screenshot())
        let recording = try window.close()
        let file = desktop.home.appendingPathComponent("render.png")
        let outcome = try desktop.run(
            "render", "--scene", "gallery", "--recording", desktop.home.appendingPathComponent("recording.json").path,
            "--at", "\(recording.duration.inSeconds + 5)", "--out", file.path)
        XCTAssertEqual(outcome, Command.Outcome(status: 0, output: "", messages: ""))
        let drawn = try PictureFile(file)
        let place = try ViewMap.frameOfStage(inBareScene: "gallery", size: drawn.size)
        XCTAssertEqual(place.size, stage.size, "the scene has the size at which it was recorded")
        // Away from the round corners of the window's frame around the scene.
        let difference = shown.crop(stage.insetBy(dx: 4, dy: 4)).difference(
            from: drawn.crop(place.insetBy(dx: 4, dy: 4)))
        XCTAssertLessThan(difference.mean, 0.1)
    }
}
