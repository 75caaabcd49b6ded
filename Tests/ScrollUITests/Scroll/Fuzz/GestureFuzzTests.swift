import Foundation
import ScrollUI
import XCTest

/// Whatever a person does in whatever scene: the content rests where it may, and every callback says what is on screen.
///
/// A slice of the gestures, or as many as `FUZZ_GESTURES` says, as `make fuzz` does. A failure prints the seed, which
/// `FUZZ_SEED` plays alone.
@MainActor
final class GestureFuzzTests: XCTestCase {
    private static let gesturesPerScene = 5

    func testEveryGestureRestsWhereItMayAndTheCallbacksAgree() async {
        let seeds = Self.seeds(ProcessInfo.processInfo.environment)
        var claims = 0
        var failures: [String] = []
        for seed in seeds where failures.count < 3 {
            if let failure = failure(seed: seed, &claims) { failures.append(failure) }
        }
        for failure in failures { XCTFail(failure) }
        guard failures.isEmpty, seeds.count > 1 else { return }
        XCTAssertGreaterThan(claims, seeds.count * Self.gesturesPerScene / 2, "rest places that were judged")
    }

    /// Of the scenes to play.
    private static func seeds(_ environment: [String: String]) -> Range<UInt64> {
        if let seed = environment["FUZZ_SEED"].flatMap(UInt64.init) { return seed..<seed + 1 }
        let wished = environment["FUZZ_GESTURES"].flatMap(Int.init) ?? 0
        return 0..<UInt64(max(24, wished / gesturesPerScene))
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
