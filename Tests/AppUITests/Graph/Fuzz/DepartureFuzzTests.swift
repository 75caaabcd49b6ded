import TestSupport
import XCTest

/// Views come, go and move at random during interactions with pointers, fingers, keys, wheels, the focus and
/// animations: no link leads out of the tree, every beginning has one end, and nothing is left behind.
///
/// The number of seeds is a small default, or a hundredth of `FUZZ_SEEDS` from `make fuzz`: a seed is a tree and many
/// steps. A failure prints the seed, which `REPLAY_SEED` replays alone.
@MainActor
final class DepartureFuzzTests: XCTestCase {
    private static let steps = 50

    func testWhateverLeavesEndsWhatItWasInAndIsForgotten() async {
        var pairs = 0
        var failures = 0
        let seeds = FuzzSeeds.all(slice: 8, oneIn: 100)
        for seed in seeds where failures < 3 {
            var run = DepartureRun(seed: seed)
            if let fault = run.play(steps: Self.steps) {
                XCTFail("seed \(seed): \(fault)")
                failures += 1
            }
            pairs += run.pairs
        }
        if seeds.count > 1 { XCTAssertGreaterThan(pairs, seeds.count, "little was under way") }
    }
}
