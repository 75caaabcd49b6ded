import Drawing
import TestSupport
import XCTest

@testable import PlaygroundKit
@_spi(Nodes) @testable import ScrollUI

/// The parts of a frame that are copied from the one before are equal to those that are drawn anew, in the whole window.
@MainActor
final class PaintCacheFuzzTests: XCTestCase {
    func testRandomGesturesShowTheSameAsWithoutCachedDrawings() async throws {
        for scene in Repetition.cases(SceneCatalog.builtIn.all.map(\.name), few: 4) {
            for seed in FuzzSeeds.all(slice: 1, of: "FUZZ_REPLAYS") {
                let anew = try play(scene, seed) { $0.graph.forgetPictures() }
                let copied = try play(scene, seed) { _ in }
                XCTAssertEqual(copied.count, anew.count, "\(scene), seed \(seed)")
                let first = zip(copied, anew).enumerated().first { $1.0 != $1.1 }?.offset
                XCTAssertNil(first, "\(scene), seed \(seed)")
            }
        }
    }

    /// Returns all frames; `between` is called after each.
    private func play(_ scene: String, _ seed: UInt64, between: @escaping (ViewHost) -> Void) throws -> [String] {
        var stage = try RandomStage(scene, seed: seed, resizes: seed % 2 == 1)
        var frames: [String] = []
        let host = stage.host
        stage.play {
            frames.append(host.displayList.dump())
            between(host)
        }
        return frames
    }
}
