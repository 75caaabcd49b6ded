import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A window that `watch` opens again continues where the last one was.
@MainActor
final class SessionTests: XCTestCase {
    private func window() -> WindowUnderTest { WindowUnderTest("my-carousel", program: OwnProgram.program) }

    /// A window restored from the state of another one.
    private func reopened(_ window: WindowUnderTest) throws -> WindowUnderTest {
        let folder = SessionFolder(path: try temporaryFolder().path)
        try window.model.save(to: folder, host: window.host)
        let next = WindowUnderTest("gallery", program: OwnProgram.program)
        next.model.resume(try SessionState(contentsOf: folder.session), from: folder, host: next.host)
        next.settle()
        return next
    }

    private func take(_ window: WindowUnderTest, _ velocity: Double) throws -> Take {
        let snapshot = try XCTUnwrap(window.host.scrollSnapshot(ofID: PlaygroundScene.stageID))
        var recording = Recording(snapshot, tuning: window.model.tuning)
        recording.events = [RecordedEvent(.fling(ScrollVector(x: velocity, y: 0)), at: .zero)]
        recording.unknown[""] = [RecordingTake.sceneKey: .string("my-carousel")]
        return Take(
            id: window.model.lab.nextTakeID(), recording: recording, gesture: GestureSummary(recording, feel: .uikit))
    }

    func testSceneAndOffsetAreWhatTheyWere() async throws {
        let window = window()
        window.host.apply(
            .scrollTo(ScrollVector(x: 592, y: 0), animated: false), toScrollWithID: PlaygroundScene.stageID,
            at: window.host.time)
        window.model.lab.isDockOpen = true
        window.settle()
        let next = try reopened(window)
        XCTAssertEqual(next.model.scene.name, "my-carousel")
        XCTAssertGreaterThan(window.offset.x, 500)
        XCTAssertEqual(next.offset, window.offset)
        XCTAssertTrue(next.model.lab.isDockOpen)
    }

    func testTakesThatAreInMemoryAloneAreListedInTheSameOrder() async throws {
        let window = window()
        for velocity in [900.0, 1800, 2700] { window.model.lab.insert(try take(window, velocity)) }
        let next = try reopened(window)
        let recordings = window.model.lab.takes.map(\.recording.events)
        XCTAssertEqual(next.model.lab.takes.map(\.recording.events), recordings)
        XCTAssertEqual(next.model.lab.takes.map(\.path), [nil, nil, nil])
        XCTAssertNil(next.model.lab.chosenTakeID)
    }

    func testTheTakeOnTheStageStandsAtTheSameMoment() async throws {
        let window = window()
        let takes = try [900.0, 1800].map { try take(window, $0) }
        for take in takes { window.model.lab.insert(take) }
        window.model.choose(takes[0])
        window.model.lab.seek(to: .milliseconds(250))
        let next = try reopened(window)
        XCTAssertEqual(next.model.lab.chosenTake?.recording.events, takes[0].recording.events)
        XCTAssertEqual(next.model.lab.playhead, .milliseconds(250))
        XCTAssertFalse(next.model.lab.isPlaying)
    }

    func testASceneThatIsGoneIsTold() async throws {
        let folder = SessionFolder(path: try temporaryFolder().path)
        let next = window()
        next.model.resume(SessionState(scene: "gone"), from: folder, host: next.host)
        XCTAssertEqual(next.model.scene.name, "my-carousel")
        XCTAssertEqual(next.model.notice, "The scene gone no longer exists")
    }

    func testAFileThatIsNoSessionIsRefused() async throws {
        let folder = SessionFolder(path: try temporaryFolder().path)
        for text in ["", "{}", #"{"format": "scroll-session", "scene": 3}"#] {
            try Files.write(Array(text.utf8), to: folder.session)
            XCTAssertThrowsError(try SessionState(contentsOf: folder.session), text)
        }
    }

    func testWhatTheCompilerSaysIsShownOverTheStageUntilItCompiles() async throws {
        let window = window()
        XCTAssertNil(window.host.frame(ofID: "build problem"))
        window.model.buildState = .failed("A.swift:1:2: error: no")
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "build problem"))
        window.host.click(id: "hide build")
        window.settle()
        XCTAssertNil(window.host.frame(ofID: "build problem"))
        window.model.buildState = .building
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "building"))
    }
}
