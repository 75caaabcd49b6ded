import Foundation
import XCTest

@testable import PlaygroundKit

/// `watch` with a window in use, and a stand-in for the compiler.
@MainActor
final class WatchTests: XCTestCase {
    private func watch(_ package: WatchedPackage, on desktop: Desktop) throws -> Command {
        let temporary = desktop.home.appendingPathComponent("tmp")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        desktop.settings["SWIFT"] = package.toolchain.path
        desktop.settings["TMPDIR"] = temporary.path
        return try Command(
            try Tool.playground(),
            ["watch", package.folder.path, "--", "--size", "1100x720", "--renderer", "software"],
            environment: desktop.environment)
    }

    /// The window of the `count`-th opened program.
    private func window(
        _ count: Int, of package: WatchedPackage, _ command: Command, scene: String, on desktop: Desktop
    ) throws -> OpenWindow {
        try waitUntil("window \(count) of the package") { package.windows.count >= count }
        return try OpenWindow(
            command, pid: package.windows[count - 1].pid, scene: scene, desktop: desktop,
            recording: desktop.home.appendingPathComponent("none"))
    }

    private func session(on desktop: Desktop) throws -> SessionFolder {
        let temporary = desktop.home.appendingPathComponent("tmp")
        let names = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
        let name = try XCTUnwrap(names.first { $0.hasPrefix("scroll-playground-") }, "\(names)")
        return SessionFolder(path: temporary.appendingPathComponent(name).path)
    }

    func testAChangedSourceComesBackAtTheSameTakeAndAnErrorLeavesTheOldWindow() async throws {
        let desktop = try Desktop(for: self)
        let package = try WatchedPackage(in: desktop.home)
        let command = try watch(package, on: desktop)
        let first = try window(1, of: package, command, scene: "gallery", on: desktop)
        try first.hands(Hands.move(to: try first.views.center(of: "scene pages")) + ["click", "1"])
        try first.waitUntilAtRest()
        let steps = Array(repeating: (x: -22, y: 1), count: 8)
        try first.hands(Hands.drag(from: try first.views.center(of: "stage"), by: steps) + Hands.letGo)
        try first.waitUntilAtRest(for: .milliseconds(600))
        try first.hands("key", "--delay", "40", "ctrl+1", "ctrl+j", "space", "Home")
        try first.hands("key", "--delay", "40", "--repeat", "9", "period")
        try first.waitUntilAtRest()
        let before = try PictureFile(try first.screenshot())

        try package.write("broken")
        let session = try session(on: desktop)
        try waitUntil("what the compiler says") {
            session.state == .failed("Sources/Lab/Scene.swift:1:1: error: cannot find 'broken' in scope")
        }
        try first.waitUntilAtRest()
        XCTAssertGreaterThan(try PictureFile(try first.screenshot()).difference(from: before).largest, 100, "told of")
        XCTAssertEqual(package.windows.map(\.source), ["first"], "the old one stays")

        try package.write("second")
        let second = try window(2, of: package, command, scene: "pages", on: desktop)
        XCTAssertEqual(package.windows.map(\.source), ["first", "second"])
        let state = try SessionState(contentsOf: session.session)
        XCTAssertEqual(state.scene, "pages")
        XCTAssertEqual(state.take?.number, 0)
        XCTAssertEqual(state.take?.isPlaying, false)
        XCTAssertGreaterThan(state.take?.playhead ?? .zero, .milliseconds(50))
        // Everything above the foot of the window, which names the last picture: scenes, stage at the moment of its
        // take, inspector.
        let lab = CGRect(x: 0, y: 0, width: 1100, height: 520)
        let after = try PictureFile(try second.screenshot())
        XCTAssertEqual(after.crop(lab).difference(from: before.crop(lab)).largest, 0)

        try second.hands("key", "ctrl+q")
        let outcome = try command.outcome()
        XCTAssertEqual(outcome.status, 0)
        XCTAssertTrue(outcome.messages.contains("cannot find 'broken' in scope"), outcome.messages)
        XCTAssertFalse(FileManager.default.fileExists(atPath: session.path), "nothing is left behind")
    }

    func testTheWindowLeavesWithTheWatcherHoweverThatEnds() async throws {
        let desktop = try Desktop(for: self)
        let package = try WatchedPackage(in: desktop.home)
        let command = try watch(package, on: desktop)
        _ = try window(1, of: package, command, scene: "gallery", on: desktop)
        kill(command.id, SIGKILL)
        let pid = package.windows[0].pid
        try waitUntil("the end of the window") { kill(pid, 0) != 0 }
    }
}
