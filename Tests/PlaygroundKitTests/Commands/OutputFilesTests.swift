import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit

/// The options that name an output file, in the program itself: each is refused at once or not at all.
final class OutputFilesTests: XCTestCase {
    /// Runs the program in a new empty folder, without a display.
    private func run(_ line: String, files: [String] = [], folders: [String] = ["d"]) throws -> Program.Outcome {
        let folder = try temporaryFolder()
        for name in folders {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        for name in files { try Data().write(to: folder.appendingPathComponent(name)) }
        return try Program().shell("cd '\(folder.path)'; unset DISPLAY WAYLAND_DISPLAY; export HOME=$PWD; \(line)")
    }

    private func assertRefused(_ arguments: String, _ status: Int32, _ words: String, line: UInt = #line) throws {
        let outcome = try run("\"$0\" \(arguments)", files: ["f.json"])
        XCTAssertEqual(outcome.status, status, "\(arguments): \(outcome.messages)", line: line)
        XCTAssertTrue(outcome.messages.contains(words), "\(arguments): \(outcome.messages)", line: line)
        XCTAssertEqual(outcome.output, "", arguments, line: line)
    }

    func testPathsOfOneCharacterAreAsGoodAsOthers() throws {
        for path in ["x", "'~'", "' '", "-"] {
            for option in ["--record", "--screenshot"] {
                try assertRefused("run \(option)=\(path)", 2, "no display")
            }
        }
        for path in [".", "/", "d/", "d", "..", "x/", "//"] {
            try assertRefused("run --record \(path)", 74, "Name a file, not a folder.")
            try assertRefused("run --screenshot \(path)", 74, "Name a file, not a folder.")
            try assertRefused("render --scene list --at 0 --out \(path)", 74, "Name a file, not a folder.")
        }
    }

    func testAnEmptyNameIsAWrongArgument() throws {
        try assertRefused("run --record ''", 64, "--record: the name is empty.")
        try assertRefused("run --screenshot ''", 64, "--screenshot: the name is empty.")
        try assertRefused("render --scene list --at 0 --out ''", 64, "--out: the name is empty.")
    }

    func testWhatCannotBeWrittenIsSaidBeforeAnythingIsDone() throws {
        try assertRefused("run --record none/a.json", 74, "Make the folder first.")
        try assertRefused("run --screenshot f.json/a", 74, "a part of it is not a folder")
        try assertRefused("run --record /proc/a", 74, "/proc/a: cannot be written")
        let pipe = try run("mkfifo p; \"$0\" run --record p")
        XCTAssertEqual(pipe.status, 74)
        XCTAssertTrue(pipe.messages.contains("named pipe"), pipe.messages)
        let late = try run("\"$0\" render --scene list --at 0,1 --out a.png; ls", folders: ["a-2.png"])
        XCTAssertTrue(late.messages.contains("a-2.png: cannot be written"), late.messages)
        XCTAssertEqual(late.output, "a-2.png\n", "no picture was drawn before")
    }

    func testOneFileForTwoThingsIsAWrongArgument() throws {
        try assertRefused("run --record a --screenshot ./a", 64, "--screenshot and --record are the same file")
        try assertRefused("run --record d/../a --screenshot a", 64, "--screenshot and --record are the same file")
        try assertRefused("run --feel f.json --record f.json", 64, "--record and --feel are the same file")
        try assertRefused(
            "render --scene list --at 0 --recording f.json --out f.json", 64, "--out and --recording are the same file")
        let tuning = ".local/state/scroll-playground"
        let kept = try run("\"$0\" run --record \(tuning)/tuning.json", folders: [tuning])
        XCTAssertEqual(kept.status, 64)
        XCTAssertTrue(kept.messages.contains("the stored tuning"), kept.messages)
        XCTAssertEqual(try run("\"$0\" run --record /dev/null --screenshot /dev/null").status, 2, "harmless")
    }

    func testNoCommandWritesOverAFileThatItReads() throws {
        let names = ["f.json", "g.json", "d/f-1.png", "d/f-2.png", "d/title.png"]
        for (arguments, other) in [
            ("render --scene list --at 0 --recording f.json", "--recording"),
            ("render --scene list --at 0 --feel f.json", "--feel"),
            ("render --scene list --at 0 --recording g.json --ghost f.json", "--ghost"),
            ("report f.json g.json", "a recording"), ("report g.json --feel f.json", "--feel"),
            ("share f.json", "a recording"), ("fit f.json", "the curve"), ("fit g.json --feel f.json", "--feel"),
            ("fit g.json --input f.json", "--input"), ("import f.json", "the log"), ("track d", "a frame"),
        ] {
            let file = arguments.hasPrefix("track") ? "d/f-1.png" : "f.json"
            for output in [file, "./\(file)", "soft", "hard"] {
                let links = "ln -s \(file) soft; ln \(file) hard"
                let outcome = try run("\(links); \"$0\" \(arguments) --out \(output)", files: names)
                XCTAssertEqual(outcome.status, 64, "\(arguments) --out \(output): \(outcome.messages)")
                XCTAssertTrue(
                    outcome.messages.contains("--out and \(other) are the same file"),
                    "\(arguments) --out \(output): \(outcome.messages)")
            }
        }
    }

    func testANameThatIsNoTextIsRefused() throws {
        let outcome = try run("\"$0\" render --scene list --at 0 --out $'\\xff.png'; status=$?; ls; exit $status")
        XCTAssertEqual(outcome.status, 64)
        XCTAssertTrue(outcome.messages.contains("argument 7 is not UTF-8"), outcome.messages)
        XCTAssertEqual(outcome.output, "d\n")
    }

    func testALimitOnTheSizeOfFilesIsAMessageAndNoSignal() throws {
        let outcome = try run(
            "ulimit -f 1; \"$0\" render --scene list --at 0 --out a.png 2>&1 | cat; exit ${PIPESTATUS[0]}")
        XCTAssertEqual(outcome.status, 74, outcome.output)
        XCTAssertTrue(outcome.output.contains("Allow larger files"), outcome.output)
    }

    func testAPatternIsFilledInForASinglePictureToo() throws {
        for (arguments, name) in [
            ("--at 0 --out 'p-%04d.png'", "p-0001.png"), ("--at 0,1 --strip --out '%d.png'", "1.png"),
            ("--at 0 --out '100%.png'", "100%.png"), ("--at 0 --out p.png", "p.png"),
        ] {
            let outcome = try run("\"$0\" render --scene list --size 64x40 \(arguments); ls", folders: [])
            XCTAssertEqual(outcome.output, name + "\n", "\(arguments): \(outcome.messages)")
        }
    }

    func testNumberedPicturesStayInTheirFolder() {
        func path(_ output: String) -> String {
            RenderOptions(
                scene: "list", recording: nil, times: [.zero, .seconds(1)], output: output, size: nil, scale: 1
            ).path(ofPicture: 1)
        }
        XCTAssertEqual(path("a.png"), "a-2.png")
        XCTAssertEqual(path("x"), "x-2")
        XCTAssertEqual(path("a.b/c"), "a.b/c-2")
        XCTAssertEqual(path("/c.d.png"), "/c.d-2.png")
        XCTAssertEqual(path(".png"), ".png-2")
    }
}
