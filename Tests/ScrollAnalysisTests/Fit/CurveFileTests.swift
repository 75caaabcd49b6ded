import XCTest

@testable import ScrollAnalysis

final class CurveFileTests: XCTestCase {
    private func refusal(_ text: String, line: UInt = #line) -> String {
        do {
            _ = try CurveFile(text, file: "c.csv")
            XCTFail("taken", line: line)
            return ""
        } catch {
            XCTAssertEqual(error.status, .malformed, line: line)
            return error.message
        }
    }

    func testColumnsAreFoundByTheirNamesInAnyOrder() throws {
        let curve = try CurveFile(
            "# viewport 600\n# content 4000\n# by hand\n\nheld, offset ,x,t\n1,10,a,0\n0,12.5,,0.5\r\n", file: "")
        XCTAssertEqual(
            curve.rows,
            [
                CurveFile.Row(time: 0, offset: 10, isHeld: true), CurveFile.Row(time: 0.5, offset: 12.5, isHeld: false),
            ])
        XCTAssertEqual(curve.viewport, 600)
        XCTAssertEqual(curve.content, 4000)
    }

    func testOfASizeTheAxisCountsThatScrolls() throws {
        func lengths(_ viewport: String, _ content: String) throws -> [Double?] {
            let curve = try CurveFile("# viewport \(viewport)\n# content \(content)\nt,offset\n0,0\n", file: "")
            return [curve.viewport, curve.content]
        }
        XCTAssertEqual(try lengths("400x800", "400x4000"), [800, 4000])
        XCTAssertEqual(try lengths("400x800", "4000x800"), [400, 4000])
        XCTAssertEqual(try lengths("400x800", "4000x4000"), [800, 4000])
        XCTAssertThrowsError(try lengths("400x", "1"))
        XCTAssertThrowsError(try lengths("1x2x3", "1"))
    }

    func testWhatIsNoCurveIsRefusedWithItsLine() {
        XCTAssertTrue(refusal("").contains("is empty"))
        XCTAssertTrue(refusal("\n# viewport 3\n").contains("is empty"))
        XCTAssertTrue(refusal("1,2\n").hasPrefix("c.csv:1: found \"1,2\", expected a line of names"))
        XCTAssertTrue(refusal("t,offset\n0,1\n0,2\n").hasPrefix("c.csv:3: found t 0, expected a time after 0"))
        XCTAssertTrue(refusal("t,offset\n1,1\n0.5,2\n").contains("c.csv:3"))
        XCTAssertTrue(refusal("t,offset\n0,nan\n").contains("c.csv:2: found offset \"nan\", expected a number"))
        XCTAssertTrue(refusal("t,offset\n0,inf\n").contains("c.csv:2"))
        XCTAssertTrue(refusal("t,offset\n0\n").contains("found offset \"\""))
        XCTAssertTrue(refusal("# viewport -1\nt,offset\n").contains("c.csv:1"))
    }

    func testWhatContradictsItselfIsRefusedWithItsLine() {
        XCTAssertTrue(refusal("t,offset,held\n0,1,1\n1,2,2\n").hasPrefix("c.csv:3: found held 2, expected 0 or 1"))
        XCTAssertTrue(refusal("t,offset,held\n0,1,0.5\n").hasPrefix("c.csv:2: found held 0.5, expected 0 or 1"))
        XCTAssertTrue(
            refusal("t,offset\n0,1\n0,5,1,2\n").hasPrefix(
                "c.csv:3: found 4 fields, expected at most 2, as in the line of names"))
        XCTAssertTrue(
            refusal("# a\nt,offset, t\n0,1,0\n").hasPrefix("c.csv:2: found two columns named t, expected one of them"))
        XCTAssertTrue(refusal("t,velocity,offset,velocity\n").hasPrefix("c.csv:1: found two columns named velocity"))
        XCTAssertTrue(
            refusal("# viewport 400x800\n# viewport 400x600\nt,offset\n").hasPrefix(
                "c.csv:2: found viewport 400x600, expected 400x800 as before"))
        XCTAssertTrue(
            refusal("# content 4000\nt,offset\n0,1\n# content 4000x1\n").hasPrefix(
                "c.csv:4: found content 4000x1, expected 4000 as before"))
    }

    func testWhatIsSaidTwiceAndWhatIsIgnoredIsNoContradiction() throws {
        let curve = try CurveFile("# viewport 800\n# viewport 800.0\nx,t,x,offset\n1,0,2,5\n1,1,2,6, ,\n", file: "")
        XCTAssertEqual(curve.rows.map(\.offset), [5, 6])
        XCTAssertEqual(curve.viewport, 800)
    }

    func testOnlyWhatFollowsTheLiftIsLookedAt() throws {
        let rows = (0..<20).map { "\(Double($0) / 10),\($0 * $0),\($0 < 5 ? 1 : 0)" }
        let file = try CurveFile("t,offset,held\n" + rows.joined(separator: "\n"), file: "")
        let curve = try MeasuredCurve(file, scale: 2, name: "")
        XCTAssertEqual(curve.times.count, 15, "from the first row that was not held")
        XCTAssertEqual(curve.times[0], 0)
        XCTAssertEqual(curve.start, 0.5)
        XCTAssertEqual(curve.offsets[0], 12.5, "half of 25 pixels")
        XCTAssertNil(curve.bounds)
    }

    func testTooFewRowsAndNoMotionAreSaid() throws {
        let few = try CurveFile("t,offset\n0,1\n1,2\n", file: "")
        XCTAssertThrowsError(try MeasuredCurve(few, name: "c.csv")) { XCTAssertTrue("\($0)".contains("found 2 rows")) }
        let still = try CurveFile("t,offset\n" + (0..<30).map { "\($0),7\n" }.joined(), file: "")
        XCTAssertThrowsError(try MeasuredCurve(still, name: "c.csv")) {
            XCTAssertTrue("\($0)".contains("nothing moves"))
        }
    }

    func testOfAMillionRowsTwoThousandAreLookedAt() throws {
        let file = try CurveFile(
            "t,offset\n" + (0..<50_000).map { "\(Double($0) / 1000),\($0)\n" }.joined(), file: "")
        let curve = try MeasuredCurve(file, name: "")
        XCTAssertEqual(curve.times.count, MeasuredCurve.mostRows)
        XCTAssertEqual(curve.times.last, 49.999)
    }
}
