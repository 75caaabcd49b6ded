import Foundation
import ScrollPhysics
import XCTest

/// Whatever is done to a scroll view, in whatever order: the claims of ``FuzzClaim`` hold.
///
/// A slice of the seeds, or as many as `make fuzz` says in `FUZZ_SEEDS`, on all cores. A failure prints the shortest
/// recording that still fails: save it as a file and replay it with `scroll-playground trace`.
final class ScrollerFuzzTests: XCTestCase {
    private static let block: UInt64 = 64

    func testEveryClaimHoldsForEveryScript() async {
        let wished = ProcessInfo.processInfo.environment["FUZZ_SEEDS"].flatMap(UInt64.init) ?? 0
        let count = max(250, wished)
        for seed in await failingSeeds(below: count).prefix(3) {
            XCTFail(FuzzScript(seed: seed).report(seed: seed))
        }
    }

    /// In order; a run that fails everywhere need not go on.
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
    /// How the script breaks a claim, and the shortest that still does.
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
