import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

/// The interaction of the desktop and the window.
@MainActor
final class DesktopTests: XCTestCase {
    /// Without the name, the desktop finds neither its icon nor its entry in the menu.
    func testTheWindowIsNamedAfterItsDesktopEntry() async throws {
        let wayland = try Desktop(for: self, .wayland)
        let window = try wayland.open("list")
        let shown = try wayland.compositor?.window(titled: OpenWindow.title)
        XCTAssertEqual(shown.map { String($0.applicationID) }, PlaygroundProgram.scrollPlayground.applicationID)
        _ = try window.close()
        let onX11 = try Desktop(for: self).open("list")
        for kind in ["--class", "--classname"] {
            try onX11.hands("search", "--onlyvisible", kind, "^\(PlaygroundProgram.scrollPlayground.applicationID)$")
        }
        _ = try onX11.close()
    }

    func testAWindowOnWaylandIsMaximizedAndComesBack() async throws {
        for renderer in ["software", "opengl"] {
            let window = try Desktop(for: self, .wayland).open("list", "--renderer", renderer, size: (900, 600))
            let before = try window.frame()
            try window.toggleMaximized()
            let maximized = try window.frame()
            XCTAssertEqual(maximized.width, CGFloat(Compositor.size.width))
            XCTAssertEqual(maximized.maxY, CGFloat(Compositor.size.height))
            // Weston keeps the keyboard focus on the title bar until a click elsewhere.
            try window.point(at: "stage")
            try window.hands("click", "1")
            XCTAssertEqual(try PictureFile(try window.screenshot()).size, maximized.size)
            try window.toggleMaximized()
            XCTAssertEqual(try window.frame(), before)
            try window.point(at: "stage")
            try window.hands("click", "1")
            _ = try window.close()
        }
    }

    /// The case of compositors that draw title bars themselves, and of systems without libdecor.
    func testAWindowWithoutATitleBarOfItsOwnIsResizedByTheCompositor() async throws {
        let desktop = try Desktop(for: self, .wayland)
        desktop.settings["SDL_VIDEO_WAYLAND_ALLOW_LIBDECOR"] = "0"
        let window = try desktop.open("list", size: (900, 600))
        let before = try window.frame()
        let place = CGPoint(x: before.maxX - 60, y: before.maxY - 60)
        let grip = ["keydown", "super", "mousedown", "3", "sleep", "0.05"]
        try window.hands(
            Hands.move(to: place) + grip + Hands.drag(by: Array(repeating: (x: -10, y: -8), count: 10))
                + ["sleep", "0.1", "mouseup", "3", "keyup", "super"])
        try window.waitUntilAtRest()
        XCTAssertEqual(try window.frame().size, CGSize(width: 800, height: 520))
        XCTAssertEqual(try PictureFile(try window.screenshot()).size, CGSize(width: 800, height: 520))
        _ = try window.close()
    }

    func testWhereNoCompositorAnswersX11IsTaken() async throws {
        let desktop = try Desktop(for: self)
        // A socket's path may have at most 107 bytes.
        let folder = URL(fileURLWithPath: "/tmp/no-wayland-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        addTeardownBlock { try FileManager.default.removeItem(at: folder) }
        // A connection to a plain file is refused, as it is for a socket that a compositor left behind.
        try Data().write(to: folder.appendingPathComponent("left-behind"))
        for display in ["nobody", "left-behind"] {
            let outcome = try desktop.run(
                "--frames", "2",
                environment: ["WAYLAND_DISPLAY": display, "XDG_RUNTIME_DIR": folder.path])
            XCTAssertEqual(outcome, Command.Outcome(status: 0, output: "", messages: ""), display)
        }
    }

    /// A running motion has ended by the clock when the window becomes visible again.
    func testAMinimizedWindowOnWaylandUsesNothingAndComesBackWhereItWouldBe() async throws {
        let window = try Desktop(for: self, .wayland).open("list", size: (900, 600))
        try window.point(at: "stage")
        let frame = try window.frame()
        let button = CGPoint(x: frame.maxX - 82, y: frame.minY - 12)
        try window.hands(["key", "End"] + Hands.move(to: button) + ["click", "1"])
        // A take is written 0.3 s after everything is at rest.
        try window.waitUntilAtRest(for: .seconds(1))
        let before = try ProcessUsage(of: window.command.id)
        try await Task.sleep(for: .seconds(3))
        let after = try ProcessUsage(of: window.command.id)
        XCTAssertEqual(after.sleeps, before.sleeps, "wake-ups")
        XCTAssertEqual(after.cpuTicks, before.cpuTicks, "ticks of 10 ms")
        try window.hands("key", "super+Tab")
        try window.waitUntilAtRest()
        try window.point(at: "stage")
        try window.hands("click", "1")
        XCTAssertGreaterThan(try window.close().rest().y, 10_000 * 50)
    }

    func testTextIsCopiedToOtherProgramsAndPastedFromThemOnWayland() async throws {
        guard let copy = try? Tool.find("wl-copy"), let paste = try? Tool.find("wl-paste") else {
            throw XCTSkip("wl-clipboard is not installed; 'make deps' installs it")
        }
        let desktop = try Desktop(for: self, .wayland)
        let window = try desktop.open("chat")
        let text = "ä, 12"
        let source = try Command(copy, ["--foreground", text], environment: desktop.environment)
        func pasted() throws -> String { try Command(paste, ["-n"], environment: desktop.environment).outcome().output }
        try waitUntil("the text of another program") { try pasted() == text }
        // Each of the others had the keyboard focus for a moment. SDL delivers text only after a click in the window.
        try window.point(at: "draft")
        try window.hands("click", "1")
        try window.waitUntilAtRest()
        try window.hands("key", "ctrl+v", "key", "exclam", "key", "ctrl+a", "key", "ctrl+c")
        try waitUntil("the other program to give the clipboard up") { !source.isRunning }
        try waitUntil("the text of the window") { try pasted() == text + "!" }
        try window.hands("click", "1")
        _ = try window.close()
    }
}
