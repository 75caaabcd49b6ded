import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

@MainActor
final class TakeCollectorTests: XCTestCase {
    /// A window in which takes are collected, driven frame by frame.
    @MainActor
    private final class Stage {
        let model: PlaygroundModel
        let host: ViewHost
        let observer: StageObserver
        let collector: TakeCollector

        init(_ scene: String, longest: Duration = TakeCollector.longest) throws {
            model = PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: scene))
            host = makePlaygroundHost(size: CGSize(width: 1280, height: 800), model: model)
            host.frame(at: .zero)
            observer = StageObserver(host: host, model: model)
            collector = TakeCollector(host: host, model: model, observer: observer, longest: longest)
            collector.onTake = { [model] in model.lab.collect($0, feel: $1, at: nil) }
        }

        var takes: [Take] { model.lab.takes }

        func wait(frames: Int) {
            for _ in 0..<frames {
                host.frame(at: host.time + .milliseconds(10))
                observer.observe()
                collector.frameShown()
            }
        }

        func drag(by way: CGVector, steps: Int = 10, pause: Int = 0) {
            let stage = host.frame(ofID: PlaygroundScene.stageID) ?? .zero
            var place = CGPoint(x: stage.midX, y: stage.midY)
            func send(_ kind: (InputEvent.Pointer) -> InputEvent.Kind) {
                let time = host.time + .milliseconds(1)
                host.send(InputEvent(kind(InputEvent.Pointer(location: place)), at: time))
                wait(frames: 1)
            }
            send { .pointerDown($0) }
            for _ in 0..<steps {
                place.x += way.dx / CGFloat(steps)
                place.y += way.dy / CGFloat(steps)
                send { .pointerMoved($0) }
            }
            wait(frames: pause)
            send { .pointerUp($0) }
        }

        func turnWheel(_ notches: Double) {
            host.turnWheel(notches, overID: PlaygroundScene.stageID)
            wait(frames: 1)
        }
    }

    func testAFlickIsKeptOnceAllHasRestedForAWhile() async throws {
        let stage = try Stage("gallery")
        stage.drag(by: CGVector(dx: -200, dy: 0))
        for _ in 0..<400 where stage.collector.nextWakeUp == nil { stage.wait(frames: 1) }
        stage.wait(frames: 20)
        XCTAssertTrue(stage.takes.isEmpty, "it has not rested for 0.3 s")
        let due = try XCTUnwrap(stage.collector.nextWakeUp, "without a frame nobody would notice")
        XCTAssertGreaterThan(due, stage.host.time)
        stage.wait(frames: 20)
        let take = try XCTUnwrap(stage.takes.first)
        XCTAssertNil(stage.collector.nextWakeUp)
        XCTAssertEqual(stage.takes.count, 1)
        XCTAssertEqual(take.gesture.kind, .flick)
        XCTAssertEqual(take.gesture.device, .mouse)
        XCTAssertEqual(take.recording.events.first?.time, .zero)
        XCTAssertEqual(take.recording.sceneName, "gallery")
        XCTAssertEqual(take.gesture.curve.first, 0)
        XCTAssertEqual(take.gesture.curve.last, 1)
        try assertReplayAgrees(take.recording, "gallery")
    }

    func testEachGestureBeginsWhereTheLastOneEndedAndCountsFromItsOwnTouch() async throws {
        let stage = try Stage("list")
        for _ in 0..<2 {
            for _ in 0..<5 { stage.turnWheel(-1) }
            stage.wait(frames: 200)
        }
        XCTAssertEqual(stage.takes.count, 2)
        let (second, first) = (stage.takes[0].recording, stage.takes[1].recording)
        XCTAssertEqual(stage.takes.map(\.gesture.kind), [.wheel(notches: 5), .wheel(notches: 5)])
        XCTAssertEqual(second.events.first?.time, .zero)
        XCTAssertEqual(second.offset.y, first.offset.y + 5 * ScrollFeel.uikit.wheel.notchDistance, accuracy: 1e-6)
        try assertReplayAgrees(second, "list")
    }

    func testWhatIsDoneWhileTheContentMovesBelongsToTheSameGesture() async throws {
        let stage = try Stage("list")
        stage.drag(by: CGVector(dx: 0, dy: -300), steps: 5)
        stage.wait(frames: 15)
        stage.drag(by: CGVector(dx: 0, dy: -20), steps: 2)
        stage.wait(frames: 400)
        XCTAssertEqual(stage.takes.map(\.gesture.kind), [.catching])
    }

    func testAClickIsNoGesture() async throws {
        let stage = try Stage("list")
        stage.drag(by: CGVector(dx: 0, dy: 0), steps: 1)
        stage.wait(frames: 100)
        XCTAssertTrue(stage.takes.isEmpty)
        XCTAssertNil(stage.collector.nextWakeUp)
    }

    func testOtherNumbersEndAGesture() async throws {
        let stage = try Stage("list")
        stage.drag(by: CGVector(dx: 0, dy: -300), steps: 5)
        stage.wait(frames: 3)
        stage.model.tuning.feel.wheel.notchDistance = 33
        stage.wait(frames: 1)
        XCTAssertEqual(stage.takes.map(\.gesture.kind), [.flick])
        stage.wait(frames: 400)
        XCTAssertEqual(stage.takes.count, 1)
        stage.turnWheel(-1)
        stage.wait(frames: 100)
        XCTAssertEqual(stage.takes.first?.recording.feelValues.applied(to: .uikit).wheel.notchDistance, 33)
    }

    func testAnotherSceneEndsAGesture() async throws {
        let stage = try Stage("list")
        stage.turnWheel(-1)
        stage.model.show(try SceneCatalog.builtIn.scene(called: "gallery"))
        stage.wait(frames: 100)
        XCTAssertEqual(stage.takes.map(\.recording.sceneName), ["list"])
        stage.turnWheel(-1)
        stage.wait(frames: 200)
        XCTAssertEqual(stage.takes.map(\.recording.sceneName), ["gallery", "list"])
    }

    func testWhatIsDoneToAScrollViewInsideIsOfThatScrollView() async throws {
        let stage = try Stage("feed")
        stage.wait(frames: 2)
        let place = try XCTUnwrap(
            stage.host.scrollViewIDs(inside: "feed").first { stage.host.scrollSnapshot(ofID: $0)?.axes == .horizontal })
        let frame = try XCTUnwrap(stage.host.scrollSnapshot(ofID: place)?.frame)
        let wheel = InputEvent.Wheel(
            source: .touchpad, dx: 60, dy: 0, location: CGPoint(x: frame.midX, y: frame.midY))
        for _ in 0..<5 {
            stage.host.send(InputEvent(.wheel(wheel), at: stage.host.time))
            stage.wait(frames: 1)
        }
        stage.wait(frames: 300)
        let take = try XCTUnwrap(stage.takes.first)
        XCTAssertEqual(take.gesture.kind, .touchpad)
        XCTAssertEqual(take.recording.main.axes, .horizontal)
        XCTAssertEqual(take.recording.viewNames, [place.name])
    }

    func testWhatPlaysByItselfIsNotKept() async throws {
        let stage = try Stage("list")
        stage.collector.isPaused = true
        stage.turnWheel(-3)
        stage.wait(frames: 200)
        XCTAssertTrue(stage.takes.isEmpty)
        stage.collector.isPaused = false
        stage.turnWheel(-3)
        stage.wait(frames: 200)
        XCTAssertEqual(stage.takes.count, 1)
    }

    func testTheLastTwentyStayAndThoseInFiles() async throws {
        let stage = try Stage("list")
        stage.turnWheel(-1)
        stage.wait(frames: 200)
        stage.model.lab.takes[0].path = "/saved"
        let saved = stage.takes[0]
        let recording = saved.recording
        for _ in 0..<25 { stage.model.lab.collect(recording, feel: .uikit, at: nil) }
        XCTAssertEqual(stage.takes.count, LabModel.mostTakes + 1)
        XCTAssertEqual(stage.takes.last, saved)
        XCTAssertEqual(Set(stage.takes.map(\.id)).count, stage.takes.count)
    }

    func testAGestureWithoutAPauseIsCutAndTheNextOneBeginsAtRest() async throws {
        let stage = try Stage("list", longest: .seconds(2))
        for number in 0..<30 {
            stage.turnWheel(number.isMultiple(of: 2) ? -1 : 1)
            stage.wait(frames: 10)
        }
        XCTAssertEqual(stage.takes.count, 1, "what still moved was no beginning")
        let take = try XCTUnwrap(stage.takes.first)
        XCTAssertLessThanOrEqual(take.recording.duration, .seconds(2))
        XCTAssertGreaterThan(take.recording.duration, .seconds(1.8))
        stage.wait(frames: 200)
        XCTAssertEqual(stage.takes.count, 1)
        stage.turnWheel(-1)
        stage.wait(frames: 200)
        XCTAssertEqual(stage.takes.first?.recording.events.count, 1)
    }

    func testLongTakesTakeThePlaceOfOlderOnes() async throws {
        let stage = try Stage("list")
        stage.turnWheel(-1)
        stage.wait(frames: 200)
        let short = try XCTUnwrap(stage.takes.first)
        func insert(events: Int) {
            var recording = short.recording
            recording.events = Array(repeating: recording.events[0], count: events)
            let lab = stage.model.lab
            lab.insert(Take(id: lab.nextTakeID(), recording: recording, gesture: short.gesture))
        }
        for _ in 0..<9 { insert(events: LabModel.mostEvents / 3) }
        XCTAssertEqual(stage.takes.count, 4, "three that fill it, and the newest")
        insert(events: LabModel.mostEvents * 2)
        XCTAssertEqual(stage.takes.first?.recording.eventCount, LabModel.mostEvents * 2, "however long it is")
    }
}
