import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// The time limits of a fit, and its termination.
final class FitLimitTests: XCTestCase {
    /// The limits stated in docs/fit.md, for a release build on one core; a test build takes several times as long.
    private static let (fit, all, debugging) = (1.0, 10.0, 12.0)

    /// Processor time, so that other programs do not count.
    private func seconds(_ body: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let start = now()
        try body()
        return now() - start
    }

    func testTwoThousandRowsAndFiveNumbersTakeNoLongerThanTheyMay() throws {
        let ids = [
            "fling.decelerationRate", "fling.restVelocity", "edge.springStiffness", "edge.springDampingRatio",
            "edge.transfer",
        ]
        let numbers = ids.compactMap { ScrollFeel.parameter($0) }
        XCTAssertEqual(numbers.count, 5)
        let curve = ForeignCurve.swinging(velocity: 3000, damping: 0.6).curve(rate: 667, noise: 0.5)
        XCTAssertEqual(curve.times.count, 2001)
        let taken = try seconds {
            let fit = try XCTUnwrap(FeelFit(.uikit, varying: numbers, to: curve))
            XCTAssertEqual(fit.rms, 0.5, accuracy: 0.05)
        }
        XCTAssertLessThan(taken, Self.fit * Self.debugging)
    }

    func testASearchThatIsStoppedEndsAtOnceWithoutAResult() {
        let curve = ForeignCurve.swing.curve(rate: 600)
        var model = FitModel(curve)
        let progress = FitProgress()
        model.progress = progress
        XCTAssertNotNil(FeelFit(.uikit, to: model))
        XCTAssertGreaterThan(progress.tries, 3)
        XCTAssertTrue(progress.rms.isFinite)
        progress.stop()
        let tries = progress.tries
        XCTAssertNil(FeelFit(.uikit, varying: ScrollFeel.parameters, to: model))
        XCTAssertLessThanOrEqual(progress.tries, tries + 3)
        XCTAssertTrue(FeelRanking(ScrollFeel.builtIn, varying: nil, to: model).entries.isEmpty)
    }

    func testAMillionRowsAreReadAndAnsweredAndOneMoreIsRefused() throws {
        var text = "t,offset\n"
        for row in 0..<20_000 { text += "\(Double(row) / 5000),\(1000 * (1 - exp(-Double(row) / 5000 * 2)))\n" }
        let curve = try MeasuredCurve(CurveFile(text, file: "c.csv"), name: "c.csv")
        XCTAssertEqual(curve.times.count, 2000)
        XCTAssertEqual(FileLimit.samples.value, 1_000_000)
        XCTAssertNotNil(FileLimit.samples.refusal(of: 1_000_001, at: "c.csv"))
    }

    /// Curves that are no motion also get an answer.
    func testWhatNothingMakesIsAnsweredAndCalledSo() {
        var random = SplitMix(seed: 2)
        let times = (0..<200).map { Double($0) / 60 }
        let curves: [[Double]] = [
            times.map { _ in Double.random(in: -1e3...1e3, using: &random) }, times.map { $0 < 1 ? 0 : 500 },
            times.map { $0 * $0 * 400 }, times.map { 1e8 * sin($0 * 40) }, times.map { $0 == 1 ? 1e9 : 0 },
            times.map { 1e-6 * $0 },
        ]
        for offsets in curves {
            let curve = MeasuredCurve(times: times, offsets: offsets)
            let ranking = FeelRanking([.uikit, .android, .chromium], varying: nil, to: curve)
            XCTAssertFalse(FitReport(ranking).text(.table).isEmpty)
            let isStill = (offsets.max() ?? 0) - (offsets.min() ?? 0) < 0.01
            if !isStill { XCTAssertFalse(ranking.explains, "\(offsets.prefix(3)): \(FitReport(ranking).text(.table))") }
        }
    }
}
