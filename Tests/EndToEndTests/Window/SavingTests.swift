import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Tuning is on the disk while the window is open, whatever happens to the process.
@MainActor
final class SavingTests: XCTestCase {
    private static let notch = "wheel.notchDistance"

    private func saved(_ desktop: Desktop) throws -> Tuning {
        Tuning(try FeelFile(contentsOf: desktop.tuningFile.path))
    }

    private func isSaved(_ desktop: Desktop) -> Bool {
        FileManager.default.fileExists(atPath: desktop.tuningFile.path)
    }

    /// Ends the process by a signal that it cannot handle.
    private func kill(_ window: OpenWindow) throws {
        Foundation.kill(window.command.id, SIGKILL)
        XCTAssertEqual(try window.command.outcome().status, 128 + SIGKILL)
    }

    /// The button stays down and the knob moves; each value found on the disk is a save within the drag.
    func testASliderThatIsDraggedIsSavedOnTheWayAndSurvivesAKill() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        let end = try window.endOfSlider(Self.notch)
        try window.hands(Hands.drag(from: end, by: [(x: -1, y: 0)]))
        var values: [Double] = []
        for _ in 0..<30 {
            try window.hands(Hands.drag(by: [(x: -1, y: 0)]) + ["sleep", "0.2"])
            if isSaved(desktop) { values.append(try saved(desktop).feel.wheel.notchDistance) }
        }
        try kill(window)
        XCTAssertGreaterThan(Set(values).count, 5, "\(values)")
        XCTAssertEqual(values, values.sorted(by: >), "the knob went one way")
        XCTAssertLessThanOrEqual(try saved(desktop).feel.wheel.notchDistance, try XCTUnwrap(values.last))
    }

    func testOneChangeIsSavedWhileTheContentScrolls() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        let end = try window.endOfSlider(Self.notch)
        try window.hands(Hands.drag(from: end, by: [(x: -4, y: 0)]) + Hands.letGo)
        try window.point(at: "stage")
        // Notches overlap: the content does not rest between them.
        try window.hands(Hands.turnWheel(notches: 75))
        try kill(window)
        XCTAssertNotEqual(try saved(desktop).feel.wheel.notchDistance, ScrollFeel.uikit.wheel.notchDistance)
    }

    func testAKillInTheMidstOfSavingLeavesAWholeFileAndNothingElse() async throws {
        let desktop = try Desktop(for: self)
        for turn in 0..<(Repetition.isWhole ? 8 : 2) {
            let window = try desktop.open("list")
            let end = try window.endOfSlider(Self.notch)
            try window.hands(Hands.drag(from: end, by: [(x: -2 - turn, y: 0)]))
            try window.hands(Hands.drag(by: (0..<20 + turn).map { _ in (x: -1, y: 0) }))
            try kill(window)
            XCTAssertNotEqual(try saved(desktop).feel.wheel.notchDistance, ScrollFeel.uikit.wheel.notchDistance)
        }
        _ = try desktop.open("list").close()
        let folder = desktop.tuningFile.deletingLastPathComponent().path
        XCTAssertEqual(
            Set(try FileManager.default.contentsOfDirectory(atPath: folder)),
            ["edited-feels", "tuning.json", "tuning.lock"])
    }

    func testTwoWindowsShowAndKeepEachOthersChanges() async throws {
        let desktop = try Desktop(for: self)
        let first = try desktop.open("list", recording: "first.json")
        let second = try desktop.open("list", recording: "second.json")
        let inSecond = try second.endOfSlider("fling.decelerationRate")
        try second.hands(Hands.drag(from: inSecond, by: [(x: -9, y: 0)]) + Hands.letGo)
        let rate = try desktop.lastTuning().feel.fling.decelerationRate
        XCTAssertNotEqual(rate, ScrollFeel.uikit.fling.decelerationRate)
        try first.raise()
        let inFirst = try first.endOfSlider(Self.notch)
        try first.hands(Hands.drag(from: inFirst, by: [(x: -9, y: 0)]) + Hands.letGo)
        let both = try desktop.lastTuning()
        XCTAssertNotEqual(both.feel.wheel.notchDistance, ScrollFeel.uikit.wheel.notchDistance)
        XCTAssertEqual(both.feel.fling.decelerationRate, rate)
        // A recording contains the feel of its window.
        for window in [first, second] {
            try window.raise()
            try window.point(at: "stage")
            try window.hands(Hands.turnWheel(notches: 1))
            try window.waitUntilAtRest()
            XCTAssertEqual(try window.close().feelValues.applied(to: .uikit), both.feel)
        }
        XCTAssertEqual(try saved(desktop), both)
    }

    /// Tuned, put aside for another feel, and continued after a restart, in the list of feels.
    func testAnEditedFeelSurvivesARestart() async throws {
        let desktop = try Desktop(for: self)
        let first = try desktop.open("list")
        let end = try first.endOfSlider(Self.notch)
        try first.hands(Hands.drag(from: end, by: [(x: -9, y: 0)]) + Hands.letGo)
        let tuned = try desktop.lastTuning()
        XCTAssertNotEqual(tuned.feel, .uikit)
        try first.point(at: "feel-button")
        try first.hands("click", "1", "key", "Down", "key", "Return")
        try first.waitUntilAtRest()
        _ = try first.close()
        XCTAssertEqual(try saved(desktop).feel, .uikitFast)

        let second = try desktop.open("list")
        try second.point(at: "feel-button")
        try second.hands("click", "1", "key", "Up", "key", "Return")
        try second.waitUntilAtRest()
        _ = try second.close()
        XCTAssertEqual(try saved(desktop), tuned)
        let folder = desktop.tuningFile.deletingLastPathComponent().appendingPathComponent("edited-feels")
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["uikit.scroll-feel.json"])
    }

    func testABrokenEditedFeelIsToldOfAndKept() async throws {
        let desktop = try Desktop(for: self)
        let folder = desktop.tuningFile.deletingLastPathComponent().appendingPathComponent("edited-feels")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{".utf8).write(to: folder.appendingPathComponent("gtk.scroll-feel.json"))
        let outcome = try desktop.run("--frames", "3")
        XCTAssertEqual(outcome.status, 0)
        XCTAssertTrue(outcome.messages.contains("gtk.scroll-feel.json:1:"), outcome.messages)
        XCTAssertTrue(outcome.messages.contains("was renamed to"), outcome.messages)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path), ["gtk.scroll-feel.json.broken"])
    }

    func testAFailureIsShownUntilItIsMended() async throws {
        let desktop = try Desktop(for: self)
        let window = try desktop.open("list")
        let folder = desktop.tuningFile.deletingLastPathComponent()
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        let end = try window.endOfSlider(Self.notch)
        try window.hands(Hands.drag(from: end, by: [(x: -4, y: 0)]) + Hands.letGo)
        try waitUntil("the failure to be told") { window.command.messages.contains("Not a directory") }
        XCTAssertTrue(window.command.messages.contains("Move away the file that is in the place of its folder."))
        try FileManager.default.removeItem(at: folder)
        try waitUntil("another attempt") { isSaved(desktop) }
        try window.hands("key", "ctrl+q")
        XCTAssertEqual(try window.command.outcome().status, 0)
    }

    /// The pipe has no writer: reading it would block.
    func testAPipeInTheTuningsPlaceIsSaidAndHoldsUpNothing() async throws {
        let desktop = try Desktop(for: self)
        let folder = desktop.tuningFile.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        XCTAssertEqual(mkfifo(desktop.tuningFile.path, 0o600), 0)
        let outcome = try desktop.run("--frames", "3")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertTrue(outcome.messages.contains("tuning.json"), outcome.messages)
    }

    func testWithoutAHomeThatIsSaidOnce() async throws {
        let desktop = try Desktop(for: self)
        let outcome = try desktop.run("--frames", "3", environment: ["HOME": ""])
        XCTAssertEqual(outcome.status, 0)
        XCTAssertEqual(outcome.messages.components(separatedBy: "neither HOME nor XDG_STATE_HOME").count, 2)
    }
}
