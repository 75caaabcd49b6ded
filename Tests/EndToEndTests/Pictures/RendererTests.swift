import Foundation
import TestSupport
import XCTest

@testable import PlaygroundKit

/// The same picture with every renderer.
@MainActor
final class RendererTests: XCTestCase {
    /// The mean difference of a channel (of 255) due to rounding at edges of shapes and letters. Another colour, or a
    /// shift by a pixel, exceeds it by far.
    private static let rounding = 0.35

    private func picture(_ scene: String, _ renderer: String, on desktop: Desktop) throws -> PictureFile {
        let file = desktop.home.appendingPathComponent("\(scene)-\(renderer).png")
        let outcome = try desktop.run(
            "--scene", scene, "--renderer", renderer, "--frames", "3", "--screenshot", file.path)
        XCTAssertEqual(outcome, Command.Outcome(status: 0, output: "", messages: ""))
        return try PictureFile(file)
    }

    func testOpenGLAndSoftwareShowTheSame() async throws {
        let desktop = try Desktop(for: self)
        let scenes = ["gallery", "list", "table", "paging-lab", "sheet", "transitions", "margins"]
        for scene in Repetition.cases(scenes, few: 2) {
            let software = try picture(scene, "software", on: desktop)
            let difference = software.difference(from: try picture(scene, "opengl", on: desktop))
            XCTAssertEqual(software.size, CGSize(width: 1280, height: 800))
            XCTAssertLessThan(difference.mean, Self.rounding, scene)
        }
    }

    func testWithoutAGraphicsProcessorAutoIsSoftware() async throws {
        let desktop = try Desktop(for: self)
        // Everything but the status line, which displays the time of a frame.
        let part = CGRect(x: 0, y: 0, width: 1280, height: 760)
        let automatic = try picture("pages", "auto", on: desktop).crop(part)
        let software = try picture("pages", "software", on: desktop).crop(part)
        XCTAssertEqual(automatic.difference(from: software).largest, 0)
    }

    /// SDL has no format with 10 bits per channel.
    func testADisplayOf30BitsAPixelShowsTheSame() async throws {
        let part = CGRect(x: 0, y: 0, width: 1280, height: 760)
        let usual = try picture("pages", "software", on: Desktop(for: self)).crop(part)
        let deep = try Desktop(for: self, depth: 30)
        for renderer in ["auto", "software"] {
            let shown = try picture("pages", renderer, on: deep).crop(part)
            XCTAssertEqual(shown.difference(from: usual).largest, 0, renderer)
        }
    }

    func testWaylandIsTakenWhereItIsThereAndShowsTheSame() async throws {
        let part = CGRect(x: 0, y: 0, width: 1280, height: 700)
        let usual = try picture("pages", "software", on: Desktop(for: self)).crop(part)
        let wayland = try Desktop(for: self, .wayland)
        for renderer in ["auto", "software"] {
            let shown = try picture("pages", renderer, on: wayland).crop(part)
            XCTAssertEqual(shown.difference(from: usual).largest, 0, renderer)
        }
    }

    /// A display scale of 2 on Wayland gives the same pixels as the user's scale of 2 on X11.
    func testADisplayOfTwoPixelsAPointShowsTheSameOnWayland() async throws {
        func picture(on desktop: Desktop, _ arguments: String...) throws -> PictureFile {
            let file = desktop.home.appendingPathComponent("shown.png")
            let common = ["--scene", "pages", "--frames", "40", "--screenshot", file.path]
            let outcome = try desktop.run(common + arguments)
            XCTAssertEqual(outcome, Command.Outcome(status: 0, output: "", messages: ""))
            // Everything but the status line, which displays the time of a frame.
            return try PictureFile(file).crop(CGRect(x: 0, y: 0, width: 1200, height: 680))
        }
        let usual = try picture(on: Desktop(for: self), "--scale", "2", "--size", "600x380")
        let wayland = try Desktop(for: self, .wayland, scale: 2)
        let software = try picture(on: wayland, "--renderer", "software", "--size", "600x380")
        XCTAssertEqual(software.difference(from: usual).largest, 0)
        let openGL = try picture(on: wayland, "--renderer", "opengl", "--size", "600x380")
        XCTAssertLessThan(openGL.difference(from: usual).mean, Self.rounding)
    }

    /// The X server is asked for indirect OpenGL, which it refuses by default.
    func testARefusalOfTheXServerIsAMessage() async throws {
        let desktop = try Desktop(for: self)
        let arguments = ["run", "--frames", "1", "--renderer"]
        let indirect = ["LIBGL_ALWAYS_INDIRECT": "1"]
        let refused = try desktop.run(arguments + ["opengl"], environment: indirect)
        XCTAssertEqual(refused.status, 2)
        XCTAssertEqual(refused.messages.split(separator: "\n").count, 1, refused.messages)
        for words in ["BadValue", "Use --renderer software"] {
            XCTAssertTrue(refused.messages.contains(words), refused.messages)
        }
        let automatic = try desktop.run(arguments + ["auto"], environment: indirect)
        XCTAssertEqual(automatic, Command.Outcome(status: 0, output: "", messages: ""))
    }
}
