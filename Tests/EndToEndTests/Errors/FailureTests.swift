import Foundation
import XCTest

/// Errors of a user, or deficits of a machine: the message, the exit status, and no crash.
@MainActor
final class FailureTests: XCTestCase {
    private static let recording = """
        {"format": "scroll-recording", "version": 1, "viewport": {"width": 400, "height": 800},
         "content": {"width": 400, "height": 5000}, "axes": ["vertical"], "events": [EVENT]}
        """

    private var home = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    override func tearDown() async throws { try FileManager.default.removeItem(at: home) }

    private func file(_ name: String, _ text: String) throws -> String {
        let file = home.appendingPathComponent(name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    /// Runs the program without a display. It must exit with `status`, print each of `words`, and print nothing on
    /// standard output.
    private func assertFails(
        _ arguments: [String], _ status: Int32, _ words: [String], environment extra: [String: String] = [:],
        line: UInt = #line
    ) throws {
        let environment = Desktop.environmentWithoutDisplay(home: home).merging(extra) { $1 }
        let outcome = try Command(Tool.playground(), arguments, environment: environment).outcome()
        XCTAssertEqual(outcome.status, status, "\(arguments): \(outcome.messages)", line: line)
        XCTAssertEqual(outcome.output, "", "\(arguments)", line: line)
        for word in words {
            XCTAssertTrue(outcome.messages.contains(word), "\"\(word)\" is not in: \(outcome.messages)", line: line)
        }
    }

    func testWithoutADisplay() async throws {
        try assertFails(["run"], 2, ["no display", "DISPLAY", "scroll-playground render"])
        try assertFails(["bench", "--scene", "list"], 2, ["no display"])
    }

    /// SDL waits for the display without a timeout, and must not keep the program from ending.
    func testADisplayThatDoesNotAnswerIsLeftAtASignal() async throws {
        let server = try SilentServer(in: home)
        let environment = Desktop.environmentWithoutDisplay(home: home).merging([
            "XDG_RUNTIME_DIR": home.path, "WAYLAND_DISPLAY": server.name,
        ]) { $1 }
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            let command = try Command(Tool.playground(), ["run"], environment: environment)
            try waitUntil("the program to ask for the display") { server.hasGuest }
            kill(command.id, signal)
            XCTAssertEqual(try command.outcome().status, 128 + signal, "\(command.messages)")
            server.dismissGuest()
        }
    }

    func testWithoutFonts() async throws {
        let empty = ["SCROLL_PLAYGROUND_ASSETS": home.path]
        try assertFails(["run"], 2, [home.path, "SCROLL_PLAYGROUND_ASSETS"], environment: empty)
        try assertFails(
            ["render", "--scene", "list", "--at", "0", "--out", home.path + "/a.png"], 2, [home.path],
            environment: empty)
        let fonts = home.appendingPathComponent("Fonts")
        try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
        try assertFails(["run"], 2, [fonts.path], environment: empty)
    }

    func testABrokenFeelFile() async throws {
        let broken = try file("broken.json", "{\"format\": \"scroll-feel\",\n \"version\": 1, \"fling\": }")
        let wrong = try file(
            "wrong.json",
            "{\"format\": \"scroll-feel\", \"version\": 1, \"name\": \"a\", \"fling\": {\"decelerationRate\": 2}}")
        for command in [["run", "--feel"], ["feels", "check"], ["feels", "show"]] {
            try assertFails(command + [broken], 65, [broken + ":2:"])
            try assertFails(command + [wrong], 65, [wrong, "fling.decelerationRate", "the number 2"])
        }
        try assertFails(["run", "--feel", home.path + "/none.json"], 74, ["none.json"])
        try assertFails(["run", "--feel", "bouncy"], 64, ["bouncy", "uikit"])
    }

    func testABrokenRecording() async throws {
        let missing = try file(
            "missing.json",
            Self.recording.replacingOccurrences(of: "EVENT", with: "{\"t\": 0, \"type\": \"move\", \"x\": 1}"))
        let unknown = try file(
            "unknown.json",
            Self.recording.replacingOccurrences(of: "EVENT", with: "{\"t\": 0, \"type\": \"pinch\"}"))
        for (path, place) in [(missing, "events[0].y"), (unknown, "events[0].type")] {
            try assertFails(["trace", path], 65, [path, place])
            let picture = home.path + "/a.png"
            try assertFails(
                ["render", "--scene", "list", "--recording", path, "--at", "0", "--out", picture], 65, [path, place])
        }
    }

    func testWhatCannotBeWritten() async throws {
        let nowhere = home.path + "/nowhere/a.png"
        for option in ["--screenshot", "--record"] { try assertFails(["run", option, nowhere], 74, [nowhere]) }
        try assertFails(["render", "--scene", "list", "--at", "0", "--out", nowhere], 74, [nowhere])
    }

    /// With five, seven or eight files the program died by a signal, with six, nine or ten it hung.
    func testTooFewOpenFilesAreAMessage() async throws {
        let desktop = try Desktop(for: self)
        for limit in [5, 6, 7, 8, 9, 10, 12, 20] {
            let outcome = try desktop.shell("ulimit -n \(limit); exec \"$0\" run --frames 3 --record r.json")
            XCTAssertEqual(outcome.status, 2, "\(limit): \(outcome.messages)")
            XCTAssertTrue(outcome.messages.contains("ulimit -n 256"), "\(limit): \(outcome.messages)")
        }
        XCTAssertEqual(try desktop.shell("ulimit -S -n 8; exec \"$0\" run --frames 3").status, 0, "it may be raised")
    }

    func testALimitOnTheSizeOfFilesIsToldForEachFile() async throws {
        let desktop = try Desktop(for: self)
        let outcome = try desktop.shell(
            "(ulimit -f 0; exec \"$0\" run --frames 3 --record r.json --screenshot s.png 2>&1) | cat >&2; "
                + "exit ${PIPESTATUS[0]}")
        XCTAssertEqual(outcome.status, 74, outcome.messages)
        for file in ["r.json", "s.png"] {
            XCTAssertTrue(outcome.messages.contains("\(file): cannot be written: File too large"), outcome.messages)
        }
    }

    func testWrongArguments() async throws {
        try assertFails(["run", "--size", "0x0"], 64, ["0x0", "1x1"])
        try assertFails(["run", "--scene", "nothing"], 64, ["nothing", "gallery"])
        try assertFails(["render", "--scene", "nothing", "--at", "0", "--out", "a.png"], 64, ["nothing", "gallery"])
    }

    func testAWindowThatBeginsWithOnePixelIsDrawn() async throws {
        let desktop = try Desktop(for: self)
        let picture = desktop.home.appendingPathComponent("one.png")
        for renderer in ["software", "opengl"] {
            let outcome = try desktop.run(
                "--size", "1x1", "--frames", "3", "--renderer", renderer, "--screenshot", picture.path)
            XCTAssertEqual(outcome, Command.Outcome(status: 0, output: "", messages: ""), renderer)
            XCTAssertEqual(try PictureFile(picture).size, CGSize(width: 1, height: 1), renderer)
        }
    }
}
