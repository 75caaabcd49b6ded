import AnalysisTestSupport
import Foundation
import ScrollPhysics
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

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
        let recorder = StageRecorder(host: stage.host, model: stage.model)
        stage.play { recorder.frameShown() }
        guard let recording = recorder.recording, !recording.events.isEmpty else { return }
        for id in [nil] + recording.viewNames {
            let part = try id.map { try recording.view($0, file: "") } ?? recording
            // A drag may have gone over the inspector and tuned the feel.
            let feel = try FeelLibrary.feel(of: part, file: "")
            guard let difference = try part.firstDifferenceFromShown(feel: feel) else { continue }
            return XCTFail("\(name), \(id ?? "stage"): \(difference)")
        }
    }
}
