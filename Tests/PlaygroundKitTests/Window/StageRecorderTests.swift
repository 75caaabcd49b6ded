import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class StageRecorderTests: XCTestCase {
    private func turnWheel(_ host: ViewHost, _ recorder: StageRecorder) {
        let place = CGPoint(x: 600, y: 400)
        host.send(InputEvent(.wheel(.init(source: .notch, dx: 0, dy: -1, location: place)), at: host.time))
        for _ in 0..<120 {
            // Whole nanoseconds, like the times of a window and of files.
            host.frame(at: host.time + .nanoseconds(16_666_667))
            recorder.frameShown()
        }
    }

    func testWhatIsDoneIsRecordedWithWhatWasShown() async throws {
        let (host, _, recorder) = try stage("list")
        turnWheel(host, recorder)
        let recording = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(recording.events.first?.intent, .wheel(.notch, ScrollVector(x: 0, y: -1)))
        XCTAssertEqual(recording.axes, .vertical)
        guard case .object(let final) = recording.unknown[""]?["final"] else { return XCTFail("nothing was shown") }
        XCTAssertEqual(final["y"], .number(-28 + ScrollFeel.uikit.wheel.notchDistance))
        XCTAssertEqual(try Recording(Array(recording.json.utf8), file: "a"), recording)
    }

    func testAnotherFeelBeginsAnotherRecordingWithTheNextGesture() async throws {
        let (host, model, recorder) = try stage("list")
        turnWheel(host, recorder)
        let first = try XCTUnwrap(recorder.recording)
        model.tuning.feel.wheel.notchDistance = 40
        host.frame(at: host.time + .seconds(1))
        recorder.frameShown()
        XCTAssertEqual(recorder.recording, first, "a gesture that was made is kept until there is another")
        turnWheel(host, recorder)
        let second = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(second.feelValues.applied(to: .uikit).wheel.notchDistance, 40)
        XCTAssertEqual(second.offset.y, -28 + ScrollFeel.uikit.wheel.notchDistance)
        XCTAssertEqual(second.events.first?.time, .zero)
    }

    func testAnotherSceneBeginsAnotherRecordingWithTheNextGesture() async throws {
        let (host, model, recorder) = try stage("list")
        model.show(try SceneCatalog.builtIn.scene(called: "gallery"))
        host.frame(at: host.time + .seconds(1))
        recorder.frameShown()
        turnWheel(host, recorder)
        let recording = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(recording.axes, .horizontal)
        XCTAssertEqual(recording.targets.behavior, .viewAligned)
        XCTAssertEqual(recording.targets.frames.count, 20)
        XCTAssertEqual(recording.unknown[""]?["scene"], .string("gallery"))
    }

    // MARK: Places that a scene chooses

    func testTheDetentsOfASheetAreReplayed() async throws {
        let (host, _, recorder) = try stage("sheet")
        let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        let grip = CGPoint(x: frame.midX, y: frame.maxY - 60)
        for way in [-60.0, 50, -50] { flick(host, recorder, from: grip, by: CGVector(dx: 0, dy: way)) }
        let recording = try XCTUnwrap(recorder.recording)
        let chosen = recording.events.flatMap(\.chosen).compactMap { $0?.y }
        XCTAssertEqual(Set(chosen).count, 2, "half open and open: \(chosen)")
        try assertReplayAgrees(recording, "sheet")
        try assertReplayAgrees(try Recording(Array(recording.json.utf8), file: "a"), "the file")
    }

    /// One gesture moves all rows; in a replay each gets its own part, and no more.
    func testEachRowOfThePagingLabIsRecordedByItself() async throws {
        let (host, _, recorder) = try stage("paging-lab")
        let rows = ["Paging", "View aligned", "Velocity", "Distance", "Careful", "Pages per flick"].map { "row \($0)" }
        for row in Repetition.cases(rows, few: 2) {
            let frame = try XCTUnwrap(host.frame(ofID: row))
            for way in [-120.0, 30] {
                let middle = CGPoint(x: frame.midX, y: frame.midY)
                flick(host, recorder, from: middle, by: CGVector(dx: way, dy: 0))
            }
        }
        let recording = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(recording.viewNames, (rows + ["row Chart"]).sorted())
        for row in rows + ["row Chart"] { try assertReplayAgrees(recording.view(row, file: ""), row) }
    }

    // MARK: Scroll views without an id

    func testTheCarouselsOfTheFeedAreRecordedByTheirPlaces() async throws {
        let (host, _, recorder) = try stage("feed")
        let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        let places = host.scrollViewIDs(inside: "feed").map(\.name)
        XCTAssertEqual(places.prefix(3), ["stage", "#stage/0/1", "#stage/1/1"])
        for name in ["#stage/0/1", "#stage/1/1"] {
            let carousel = try XCTUnwrap(host.scrollSnapshot(ofID: ScrollViewID(name: name, inside: "feed"))).frame
            let start = CGPoint(x: carousel.midX, y: carousel.midY)
            for way in [-200.0, -120] { flick(host, recorder, from: start, by: CGVector(dx: way, dy: 0)) }
        }
        // Out of sight and back: recreated carousels begin at their first card.
        for way in Array(repeating: -300.0, count: 6) + Array(repeating: 300, count: 8) {
            let place = CGPoint(x: frame.midX, y: frame.midY)
            let wheel = InputEvent.Wheel(source: .touchpad, dx: 0, dy: way, location: place)
            host.send(InputEvent(.wheel(wheel), at: host.time + .milliseconds(1)))
            play(host, recorder, frames: 20)
        }
        let recording = try XCTUnwrap(recorder.recording)
        XCTAssertEqual(recording.viewNames, ["#stage/0/1", "#stage/1/1"])
        try assertReplayAgrees(recording, "feed")
        for name in recording.viewNames {
            let carousel = try recording.view(name, file: "")
            guard case .scrollTo(let place, animated: false) = carousel.events.last?.intent else {
                return XCTFail("\(name) was never gone")
            }
            XCTAssertEqual(place.x, -28, name)
            try assertReplayAgrees(carousel, name)
        }
    }

    func testAChoiceThatIsNotPartOfTheRecordingIsLeftOut() async throws {
        let (host, model, recorder) = try stage("sheet")
        let frame = try XCTUnwrap(host.frame(ofID: PlaygroundScene.stageID))
        let grip = CGPoint(x: frame.midX, y: frame.maxY - 60)
        func point(_ rise: Double) -> InputEvent.Pointer {
            InputEvent.Pointer(location: CGPoint(x: grip.x, y: grip.y - rise))
        }
        host.send(InputEvent(.pointerDown(point(0)), at: host.time))
        host.send(InputEvent(.pointerMoved(point(20)), at: host.time))
        play(host, recorder, frames: 1)
        let recorded = try XCTUnwrap(recorder.recording).events
        XCTAssertEqual(recorded.count, 2)
        // Held content cannot continue in a recording with another feel, so its release is in none.
        model.tuning.feel.wheel.notchDistance = 40
        play(host, recorder, frames: 1)
        host.send(InputEvent(.pointerUp(point(20)), at: host.time))
        play(host, recorder)
        XCTAssertEqual(recorder.recording?.events, recorded)
    }
}
