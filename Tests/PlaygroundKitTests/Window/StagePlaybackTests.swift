import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class StagePlaybackTests: XCTestCase {
    private let frame = Duration.seconds(1) / 60

    private func wheel(at time: Duration) -> Recording {
        var recording = Recording(
            viewport: CGSize(width: 500, height: 300), content: CGSize(width: 500, height: 9000),
            events: [RecordedEvent(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: time)])
        recording.offset.y = 40
        return recording
    }

    private func window(_ recording: Recording) throws -> (StagePlayback, ViewHost) {
        let scene = try SceneCatalog.builtIn.scene(called: "list")
        let host = makePlaygroundHost(
            size: CGSize(width: 1000, height: 700), model: PlaygroundModel(scene: scene))
        host.frame(at: .zero)
        return (StagePlayback(recording, scene: scene, host: host), host)
    }

    private func offset(_ host: ViewHost) -> CGFloat {
        host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.geometry.contentOffset.y ?? .nan
    }

    private func play(_ playback: StagePlayback, _ host: ViewHost, for seconds: Double) {
        let end = host.time + .seconds(seconds)
        while host.time < end {
            playback.play(until: host.time + frame)
            host.frame(at: host.time + frame)
        }
    }

    func testTheWindowBeginsWhereTheRecordingDoesAndWaitsAMoment() async throws {
        let (playback, host) = try window(wheel(at: .zero))
        XCTAssertEqual(offset(host), 40)
        play(playback, host, for: 0.5)
        XCTAssertEqual(offset(host), 40)
    }

    func testEventsAreAsFarApartAsTheyWereRecorded() async throws {
        let (playback, host) = try window(wheel(at: .seconds(1)))
        XCTAssertNil(playback.nextWakeUp, "nothing is due before there is a first frame")
        play(playback, host, for: 1 / 60)
        let due = try XCTUnwrap(playback.nextWakeUp)
        XCTAssertGreaterThan(due, .seconds(1))
        play(playback, host, for: 1.6)
        XCTAssertEqual(offset(host), 40)
        XCTAssertFalse(playback.isOver)
        play(playback, host, for: 1.4)
        XCTAssertEqual(offset(host), 40 + ScrollFeel.uikit.wheel.notchDistance, accuracy: 1e-6)
        XCTAssertTrue(playback.isOver)
        XCTAssertNil(playback.nextWakeUp)
    }

    func testWhatIsStoppedLetsGoOfTheContent() async throws {
        var recording = wheel(at: .zero)
        recording.events =
            [RecordedEvent(.down(ScrollVector(x: 100, y: 200), .mouse), at: .zero)]
            + (1...10).map { RecordedEvent(.move(ScrollVector(x: 100, y: 200 - 12 * Double($0))), at: frame * $0) }
        let (playback, host) = try window(recording)
        play(playback, host, for: 1)
        XCTAssertEqual(host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.phase, .interacting)
        playback.stop()
        host.frame(at: host.time + .seconds(1))
        XCTAssertEqual(host.scrollSnapshot(ofID: PlaygroundScene.stageID)?.phase, .idle)
    }

    func testAPressAKeyAndTheWheelTakeOverAndAHoverDoesNot() async throws {
        let pointer = InputEvent.Pointer(location: .zero)
        XCTAssertTrue(InputEvent(.pointerDown(pointer), at: .zero).takesOver)
        XCTAssertTrue(InputEvent(.wheel(.init(source: .notch, dx: 0, dy: 1, location: .zero)), at: .zero).takesOver)
        XCTAssertFalse(InputEvent(.pointerMoved(pointer), at: .zero).takesOver)
        XCTAssertFalse(InputEvent(.pointerUp(pointer), at: .zero).takesOver)
    }
}
