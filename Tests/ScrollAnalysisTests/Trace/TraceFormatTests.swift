import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class TraceFormatTests: XCTestCase {
    private let samples = [
        TraceSample(time: .zero, offset: .zero, velocity: ScrollVector(x: 0, y: -0.1), phase: .tracking),
        TraceSample(
            time: .nanoseconds(16_666_667), offset: ScrollVector(x: 1.0 / 3, y: -0.0), velocity: .zero, phase: .idle),
    ]

    private func text(_ format: TraceFormat) -> String {
        let rows = samples.enumerated().map { format.text($1, isFirst: $0 == 0) }
        return format.opening + rows.joined() + format.closing
    }

    func testCSVHasALineOfNamesAndARowForEachSample() {
        XCTAssertEqual(
            text(.csv),
            """
            t,x,y,vx,vy,phase
            0,0,0,0,-0.1,tracking
            0.016666667,0.3333333333333333,0,0,0,idle

            """)
    }

    func testJSONIsAListOfObjects() throws {
        XCTAssertEqual(
            text(.json),
            """
            [
              {"t": 0, "x": 0, "y": 0, "vx": 0, "vy": -0.1, "phase": "tracking"},
              {"t": 0.016666667, "x": 0.3333333333333333, "y": 0, "vx": 0, "vy": 0, "phase": "idle"}
            ]

            """)
        XCTAssertNoThrow(try JSONParser.parse(Array(text(.json).utf8)))
        XCTAssertNoThrow(try JSONParser.parse(Array((TraceFormat.json.opening + TraceFormat.json.closing).utf8)))
    }

    func testRatesThatShareAMomentShareItExactly() {
        for (rate, other, factor) in [(60.0, 120.0, 2), (30, 240, 8), (30, 60, 2), (48, 144, 3)] {
            for index in [0, 1, 7, 1001, 90_001] {
                XCTAssertEqual(
                    SampleTimes.rate(rate).moment(index), SampleTimes.rate(other).moment(index * factor),
                    "\(rate) and \(other) Hz, sample \(index)")
            }
        }
    }
}
