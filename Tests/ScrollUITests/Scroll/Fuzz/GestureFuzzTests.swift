import Foundation
import ScrollUI
import XCTest

/// Whatever a person does in whatever scene: the content rests where it may, and every callback says what is on screen.
///
/// A slice of the gestures, or as many as `FUZZ_GESTURES` says, as `make fuzz` does. A failure prints the seed.
@MainActor
final class GestureFuzzTests: XCTestCase {
    private static let gesturesPerScene = 5

    func testEveryGestureRestsWhereItMayAndTheCallbacksAgree() async {
        let wished = ProcessInfo.processInfo.environment["FUZZ_GESTURES"].flatMap(Int.init) ?? 0
        let scenes = max(40, wished / Self.gesturesPerScene)
        var claims = 0
        var failures: [String] = []
        for seed in 0..<UInt64(scenes) where failures.count < 3 {
            if let failure = failure(seed: seed, &claims) { failures.append(failure) }
        }
        for failure in failures { XCTFail(failure) }
        guard failures.isEmpty else { return }
        XCTAssertGreaterThan(claims, scenes * Self.gesturesPerScene / 2, "rest places that were judged")
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
