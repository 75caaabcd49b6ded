import AnalysisTestSupport
import ScrollPhysics
import TestSupport
import XCTest

@testable import ScrollAnalysis

final class FeelRankingTests: XCTestCase {
    private static let curves = [
        ForeignCurve.uikit(rate: 0.998, velocity: 2500), .uikit(rate: 0.99, velocity: -3000), .gtk(velocity: 1800),
        .bounce(velocity: 3000), .flutter(velocity: 2000), .constantDeceleration(velocity: 1800),
        .android(velocity: 3000),
    ]

    private func ranking(_ curve: MeasuredCurve) -> FeelRanking {
        FeelRanking(ScrollFeel.builtIn, varying: nil, to: curve)
    }

    func testTheFeelThatMadeACleanCurveComesFirst() throws {
        for foreign in Self.curves {
            for rate in Repetition.cases([60.0, 120], few: 1) {
                let ranking = ranking(foreign.curve(rate: rate))
                let best = try XCTUnwrap(ranking.entries.first?.best)
                XCTAssertEqual(best.name, foreign.feel, "\(foreign) at \(rate) Hz: \(FitReport(ranking).text(.table))")
                XCTAssertLessThan(best.rms, 0.05, "\(foreign)")
                XCTAssertTrue(ranking.explains)
            }
        }
    }

    func testNoiseAndMissingRowsDoNotHideIt() {
        for (foreign, noise) in Repetition.cases(Self.curves.flatMap({ [($0, 0.5), ($0, 2)] }), few: 7) {
            let curve = foreign.curve(noise: noise, missing: 10, seed: 7)
            XCTAssertEqual(curve.noise, noise, accuracy: noise / 2, "\(foreign)")
            let ranking = ranking(curve)
            let names = [ranking.entries.first?.best.name ?? ""] + ranking.equals
            XCTAssertTrue(names.contains(foreign.feel), "\(foreign): \(FitReport(ranking).text(.table))")
            XCTAssertTrue(ranking.explains, "\(foreign)")
        }
    }

    func testASpringThatSwingsIsFoundWithItsDamping() throws {
        let numbers = ["edge.springDampingRatio", "edge.springStiffness"].compactMap { ScrollFeel.parameter($0) }
        for damping in [0.3, 0.5, 0.8] {
            let curve = ForeignCurve.swinging(velocity: 3000, damping: damping).curve()
            let fit = try XCTUnwrap(FeelFit(.uikit, varying: numbers, to: curve))
            XCTAssertLessThan(fit.rms, 0.05, "damping \(damping)")
            XCTAssertEqual(fit.numbers[0].value, damping, accuracy: 0.001 * damping)
            XCTAssertEqual(fit.numbers[1].value, 119.4, accuracy: 0.2)
        }
    }

    func testOfFeelsThatMakeTheSameMotionTheOneWithTheFewestChangesIsFirstAndTheOthersAreTold() {
        let feels = ["gtk", "flutter", "uikit-fast", "uikit"].compactMap(ScrollFeel.named)
        for (damping, noise) in [(0.3, 0.0), (0.5, 0), (0.8, 0), (0.5, 0.5), (0.5, 1)] {
            let curve = ForeignCurve.swinging(velocity: 3000, damping: damping).curve(noise: noise)
            let ranking = FeelRanking(feels, varying: nil, to: curve)
            let text = "damping \(damping), noise \(noise): \(FitReport(ranking).text(.table))"
            XCTAssertEqual(ranking.entries.first?.best.name, "uikit", text)
            if noise == 0 {
                XCTAssertEqual(
                    ranking.entries.first?.best.numbers.map(\.parameter.id), ["edge.springDampingRatio"], text)
            }
            guard damping == 0.5 else { continue }
            XCTAssertTrue(ranking.equals.contains("uikit-fast"), text)
            XCTAssertTrue(text.contains("its own numbers need the fewest"), text)
        }
    }

    func testNumbersThatAreAskedForStayInTheAnswer() throws {
        let numbers = ["fling.decelerationRate", "fling.restVelocity"].compactMap { ScrollFeel.parameter($0) }
        let curve = ForeignCurve.uikit(rate: 0.998, velocity: 2500).curve(noise: 0.5)
        let fitted = try XCTUnwrap(FeelRanking([.uikit], varying: numbers, to: curve).entries.first?.fitted)
        XCTAssertEqual(fitted.numbers.map(\.parameter.id), numbers.map(\.id))
    }

    func testACurveThatNoFeelMakesIsCalledSo() {
        let ranking = ranking(ForeignCurve.swing.curve())
        XCTAssertFalse(ranking.explains, FitReport(ranking).text(.table))
        XCTAssertTrue(FitReport(ranking).text(.table).contains("No feel explains this curve"))
    }

    func testNumbersAreFoundWithinTheirErrors() throws {
        let rate = try XCTUnwrap(ScrollFeel.parameter("fling.decelerationRate"))
        let clean = try XCTUnwrap(
            FeelFit(.uikit, varying: [rate], to: ForeignCurve.uikit(rate: 0.9965, velocity: 2000).curve()))
        let found = try XCTUnwrap(clean.numbers.first)
        XCTAssertEqual(found.value, 0.9965, accuracy: 0.0035 * 1e-3, "a thousandth of what is lost each millisecond")
        for seed in 1...5 {
            let curve = ForeignCurve.uikit(rate: 0.9965, velocity: 2000).curve(noise: 1, seed: UInt64(seed))
            let number = try XCTUnwrap(FeelFit(.uikit, varying: [rate], to: curve)?.numbers.first)
            let error = try XCTUnwrap(number.error)
            XCTAssertLessThan(abs(number.value - 0.9965), 4 * error, "seed \(seed)")
            XCTAssertLessThan(error, 1e-4, "seed \(seed)")
        }
    }

    func testTheCurveTellsOfTheSpringOnlyWhereItMeetsTheEdge() throws {
        let fling = ForeignCurve.uikit(rate: 0.998, velocity: 2500).curve()
        let free = FreeNumbers.told(by: FitModel(fling), of: try XCTUnwrap(FeelFit(.uikit, to: fling)))
        XCTAssertEqual(free.map(\.id), ["fling.decelerationRate", "fling.restVelocity"])
        let bounce = ForeignCurve.bounce(velocity: 3000).curve()
        let edge = FreeNumbers.told(by: FitModel(bounce), of: try XCTUnwrap(FeelFit(.uikit, to: bounce))).map(\.id)
        XCTAssertTrue(edge.contains("edge.springStiffness"), "\(edge)")
        XCTAssertFalse(edge.contains("fling.friction"), "\(edge)")
    }
}
