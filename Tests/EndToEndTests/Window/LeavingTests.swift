import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Every way of closing the window saves its state.
@MainActor
final class LeavingTests: XCTestCase {
    private func windowWithUnsavedTuning(_ desktop: Desktop) throws -> OpenWindow {
        let window = try desktop.open("list")
        try window.point(at: "stage")
        try window.hands(Hands.turnWheel(notches: 1))
        try window.waitUntilAtRest()
        let end = try window.endOfSlider("wheel.notchDistance")
        try window.hands(Hands.drag(from: end, by: [(x: -4, y: 0)]))
        // Long enough for the window to notice the change, and shorter than its delay before saving.
        try window.waitUntilAtRest(for: .milliseconds(100))
        return window
    }

    private func assertSaved(_ desktop: Desktop, _ window: OpenWindow, line: UInt = #line) throws {
        let tuning = Tuning(try FeelFile(contentsOf: desktop.tuningFile.path))
        XCTAssertNotEqual(tuning.feel.wheel.notchDistance, ScrollFeel.uikit.wheel.notchDistance, line: line)
        XCTAssertFalse(try window.recording().events.isEmpty, line: line)
    }

    func testAnInterruptLeavesWith130AndSavesAll() async throws {
        let desktop = try Desktop(for: self)
        let window = try windowWithUnsavedTuning(desktop)
        kill(window.command.id, SIGINT)
        XCTAssertEqual(try window.command.outcome(), Command.Outcome(status: 130, output: "", messages: ""))
        try assertSaved(desktop, window)
    }

    /// A process that had to be killed for being late would exit with 143.
    func testBeingAskedToEndLeavesWith0InTimeAndSavesAll() async throws {
        let desktop = try Desktop(for: self)
        let window = try windowWithUnsavedTuning(desktop)
        kill(window.command.id, SIGTERM)
        XCTAssertEqual(try window.command.outcome(), Command.Outcome(status: 0, output: "", messages: ""))
        try assertSaved(desktop, window)
    }

    /// A terminal that closes, or a session that ends, sends several signals.
    func testSignalsAtOnceLoseNothing() async throws {
        let desktop = try Desktop(for: self)
        let window = try windowWithUnsavedTuning(desktop)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGINT] { kill(window.command.id, signal) }
        let status = try window.command.outcome().status
        XCTAssertTrue([0, 130].contains(status), "\(status)")
        try assertSaved(desktop, window)
    }

    /// SDL and libdecor wait without a timeout if unread events were left when the connection broke, which happens in
    /// one of three tries.
    func testTheEndOfTheCompositorWhileTheContentMovesSavesAll() async throws {
        for _ in 0..<(Repetition.isWhole ? 12 : 3) {
            let desktop = try Desktop(for: self, .wayland)
            let window = try desktop.open("list")
            try window.point(at: "stage")
            try window.waitUntilAtRest()
            let before = try ProcessUsage(of: window.command.id).cpuTicks
            let wheel = try window.beginHands(Hands.turnWheel(notches: 25))
            try waitUntil("the content to move") { try ProcessUsage(of: window.command.id).cpuTicks > before + 5 }
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...300)))
            kill(try XCTUnwrap(desktop.compositor).id, SIGKILL)
            let outcome = try window.command.outcome()
            XCTAssertEqual(outcome.status, 1, outcome.messages)
            XCTAssertTrue(outcome.messages.contains("the display is gone"), outcome.messages)
            XCTAssertFalse(try window.recording().events.isEmpty)
            _ = try? wheel.outcome()
        }
    }

    /// SDL hides a window before it closes it, and waits for the server to do so.
    func testTheEndOfTheXServerWhileTheWindowClosesEndsTheProgramToo() async throws {
        let desktop = try Desktop(for: self)
        let window = try windowWithUnsavedTuning(desktop)
        kill(desktop.display.serverID, SIGSTOP)
        kill(window.command.id, SIGTERM)
        try waitUntil("the recording, which is written before the window closes") { (try? window.recording()) != nil }
        // The wait for the server cannot be observed from outside; on a slow machine this tests less.
        try await Task.sleep(for: .seconds(1))
        kill(desktop.display.serverID, SIGKILL)
        XCTAssertEqual(try window.command.outcome(), Command.Outcome(status: 0, output: "", messages: ""))
        try assertSaved(desktop, window)
    }

    func testTheEndOfTheXServerIsToldAndSavesAll() async throws {
        let desktop = try Desktop(for: self)
        try assertTheEndSavesAll(of: desktop.display.serverID, desktop)
    }

    func testTheEndOfTheCompositorIsToldAndSavesAll() async throws {
        let desktop = try Desktop(for: self, .wayland)
        try assertTheEndSavesAll(of: try XCTUnwrap(desktop.compositor).id, desktop)
    }

    private func assertTheEndSavesAll(of server: pid_t, _ desktop: Desktop) throws {
        let window = try windowWithUnsavedTuning(desktop)
        kill(server, SIGKILL)
        let outcome = try window.command.outcome()
        XCTAssertEqual(outcome.status, 1, outcome.messages)
        XCTAssertEqual(outcome.messages.split(separator: "\n").count, 1, outcome.messages)
        XCTAssertTrue(outcome.messages.contains("the display is gone"), outcome.messages)
        try assertSaved(desktop, window)
    }

    func testAWindowOfOnePixelNeitherCrashesNorLosesTheTuning() async throws {
        let desktop = try Desktop(for: self)
        let window = try windowWithUnsavedTuning(desktop)
        try window.hands(Hands.letGo)
        try window.resize(width: 1, height: 1)
        try window.hands(Hands.turnWheel(notches: 1))
        _ = try window.close()
        try assertSaved(desktop, window)
    }

    /// Paths that were writable when the window opened are removed or replaced.
    func testEveryFailureIsToldAndLosesNothingElse() async throws {
        let desktop = try Desktop(for: self)
        let folder = desktop.home.appendingPathComponent("recordings")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let picture = desktop.home.appendingPathComponent("last.png")
        let window = try desktop.open("list", "--screenshot", picture.path, recording: "recordings/a.json")
        let end = try window.endOfSlider("wheel.notchDistance")
        try window.hands(Hands.drag(from: end, by: [(x: -4, y: 0)]) + Hands.letGo)
        try window.waitUntilAtRest(for: .milliseconds(100))
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: picture, withIntermediateDirectories: true)
        try window.hands("key", "ctrl+q")
        let outcome = try window.command.outcome()
        XCTAssertEqual(outcome.status, 74)
        XCTAssertTrue(
            outcome.messages.contains("a.json: cannot be written: No such file or directory"), outcome.messages)
        XCTAssertTrue(outcome.messages.contains("\(picture.path): cannot be written: Is a directory"), outcome.messages)
        XCTAssertNotEqual(
            Tuning(try FeelFile(contentsOf: desktop.tuningFile.path)).feel.wheel.notchDistance,
            ScrollFeel.uikit.wheel.notchDistance)
    }
}
