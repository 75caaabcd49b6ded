import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class SceneReplayTests: XCTestCase {
    private func recording(_ events: [RecordedEvent]) -> Recording {
        var recording = Recording(
            viewport: CGSize(width: 500, height: 300), content: CGSize(width: 500, height: 9000), events: events)
        recording.offset.y = 40
        return recording
    }

    private func play(
        _ recording: Recording, in scene: String = "list", fitsViewport: Bool, limit: FileLimit = .frames
    ) throws -> (replay: SceneReplay, host: ViewHost) {
        let size = CGSize(width: 800, height: 600)
        let stage = BareStage(
            scene: try SceneCatalog.builtIn.scene(called: scene), feel: .uikit, settings: StageSettings(), size: size)
        let host = ViewHost(size: size) { BareScene(stage: stage) }
        return (try SceneReplay(recording, host: host, stage: stage, fitsViewport: fitsViewport, limit: limit), host)
    }

    private func stage(_ host: ViewHost) throws -> ScrollSnapshot {
        try XCTUnwrap(host.scrollSnapshot(ofID: PlaygroundScene.stageID))
    }

    func testEventsHappenAtTheirOwnTimes() async throws {
        let wheel = RecordedEvent(.wheel(.notch, ScrollVector(x: 0, y: -1)), at: .milliseconds(505))
        var (replay, host) = try play(recording([wheel]), fitsViewport: true)
        replay.advance(to: .milliseconds(500))
        XCTAssertEqual(try stage(host).geometry.contentOffset.y, 40)
        replay.advance(to: .milliseconds(600))
        var alone = Replay(recording([wheel]), feel: .uikit)
        alone.advance(to: .milliseconds(600))
        let offset = alone.scroller.offset(at: .milliseconds(600)).y
        XCTAssertEqual(try stage(host).geometry.contentOffset.y, offset, accuracy: 1e-9)
    }

    func testTheSceneGetsTheSizeOfTheRecordingOnlyWhereThatIsWanted() async throws {
        XCTAssertEqual(
            try stage(play(recording([]), fitsViewport: true).host).frame.size, CGSize(width: 500, height: 300))
        XCTAssertEqual(
            try stage(play(recording([]), fitsViewport: false).host).frame.size, CGSize(width: 800, height: 600))
    }

    func testAResizeChangesTheSceneByAsMuch() async throws {
        let resize = RecordedEvent(.resize(width: 450, height: 310), at: .seconds(1))
        var (replay, host) = try play(recording([resize]), fitsViewport: false)
        replay.advance(to: .seconds(2))
        XCTAssertEqual(try stage(host).frame.size, CGSize(width: 750, height: 610))
    }

    func testOtherScrollViewsOfTheSceneMoveToo() async throws {
        var row = Recording(
            viewport: CGSize(width: 700, height: 46), content: CGSize(width: 4900, height: 46), axes: .horizontal,
            events: [RecordedEvent(.scrollTo(ScrollVector(x: 300, y: 0), animated: false), at: .seconds(2))])
        row.offset.x = 100
        var lab = recording([RecordedEvent(.scrollTo(ScrollVector(x: 0, y: 50), animated: false), at: .seconds(1))])
        lab.add(row, ofView: "row Careful")
        var (replay, host) = try play(lab, in: "paging-lab", fitsViewport: false)
        func offset() -> CGFloat { host.scrollGeometry(ofID: "row Careful")?.contentOffset.x ?? .nan }
        replay.advance(to: .milliseconds(1500))
        XCTAssertEqual(offset(), 100)
        XCTAssertEqual(try stage(host).geometry.contentOffset.y, 50)
        replay.advance(to: .milliseconds(2500))
        XCTAssertEqual(offset(), 300)
    }

    func testAScrollViewWithoutAnIDMovesTooInARowThatComesInWhereTheRecordingBegins() async throws {
        let name = "#stage/15/1"
        var row = Recording(
            viewport: CGSize(width: 700, height: 150), content: CGSize(width: 4200, height: 150), axes: .horizontal,
            events: [RecordedEvent(.scrollTo(ScrollVector(x: 300, y: 0), animated: false), at: .seconds(2))])
        row.offset.x = 100
        var feed = recording([])
        feed.offset.y = 3200
        feed.add(row, ofView: name)
        var (replay, host) = try play(feed, in: "feed", fitsViewport: false)
        func offset() -> CGFloat {
            host.scrollGeometry(ofID: ScrollViewID(name: name, inside: "feed"))?.contentOffset.x ?? .nan
        }
        XCTAssertEqual(offset(), 100)
        replay.advance(to: .milliseconds(2500))
        XCTAssertEqual(offset(), 300)
    }

    /// Each size alone is small enough; a scene of 16,000 points that grows by 16,000 is not.
    func testASceneThatWouldOutgrowAPictureIsRefusedBeforeAnythingIsDrawn() async throws {
        let events = [
            RecordedEvent(.resize(width: 500, height: 300), at: .zero),
            RecordedEvent(.resize(width: 16_000, height: 16_000), at: .seconds(9)),
        ]
        assertFails(
            .malformed,
            "the recording: events[1]: found a size that makes the scene 16000 by 16000 points, expected no picture with "
                + "more than 33554432 pixels.",
            remedy: "Lower the size there, or --size and --scale."
        ) { _ = try play(recording(events), fitsViewport: true) }
        var large = recording([])
        large.viewport = CGSize(width: 16_384, height: 2_049)
        XCTAssertThrowsError(try play(large, fitsViewport: true))
        XCTAssertNoThrow(try play(large, fitsViewport: false))
    }

    /// A day of flings, one every second.
    func testAReplayStopsAtTheLimitOfFrames() async throws {
        let flings = (0..<200).map { RecordedEvent(.fling(ScrollVector(x: 0, y: 900)), at: .seconds($0)) }
        var (replay, host) = try play(recording(flings), fitsViewport: true, limit: .frames.lowered(to: 1000))
        replay.advance(to: .seconds(200))
        XCTAssertTrue(replay.isTooLong)
        XCTAssertLessThan(replay.frameCount, 1100)
        XCTAssertLessThan(host.time, .seconds(20))
    }
}
