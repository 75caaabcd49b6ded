import XCTest

@testable import SDLHost

final class PresentMeterTests: XCTestCase {
    func testTheMedianOfThirtyIntervalsIsTheResult() {
        var meter = PresentMeter()
        var time = Duration.zero
        meter.presented(at: time, follows: false)
        for index in 0..<PresentMeter.sampleCount {
            XCTAssertNil(meter.interval)
            time += .milliseconds(index % 10 == 0 ? 100 : 16)
            meter.presented(at: time, follows: true)
        }
        XCTAssertEqual(meter.interval, .milliseconds(16))
    }

    func testARestBetweenTwoFramesIsNotMeasured() {
        var meter = PresentMeter()
        for second in 0..<100 { meter.presented(at: .seconds(second), follows: false) }
        XCTAssertNil(meter.interval)
    }
}
