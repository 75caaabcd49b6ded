import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class CurvePartsTests: XCTestCase {
    private func parts(_ curve: MeasuredCurve) -> [CurvePart] {
        CurveParts(curve, feels: [.uikit, .gtk, .flutter]).all
    }

    /// A fling, and another one from the offset at which the first was caught.
    private func twice(noise: Double = 0) -> MeasuredCurve {
        let (first, second) = (
            ForeignCurve.uikit(rate: 0.998, velocity: 2500), ForeignCurve.uikit(rate: 0.998, velocity: -2000)
        )
        let made = ForeignCurve(description: "two flings", feel: "uikit", bounds: nil) { time in
            time < 0.8 ? first.offset(time) : first.offset(0.8) + second.offset(time - 0.8) - second.offset(0)
        }
        return made.curve(rate: 120, noise: noise)
    }

    func testACurveOfTwoFlingsIsSplitBetweenThem() throws {
        for noise in [0, 0.3] {
            let parts = parts(twice(noise: noise)).filter { $0.fit != nil }
            XCTAssertEqual(parts.count, 2)
            XCTAssertEqual(parts[0].times.upperBound, 0.8, accuracy: 0.05)
            // Flutter's drag equals UIKit's rate except for a thousandth, which noise hides.
            let names: Set = noise == 0 ? ["uikit"] : ["uikit", "flutter"]
            XCTAssertTrue(names.isSuperset(of: parts.compactMap { $0.fit?.name }))
            let velocities = parts.compactMap { $0.fit?.unknowns[1].value }
            XCTAssertEqual(velocities[0], 2500, accuracy: noise > 0 ? 60 : 1)
            XCTAssertEqual(velocities[1], -2000, accuracy: noise > 0 ? 60 : 1)
        }
    }

    func testABounceAtAnEdgeThatTheFileDoesNotTellOfIsTakenToWhereItRests() throws {
        let known = ForeignCurve.bounce(velocity: 3000)
        let curve = ForeignCurve(description: "", feel: "", bounds: nil, offset: known.offset).curve(rate: 120)
        let parts = parts(curve)
        XCTAssertEqual(parts[0].fit?.name, "uikit")
        XCTAssertEqual(parts[0].times.upperBound, 0.15, accuracy: 0.02, "the moment of the edge")
        XCTAssertEqual(try XCTUnwrap(parts.last?.fit?.target), 500, accuracy: 0.1)
    }

    func testPartsCoverTheCurveInOrder() {
        let curves = [twice(), ForeignCurve.swing.curve(), ForeignCurve.swing.curve(noise: 1)]
        for curve in curves {
            let parts = parts(curve)
            XCTAssertEqual(parts.first?.times.lowerBound, curve.times.first)
            XCTAssertEqual(parts.last?.times.upperBound, curve.times.last)
            for (one, next) in zip(parts, parts.dropFirst()) {
                XCTAssertLessThanOrEqual(abs(next.rows.lowerBound - one.rows.upperBound), 1)
            }
        }
    }

    func testAReportNamesThePartsAndWhatNothingExplains() {
        let curve = ForeignCurve.swing.curve()
        let ranking = FeelRanking([.uikit], varying: nil, to: curve)
        let text = FitReport(ranking, parts: parts(curve)).text(.table)
        XCTAssertTrue(text.contains("Not explained: "), text)
        let release = parts(twice()).longestRelease
        for text in [text, FitReport(ranking, parts: parts(twice()), of: release).text(.table)] {
            let lines = text.split(separator: "\n")
            let times = lines.compactMap { $0.firstMatch(of: /[0-9.]+ to [0-9.]+ s/)?.0 }
            XCTAssertEqual(Set(times).count, times.count, "each part once: \(text)")
        }
        let whole = FeelRanking([.uikit], varying: nil, to: twice())
        let told = FitReport(whole, parts: parts(twice())).text(.table)
        XCTAssertTrue(told.contains(/0\.000 to 0\.8\d\d s: let go by uikit at 2500 pt\/s/), told)
    }
}
