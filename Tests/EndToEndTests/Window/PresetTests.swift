import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Presets in the real window: saved, chosen after a restart, edited elsewhere, and never half written.
@MainActor
final class PresetTests: XCTestCase {
    private static let notch = "wheel.notchDistance"

    private func folder(_ desktop: Desktop) -> URL {
        desktop.home.appendingPathComponent(".config/scroll-playground/presets")
    }

    private func file(_ desktop: Desktop) -> URL {
        folder(desktop).appendingPathComponent("snappy.scroll-feel.json")
    }

    /// Drags the notch's slider by a number of points from its end, and saves the result as "Snappy".
    private func savePreset(in window: OpenWindow, _ desktop: Desktop) throws {
        let end = try window.endOfSlider(Self.notch)
        try window.hands(Hands.drag(from: end, by: [(x: -9, y: 0)]) + Hands.letGo)
        try window.waitUntilAtRest()
        try window.hands("key", "ctrl+s")
        try window.waitUntilAtRest()
        try window.hands("key", "ctrl+a", "type", "Snappy")
        try window.hands("key", "Return")
        try waitUntil("the preset in \(file(desktop).path)") {
            FileManager.default.fileExists(atPath: file(desktop).path)
        }
    }

    private func saved(_ desktop: Desktop) throws -> Preset {
        Preset(id: "snappy", try FeelFile(contentsOf: file(desktop).path))
    }

    func testAPresetIsSavedAndChosenAfterARestart() async throws {
        let desktop = try Desktop(for: self)
        let first = try desktop.open("list")
        try savePreset(in: first, desktop)
        _ = try first.close()
        let preset = try saved(desktop)
        XCTAssertEqual(preset.name, "Snappy")
        XCTAssertNotEqual(preset.feel, .uikit)

        let second = try desktop.open("list")
        try second.point(at: "feel-button")
        try second.hands("click", "1", "key", "End", "key", "Return")
        try waitUntil("another feel") { try desktop.lastTuning().base != "uikit" }
        // Presets are first in the list.
        try second.hands("click", "1", "key", "Home", "key", "Return")
        try waitUntil("the preset") { try desktop.lastTuning().feel == preset.feel }
        _ = try second.close()
        XCTAssertEqual(try saved(desktop), preset)
    }

    func testAPresetThatIsEditedElsewhereIsShownAtOnce() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        try savePreset(in: window, desktop)
        var preset = try saved(desktop)
        preset.feel.wheel.notchDistance = 123
        // At once, as editors save: a file that is half written is reported.
        try Data(preset.file.json.utf8).write(to: file(desktop), options: .atomic)
        try waitUntil("the edited number") { try desktop.lastTuning().feel.wheel.notchDistance == 123 }
        _ = try window.close()
        XCTAssertEqual(try saved(desktop), preset)
    }

    func testAKillInTheMidstOfSavingLeavesAWholePresetAndNothingElse() async throws {
        let desktop = try Desktop(for: self)
        let first = try desktop.open("list")
        try savePreset(in: first, desktop)
        _ = try first.close()
        for turn in 0..<(Repetition.isWhole ? 6 : 2) {
            let window = try desktop.open("list")
            let end = try window.endOfSlider(Self.notch)
            try window.hands(Hands.drag(from: end, by: [(x: -2 - turn, y: 0)]))
            for _ in 0..<6 + turn { try window.hands(Hands.drag(by: [(x: -1, y: 0)]) + ["key", "ctrl+s"]) }
            kill(window.command.id, SIGKILL)
            XCTAssertEqual(try window.command.outcome().status, 128 + SIGKILL)
            XCTAssertEqual(try saved(desktop).name, "Snappy")
        }
        _ = try desktop.open("list").close()
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder(desktop).path), ["snappy.scroll-feel.json"])
    }
}
