import Foundation
import ScrollPhysics
import XCTest

/// For any input to a scroll view, in any order, the claims of ``FuzzClaim`` hold.
///
/// The number of seeds is a small default, or `FUZZ_SEEDS` from `make fuzz`; they run on all cores. A failure prints
/// the shortest recording that still fails: save it as a file and replay it with `scroll-playground trace`.
final class ScrollerFuzzTests: XCTestCase {
    private static let block: UInt64 = 64

    func testEveryClaimHoldsForEveryScript() async {
        let wished = ProcessInfo.processInfo.environment["FUZZ_SEEDS"].flatMap(UInt64.init) ?? 0
        let count = max(250, wished)
        for seed in await failingSeeds(below: count).prefix(3) {
            XCTFail(FuzzScript(seed: seed).report(seed: seed))
        }
    }

    /// The failing seeds in order. A run that fails everywhere stops early.
    private func failingSeeds(below count: UInt64) async -> [UInt64] {
        await withTaskGroup(of: [UInt64].self) { group in
            for start in stride(from: 0, to: count, by: UInt64.Stride(Self.block)) {
                group.addTask {
                    (start..<min(start + Self.block, count)).filter { FuzzScript(seed: $0).breach() != nil }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }.sorted()
        }
    }
}

extension FuzzScript {
    /// The description of the breach, and the shortest script that still breaks the claim.
    func report(seed: UInt64) -> String {
        guard let breach = breach() else { return "seed \(seed) breaks nothing" }
        let short = shrunk(keeping: breach.claim)
        return """
            seed \(seed), \(feel.base.name), \(steps.count) steps, breaks \(breach.claim): \(breach.detail)
            \(short.steps.count) steps are enough: \(breach.claim.breach(by: short) ?? "")
            \(short.recording)
            """
    }

    /// The simplest script that still breaks the claim.
    func shrunk(keeping claim: FuzzClaim) -> FuzzScript {
        Shrinker(simpler: \.simpler, fails: { claim.breach(by: $0) != nil }).shrunk(self)
    }
}
