import AnalysisTestSupport
import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import ScrollAnalysis

/// Curves with recorded input.
final class InputFitTests: XCTestCase {
    /// The curve of a shipped recording in `feel`, sampled `rate` times a second, with Gaussian noise of `noise`
    /// points.
    private func played(
        _ name: String, in feel: ScrollFeel, rate: Double = 60, noise: Double = 0, from clock: Double = 0,
        scale: Double = 1, offset: Double = 0
    ) throws -> (MeasuredCurve, FitModel.Source) {
        let recording = try Recording(contentsOf: ShippedRecordings.folder.path + "/\(name).json")
        var random = SplitMix(seed: 3)
        let samples = Array(Trace(recording, feel: feel, times: .rate(rate)))
        let offsets = samples.map { sample -> Double in
            let (one, other) = (Double.random(in: 1e-12...1, using: &random), Double.random(in: 0...1, using: &random))
            return offset + scale * sample.offset.y + noise * (-2 * log(one)).squareRoot() * cos(2 * .pi * other)
        }
        let curve = MeasuredCurve(times: samples.map { clock + $0.time.inSeconds }, offsets: offsets)
        return (curve, .input(recording, .vertical))
    }

    private func ranking(
        _ played: (MeasuredCurve, FitModel.Source), _ feels: [ScrollFeel] = ScrollFeel.builtIn,
        free: [FitFreedom] = []
    ) -> FeelRanking {
        FeelRanking(feels, varying: nil, to: FitModel(played.0, played.1, free: free))
    }

    private func names(_ ranking: FeelRanking) -> [String] { [ranking.entries[0].best.name] + ranking.equals }

    func testTheFeelIsFoundThroughEveryKindOfInput() throws {
        let recordings = ["fling", "past-the-edge", "wheel-notches", "touchpad-swipe", "keyboard", "catch"]
        let all = recordings.flatMap { recording in [ScrollFeel.uikit, .gtk].map { (recording, $0) } }
        for (recording, feel) in Repetition.cases(all, few: recordings.count) {
            let ranking = try ranking(played(recording, in: feel))
            XCTAssertTrue(ranking.explains, "\(recording), \(feel.name)")
            XCTAssertTrue(names(ranking).contains(feel.name), "\(recording), \(feel.name): \(names(ranking))")
            XCTAssertLessThan(ranking.entries[0].best.rms, 0.01)
        }
    }

    func testNoiseDoesNotHideIt() throws {
        for noise in [0.5, 2] {
            let ranking = try ranking(played("past-the-edge", in: .uikit, rate: 120, noise: noise))
            XCTAssertTrue(ranking.explains)
            XCTAssertTrue(names(ranking).contains("uikit"), "\(names(ranking))")
        }
    }

    func testNumbersBeforeTheLiftAndOfAWheelAreFoundByThemselves() throws {
        var feel = ScrollFeel.uikit
        feel.wheel.notchDistance = 130
        let wheel = try ranking(played("wheel-notches", in: feel), [.uikit]).entries[0].best
        XCTAssertLessThan(wheel.rms, 0.01)
        XCTAssertEqual(wheel.numbers.map(\.parameter.id), ["wheel.notchDistance"])
        XCTAssertEqual(wheel.numbers[0].value, 130, accuracy: 0.01)
        feel = .uikit
        feel.edge.rubberBandCoefficient = 0.4
        let edge = try ranking(played("past-the-edge", in: feel, noise: 0.5), [.uikit]).entries[0].best
        let number = try XCTUnwrap(edge.numbers.first { $0.parameter.id == "edge.rubberBandCoefficient" })
        XCTAssertEqual(number.value, 0.4, accuracy: 3 * (try XCTUnwrap(number.error)))
        XCTAssertEqual(number.value, 0.4, accuracy: 0.01)
    }

    func testAnotherClockAndAnotherRulerAreFound() throws {
        let made = try played("past-the-edge", in: .uikit, from: 98_765.4, scale: 2.5, offset: 17)
        XCTAssertFalse(ranking(made, [.uikit]).explains)
        let fit = ranking(made, [.uikit], free: [.scale, .time, .offset]).entries[0].best
        XCTAssertEqual(fit.unknowns.map(\.name), ["time", "offset", "scale"])
        for (found, value) in zip(fit.unknowns.map(\.value), [-98_765.4, 17, 2.5]) {
            XCTAssertEqual(found, value, accuracy: 0.002)
        }
        XCTAssertLessThan(fit.rms, 0.01)
    }

    func testWhatIsNotExplainedIsNamedWithItsTime() throws {
        let (curve, source) = try played("fling", in: .uikit)
        let offsets = zip(curve.times, curve.offsets).map { time, offset in
            (1.5...1.8).contains(time) ? offset + 12 * sin((time - 1.5) / 0.3 * .pi) : offset
        }
        let model = FitModel(MeasuredCurve(times: curve.times, offsets: offsets), source)
        let ranking = FeelRanking([.uikit], varying: [], to: model)
        XCTAssertFalse(ranking.explains)
        let stretches = UnexplainedStretch.all(of: ranking.entries[0].own, ranking.curve)
        XCTAssertEqual(stretches.count, 1)
        XCTAssertEqual(stretches[0].times.lowerBound, 1.5, accuracy: 0.03)
        XCTAssertEqual(stretches[0].times.upperBound, 1.8, accuracy: 0.03)
        XCTAssertEqual(stretches[0].largest, 12, accuracy: 0.5)
        let text = FitReport(ranking).text(.table)
        XCTAssertTrue(text.contains(/Not explained: 1\.5\d\d to 1\.7\d\d s, 1[12]\.\d+ pt off at 1\.6/), text)
    }
}
