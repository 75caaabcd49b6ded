import AnalysisTestSupport
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit

/// A moment that is scrubbed to looks as it did during playback, in every scene, after any input.
///
/// A seed determines a scene and the input in its window; `make fuzz` takes a thousand of them (`FUZZ_SEEKS`). A
/// failure prints the seed, which `REPLAY_SEED` replays alone.
@MainActor
final class SeekFuzzTests: XCTestCase {
    /// The number of moments of each take, besides the first and the last.
    private static let moments = 12

    func testAScrubbedFrameIsThePlayedOne() async throws {
        for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_SEEKS") { try check(seed) }
    }

    private func check(_ seed: UInt64) throws {
        let count = SceneCatalog.builtIn.all.count
        let scene = SceneCatalog.builtIn.all[count - 1 - Int(seed) % count].name
        var random = SplitMix(seed: seed)
        let window = try LabUnderTest(scene, seed: seed, using: &random)
        window.model.chooseTake(at: 0)
        let lab = window.model.lab
        lab.loops = false
        let played = window.play()
        XCTAssertFalse(lab.isPlaying, "\(scene), seed \(seed): it ends")
        let moments =
            [played.first, played.last].compactMap { $0 }
            + (0..<Self.moments).compactMap { _ in
                played.randomElement(using: &random)
            }
        // Chosen again, so that no frame of the playback is cached.
        lab.letGo()
        window.model.chooseTake(at: 0)
        for moment in moments.shuffled(using: &random) {
            window.scrub(to: moment.time, using: &random)
            XCTAssertEqual(lab.playhead, moment.time)
            guard window.stage != moment.stage else { continue }
            return XCTFail("\(scene), seed \(seed), at \(moment.time)")
        }
    }
}

/// A window with its takes, as a session drives it.
@MainActor
private final class LabUnderTest {
    /// The stage at a moment of the playhead.
    struct Moment {
        let time: Duration
        let stage: String
    }

    let host: ViewHost
    let model: PlaygroundModel

    /// Creates a window whose first take has input from a seed.
    init(_ scene: String, seed: UInt64, using random: inout SplitMix) throws {
        var hands = try RandomStage(scene, seed: seed)
        (host, model) = (hands.host, hands.model)
        let (host, model) = (host, model)
        let observer = StageObserver(host: host, model: model)
        let collector = TakeCollector(host: host, model: model, observer: observer)
        collector.onTake = { model.lab.collect($0, feel: $1, at: nil) }
        hands.play {
            observer.observe()
            model.update(from: host, frameTime: 0)
            collector.frameShown()
        }
        // The input did not reach anything that scrolls.
        guard model.lab.takes.isEmpty else { return }
        model.lab.collect(try SceneGesture.random(on: scene, using: &random), feel: .uikit, at: nil)
    }

    /// Plays the take to its end, in frames of a display with a different rate than the replay's.
    func play() -> [Moment] {
        var moments: [Moment] = []
        while model.lab.isPlaying, moments.count < 5000 {
            frame(after: .nanoseconds(16_670_001))
            moments.append(Moment(time: model.lab.playhead, stage: stage))
        }
        return moments
    }

    /// Moves the playhead to a time: at once, or by some steps around it, as with keys.
    func scrub(to time: Duration, using random: inout SplitMix) {
        if Bool.random(using: &random) {
            model.lab.seek(to: time + .milliseconds(Int.random(in: -200...200, using: &random)))
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                frame(after: .milliseconds(8))
                host.key(Bool.random(using: &random) ? .character(",") : .character("."))
            }
        }
        model.lab.seek(to: time)
        frame(after: .milliseconds(8))
    }

    private func frame(after step: Duration) {
        let time = host.time + step
        model.lab.advance(to: time)
        host.frame(at: time)
        model.update(from: host, frameTime: 0)
        model.lab.prepare(within: .steps(6))
    }

    /// The drawn take as text.
    var stage: String { model.lab.player?.shown?.list.dump() ?? "" }
}
