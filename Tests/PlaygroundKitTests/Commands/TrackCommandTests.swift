import AnalysisTestSupport
import Foundation
import SDLHost
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class TrackCommandTests: XCTestCase {
    /// Frames 1, 2 and 4 of content that moves 5 pixels per frame.
    private func film() throws -> String {
        let folder = try temporaryFolder().path
        var page = SyntheticPage.text(200)
        page.length = 96
        for number in [1, 2, 4] {
            try PNGWriter.write(page.picture(at: 5 * Double(number)), to: "\(folder)/frame-000\(number).png")
        }
        return folder
    }

    func testDataGoesToStandardOutputAndWhatIsUncertainBesideIt() async throws {
        let outcome = try Program().run("track", try film(), "--fps", "50", "--pixels-per-point", "0.5")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let curve = try CurveFile(outcome.output, file: "c.csv")
        XCTAssertEqual(curve.rows.map(\.time), [0, 0.02, 0.06])
        for (row, offset) in zip(curve.rows, [0.0, 10, 30]) { XCTAssertEqual(row.offset, offset, accuracy: 0.2) }
        XCTAssertTrue(outcome.messages.contains("frame 3 (0.04 s) is missing"), outcome.messages)
    }

    func testACurveIsWrittenIntoAFile() async throws {
        var options = TrackOptions(folder: try film())
        options.output = try temporaryFolder().appendingPathComponent("c.csv").path
        try runTrack(options)
        XCTAssertEqual(try CurveFile(contentsOf: options.output ?? "").rows.count, 3)
        options.output = "/no/such/folder/c.csv"
        XCTAssertThrowsError(try runTrack(options)) {
            XCTAssertEqual(($0 as? PlaygroundError)?.status, .inputOutput)
        }
    }

    func testNoFrameIsWrittenOver() async throws {
        let folder = try film()
        let frame = URL(fileURLWithPath: folder + "/frame-0004.png")
        let before = try Data(contentsOf: frame)
        let outcome = try Program().run("track", folder, "--out", frame.path)
        XCTAssertEqual(outcome.status, 64, outcome.messages)
        XCTAssertTrue(outcome.messages.contains("Name another file for --out."), outcome.messages)
        XCTAssertEqual(try Data(contentsOf: frame), before)
        XCTAssertEqual(try Program().run("track", folder, "--out", folder + "/curve.csv").status, 0)
    }

    func testNumbersThatCannotBeMeantAreRefused() async throws {
        for option in [
            ["--fps", "0"], ["--fps", "nan"], ["--pixels-per-point", "0"], ["--axis", "z"], ["--region", "1,2,3"],
        ] {
            let outcome = try Program().run(list: ["track", "/no/such/folder"] + option)
            XCTAssertEqual(outcome.status, 64, "\(option)")
            XCTAssertTrue(outcome.messages.contains(option[0]), outcome.messages)
        }
        for text in ["", "1,2,3", "1,2,3,4,5", "-1,0,5,5", "0,0,0,5", "0,0,5,0", "0,0,1.5,5", "0,0,99999,5"] {
            assertFails(
                .usage, "\"\(text)\" is not a part of a picture.",
                remedy: "Give left, top, width and height in whole pixels, as in 0,120,1080,1800."
            ) { _ = try Arguments.region(text) }
        }
        XCTAssertEqual(
            try Arguments.region("0, 120,1080,1800"), PixelRegion(x: 0, y: 120, width: 1080, height: 1800))
    }

    /// A scene's film is tracked and fitted, and the fit must name the feel that drew it.
    func testTheFeelOfAFilmOfOurOwnIsFound() async throws {
        for feel in ["gtk", "uikit"] {
            let curve = try MeasuredCurve(CurveFile(contentsOf: followed(feel)), name: "c.csv")
            let feels = ["chromium", "uikit", "android", "gtk"].compactMap(ScrollFeel.named)
            let ranking = FeelRanking(feels, varying: [], to: curve)
            let best = try XCTUnwrap(ranking.entries.first?.best)
            XCTAssertEqual(best.name, feel, FitReport(ranking).text(.table))
            XCTAssertLessThan(best.rms, 0.3, "text is drawn at whole pixels")
        }
    }

    /// The path of the curve of a fling in the list, drawn in `feel` 30 times a second.
    private func followed(_ feel: String) throws -> String {
        let folder = try temporaryFolder()
        let recording = folder.appendingPathComponent("fling.json").path
        try """
        {"format": "scroll-recording", "version": 1, "scene": "list", "viewport": {"width": 120, "height": 200},
         "content": {"width": 120, "height": 9000}, "axes": ["vertical"], "feel": "\(feel)",
         "events": [{"t": 0, "type": "fling", "vx": 0, "vy": 1500}]}
        """.write(toFile: recording, atomically: true, encoding: .utf8)
        var render = RenderOptions(
            scene: "list", recording: recording, times: [], output: folder.path + "/frame-%03d.png", size: nil, scale: 1
        )
        render.film = FilmMoments(every: 1, over: 30)
        render.film?.end = .seconds(1)
        try renderScene(render)
        var track = TrackOptions(folder: folder.path)
        (track.framesPerSecond, track.output) = (30, folder.path + "/curve.csv")
        try runTrack(track)
        return folder.path + "/curve.csv"
    }
}
