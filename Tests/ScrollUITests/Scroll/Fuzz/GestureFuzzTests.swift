import Foundation
import ScrollUI
import TestSupport
import ViewTestSupport
import XCTest

/// For any input in any scene, the content rests at an allowed position, and every callback matches the screen.
///
/// The number of gestures is a small default, or `FUZZ_GESTURES` from `make fuzz`. A failure prints the seed, which
/// `REPLAY_SEED` replays alone.
@MainActor
final class GestureFuzzTests: XCTestCase {
    private static let gesturesPerScene = 5

    func testEveryGestureRestsWhereItMayAndTheCallbacksAgree() async {
        let seeds = FuzzSeeds.all(slice: 12, of: "FUZZ_GESTURES", oneIn: Self.gesturesPerScene)
        var claims = 0
        var failures: [String] = []
        for seed in seeds where failures.count < 3 {
            if let failure = failure(seed: seed, &claims) { failures.append(failure) }
        }
        for failure in failures { XCTFail(failure) }
        guard failures.isEmpty, seeds.count > 1 else { return }
        XCTAssertGreaterThan(claims, seeds.count * Self.gesturesPerScene / 2, "rest places that were judged")
    }

    private func failure(seed: UInt64, _ claims: inout Int) -> String? {
        var random = SeededNumbers(seed: seed &* 0x9E37)
        var run = GestureRun(GestureScene(&random))
        for index in 0..<Self.gesturesPerScene where run.fault == nil {
            let isLast = index == Self.gesturesPerScene - 1
            run.play(SceneGesture(for: run.scene, &random), isInterrupted: !isLast && random.chance(1, of: 4))
        }
        claims += run.claims
        return run.fault.map { "seed \(seed): \($0)\n\(run.scene)\n\(run.gestures)" }
    }
}
