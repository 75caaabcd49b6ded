import Foundation
import ScrollPhysics
import ScrollUI
import XCTest

@testable import PlaygroundKit

/// A recording played again shows what was shown, whatever was done, in every scene, however late frames came.
@MainActor
final class ReplayFuzzTests: XCTestCase {
    func testRandomGesturesAreReplayedAsTheyWereShown() async throws {
        for scene in SceneCatalog.builtIn.all.map(\.name) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_REPLAYS") { try play(scene, seed) }
        }
    }

    func testWindowsOfOtherSizesAreReplayedAsTheyWereShown() async throws {
        for scene in SceneCatalog.builtIn.all.map(\.name) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_REPLAYS") { try play(scene, seed, resizes: true) }
        }
    }

    /// Near the end of a list, whose lengths are estimated anew in several steps of one moment.
    func testLengthsThatChangeSeveralTimesInAMomentAreReplayed() async throws {
        for scene in ["list", "chat"] { try play(scene, 9, resizes: true) }
    }

    /// The room around the content is the same in each of the windows but for its last digits.
    func testWindowsWhoseMarginsAreFoundByOtherSumsAreReplayed() async throws {
        try play("margins", 18, resizes: true)
    }

    /// The content in sight stays while the window becomes half as large again, before pages are counted anew.
    func testPagesInAWindowOfManyMorePointsAreReplayed() async throws {
        try play("pages", 86, resizes: true)
        try play("paging-lab", 44, resizes: true)
    }

    /// The inspector lies over the stage where the window is narrow, and is dragged as well.
    func testAFeelThatIsTunedOnTheWayIsReplayed() async throws {
        try play("from-uikit", 91, resizes: true)
    }

    /// Older messages come while newer ones are held, thrown or beyond the edge.
    func testContentThatComesBeforeTheVisiblePartIsReplayed() async throws {
        for seed: UInt64 in [8, 41, 42] { try play("chat", seed) }
    }

    private func play(_ scene: String, _ seed: UInt64, resizes: Bool = false) throws {
        let name = "\(scene), seed \(seed)"
        var stage = try RandomStage(scene, seed: seed, resizes: resizes)
        stage.play()
        guard let recording = stage.recorder.recording, !recording.events.isEmpty else { return }
        for id in [nil] + recording.viewNames {
            let part = try id.map { try recording.view($0, file: "") } ?? recording
            // A drag may have gone over the inspector and tuned the feel.
            let feel = try FeelLibrary.feel(of: part, file: "")
            guard let difference = try part.firstDifferenceFromShown(feel: feel) else { continue }
            return XCTFail("\(name), \(id ?? "stage"): \(difference)")
        }
    }
}

/// A scene to which a seed decides what is done and when frames come.
@MainActor
private struct RandomStage {
    let host: ViewHost
    let recorder: StageRecorder
    private let model: PlaygroundModel
    private let resizes: Bool
    private var place: CGRect
    private var random: SplitMix
    private var time = Duration.zero

    init(_ scene: String, seed: UInt64, resizes: Bool) throws {
        model = PlaygroundModel(scene: try SceneCatalog.builtIn.scene(called: scene))
        self.resizes = resizes
        host = makePlaygroundHost(size: CGSize(width: 1100, height: 720), model: model)
        host.frame(at: .zero)
        recorder = StageRecorder(host: host, model: model)
        place = Self.place(host)
        random = SplitMix(seed: seed)
    }

    private static func place(_ host: ViewHost) -> CGRect {
        host.frame(ofID: PlaygroundScene.stageID) ?? CGRect(x: 300, y: 300, width: 300, height: 200)
    }

    mutating func play() {
        let isSlow = Bool.random(using: &random)
        for _ in 0..<Int.random(in: 2...5, using: &random) {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: wheel(isSlow)
            case 1: key(isSlow)
            case 2: touchpad(isSlow)
            default: drag(isSlow)
            }
            if Bool.random(using: &random) { frames(for: .milliseconds(1500), isSlow) }
            if resizes { resize(isSlow) }
        }
        frames(for: .seconds(3), isSlow)
    }

    /// As a person drags a corner of the window: in one step or in several.
    private mutating func resize(_ isSlow: Bool) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            host.size = CGSize(
                width: .random(in: 700...1400, using: &random), height: .random(in: 560...900, using: &random))
            model.adopt(host.size)
            frames(for: .milliseconds(Int.random(in: 1...400, using: &random)), isSlow)
        }
        place = Self.place(host)
    }

    private mutating func point() -> CGPoint {
        CGPoint(
            x: .random(in: place.minX + 20...place.maxX - 20, using: &random),
            y: .random(in: place.minY + 20...place.maxY - 20, using: &random))
    }

    /// Lets time go by, with frames as a slow or a fast machine has them.
    private mutating func frames(for length: Duration, _ isSlow: Bool) {
        let end = time + length
        while time < end {
            let most = isSlow ? 300.0 : 40.0
            time += .microseconds(Int(Double.random(in: 4...most, using: &random) * 1000))
            host.frame(at: time)
            recorder.frameShown()
        }
    }

    /// Sends something a moment later, with or without a frame after it.
    private mutating func send(_ kind: InputEvent.Kind, _ isSlow: Bool) {
        time += .microseconds(Int.random(in: 1000...16000, using: &random))
        host.send(InputEvent(kind, at: time))
        if Int.random(in: 0..<(isSlow ? 8 : 2), using: &random) == 0 { frames(for: .milliseconds(1), isSlow) }
    }

    private mutating func drag(_ isSlow: Bool) {
        let start = point()
        let way = CGVector(dx: .random(in: -60...60, using: &random), dy: .random(in: -60...60, using: &random))
        send(.pointerDown(InputEvent.Pointer(location: start)), isSlow)
        var end = start
        for _ in 0..<Int.random(in: 2...12, using: &random) {
            end = CGPoint(x: end.x + way.dx, y: end.y + way.dy)
            send(.pointerMoved(InputEvent.Pointer(location: end)), isSlow)
        }
        if Int.random(in: 0..<4, using: &random) == 0 { frames(for: .milliseconds(200), isSlow) }
        send(.pointerUp(InputEvent.Pointer(location: end)), isSlow)
    }

    private mutating func wheel(_ isSlow: Bool) {
        let location = point()
        let sign = Bool.random(using: &random) ? 1.0 : -1
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            send(.wheel(.init(source: .notch, dx: 0, dy: sign, location: location)), isSlow)
        }
    }

    private mutating func touchpad(_ isSlow: Bool) {
        let location = point()
        let (dx, dy) = (Double.random(in: -2...2, using: &random), Double.random(in: -2...2, using: &random))
        for _ in 0..<Int.random(in: 2...10, using: &random) {
            send(.wheel(.init(source: .touchpad, dx: dx, dy: dy, location: location)), isSlow)
        }
    }

    private mutating func key(_ isSlow: Bool) {
        let keys: [InputEvent.Key] = [.pageDown, .pageUp, .home, .end, .down, .right]
        send(.keyDown(keys[Int.random(in: 0..<keys.count, using: &random)], modifiers: []), isSlow)
    }
}
