import AnalysisTestSupport
import Drawing
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A seek shows the same as playing.
@MainActor
final class SeekTests: XCTestCase {
    private func look(of recording: Recording) -> TakeLook {
        TakeLook(
            scene: recording.scene, feel: .uikit, settings: StageSettings(), colorScheme: .dark, scale: 1)
    }

    /// `FUZZ_SEEKS` is the number of gestures in all scenes; each is compared at sixteen moments.
    func testAnyMomentLooksTheSameHoweverOneGotThereInEveryScene() async throws {
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 4) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_SEEKS", oneIn: SceneCatalog.builtIn.all.count) {
                try check(scene, seed)
            }
        }
    }

    private func check(_ scene: String, _ seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let recording = try SceneGesture.random(on: scene, using: &random)
        let end = recording.duration + .milliseconds(1500)
        let moments = (0..<16).map { _ in
            Duration.nanoseconds(Int64.random(in: 0...end.wholeNanoseconds, using: &random))
        }
        let played = try pictures(of: recording, at: moments.sorted())
        let sought = try pictures(of: recording, at: moments)
        for time in moments {
            let name = "\(scene), seed \(seed), \(time)"
            XCTAssertEqual(sought[time], played[time], name)
        }
        guard let last = moments.max() else { return }
        XCTAssertEqual(try pictures(of: recording, at: [last]), played.filter { $0.key == last }, "\(scene), \(seed)")
        let drawn = try rendered(recording, at: last)
        XCTAssertEqual(played[last], drawn, "\(scene), seed \(seed): as render draws it at \(last)")
    }

    private func pictures(of recording: Recording, at times: [Duration]) throws -> [Duration: String] {
        let look = look(of: recording)
        let player = try TakePlayer(recording, look: look, text: .fixedAdvance)
        return try times.reduce(into: [:]) { pictures, time in
            pictures[time] = try XCTUnwrap(player.frame(at: time, look: look)).list.dump()
        }
    }

    /// The frame at `time` as `render` draws it.
    private func rendered(_ recording: Recording, at time: Duration) throws -> String {
        let size = SceneRenderer.standardSize
        let stage = BareStage(scene: recording.scene, feel: .uikit, settings: StageSettings(), size: size)
        let host = ViewHost(size: size) { BareScene(stage: stage) }
        var replay = try SceneReplay(recording, host: host, stage: stage, fitsViewport: true)
        replay.advance(to: FrameGrid.last(until: time))
        return host.displayList.dump()
    }

    func testAnotherLookShowsTheSameMomentWithTheOtherNumbers() async throws {
        var recording = try SceneGesture.atRest(on: "list")
        recording.events = [RecordedEvent(.fling(ScrollVector(x: 0, y: 2000)), at: .zero)]
        let look = look(of: recording)
        let player = try TakePlayer(recording, look: look, text: .fixedAdvance)
        var other = look
        other.feel.fling.decelerationRate = 0.99
        let time = Duration.milliseconds(500)
        func offset(_ look: TakeLook) throws -> CGFloat {
            try XCTUnwrap(player.frame(at: time, look: look)?.scroll).geometry.contentOffset.y
        }
        let before = try offset(look)
        for (look, feel) in [(other, other.feel), (look, ScrollFeel.uikit)] {
            var alone = Replay(recording, feel: feel)
            alone.advance(to: time)
            XCTAssertEqual(try offset(look), alone.scroller.offset(at: time).y, accuracy: 1e-9)
        }
        XCTAssertEqual(try offset(look), before)
    }

    /// The cache is bounded; dropped frames are made again.
    func testALongGestureIsSoughtBackToItsStart() async throws {
        var recording = try SceneGesture.atRest(on: "gallery")
        recording.events = (0..<16).map { number in
            RecordedEvent(.fling(ScrollVector(x: number % 2 == 0 ? 2500 : -2500, y: 0)), at: .seconds(2 * number))
        }
        let look = look(of: recording)
        let player = try TakePlayer(recording, look: look, text: .fixedAdvance)
        while player.prepare(100, until: .seconds(32)) {}
        XCTAssertEqual(player.run.frames.count, TakeRun.mostFrames)
        XCTAssertEqual(player.run.frames.first?.time, .zero, "what is made ahead drops nothing")
        let early = try XCTUnwrap(player.frame(at: .milliseconds(400), look: look)).list.dump()
        _ = player.frame(at: .seconds(32), look: look)
        XCTAssertEqual(player.frame(at: .milliseconds(400), look: look)?.list.dump(), early)
    }

    func testFramesMadeAheadAreTheSameAndComeToAnEnd() async throws {
        var random = SplitMix(seed: 3)
        let recording = try SceneGesture.random(on: "gallery", using: &random)
        let look = look(of: recording)
        let ahead = try TakePlayer(recording, look: look, text: .fixedAdvance)
        let end = recording.duration + .seconds(2)
        var turns = 0
        while ahead.prepare(10, until: end), turns < 1000 { turns += 1 }
        XCTAssertLessThan(turns, 1000)
        let time = recording.duration
        let direct = try TakePlayer(recording, look: look, text: .fixedAdvance)
        XCTAssertEqual(
            ahead.frame(at: time, look: look)?.list.dump(), direct.frame(at: time, look: look)?.list.dump())
    }

    /// Frames are recreated from at most four states. A scrub back and forth uses all of them.
    func testASeekFromAnyMomentToAnyShowsWhatPlayingShows() async throws {
        var random = SplitMix(seed: 11)
        let recording = try SceneGesture.random(on: "gallery", using: &random)
        let look = look(of: recording)
        let played = try TakePlayer(recording, look: look, text: .fixedAdvance)
        let end = recording.duration + .seconds(2)
        while played.prepare(100, until: end) {}
        let sought = try TakePlayer(recording, look: look, text: .fixedAdvance)
        for _ in 0..<24 {
            let time = Duration.milliseconds(Int.random(in: 0...Int(end.inSeconds * 1000), using: &random))
            _ = sought.prepare(1, until: end)
            XCTAssertEqual(
                sought.frame(at: time, look: look)?.list.dump(), played.frame(at: time, look: look)?.list.dump(),
                "\(time)")
        }
    }
}
