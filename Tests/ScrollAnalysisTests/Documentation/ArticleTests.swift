import AnalysisTestSupport
import Foundation
import ScrollAnalysis
import ScrollPhysics
import XCTest

/// The code of the module's page: the test is that it compiles and that its results hold.
final class ArticleTests: XCTestCase {
    private let folder = ShippedRecordings.folder.path

    func testAFlingComesToRestAsItShould() throws {
        let recording = try Recording(contentsOf: folder + "/fling.json")
        let feel = try FeelLibrary.feel("uikit")
        let numbers = try FeelNumbers(of: recording, in: feel)
        let ranges = [NumberRange(number: .timeToRest, least: 1, most: 3)]
        XCTAssertEqual(LimitCheck.all(of: numbers, within: ranges).compactMap(\.failure), [])

        let comparison = try Comparison(of: recording, in: .uikit, and: feel)
        XCTAssertLessThan(comparison.largestDistance, 40)
    }

    func testTheCodeOfThePageIsThatOfTheTestAbove() throws {
        let page = try Repository.text("Sources/ScrollAnalysis/ScrollAnalysis.docc/ScrollAnalysis.md")
        let block = try XCTUnwrap(page.components(separatedBy: "```swift\n").dropFirst().first)
        let lines = block.components(separatedBy: "```")[0].split(separator: "\n").filter {
            $0.hasPrefix("    ") && !$0.contains("folder =")
        }
        XCTAssertGreaterThan(lines.count, 8)
        let code = try Repository.text("Tests/ScrollAnalysisTests/Documentation/ArticleTests.swift")
        let test = code.split(separator: "\n").map { "\($0)\n" }.joined()
        XCTAssertTrue(test.contains(lines.map { "\($0)\n" }.joined()))
    }

    /// The page's code for curves and films, with public API alone.
    func testACurveOfAFeelIsFoundToBeOfThatFeel() throws {
        let recording = try Recording(contentsOf: folder + "/fling.json")
        let lift = recording.duration
        let trace = Trace(recording, feel: .uikit, times: .rate(120)).filter { $0.time > lift }
        let curve = MeasuredCurve(
            times: trace.map { ($0.time - lift) / .seconds(1) }, offsets: trace.map(\.offset.y))
        let ranking = FeelRanking([.uikit, .gtk], varying: [], to: curve)
        XCTAssertTrue(ranking.explains)
        XCTAssertEqual(ranking.entries.first?.best.name, "uikit")
        XCTAssertLessThan(ranking.entries.first?.best.rms ?? 1, 0.1)
    }
}
