import AnalysisTestSupport
import Drawing
import Foundation
import SDLHost
import XCTest

@testable import PlaygroundKit

/// Films as WebP, by the program itself.
final class MovingPictureTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUpWithError() throws {
        folder = try folderWithFling()
    }

    private func run(_ arguments: String) throws -> Program.Outcome {
        try Program().shell("cd '\(folder.path)'; \"$0\" render --scene list --recording fling.json \(arguments)")
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "fling.json" } }
    }

    func testEachFrameShowsThePixelsOfThePictureAtItsTime() throws {
        let size = "--size 200x120 --ghost gtk"
        let outcome = try run("\(size) --every 1/15 --until 0.4 --out clip.webp")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertEqual(outcome.messages, "", "progress is for terminals")
        let film = try XCTUnwrap(MovingPicture(bytes("clip.webp")))
        XCTAssertEqual([film.size.width, film.size.height], [200, 120])
        XCTAssertEqual(film.loops, 0, "for ever")
        XCTAssertEqual(film.frames.map(\.duration), [67, 66, 67, 67, 66, 67, 67], "no error adds up")
        XCTAssertEqual(try run("\(size) --every 1/15 --until 0.4 --out f.png").status, 0)
        for (index, shown) in film.shown.enumerated() {
            let path = folder.appendingPathComponent("f-\(index + 1).png").path
            XCTAssertEqual(shown, try PNGReader.read(path).pixels, "frame \(index + 1)")
        }
    }

    func testThePlotIsInTheFilmAndTheFormatMayBeSaid() throws {
        XCTAssertEqual(
            try run("--size 200x120 --every 0.1 --until 0.2 --plot --format webp --out film").status, 0)
        let film = try XCTUnwrap(MovingPicture(bytes("film")))
        XCTAssertEqual(film.size.height, 120 + 240 + 30)
        XCTAssertEqual(film.frames.count, 3)
    }

    func testWithoutAnEndItGoesOnUntilAllIsAtRest() throws {
        XCTAssertEqual(try run("--size 64x40 --every 1/10 --out clip.webp").status, 0)
        let film = try XCTUnwrap(MovingPicture(bytes("clip.webp")))
        XCTAssertGreaterThan(film.frames.reduce(0) { $0 + $1.duration }, 1500)
    }

    func testWhatCannotBeMeantIsRefused() throws {
        for (arguments, words) in [
            ("--at 0 --out a.webp", "needs --every"), ("--every 0.1 --strip --out a.webp", "pass only one of them"),
            ("--every 0.1 --format webp", "Pass the output file"), ("--every 1/120 --out a.webp", "1/60"),
            ("--every 0.1 --until 200 --out a.webp", "1200 frames"),
        ] {
            let outcome = try run("--size 16x16 " + arguments)
            XCTAssertEqual(outcome.status, 64, arguments)
            XCTAssertTrue(outcome.messages.contains(words), "\(arguments): \(outcome.messages)")
        }
        XCTAssertEqual(try files, [])
    }

    func testAnInterruptLeavesNoFile() throws {
        let outcome = try Program().shell(
            """
            set -m; cd '\(folder.path)'
            "$0" render --scene list --recording fling.json --every 1/60 --until 19 --out clip.webp & film=$!
            sleep 0.5; kill -INT $film; wait $film
            """)
        XCTAssertNotEqual(outcome.status, 0)
        XCTAssertEqual(try files, [])
    }

    func testProgressIsToldOnATerminalAlone() throws {
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/script") else {
            throw XCTSkip("script(1) makes the terminal, and is not here")
        }
        let film = "render --scene list --recording fling.json --size 32x32 --every 1/60 --until 1 --out clip.webp"
        let outcome = try Program().shell("cd '\(folder.path)'; script -qec \"'$0' \(film)\" /dev/null < /dev/null")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertTrue(outcome.output.contains("render: 60 frames"), outcome.output)
        XCTAssertTrue(outcome.output.hasSuffix("\u{1B}[K"), "the line is gone at the end")
    }
}
