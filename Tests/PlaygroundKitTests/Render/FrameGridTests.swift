import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class FrameGridTests: XCTestCase {
    func testItSharesItsMomentsWithFramesOfSixtyASecond() {
        XCTAssertEqual(FrameGrid.time(24), .milliseconds(200))
        for number in 0..<1000 {
            let sixtieth = SampleTimes.rate(60).moment(number)
            XCTAssertEqual(FrameGrid.time(Int64(2 * number)), sixtieth)
        }
    }

    func testTheFramesAroundAMoment() {
        for number in Int64(0)..<3000 {
            let time = FrameGrid.time(number)
            XCTAssertEqual(FrameGrid.first(from: time), time)
            XCTAssertEqual(FrameGrid.next(after: time), FrameGrid.time(number + 1))
            XCTAssertEqual(FrameGrid.first(from: time + .nanoseconds(1)), FrameGrid.time(number + 1))
            XCTAssertEqual(FrameGrid.last(until: time), time)
            XCTAssertEqual(FrameGrid.last(until: time + .nanoseconds(1)), time)
        }
    }
}
