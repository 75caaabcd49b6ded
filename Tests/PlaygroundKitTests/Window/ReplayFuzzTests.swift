import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

/// A replay shows the recorded frames after any input, however late frames came, in every scene, of which a test run
/// takes a few.
@MainActor
final class ReplayFuzzTests: XCTestCase {
    func testRandomGesturesAreReplayedAsTheyWereShown() async throws {
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 7) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_REPLAYS") { try play(scene, seed) }
        }
    }

    func testWindowsOfOtherSizesAreReplayedAsTheyWereShown() async throws {
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 7) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_REPLAYS") { try play(scene, seed, resizes: true) }
        }
    }

    /// Near the end of a list, whose estimated lengths change in several steps of one moment.
    func testLengthsThatChangeSeveralTimesInAMomentAreReplayed() async throws {
        for scene in ["list", "chat"] { try play(scene, 9, resizes: true) }
    }

    /// The space around the content is equal in all windows except for rounding errors.
    func testWindowsWhoseMarginsAreFoundByOtherSumsAreReplayed() async throws {
        try play("margins", 18, resizes: true)
    }

    /// The visible content stays while the window becomes half as large again, before pages are counted again.
    func testPagesInAWindowOfManyMorePointsAreReplayed() async throws {
        try play("pages", 86, resizes: true)
        try play("paging-lab", 44, resizes: true)
    }

    /// In a narrow window the inspector covers the stage, and is dragged as well.
    func testAFeelThatIsTunedOnTheWayIsReplayed() async throws {
        try play("from-uikit", 91, resizes: true)
    }

    /// Older messages arrive while newer ones are held, flung or beyond the edge.
    func testContentThatComesBeforeTheVisiblePartIsReplayed() async throws {
        for seed: UInt64 in [8, 41, 42] { try play("chat", seed) }
    }

    private func play(_ scene: String, _ seed: UInt64, resizes: Bool = false) throws {
        let name = "\(scene), seed \(seed)"
        var stage = try RandomStage(scene, seed: seed, resizes: resizes)
        let recorder = StageRecorder(host: stage.host, model: stage.model)
        stage.play { recorder.frameShown() }
        guard let recording = recorder.recording, !recording.events.isEmpty else { return }
        for id in [nil] + recording.viewNames {
            let part = try id.map { try recording.view($0, file: "") } ?? recording
            // A drag may have crossed the inspector and tuned the feel.
            let feel = try FeelLibrary.feel(of: part, file: "")
            guard let difference = try part.firstDifferenceFromShown(feel: feel) else { continue }
            return XCTFail("\(name), \(id ?? "stage"): \(difference)")
        }
    }
}
