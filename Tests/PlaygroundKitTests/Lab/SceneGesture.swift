import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// Random gestures on any scene.
@MainActor
enum SceneGesture {
    /// A recording of the scene's own scroll view in a stage of 700 by 600 points, with random input in the first two
    /// seconds.
    static func random(on scene: String, using random: inout SplitMix) throws -> Recording {
        var recording = try atRest(on: scene)
        var time = Duration.zero
        for _ in 0..<Int.random(in: 2...5, using: &random) {
            let events = gesture(in: recording.viewport, using: &random)
            for event in events { recording.events.append(RecordedEvent(event.intent, at: time + event.time)) }
            time = recording.duration + .nanoseconds(Int64.random(in: 0...700_000_000, using: &random))
        }
        return recording
    }

    /// The scene's own scroll view without input.
    static func atRest(on scene: String) throws -> Recording {
        let stage = BareStage(
            scene: try SceneCatalog.builtIn.scene(called: scene), feel: .uikit, settings: StageSettings(),
            size: CGSize(width: 700, height: 600))
        let host = ViewHost(size: stage.size) { BareScene(stage: stage) }
        host.advance(to: .seconds(1))
        guard let snapshot = host.scrollSnapshot(ofID: PlaygroundScene.stageID) else { throw NoScrollView() }
        var recording = Recording(snapshot, tuning: Tuning())
        recording.unknown[""] = [RecordingTake.sceneKey: .string(scene)]
        return recording
    }

    private struct NoScrollView: Error {}

    private static func gesture(in size: CGSize, using random: inout SplitMix) -> [RecordedEvent] {
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
        let way = ScrollVector(x: number(-400...400), y: number(-400...400))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return (0..<4).map { RecordedEvent(.wheel(.notch, way * (1 / 400.0)), at: .milliseconds(61 * $0)) }
        case 1: return [RecordedEvent(.fling(way * 8), at: .zero)]
        case 2: return [RecordedEvent(.key(.pageDown, shift: Bool.random(using: &random)), at: .zero)]
        case 3: return (0..<9).map { RecordedEvent(.wheel(.touchpad, way * 0.1), at: .nanoseconds(7_812_500 * $0)) }
        default:
            let start = ScrollVector(x: size.width / 2, y: size.height / 2)
            let moves = (1...12).map { step in
                RecordedEvent(.move(start + way * (Double(step) / 12)), at: .nanoseconds(9_300_000 * step))
            }
            let end = RecordedEvent(.up(start + way), at: .nanoseconds(9_300_000 * 13))
            return [RecordedEvent(.down(start, .touch), at: .zero)] + moves + [end]
        }
    }
}
