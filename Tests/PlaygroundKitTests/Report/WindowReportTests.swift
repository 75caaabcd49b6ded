import AnalysisTestSupport
import Foundation
import Glibc
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A report from the window on the take on its stage.
@MainActor
final class WindowReportTests: XCTestCase {
    private func window(_ feel: ScrollFeel? = nil) throws -> WindowUnderTest {
        let window = WindowUnderTest("list")
        var random = SplitMix(seed: 4)
        let recording = try SceneGesture.random(on: "list", using: &random)
        let path = try temporaryFolder().appendingPathComponent("mine.scroll-recording.json").path
        try recording.json.write(toFile: path, atomically: true, encoding: .utf8)
        window.model.openTake(path)
        if let feel {
            window.model.flip()
            window.model.choose(feel)
        }
        window.model.lab.isDockOpen = true
        window.settle()
        return window
    }

    func testItIsTheReportOfTheCommand() async throws {
        let window = try window()
        let page = try window.model.report()
        XCTAssertTrue(page.contains("The motion of one recorded gesture in the feel UIKit."), page)
        XCTAssertTrue(page.contains("<img"))
        // The file has the name of the take.
        let take = try XCTUnwrap(window.model.lab.chosenTake)
        let path = try temporaryFolder().appendingPathComponent("\(take.title).json").path
        try take.file.json.write(toFile: path, atomically: true, encoding: .utf8)
        let command = try Program().run("report", path, "--feel", "uikit").output
        let (lines, expected) = (page.split(separator: "\n"), command.split(separator: "\n"))
        XCTAssertEqual(lines.count, expected.count)
        for (line, other) in zip(lines, expected) where line != other {
            return XCTFail("\(line.prefix(200))\nand not\n\(other.prefix(200))")
        }
    }

    func testAAndBAreBothInIt() async throws {
        let window = try window(.gtk)
        let page = try window.model.report()
        XCTAssertTrue(page.contains("in two feels. A: UIKit; B: GTK."), page)
        XCTAssertTrue(page.contains("Differences between A and B"))
    }

    func testTheMenuSavesIt() async throws {
        let window = try window()
        var saved = 0
        window.model.onSaveReport = { saved += 1 }
        window.host.click(id: "dock-save")
        window.settle()
        window.host.click(id: "dock-save-report")
        XCTAssertEqual(saved, 1)
        window.model.lab.letGo()
        XCTAssertThrowsError(try window.model.report())
    }

    /// Frames continue meanwhile: each turn of the loop draws at most one picture.
    func testItIsWrittenBesideTheFramesAndSaysHowFarItIs() async throws {
        let window = try window(.gtk)
        let path = try temporaryFolder().appendingPathComponent("page.html").path
        let expected = try window.model.report()
        let writing = ReportWriting(try window.model.reportJob(), to: path)
        var told: [ReportWriting.Progress] = [writing.progress]
        for _ in 0..<30_000 {
            if try writing.advance() { break }
            if told.last != writing.progress { told.append(writing.progress) }
            usleep(1000)
        }
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), expected)
        let pictures = expected.components(separatedBy: "<img").count - 1
        XCTAssertEqual(
            told, [.playing] + (1...pictures).map { .drawing($0, of: pictures) } + [.writing])
        let nowhere = ReportWriting(try window.model.reportJob(), to: "/no/such/folder/page.html")
        XCTAssertThrowsError(try { while try !nowhere.advance() { usleep(1000) } }()) {
            XCTAssertEqual(($0 as? PlaygroundError)?.status, .inputOutput)
        }
    }

    func testItIsValid() async throws {
        let tidy = try SystemTool("tidy")
        let path = try temporaryFolder().appendingPathComponent("page.html").path
        let window = try window(.gtk)
        try window.model.report().write(toFile: path, atomically: true, encoding: .utf8)
        let outcome = try tidy.run(["-q", "-e", "--show-warnings", "yes", path])
        XCTAssertEqual(outcome.messages, "")
    }
}
