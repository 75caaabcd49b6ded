import AnalysisTestSupport
import Drawing
import TestSupport
import XCTest

@testable import PlaygroundKit
@_spi(Nodes) @testable import ScrollUI

/// In every scene, of which a test run takes a few, the same is shown however many rows are prepared between frames.
@MainActor
final class PrefetchFuzzTests: XCTestCase {
    func testRandomGesturesShowTheSameWithEveryBudget() async throws {
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 3) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_REPLAYS") {
                let without = try play(scene, seed) { .none }
                var random = SplitMix(seed: seed)
                compare(try play(scene, seed) { .unlimited }, without, "\(scene), seed \(seed), unlimited")
                compare(
                    try play(scene, seed) { .steps(.random(in: 0...12, using: &random)) }, without,
                    "\(scene), seed \(seed), random")
            }
        }
    }

    /// Rows that are dropped after each frame are made anew when they come back.
    func testRandomGesturesShowTheSameWithRetainedRows() async throws {
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 3) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_REPLAYS") {
                let anew = try RandomStage.frames(of: scene, seed: seed) { $0.graph.dropPrefetchedRows() }
                compare(try RandomStage.frames(of: scene, seed: seed) { _ in }, anew, "\(scene), seed \(seed)")
            }
        }
    }

    private func compare(_ frames: [String], _ others: [String], _ name: String) {
        XCTAssertEqual(frames.count, others.count, name)
        XCTAssertNil(zip(frames, others).enumerated().first { $1.0 != $1.1 }?.offset, name)
    }

    private func play(
        _ scene: String, _ seed: UInt64, budget: @escaping @MainActor () -> PrefetchBudget
    ) throws -> [String] {
        try RandomStage.frames(of: scene, seed: seed) { $0.prefetch(within: budget()) }
    }
}
