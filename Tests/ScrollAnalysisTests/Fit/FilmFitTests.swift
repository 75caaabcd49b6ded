import AnalysisTestSupport
import Foundation
import ScrollPhysics
import TestSupport
import XCTest

@testable import ScrollAnalysis

/// Curves like those from a film of a screen: whole pixels, and a drag before the release.
final class FilmFitTests: XCTestCase {
    /// Content that rests, follows a finger with growing speed and is released after 0.2 s, in whole or half points.
    private func film(_ foreign: ForeignCurve, velocity: Double, quantum: Double = 1) -> MeasuredCurve {
        let times = (0...120).map { Double($0) / 60 }
        let start = foreign.offset(0)
        let offsets = times.map { time -> Double in
            let early = start - velocity * 0.05 + velocity * 0.05 * pow(max(0, (time - 0.1) / 0.1), 2)
            let offset = time < 0.2 ? early : foreign.offset(time - 0.2)
            return (offset / quantum).rounded() * quantum
        }
        return MeasuredCurve(times: times, offsets: offsets)
    }

    private let freedoms: [[FitFreedom]] = [[], [.time], [.scale], [.time, .offset, .scale]]

    func testNoSearchEndsWorseThanItBeganAndOneThatFailsIsNamed() {
        let films = [
            film(.uikit(rate: 0.998, velocity: 3000), velocity: 3000), film(.gtk(velocity: 1800), velocity: 1800),
            ForeignCurve.bounce(velocity: 3000).curve(), ForeignCurve.swing.curve(noise: 1),
        ]
        var failures = 0
        let all = films.indices.flatMap { index in freedoms.map { (index, $0) } }
        for (index, free) in Repetition.cases(all, few: films.count) {
            let ranking = FeelRanking(ScrollFeel.builtIn, varying: nil, to: FitModel(films[index], free: free))
            for entry in ranking.entries {
                let name = "curve \(index), free \(free), \(entry.own.name)"
                XCTAssertLessThanOrEqual(entry.best.sum, entry.own.sum * (1 + 1e-9), name)
                if let fitted = entry.fitted { XCTAssertLessThanOrEqual(fitted.sum, entry.own.sum, name) }
            }
            let failed = ranking.entries.filter(\.hasFailed).map(\.own.name)
            failures += failed.count
            let sentence = "The search for numbers failed for \(failed.joined(separator: ", ")):"
            XCTAssertEqual(FitReport(ranking).text(.table).contains(sentence), !failed.isEmpty)
        }
        XCTAssertGreaterThan(failures, 0, "nothing was tested")
    }

    func testWithItsOwnClockAndRulerThePartAfterTheLiftIsThatOfItsFeel() throws {
        for foreign in [ForeignCurve.uikit(rate: 0.998, velocity: 3000), .android(velocity: 3000)] {
            let curve = film(foreign, velocity: 3000, quantum: 0.5)
            let part = try XCTUnwrap(CurveParts(curve, feels: ScrollFeel.builtIn).all.longestRelease, foreign.feel)
            XCTAssertEqual(part.times.lowerBound, 0.2, accuracy: 0.06, foreign.feel)
            for free in freedoms {
                let model = FitModel(curve.part(part.times), free: free)
                let ranking = FeelRanking(ScrollFeel.builtIn, varying: nil, to: model)
                XCTAssertEqual(ranking.entries[0].best.name, foreign.feel, FitReport(ranking).text(.table))
                // A spline begins at the release: a release one frame earlier or later gives another curve.
                if foreign.feel == "uikit" { XCTAssertEqual(ranking.entries[0].best.numbers.count, 0, "free \(free)") }
            }
        }
    }

    func testTheReportBeginsWithTheReleaseAndRanksThatPart() throws {
        let curve = film(.uikit(rate: 0.998, velocity: 3000), velocity: 3000)
        let rows = zip(curve.times, curve.offsets).map { "\($0),\($1)\n" }.joined()
        let path = try temporaryFolder().appendingPathComponent("film.csv").path
        try ("t,offset\n" + rows).write(toFile: path, atomically: true, encoding: .utf8)
        let outcome = try Program().run("fit", path)
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let lines = outcome.output.split(separator: "\n").map(String.init)
        let first = try XCTUnwrap(lines.first)
        XCTAssertTrue(first.contains(" to 2.000 s: let go by uikit at 30") || first.contains("at 29"), first)
        XCTAssertTrue(lines[2].hasPrefix("uikit "), lines[2])
        XCTAssertTrue(outcome.output.contains("This is uikit with its own numbers"), outcome.output)
        XCTAssertTrue(try XCTUnwrap(lines.last).hasPrefix("Not explained: 0.000 to "), outcome.output)
        let json = try Program().run("fit", path, "--format", "json").output
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        XCTAssertEqual((object["part"] as? [String: Any])?["feel"] as? String, "uikit")
        XCTAssertEqual(object["explained"] as? Bool, false, "not all of it")
    }

    /// A recording replayed with a feel and rounded to pixels: other feels with changed numbers fit as well, and are
    /// ranked behind.
    func testOfFeelsThatExplainACurveWithinItsNoiseTheOneWithTheFewestChangesIsFirst() throws {
        let recording = try Recording(contentsOf: ShippedRecordings.folder.path + "/fling.json")
        let samples = Array(Trace(recording, feel: .uikit, times: .rate(60))).prefix { $0.time <= .seconds(2) }
        // Tracking in pictures also has an error in scale: momentum explains it, but must not be needed.
        let curve = MeasuredCurve(
            times: samples.map(\.time.inSeconds), offsets: samples.map { ($0.offset.y * 1.0001).rounded() })
        let feels = [ScrollFeel.firefox, .direct, .gtk, .uikit]
        let ranking = FeelRanking(feels, varying: nil, to: FitModel(curve, .input(recording, .vertical)))
        XCTAssertEqual(ranking.entries[0].best.name, "uikit", FitReport(ranking).text(.table))
        XCTAssertEqual(ranking.entries[0].best.numbers.count, 0)
        let counts = ranking.entries.prefix(1 + ranking.equals.count).map(\.best.numbers.count)
        XCTAssertEqual(counts, counts.sorted())
        XCTAssertTrue(ranking.equals.contains("firefox"), "possible, with its momentum changed: \(ranking.equals)")
    }
}
