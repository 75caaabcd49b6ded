import AnalysisTestSupport
import ScrollPhysics
import TestSupport
import XCTest

@testable import ScrollAnalysis

/// Random recordings through every built-in feel: for any file, its trace has finite numbers and ends.
final class TraceFuzzTests: XCTestCase {
    func testEveryTraceIsFiniteEndsAndIsTheSameAtEveryRate() {
        for seed in FuzzSeeds.all(slice: 100) {
            var random = SplitMix(seed: seed)
            let recording = Recording.random(using: &random)
            let feel = ScrollFeel.builtIn[Int(seed) % ScrollFeel.builtIn.count]
            let end = recording.duration + .seconds(5)
            let coarse = Array(Trace(recording, feel: feel, times: .rate(5), until: end))
            let fine = Array(Trace(recording, feel: feel, times: .rate(60), until: end))
            let context = "seed \(seed), \(feel.name)"
            for (index, sample) in coarse.enumerated() {
                let other = fine[index * 12]
                XCTAssertTrue(sample.offset.isFinite && sample.velocity.isFinite, "\(context), \(sample)")
                XCTAssertEqual(sample.offset.x, other.offset.x, accuracy: 1e-6, "\(context), \(sample.time)")
                XCTAssertEqual(sample.offset.y, other.offset.y, accuracy: 1e-6, "\(context), \(sample.time)")
            }
            guard continueAfterFailure || testRun?.hasSucceeded == true else { return }
        }
    }

    func testEveryRecordingComesToRest() {
        for seed in FuzzSeeds.all(slice: 100) {
            var random = SplitMix(seed: seed)
            var recording = Recording.random(using: &random)
            recording.events.append(RecordedEvent(.cancel, at: recording.duration))
            let feel = ScrollFeel.builtIn[Int(seed) % ScrollFeel.builtIn.count]
            let last = Array(Trace(recording, feel: feel, times: .rate(10))).last
            XCTAssertEqual(last?.phase, .idle, "seed \(seed), \(feel.name)")
        }
    }
}
