import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// The page in Chromium, under real touches: what it showed is what the program replays.
final class SharedPageInBrowserTests: XCTestCase {
    /// What the script in Browser prints.
    private struct Session: Decodable {
        var takes: [String]
        var shown: String
        var offset: Offset
        var platform: Double
        var complaints: [String]
        var requests: [String]
    }

    private struct Offset: Decodable { var x, y: Double }

    /// What a saved take says it showed: time, x, y each.
    private func frames(_ file: URL) throws -> [[Double]] {
        struct Take: Decodable {
            struct Shown: Decodable { var frames: [[Double]] }
            var final: Shown
        }
        return try JSONDecoder().decode(Take.self, from: Data(contentsOf: file)).final.frames
    }

    func testWhatAFingerDoesThereIsReplayedAsItWasShown() throws {
        let node = try SystemTool("node")
        let chromium = try SystemTool("sh").run(["-c", "command -v chromium"]).output
        guard !chromium.isEmpty else { throw XCTSkip("chromium is not installed here") }
        let folder = try temporaryFolder()
        let page = folder.appendingPathComponent("page.html").path
        let takes = folder.appendingPathComponent("takes")
        try FileManager.default.createDirectory(at: takes, withIntermediateDirectories: true)
        let made = try Program().run("share", "--feel", "uikit", "--feel", "android", "--out", page)
        XCTAssertEqual(made.status, 0, made.messages)

        let script = Repository.root.appendingPathComponent("Tests/PlaygroundKitTests/Share/Browser/feel.mjs").path
        let outcome = try node.run([
            script, chromium.trimmingCharacters(in: .whitespacesAndNewlines), page, takes.path,
        ])
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let session = try JSONDecoder().decode(Session.self, from: Data(outcome.output.utf8))
        XCTAssertEqual(session.complaints, [])
        XCTAssertEqual(session.requests, [])
        XCTAssertEqual(session.shown, "matrix(1, 0, 0, 1, \(-Int(session.offset.x)), 0)")
        XCTAssertGreaterThanOrEqual(session.platform, session.offset.x, "the browser's own goes on from there")

        XCTAssertEqual(session.takes.count, 7)
        for name in session.takes { try assertReplayed(takes.appendingPathComponent("\(name).json")) }
        let feel = try FeelFile(contentsOf: takes.appendingPathComponent("feel.json").path)
        XCTAssertEqual([feel.base, feel.name], ["uikit", "UIKit, tuned"])
        XCTAssertEqual(Array(feel.values.values.keys), ["fling.decelerationRate"])
        XCTAssertNotEqual(feel.feel.fling.decelerationRate, ScrollFeel.uikit.fling.decelerationRate)
        let devices: [String: GestureDevice] = [
            "flick-120": .touch, "wheel": .wheel, "keys": .keyboard, "mouse": .mouse,
        ]
        for (name, device) in devices {
            let recording = try Recording(contentsOf: takes.appendingPathComponent("\(name).json").path)
            XCTAssertEqual(GestureSummary(recording, feel: .uikit).device, device)
        }
    }

    /// That `trace` gives each offset that was shown, to 1e-9.
    private func assertReplayed(_ file: URL) throws {
        let recording = try Recording(contentsOf: file.path)
        XCTAssertFalse(recording.events.isEmpty)
        let frames = try frames(file)
        XCTAssertGreaterThan(frames.count, 5)
        let times = frames.map { "\($0[0])" }.joined(separator: ",")
        let rows = try Program().run("trace", file.path, "--at", times).output.split(separator: "\n").dropFirst()
        XCTAssertEqual(rows.count, frames.count)
        for (row, frame) in zip(rows, frames) {
            let numbers = row.split(separator: ",").prefix(3).compactMap { Double($0) }
            XCTAssertEqual(numbers[1], frame[1], accuracy: 1e-9, "at \(frame[0]) s of \(file.lastPathComponent)")
            XCTAssertEqual(numbers[2], frame[2], accuracy: 1e-9)
        }
    }
}
