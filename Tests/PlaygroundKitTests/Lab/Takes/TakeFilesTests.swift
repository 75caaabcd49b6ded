import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class TakeFilesTests: XCTestCase {
    private func window(_ folder: String) throws -> WindowUnderTest {
        let window = WindowUnderTest("list")
        window.model.takeFolder = TakeFolder(environment: ["XDG_DATA_HOME": folder])
        return window
    }

    private func fling() throws -> Recording {
        var recording = try SceneGesture.atRest(on: "list")
        recording.events = [RecordedEvent(.fling(ScrollVector(x: 0, y: 900)), at: .zero)]
        return recording
    }

    private func choose(_ window: WindowUnderTest) throws -> Take {
        window.model.lab.collect(try fling(), feel: .uikit, at: Date(timeIntervalSince1970: 1_790_000_000))
        window.model.chooseTake(at: 0)
        window.settle()
        return try XCTUnwrap(window.model.lab.chosenTake)
    }

    /// Waits a few frames; a gesture that plays never settles.
    private func wait(_ window: WindowUnderTest) { window.settle(within: 3) }

    func testASavedTakeIsListedOnTheNextStartWithItsNameDateAndCurve() async throws {
        let folder = try temporaryFolder().path
        let first = try window(folder)
        let take = try choose(first)
        first.host.click(id: "rename take")
        wait(first)
        first.host.key(.character("a"), .control)
        first.host.type("Long one")
        first.host.key(.return)
        wait(first)
        first.host.click(id: "save take")
        let path = try XCTUnwrap(first.model.lab.chosenTake?.path)
        XCTAssertEqual(path, folder + "/scroll-playground/takes/long-one.scroll-recording.json")

        let second = try window(folder)
        second.model.loadTakes()
        let loaded = try XCTUnwrap(second.model.lab.takes.first)
        XCTAssertEqual(loaded.title, "Long one")
        XCTAssertEqual(loaded.date, take.date)
        XCTAssertEqual(loaded.gesture, take.gesture)
        XCTAssertEqual(loaded.recording.events, take.recording.events)
        XCTAssertEqual(loaded.path, path)
    }

    func testTheNameOfASavedTakeIsWrittenToItsFile() async throws {
        let folder = try temporaryFolder().path
        let window = try window(folder)
        let take = try choose(window)
        window.model.save(take)
        let saved = try XCTUnwrap(window.model.lab.chosenTake)
        window.model.rename(saved, to: "  Mine ")
        let path = try XCTUnwrap(saved.path)
        XCTAssertEqual(try Recording(contentsOf: path).takeName, "Mine")
        window.model.rename(try XCTUnwrap(window.model.lab.chosenTake), to: "")
        XCTAssertNil(try Recording(contentsOf: path).takeName)
        XCTAssertEqual(window.model.lab.chosenTake?.title, "Programmatic")
    }

    func testADeletedTakeComesBackWithItsFileInOrderWithTheTuning() async throws {
        let folder = try temporaryFolder().path
        let window = try window(folder)
        let model = window.model
        model.save(try choose(window))
        let saved = try XCTUnwrap(model.lab.chosenTake)
        let path = try XCTUnwrap(saved.path)
        model.tuning.feel.wheel.notchDistance = 40
        window.host.click(id: "delete take")
        XCTAssertTrue(model.lab.takes.isEmpty)
        XCTAssertNil(model.lab.chosenTakeID)
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        model.note(InputEvent(.keyDown(.up, modifiers: []), at: .zero))
        model.tuning.feel.wheel.notchDistance = 50
        model.undo()
        XCTAssertTrue(model.lab.takes.isEmpty, "what was tuned after it is taken back first")
        XCTAssertTrue(model.canUndo)
        model.undo()
        XCTAssertEqual(model.lab.takes, [saved])
        XCTAssertEqual(try Recording(contentsOf: path).events, saved.recording.events)
        model.undo()
        XCTAssertEqual(model.tuning.feel, .uikit)
    }

    func testADeletionThatWasTakenBackIsDoneAgainInOrderWithTheTuning() async throws {
        let folder = try temporaryFolder().path
        let window = try window(folder)
        let model = window.model
        model.save(try choose(window))
        let path = try XCTUnwrap(model.lab.chosenTake?.path)
        model.note(InputEvent(.keyDown(.up, modifiers: []), at: .zero))
        model.tuning.feel.wheel.notchDistance = 40
        model.delete(try XCTUnwrap(model.lab.chosenTake))
        model.note(InputEvent(.keyDown(.down, modifiers: []), at: .zero))
        model.tuning.feel.wheel.notchDistance = 50
        for _ in 0..<3 { model.undo() }
        XCTAssertEqual(model.tuning.feel, .uikit)
        XCTAssertEqual(model.lab.takes.count, 1)
        model.redo()
        XCTAssertEqual(model.tuning.feel.wheel.notchDistance, 40)
        XCTAssertEqual(model.lab.takes.count, 1)
        XCTAssertTrue(model.canRedo)
        model.redo()
        XCTAssertTrue(model.lab.takes.isEmpty)
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        model.redo()
        XCTAssertEqual(model.tuning.feel.wheel.notchDistance, 50)
        XCTAssertFalse(model.canRedo)
        model.undo()
        model.undo()
        XCTAssertEqual(model.lab.takes.count, 1, "and taken back again")
        XCTAssertTrue(FileManager.default.fileExists(atPath: path))
    }

    func testWhatIsDoneAfterAnUndoneDeletionIsNotDeletedByRedo() async throws {
        let window = try window(try temporaryFolder().path)
        let model = window.model
        model.delete(try choose(window))
        model.undo()
        model.note(InputEvent(.keyDown(.up, modifiers: []), at: .zero))
        model.tuning.feel.wheel.notchDistance = 40
        model.undo()
        model.redo()
        XCTAssertEqual(model.tuning.feel.wheel.notchDistance, 40)
        model.undo()
        model.redo()
        XCTAssertEqual(model.lab.takes.count, 1)
    }

    func testChoosingATakeOpensTheCurvesAndLettingGoLeavesThem() async throws {
        let window = try window(try temporaryFolder().path)
        let take = try choose(window)
        XCTAssertTrue(window.model.lab.isDockOpen)
        window.model.toggleDock()
        window.model.toggle(take)
        XCTAssertFalse(window.model.lab.isDockOpen)
        window.model.chooseTake(at: 0)
        XCTAssertTrue(window.model.lab.isDockOpen)
        window.model.toggle(take)
        XCTAssertTrue(window.model.lab.isDockOpen)
        XCTAssertNil(window.model.lab.chosenTakeID)
    }

    func testWhatCannotBeWrittenIsToldAndEverythingStays() async throws {
        let folder = try temporaryFolder().path
        let window = try window(folder)
        try Data().write(to: URL(fileURLWithPath: folder + "/scroll-playground"))
        let take = try choose(window)
        window.model.save(take)
        XCTAssertEqual(window.model.lab.takes, [take])
        let notice = try XCTUnwrap(window.model.notice)
        XCTAssertTrue(notice.hasPrefix("Cannot be written: "), "what is in the way comes before the file: \(notice)")
        XCTAssertTrue(notice.contains(folder), notice)
        window.model.takeFolder = nil
        window.model.save(take)
        XCTAssertEqual(window.model.lab.takes, [take])
        XCTAssertTrue(window.model.notice?.contains("XDG_DATA_HOME") == true)
    }

    func testOpeningPutsTheFileOnTheStageAndABrokenOneIsTold() async throws {
        let folder = try temporaryFolder().path
        let window = try window(folder)
        let path = folder + "/one.json"
        try fling().write(to: path)
        window.model.openTake(path)
        XCTAssertEqual(window.model.lab.chosenTake?.path, path)
        window.model.openTake(path)
        XCTAssertEqual(window.model.lab.takes.count, 1, "the same file is listed once")
        window.model.delete(try XCTUnwrap(window.model.lab.chosenTake))
        XCTAssertTrue(FileManager.default.fileExists(atPath: path), "a file elsewhere is not ours to remove")
        let broken = folder + "/broken.json"
        try Data("{".utf8).write(to: URL(fileURLWithPath: broken))
        window.model.openTake(broken)
        XCTAssertTrue(window.model.notice?.hasPrefix(broken) == true, window.model.notice ?? "nothing")
        XCTAssertTrue(window.model.lab.takes.isEmpty)
    }

    func testFilesThatAreNoRecordingsAreLeftOutOfTheListAndStay() async throws {
        let folder = try temporaryFolder().path
        let window = try window(folder)
        let takes = folder + "/scroll-playground/takes"
        try FileManager.default.createDirectory(atPath: takes, withIntermediateDirectories: true)
        for name in ["a.scroll-recording.json", "notes.txt", ".b.scroll-recording.json"] {
            try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(takes)/\(name)"))
        }
        try fling().write(to: "\(takes)/c.scroll-recording.json")
        window.model.loadTakes()
        XCTAssertEqual(window.model.lab.takes.map(\.path), ["\(takes)/c.scroll-recording.json"])
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: takes).count, 4)
    }

    func testFileNamesAreMadeOfTheTitle() async throws {
        XCTAssertEqual(TakeFolder.stem("Wheel, 5 notches"), "wheel-5-notches")
        XCTAssertEqual(TakeFolder.stem("../../etc/passwd"), "etc-passwd")
        XCTAssertEqual(TakeFolder.stem("?!"), "take")
        let folder = try temporaryFolder().path
        let takes = try XCTUnwrap(TakeFolder(environment: ["XDG_DATA_HOME": folder]))
        let first = try takes.newPath(for: "Flick")
        try Data().write(to: URL(fileURLWithPath: first))
        XCTAssertEqual(try takes.newPath(for: "Flick"), takes.path + "/flick-2.scroll-recording.json")
        XCTAssertEqual(TakeFolder(environment: ["HOME": "/h"])?.path, "/h/.local/share/scroll-playground/takes")
        XCTAssertEqual(
            TakeFolder(environment: ["HOME": "/h", "XDG_DATA_HOME": "x"])?.path,
            "/h/.local/share/scroll-playground/takes")
        XCTAssertNil(TakeFolder(environment: [:]))
    }
}
