import XCTest

@testable import SDLHost

final class EventClockTests: XCTestCase {
    func testAFreshEventGetsTheFineTime() {
        var clock = EventClock()
        let moment = DrainMoment(time: .microseconds(12_345), ticks: 500)
        XCTAssertEqual(clock.time(ofStamp: 500, drainedAt: moment), .microseconds(12_345))
    }

    func testAnOldEventIsSetBackByItsAge() {
        var clock = EventClock()
        let moment = DrainMoment(time: .milliseconds(100), ticks: 1_000)
        XCTAssertEqual(clock.time(ofStamp: 993, drainedAt: moment), .milliseconds(93))
    }

    func testAStampFromTheFutureCountsAsNow() {
        var clock = EventClock()
        let moment = DrainMoment(time: .milliseconds(100), ticks: 1_000)
        XCTAssertEqual(clock.time(ofStamp: 1_002, drainedAt: moment), .milliseconds(100))
    }

    func testAgesSurviveTheWrapOfTheTicks() {
        var clock = EventClock()
        let moment = DrainMoment(time: .seconds(10), ticks: 5)
        XCTAssertEqual(clock.time(ofStamp: UInt32.max - 4, drainedAt: moment), .seconds(10) - .milliseconds(10))
    }

    func testAnEventIsLaterThanAFrameThatWasMadeWithoutIt() {
        var clock = EventClock()
        clock.frameMade(for: .microseconds(100_000))
        let moment = DrainMoment(time: .microseconds(100_300), ticks: 1_000)
        XCTAssertGreaterThan(clock.time(ofStamp: 999, drainedAt: moment), .microseconds(100_000))
    }

    func testTimesNeverRunBackwards() {
        for seed in UInt64(0)..<100 {
            var random = SeededRandom(seed: seed)
            var clock = EventClock()
            var now = Duration.zero
            var ticks: UInt32 = 0
            var last = Duration.zero
            for _ in 0..<200 {
                let step = UInt32.random(in: 0...20, using: &random)
                ticks += step
                now += .milliseconds(Int64(step)) + .microseconds(Int64.random(in: 0...900, using: &random))
                let stamp = ticks - min(ticks, UInt32.random(in: 0...30, using: &random))
                let time = clock.time(ofStamp: stamp, drainedAt: DrainMoment(time: now, ticks: ticks))
                XCTAssertGreaterThanOrEqual(time, last, "seed \(seed)")
                XCTAssertLessThanOrEqual(time, now, "seed \(seed)")
                last = time
            }
        }
    }
}
