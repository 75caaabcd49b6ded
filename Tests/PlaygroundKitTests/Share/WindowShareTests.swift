import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A page to feel, from the window.
@MainActor
final class WindowShareTests: XCTestCase {
    private func window() throws -> WindowUnderTest {
        let window = WindowUnderTest("gallery")
        let path = ShippedRecordings.folder.appendingPathComponent("carousel-flick.json").path
        window.model.openTake(path)
        window.model.flip()
        window.model.choose(.gtk)
        window.model.flip()
        window.model.lab.isDockOpen = true
        window.settle()
        return window
    }

    func testItIsThePageOfTheCommandForAAndB() async throws {
        let window = try window()
        let take = try XCTUnwrap(window.model.lab.chosenTake)
        let path = try temporaryFolder().appendingPathComponent("take.json").path
        var file = take.file
        file.takeName = take.title
        try file.json.write(toFile: path, atomically: true, encoding: .utf8)
        let command = try Program().run("share", path, "--feel", "uikit", "--feel", "gtk").output
        let withoutName = command.replacing(/, "take": \{"name": "[^"]*"\}/, with: "")
        XCTAssertEqual(
            try window.model.page().split(separator: "\n"), withoutName.split(separator: "\n"), "the pages differ")
    }

    func testTheMenuSavesIt() async throws {
        let window = try window()
        var saved = 0
        window.model.onSavePage = { saved += 1 }
        window.host.click(id: "dock-save")
        window.settle()
        window.host.click(id: "dock-save-page")
        XCTAssertEqual(saved, 1)
    }
}
