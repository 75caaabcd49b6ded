import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// The live scene in slow motion.
@MainActor
final class SlowMotionTests: XCTestCase {
    /// A window in which takes are collected, at a speed.
    @MainActor
    private final class Stage {
        let model: PlaygroundModel
        let host: ViewHost
        private let observer: StageObserver
        private let collector: TakeCollector

        init(_ scene: String, _ speed: PlaybackSpeed) throws {
            model = PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: scene))
            model.lab.speed = speed
            host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
            host.frame(at: .zero)
            observer = StageObserver(host: host, model: model)
            collector = TakeCollector(host: host, model: model, observer: observer)
            collector.onTake = { [model] in model.lab.collect($0, feel: $1, at: nil) }
            model.lab.comparison.live?.follow(observer)
            frames(2)
        }

        func frames(_ count: Int) {
            for _ in 0..<count {
                let time = host.time + .milliseconds(10)
                model.lab.advance(to: time)
                host.frame(at: time)
                observer.observe()
                collector.frameShown()
                model.update(from: host, frameTime: 0)
            }
        }

        func rest() {
            for _ in 0..<3_000 where !(host.scroll?.phase == .idle && collector.nextWakeUp == nil) { frames(1) }
        }

        func drag(by ways: [CGVector]) {
            let stage = host.frame(ofID: PlaygroundScene.stageID) ?? .zero
            var place = CGPoint(x: stage.midX, y: stage.midY)
            func send(_ kind: (InputEvent.Pointer) -> InputEvent.Kind) {
                let time = host.time + .milliseconds(3)
                host.send(InputEvent(kind(InputEvent.Pointer(location: place)), at: time))
                frames(1)
            }
            send { .pointerDown($0) }
            for way in ways {
                place.x += way.dx
                place.y += way.dy
                send { .pointerMoved($0) }
            }
            send { .pointerUp($0) }
        }
    }

    func testATakeOfAFlickIsTheSameInSlowMotion() async throws {
        let speeds = [PlaybackSpeed.full, .quarter]
        var recordings: [Recording] = []
        for speed in speeds {
            let stage = try Stage("gallery", speed)
            stage.drag(by: Array(repeating: CGVector(dx: -18, dy: 0), count: 8))
            stage.rest()
            let take = try XCTUnwrap(stage.model.lab.takes.first, speed.title)
            try assertReplayAgrees(take.recording, speed.title)
            recordings.append(take.recording)
        }
        for (speed, recording) in zip(speeds, recordings) {
            XCTAssertEqual(recording.events, recordings[0].events, speed.title)
        }
    }

    func testWhatIsRecordedInSlowMotionReplaysExactlyWhateverIsDone() async throws {
        var random = SplitMix(seed: 21)
        for scene in ["gallery", "list"] {
            let speed = try XCTUnwrap(PlaybackSpeed.allCases.dropFirst().randomElement(using: &random))
            let stage = try Stage(scene, speed)
            for _ in 0..<3 {
                let count = Int.random(in: 2...8, using: &random)
                stage.drag(
                    by: (0..<count).map { _ in
                        CGVector(
                            dx: Double.random(in: -25...8, using: &random),
                            dy: Double.random(in: -25...8, using: &random))
                    })
                // The next gesture catches the content in motion.
                stage.frames(Int.random(in: 0...25, using: &random))
                if Bool.random(using: &random) { stage.model.lab.speed = stage.model.lab.speed.next }
            }
            stage.rest()
            let take = try XCTUnwrap(stage.model.lab.takes.first, scene)
            try assertReplayAgrees(take.recording, "\(scene) at \(speed.title)")
        }
    }

    func testTheGhostIsOfTheSameMomentOfTheStage() async throws {
        let stage = try Stage("gallery", .quarter)
        stage.model.flip()
        stage.model.flip()
        stage.model.toggle(.ghost)
        stage.frames(2)
        stage.drag(by: Array(repeating: CGVector(dx: -18, dy: 0), count: 8))
        for _ in 0..<40 {
            stage.frames(1)
            let other = try XCTUnwrap(stage.model.lab.comparison.live?.frame()?.scroll?.geometry.contentOffset.x)
            XCTAssertEqual(
                other, try XCTUnwrap(stage.host.scroll).geometry.contentOffset.x, accuracy: 1e-9,
                "B is a copy of A")
        }
    }

    func testTheLiveCurveHasTheStagesTime() async throws {
        let stage = try Stage("gallery", .quarter)
        stage.model.toggleDock()
        stage.drag(by: Array(repeating: CGVector(dx: -18, dy: 0), count: 8))
        stage.rest()
        let samples = stage.model.curves.curves[0].samples
        for (sample, next) in zip(samples, samples.dropFirst())
        where sample.phase == .decelerating && next.phase == .decelerating {
            let slope = (next.offset.x - sample.offset.x) / (next.time - sample.time)
            XCTAssertEqual(slope, (sample.velocity.x + next.velocity.x) / 2, accuracy: 30)
        }
    }

    func testATakeOnTheStageAndARecordingThatIsPlayedAreNotSlowedTwice() async throws {
        let stage = try Stage("gallery", .half)
        XCTAssertTrue(stage.model.lab.isSlowMotion)
        XCTAssertEqual(stage.model.lab.pace.slowness, 2)
        stage.model.lab.isPlayedInto = true
        stage.frames(1)
        XCTAssertEqual(stage.model.lab.pace.slowness, 1)
        stage.model.lab.isPlayedInto = false
        stage.model.lab.chosenTakeID = 1
        stage.frames(1)
        XCTAssertEqual(stage.model.lab.pace.slowness, 1)
    }

    func testTheSpeedsAreInTheFirstRowOfTheDockWithoutATake() async throws {
        let window = WindowUnderTest()
        window.model.toggleDock()
        window.settle()
        XCTAssertNotNil(window.host.frame(ofID: "lab-speeds") ?? window.host.frame(ofID: "lab-speed"))
    }
}

extension ViewHost {
    fileprivate var scroll: ScrollSnapshot? {
        scrollSnapshot(ofID: PlaygroundScene.stageID, includesTargets: false)
    }
}
