import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class FitCommandTests: XCTestCase {
    private func run(_ curve: String, _ arguments: String = "") throws -> (Program.Outcome, URL) {
        let folder = try temporaryFolder()
        try curve.write(to: folder.appendingPathComponent("c.csv"), atomically: true, encoding: .utf8)
        return (try Program().shell("cd '\(folder.path)'; \"$0\" fit c.csv \(arguments)"), folder)
    }

    private func csv(_ foreign: ForeignCurve, scale: Double = 1) -> String {
        let curve = foreign.curve()
        return "t,offset\n" + zip(curve.times, curve.offsets).map { "\($0),\($1 * scale)\n" }.joined()
    }

    func testTheFeelIsNamedAndWritten() throws {
        let (outcome, folder) = try run(csv(.uikit(rate: 0.9965, velocity: 2000)), "--feel uikit --out found.json")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertTrue(outcome.output.contains("fling.decelerationRate 0.9965"), outcome.output)
        let file = try FeelFile(contentsOf: folder.appendingPathComponent("found.json").path)
        XCTAssertEqual(file.feel.fling.decelerationRate, 0.9965, accuracy: 1e-5)
        XCTAssertEqual(file.base, "uikit")
    }

    func testPixelsAreTurnedIntoPoints() throws {
        let (outcome, _) = try run(
            csv(.uikit(rate: 0.998, velocity: 2500), scale: 3), "--pixels-per-point 3 --feel uikit --format json")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let value = try JSONParser.parse(Array(outcome.output.utf8))
        let report = try JSONReader(value: value, file: "", path: "").object()
        let feel = try report.field("ranking", "feels").elements()[0].object()
        XCTAssertEqual(try feel.field("velocity", "a velocity").number("a velocity"), 2500, accuracy: 5)
    }

    func testTheObjectHasTheMembersOfTheContract() throws {
        let (outcome, _) = try run(csv(.uikit(rate: 0.9965, velocity: 2000)), "--format json")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        let ranking = try XCTUnwrap(object["ranking"] as? [[String: Any]])
        XCTAssertGreaterThan(ranking.count, 8)
        for entry in ranking {
            XCTAssertNotNil(entry["feel"] as? String)
            XCTAssertGreaterThanOrEqual(try XCTUnwrap(entry["max"] as? Double), try XCTUnwrap(entry["rms"] as? Double))
        }
        XCTAssertEqual(object["explained"] as? Bool, true)
        XCTAssertEqual(object["feel"] as? String, "uikit")
        let value = try XCTUnwrap((object["values"] as? [String: [String: Any]])?["fling.decelerationRate"])
        XCTAssertEqual(try XCTUnwrap(value["value"] as? Double), 0.9965, accuracy: 1e-4)
        XCTAssertLessThan(try XCTUnwrap(value["error"] as? Double), 1e-3)
        let residual = try XCTUnwrap(object["residual"] as? [String: Double])
        XCTAssertEqual(Set(residual.keys), ["rms", "max", "at"])
        for pair in try XCTUnwrap(object["ties"] as? [[String]]) { XCTAssertEqual(pair.first, "uikit") }
    }

    func testOnlyTheNumbersThatAreNamedAreSearchedFor() throws {
        let (outcome, _) = try run(
            csv(.uikit(rate: 0.9965, velocity: 2000)), "--feel uikit --vary fling.restVelocity")
        XCTAssertFalse(outcome.output.contains("fling.decelerationRate 0.9"), outcome.output)
        let (wrong, _) = try run(csv(.gtk(velocity: 900)), "--vary fling.rate")
        XCTAssertEqual(wrong.status, 64)
        XCTAssertTrue(wrong.messages.contains("fling.decelerationRate"), wrong.messages)
    }

    func testACurveIsFittedThroughItsInput() throws {
        let fling = ShippedRecordings.folder.path + "/fling.json"
        let trace = try Program().run("trace", fling, "--feel", "gtk").output.split(separator: "\n").dropFirst()
        let rows = trace.map { $0.split(separator: ",") }.map { "\(Double($0[0]) ?? 0),\(2 * (Double($0[2]) ?? 0))\n" }
        let curve = "t,offset\n" + rows.joined()
        let (outcome, _) = try run(curve, "--input '\(fling)' --pixels-per-point 2")
        XCTAssertEqual(outcome.status, 0, outcome.messages)
        XCTAssertTrue(outcome.output.contains("This is gtk with its own numbers"), outcome.output)
        let (scaled, _) = try run(curve, "--input '\(fling)' --free scale --feel gtk --format json")
        XCTAssertTrue(scaled.output.contains("\"scale\": 2"), scaled.output)
        XCTAssertEqual(try run(curve, "--input no.json").0.status, 74)
        XCTAssertEqual(try run(curve, "--input c.csv").0.status, 65)
        XCTAssertEqual(try run(curve, "--free colour").0.status, 64)
    }

    func testARecordingThatIsTooLongToBePlayedSoOftenIsRefused() throws {
        var recording = Recording(viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: 5000))
        recording.events = (0...10_000).map { RecordedEvent(.wheel(.notch, .zero), at: .milliseconds($0)) }
        let path = try temporaryFolder().appendingPathComponent("long.json").path
        try recording.json.write(toFile: path, atomically: true, encoding: .utf8)
        let (outcome, _) = try run(csv(.gtk(velocity: 900)), "--input '\(path)'")
        XCTAssertEqual(outcome.status, 65)
        XCTAssertTrue(outcome.messages.contains("found 10001 events, expected at most 10000 events"), outcome.messages)
    }

    func testEveryCurveGetsAClearAnswer() throws {
        let still = "t,offset\n" + (0..<50).map { "\(Double($0) / 60),5\n" }.joined()
        for (curve, words) in [
            ("", "is empty"), ("t,offset\n", "found 0 rows"), ("t,offset\n0,1\n", "found 1 rows"),
            (still, "nothing moves"), ("t,offset\n0,1\n-1,2\n", "c.csv:3"), ("t,offset\n0,NaN\n", "c.csv:2"),
        ] {
            let (outcome, _) = try run(curve)
            XCTAssertEqual(outcome.status, 65, "\(curve.prefix(30)): \(outcome.messages)")
            XCTAssertTrue(outcome.messages.contains(words), "\(curve.prefix(30)): \(outcome.messages)")
        }
    }
}
