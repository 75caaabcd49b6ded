import AnalysisTestSupport
import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import ScrollAnalysis

/// Curves logged once per frame, with a column `held`: the lift lies between two rows.
final class LiftFitTests: XCTestCase {
    private static let curves: [ForeignCurve] = [
        .android(velocity: 3000), .constantDeceleration(velocity: 1800), .flutterClamping(velocity: 2600),
        .uikit(rate: 0.998, velocity: 2500),
    ]
    /// The shares of the interval that lie between the last held row and the lift.
    private static let shares = [0.0, 0.1, 0.35, 0.6, 0.95]
    private static let interval = 1 / 60.0
    /// The time of the first row.
    private static let clock = 20.0
    private static let heldRows = 12

    /// A finger that moves a fifth slower than the content that it lets go, and the rows after it.
    private func log(_ foreign: ForeignCurve, share: Double) -> String {
        let lift = (Double(Self.heldRows - 1) + share) * Self.interval
        let speed = 0.8 * (foreign.offset(0.001) - foreign.offset(0)) / 0.001
        let rows = (0..<200).map { row in
            let time = Double(row) * Self.interval
            let isHeld = row < Self.heldRows
            let offset = isHeld ? foreign.offset(0) + speed * (time - lift) : foreign.offset(time - lift)
            return "\(Self.clock + time),\(offset),\(isHeld ? 1 : 0)\n"
        }
        return "t,offset,held\n" + rows.joined()
    }

    private func curve(_ text: String) throws -> MeasuredCurve {
        try MeasuredCurve(CurveFile(text, file: "c.csv"), name: "c.csv")
    }

    func testAFeelIsFoundWhereverTheLiftLiesBetweenTwoRows() throws {
        let all = Self.curves.flatMap { foreign in Self.shares.map { (foreign, $0) } }
        for (foreign, share) in Repetition.cases(all, few: 6) {
            let ranking = FeelRanking(ScrollFeel.builtIn, varying: nil, to: try curve(log(foreign, share: share)))
            let text = "\(foreign), \(share) of a row: \(FitReport(ranking).text(.table))"
            let best = try XCTUnwrap(ranking.entries.first?.best, text)
            XCTAssertEqual(best.name, foreign.feel, text)
            XCTAssertEqual(best.numbers.count, 0, text)
            XCTAssertLessThan(best.rms, 0.05, text)
        }
    }

    func testTheLiftIsFoundBetweenTheTwoRows() throws {
        for share in Self.shares {
            let fit = try XCTUnwrap(FeelFit(.android, to: try curve(log(.android(velocity: 3000), share: share))))
            let time = try XCTUnwrap(fit.unknowns.first { $0.name == "time" }?.value)
            XCTAssertEqual(time, (1 - share) * Self.interval, accuracy: 0.0005, "\(share)")
        }
    }

    func testTheLiftOfADecayIsNotSearchedForSinceAnyExplainsIt() throws {
        for share in Self.shares {
            let decay = FitModel(try curve(log(.gtk(velocity: 1800), share: share)))
            for feel in [ScrollFeel.gtk, .uikit] {
                XCTAssertTrue(decay.fixingLift(of: feel, at: decay.start(feel)).isLiftFixed, "\(feel.name), \(share)")
            }
            let spline = FitModel(try curve(log(.android(velocity: 3000), share: share)))
            XCTAssertFalse(spline.fixingLift(of: .android, at: spline.start(.android)).isLiftFixed, "\(share)")
        }
    }

    func testALiftThatIsFurtherOffIsNotSearchedFor() throws {
        let late = log(.android(velocity: 3000), share: 0.5).split(separator: "\n").enumerated()
            .filter { !(Self.heldRows + 1...Self.heldRows + 6).contains($0.offset) }.map { String($0.element) }
        let rows = try curve(late.joined(separator: "\n"))
        let times = try ScrollFeel.builtIn.compactMap { feel in
            try FeelFit(feel, to: rows).map { try XCTUnwrap($0.unknowns.last).value }
        }
        let gap = 7 * Self.interval
        XCTAssertFalse(times.isEmpty)
        XCTAssertTrue(times.allSatisfy { (0...gap + 1e-9).contains($0) }, "\(times)")
    }

    func testATimeThatIsFreeIsNotBounded() throws {
        let model = FitModel(try curve(log(.android(velocity: 3000), share: 0.5)), free: [.time])
        XCTAssertFalse(model.isLiftBounded)
        XCTAssertEqual(model.names, ["offset", "velocity", "time"])
        XCTAssertFalse(FitModel(ForeignCurve.gtk(velocity: 900).curve()).isLiftBounded, "the first row is the lift")
    }

    func testTimesOfAReportAreThoseOfTheFile() throws {
        let curve = try curve(log(.android(velocity: 3000), share: 0.5))
        let first = Self.clock + Double(Self.heldRows) * Self.interval
        let ranking = FeelRanking([.gtk], varying: [], to: curve)
        let object = try JSONReader(
            value: JSONParser.parse(Array(FitReport(ranking).text(.json).utf8)), file: "", path: ""
        ).object()
        let residuals = try object.field("residuals", "residuals").elements()
        XCTAssertEqual(try residuals[0].elements()[0].number("a time"), first, accuracy: 1e-6)
        let worst = try object.field("residual", "a residual").object().field("at", "a time").number("a time")
        XCTAssertGreaterThanOrEqual(worst, first)
        let parts = CurveParts(curve, feels: [.gtk]).all
        XCTAssertEqual(try XCTUnwrap(parts.first).times.lowerBound, first, accuracy: 1e-6)
        let text = FitReport(ranking, parts: parts).text(.table)
        XCTAssertTrue(text.contains(String(format: "%.3f s, and the residuals", worst)), text)
    }
}
