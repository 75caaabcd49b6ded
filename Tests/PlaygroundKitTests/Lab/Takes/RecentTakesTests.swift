import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Unsaved takes, after the end of the process.
@MainActor
final class RecentTakesTests: XCTestCase {
    /// A newly opened window that keeps its takes in a folder.
    @MainActor
    private struct Lab {
        let window = WindowUnderTest("list")
        let recent: RecentTakes
        var model: PlaygroundModel { window.model }
        var titles: [String] { model.lab.takes.map(\.title) }

        init(_ folder: String) throws {
            recent = try XCTUnwrap(
                RecentTakes(environment: ["XDG_STATE_HOME": folder]))
            model.takeFolder = TakeFolder(environment: ["XDG_DATA_HOME": folder])
            model.loadTakes()
            model.follow(recent)
        }

        func fling(_ speed: Double = 900) throws {
            var recording = try SceneGesture.atRest(on: "list")
            recording.events = [RecordedEvent(.fling(ScrollVector(x: 0, y: speed)), at: .zero)]
            model.lab.collect(recording, feel: .uikit, at: Date(timeIntervalSince1970: 1_790_000_000))
        }
    }

    private func files(_ folder: String) -> [String] {
        let path = folder + "/scroll-playground/recent-takes"
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// The process ends without cleanup, as after a kill.
    func testATakeThatWasNotSavedIsListedOnTheNextStart() async throws {
        let folder = try temporaryFolder().path
        let first = try Lab(folder)
        try first.fling()
        try first.fling(-700)
        let takes = first.model.lab.takes
        first.model.rename(takes[0], to: "Back")
        first.recent.finish()
        let second = try Lab(folder)
        XCTAssertEqual(second.titles, ["Back", "Programmatic"])
        for (old, new) in zip(takes, second.model.lab.takes) {
            XCTAssertNil(new.path, "it is not saved by that")
            XCTAssertEqual(new.recording.events, old.recording.events)
            XCTAssertEqual(new.gesture, old.gesture)
            XCTAssertEqual(new.date, old.date)
        }
        XCTAssertEqual(files(folder).count, 2, "nothing is written twice")
    }

    func testWhatIsSavedOrDeletedIsNotKeptBesidesAndComesBackWithUndo() async throws {
        let folder = try temporaryFolder().path
        let lab = try Lab(folder)
        try lab.fling()
        try lab.fling(-700)
        lab.model.save(lab.model.lab.takes[0])
        lab.recent.finish()
        XCTAssertEqual(files(folder).count, 1)
        lab.model.delete(lab.model.lab.takes[1])
        lab.recent.finish()
        XCTAssertEqual(files(folder), [])
        lab.model.undo()
        lab.recent.finish()
        XCTAssertEqual(files(folder).count, 1)
        XCTAssertEqual(try Lab(folder).model.lab.takes.count, 2)
    }

    func testOfMoreThanTheListTakesTheNewestAreKept() async throws {
        let folder = try temporaryFolder().path
        let lab = try Lab(folder)
        for number in 0..<LabModel.mostTakes + 3 { try lab.fling(500 + Double(number)) }
        lab.recent.finish()
        XCTAssertEqual(files(folder).count, LabModel.mostTakes)
        let next = try Lab(folder)
        XCTAssertEqual(next.model.lab.takes.map(\.recording.events), lab.model.lab.takes.map(\.recording.events))
    }

    func testAFileThatIsNoRecordingIsLeftOutAndStays() async throws {
        let folder = try temporaryFolder().path
        let lab = try Lab(folder)
        try lab.fling()
        lab.recent.finish()
        let file = folder + "/scroll-playground/recent-takes/1.scroll-recording.json"
        try "{".write(toFile: file, atomically: true, encoding: .utf8)
        XCTAssertEqual(try Lab(folder).titles, ["Programmatic"])
        XCTAssertTrue(FileManager.default.fileExists(atPath: file))
    }

    /// Like a full disk.
    func testWhatCannotBeWrittenIsToldOfAndTheTakeStaysInTheList() async throws {
        let folder = try temporaryFolder().path
        let lab = try Lab(folder)
        try "".write(toFile: folder + "/scroll-playground", atomically: true, encoding: .utf8)
        try lab.fling()
        lab.recent.finish()
        for _ in 0..<100 where lab.model.notice == nil { try await Task.sleep(for: .milliseconds(10)) }
        let notice = try XCTUnwrap(lab.model.notice)
        XCTAssertTrue(notice.hasPrefix("The take is only kept until the window closes: "), notice)
        XCTAssertTrue(notice.contains(folder), notice)
        XCTAssertEqual(lab.titles, ["Programmatic"])
    }
}
