import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit

/// Films and contact sheets, by the program itself.
final class FilmCommandTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = try folderWithFling()
    }

    private func run(_ arguments: String) throws -> Program.Outcome {
        try Program().shell("cd '\(folder.path)'; \"$0\" render --scene list \(arguments)")
    }

    private func files() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "fling.json" }.sorted()
    }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    func testEachFrameIsAFileThatIsCalledAsThePatternSays() throws {
        let outcome = try run("--every 1/10 --from 0.1 --until 0.3 --size 64x40 --out 'frame-%04d.png'")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(outcome.messages, "", "progress is for terminals")
        XCTAssertEqual(try files(), ["frame-0001.png", "frame-0002.png", "frame-0003.png"])
        XCTAssertEqual(try run("--at 0.2 --size 64x40 --out one.png").status, 0)
        XCTAssertEqual(try data("frame-0002.png"), try data("one.png"), "the picture of --at")
    }

    func testAGhostOutlinesWhatAnotherFeelDoesAndTheSameFeelsCardsLieUnderIt() throws {
        let frames = "--recording fling.json --size 200x160 --scale 0.5"
        for (name, ghost) in [
            ("none", ""), ("same", "--ghost uikit"), ("gtk", "--ghost gtk"), ("again", "--ghost gtk"),
        ] {
            let outcome = try run("\(frames) --at 0,0.5 \(ghost) --out \(name).png")
            XCTAssertEqual(outcome.status, 0, outcome.messages)
        }
        XCTAssertEqual(try data("gtk-1.png"), try data("same-1.png"), "all begin at one place")
        XCTAssertNotEqual(try data("same-1.png"), try data("none-1.png"))
        XCTAssertNotEqual(try data("gtk-2.png"), try data("same-2.png"))
        XCTAssertEqual(try data("gtk-2.png"), try data("again-2.png"))
        XCTAssertEqual(try run("--at 0 --ghost gtk --out a.png").status, 64, "nothing is done")
        XCTAssertEqual(try run("\(frames) --at 0 --ghost bouncy --out a.png").status, 64)
        XCTAssertEqual(try run("\(frames) --at 0 --ghost fling.json --out a.png").status, 65)
    }

    /// Width and height of a PNG file.
    private func size(_ name: String) throws -> [Int] {
        let bytes = [UInt8](try data(name).prefix(24))
        return [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    func testThePlotStandsBelowTheSceneWithALineAtTheMoment() throws {
        let frames = "--recording fling.json --size 320x200"
        for (name, options) in [
            ("bare", "--at 0.5"), ("plot", "--at 0.5 --plot"), ("again", "--at 0.5 --plot"),
            ("later", "--at 20,21 --plot"), ("ghost", "--at 0.5 --plot --ghost gtk"), ("gtk", "--at 0.5 --ghost gtk"),
            ("strip", "--at 0,0.5 --strip"), ("plotted", "--at 0,0.5 --strip --plot"),
        ] {
            let outcome = try run("\(frames) \(options) --out \(name).png")
            XCTAssertEqual(outcome.status, 0, outcome.messages)
        }
        XCTAssertEqual(try size("bare.png"), [320, 200])
        XCTAssertEqual(try size("plot.png"), [320, 200 + 240 + 30])
        XCTAssertEqual(try size("ghost.png"), [320, 200 + 240 + 46], "with the names of both feels")
        XCTAssertEqual(try size("gtk.png"), [320, 200])
        XCTAssertEqual(try size("plotted.png"), [try size("strip.png")[0], try size("strip.png")[1] + 270])
        XCTAssertEqual(try data("plot.png"), try data("again.png"))
        XCTAssertEqual(try data("later-1.png"), try data("later-2.png"), "all is at rest, and past the curves")
        XCTAssertEqual(try run("--at 0 --plot --out a.png").status, 64, "nothing is done")
    }

    func testWithoutAnEndAFilmGoesOnUntilAllIsAtRest() throws {
        let frames = "--recording fling.json --size 64x40 --scale 0.5"
        XCTAssertEqual(try run("\(frames) --every 1/10 --out f.png").status, 0)
        let names = try files()
        XCTAssertGreaterThan(names.count, 8)
        XCTAssertLessThan(names.count, 60)
        let last = "f-\(names.count).png"
        XCTAssertEqual(try run("\(frames) --at 30 --out rest.png").status, 0)
        XCTAssertEqual(try data(last), try data("rest.png"))
        XCTAssertNotEqual(try data("f-2.png"), try data("rest.png"))
    }

    func testAFilmOnStandardOutputHasTheFramesOneAfterTheOther() throws {
        let outcome = try run("--recording fling.json --every 1/30 --until 1 --size 64x40 --format y4m > film.y4m")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let film = try data("film.y4m")
        let header = "YUV4MPEG2 W64 H40 F30:1 Ip A1:1 C420jpeg\n"
        XCTAssertEqual(String(decoding: film.prefix(header.utf8.count), as: UTF8.self), header)
        XCTAssertEqual(film.count, header.utf8.count + 31 * (6 + 64 * 40 * 3 / 2))
        XCTAssertEqual(try files(), ["film.y4m"])
    }

    func testAClosedPipeEndsAFilm() throws {
        let outcome = try run(
            "--every 1/60 --until 400 --size 64x40 --format y4m | head -c 100 | wc -c; exit ${PIPESTATUS[0]}")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(outcome.messages, "")
        XCTAssertEqual(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines), "100")
    }

    func testAStripIsOnePicture() throws {
        let outcome = try run("--recording fling.json --every 0.1 --until 0.5 --size 200x120 --strip --out sheet.png")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(try files(), ["sheet.png"])
        XCTAssertEqual(try run("--at 0,1,2 --size 200x120 --strip --out other.png").status, 0)
        XCTAssertNotEqual(try data("sheet.png"), try data("other.png"))
    }

    func testWhatDoesNotGoTogetherIsSaid() throws {
        for (arguments, words) in [
            ("--out a.png", "with --at or --every"), ("--at 1 --every 1 --until 2 --out a.png", "not both"),
            ("--at 1 --until 2 --out a.png", "require --every"), ("--every 1 --out a.png", "Pass --until"),
            ("--every 1 --from 3 --until 2 --out a.png", "before --from"), ("--at 1", "--out FILE.png"),
            ("--at 1 --format y4m", "needs --every"), ("--every 1 --until 2 --format y4m --out a", "standard output"),
            ("--every 1 --until 2 --format y4m --strip", "pass only one of them"),
            ("--every 0 --until 1 --out a.png", "is not a time between frames"),
            ("--every 1/60 --until 100 --size 8x8 --out a.png", "--format y4m"),
            ("--every 1/60 --until 100 --size 8x8 --strip --out a.png", "further apart"),
        ] {
            let outcome = try run(arguments)
            XCTAssertEqual(outcome.status, 64, "\(arguments): \(outcome.messages)")
            XCTAssertTrue(outcome.messages.contains(words), "\(arguments): \(outcome.messages)")
        }
    }

    func testTooManyMomentsAreRefusedBeforeTheFirstPicture() throws {
        for (arguments, limit) in [
            ("--every 1/60 --until 100 --size 8x8 --out a.png", "1000 pictures"),
            ("--recording fling.json --every 1/60 --from 1 --until 100 --size 8x8 --out a.png", "1000 pictures"),
            ("--every 1/60 --until 100 --size 8x8 --strip --out a.png", "200 moments"),
            ("--every 1/1000 --until 100 --size 8x8 --format y4m | cat", "30000 frames"),
            ("--every 1/60 --until 100 --size 8x8 --out a.webp", "1200 frames"),
        ] {
            let outcome = try run("\(arguments); exit ${PIPESTATUS[0]}")
            XCTAssertEqual(outcome.status, 64, "\(arguments): \(outcome.messages)")
            XCTAssertTrue(outcome.messages.contains("more than \(limit)"), "\(arguments): \(outcome.messages)")
            XCTAssertEqual(outcome.output, "", arguments)
            XCTAssertEqual(try files(), [], arguments)
        }
    }

    func testAWindowThatWasResizedIsNoFilm() throws {
        try """
        {"format": "scroll-recording", "version": 1, "viewport": {"width": 640, "height": 400},
         "content": {"width": 640, "height": 9000}, "axes": ["vertical"],
         "events": [{"t": 0.1, "type": "resize", "width": 600, "height": 400}]}
        """.write(to: folder.appendingPathComponent("resize.json"), atomically: true, encoding: .utf8)
        let outcome = try run("--recording resize.json --every 1/10 --until 0.5 --format y4m > /dev/null")
        XCTAssertEqual(outcome.status, 65, outcome.messages)
        XCTAssertTrue(outcome.messages.contains("--until"), outcome.messages)
    }
}
