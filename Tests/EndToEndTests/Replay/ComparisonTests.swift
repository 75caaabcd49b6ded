import Foundation
import SDLHost
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A and B with real events: switched while a take is on the stage, shown as a ghost, kept over a restart, and told
/// apart blind.
@MainActor
final class ComparisonTests: XCTestCase {
    /// UIKit and Android; A is edited.
    private var pair: Tuning {
        var tuning = Tuning()
        tuning.flip()
        tuning.choose(.android)
        tuning.flip()
        return tuning
    }

    /// A window with a flick of the gallery as its first take.
    private func open() throws -> (desktop: Desktop, window: OpenWindow) {
        let desktop = try Desktop(for: self)
        try FileManager.default.createDirectory(
            at: desktop.tuningFile.deletingLastPathComponent(), withIntermediateDirectories: true)
        try pair.storedText.write(to: desktop.tuningFile, atomically: true, encoding: .utf8)
        let window = try desktop.open("gallery", "--renderer", "software", size: (width: 1280, height: 800))
        let steps = Array(repeating: (x: -22, y: 1), count: 8)
        try window.hands(Hands.drag(from: try window.views.center(of: "stage"), by: steps) + Hands.letGo)
        try window.waitUntilAtRest(for: .milliseconds(600))
        return (desktop, window)
    }

    private func picture(_ window: OpenWindow) throws -> PictureFile {
        try window.waitUntilAtRest()
        return try PictureFile(try window.screenshot())
    }

    /// Between the bars and the panels, above the dock.
    private func stage(_ picture: PictureFile) -> PictureFile {
        picture.crop(CGRect(x: 240, y: 90, width: 680, height: 340))
    }

    /// The transport with the time of the playhead.
    private func transport(_ picture: PictureFile) -> PictureFile {
        picture.crop(CGRect(x: 215, y: 474, width: 500, height: 40))
    }

    /// The curves, without the numbers beside them.
    private func curves(_ picture: PictureFile) -> PictureFile {
        picture.crop(CGRect(x: 215, y: 560, width: 370, height: 205))
    }

    func testTheKeyFlipsWhileATakeIsOnTheStageAndBothAreKept() async throws {
        let (desktop, window) = try open()
        try window.hands("key", "--delay", "40", "ctrl+j", "ctrl+1", "space", "Home", "p")
        try window.hands("key", "--delay", "40", "--repeat", "24", "period")
        let a = try picture(window)
        try window.hands("key", "b")
        let b = try picture(window)
        XCTAssertGreaterThan(stage(b).difference(from: stage(a)).largest, 50, "the scene moves otherwise")
        XCTAssertEqual(transport(b).difference(from: transport(a)).largest, 0, "the playhead stays")
        XCTAssertGreaterThan(curves(b).difference(from: curves(a)).largest, 50, "B's targets and edges are told")
        try window.hands("key", "ctrl+b")
        let again = try picture(window)
        XCTAssertEqual(stage(again).difference(from: stage(a)).largest, 0)
        XCTAssertEqual(curves(again).difference(from: curves(a)).largest, 0)

        try window.hands("key", "b")
        try window.waitUntilAtRest(for: .milliseconds(900))
        _ = try window.close()
        let kept = Tuning(try FeelFile(contentsOf: desktop.tuningFile.path))
        XCTAssertEqual(kept.side, .b)
        XCTAssertEqual(kept.feel, .android)
        XCTAssertEqual(kept.on(.a)?.feel, .uikit)
    }

    func testTheGhostHasOutlinesInTakesAndLive() async throws {
        let (_, window) = try open()
        let orange: (red: UInt8, green: UInt8, blue: UInt8) = (0xF0, 0xA0, 0x4B)
        // The curves are hidden, so that the outlines have their full width.
        try window.hands("key", "--delay", "40", "ctrl+1", "ctrl+j", "space", "Home", "p")
        try window.hands("key", "--delay", "40", "--repeat", "24", "period")
        let before = try picture(window)
        XCTAssertEqual(stage(before).pixels(of: orange).count, 0)
        try window.hands("key", "ctrl+g")
        XCTAssertGreaterThan(stage(try picture(window)).pixels(of: orange).count, 200, "in the take")
        try window.hands("key", "Escape")
        XCTAssertGreaterThan(stage(try picture(window)).pixels(of: orange).count, 200, "live")
        try window.hands("key", "--delay", "40", "ctrl+g", "ctrl+1", "ctrl+j", "space", "Home")
        try window.hands("key", "--delay", "40", "--repeat", "24", "period")
        XCTAssertEqual(stage(try picture(window)).difference(from: stage(before)).largest, 0, "off again")
        _ = try window.close()
    }

    func testABlindTestOfTenRoundsIsPlayedByKeys() async throws {
        let (desktop, window) = try open()
        try window.hands("key", "--delay", "40", "ctrl+1", "space", "Home", "p")
        try window.hands("key", "--delay", "40", "--repeat", "24", "period")
        try window.hands("key", "ctrl+t")
        try window.hands("key", "1")
        let a = stage(try picture(window))
        try window.hands("key", "2")
        let b = stage(try picture(window))
        XCTAssertGreaterThan(a.difference(from: b).largest, 50)
        var seen: [String] = []
        for round in 0..<10 {
            try window.hands("key", "3")
            let x = stage(try picture(window))
            seen.append(x.difference(from: a).largest == 0 ? "A" : "B")
            if seen[round] == "B" { XCTAssertEqual(x.difference(from: b).largest, 0, "X is one of the two") }
            // Nine right answers, and a wrong one.
            try window.hands("key", (seen[round] == "A") == (round < 9) ? "a" : "b")
        }
        try window.hands("key", "Escape")
        try window.waitUntilAtRest()
        let folder = desktop.home.appendingPathComponent(".local/share/scroll-playground/blind-tests")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        XCTAssertEqual(names.count, 1)
        let data = try Data(contentsOf: folder.appendingPathComponent(try XCTUnwrap(names.first)))
        let root = try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let rounds = try XCTUnwrap(root["rounds"] as? [[String: String]])
        XCTAssertEqual(rounds.map { $0["x"] }, seen)
        let result = try XCTUnwrap(root["result"] as? [String: Double])
        XCTAssertEqual(result["right"], 9)
        XCTAssertEqual(try XCTUnwrap(result["chance"]), 11.0 / 1024, accuracy: 1e-12)
        XCTAssertEqual(root["take"] as? String, "Flick")
        try window.hands("key", "Escape")
        _ = try window.close()
        XCTAssertEqual(Tuning(try FeelFile(contentsOf: desktop.tuningFile.path)), pair, "the tunings stay as they were")
    }
}
