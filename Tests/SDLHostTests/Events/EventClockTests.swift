import XCTest

@testable import SDLHost

final class EventClockTests: XCTestCase {
    /// An event with a server time of `stamp` milliseconds, which arrived after `microseconds`.
    private func arrival(_ microseconds: Int64, stamp: UInt32, isCertain: Bool = true) -> EventArrival {
        EventArrival(
            time: .microseconds(microseconds),
            stamp: ServerStamp(milliseconds: stamp, arrival: microseconds * 1000, isCertain: isCertain))
    }

    func testAFreshEventHappenedWhenItArrived() {
        var clock = EventClock()
        XCTAssertEqual(clock.time(of: arrival(12_345, stamp: 12)), .microseconds(12_345))
    }

    func testAnOldEventHappenedInTheServersMillisecond() {
        var clock = EventClock()
        XCTAssertEqual(clock.time(of: arrival(100_250, stamp: 93)), .milliseconds(94))
        XCTAssertEqual(clock.timing, .server)
    }

    func testEventsOfASlowFrameAreAsFarApartAsTheyWereMade() {
        var clock = EventClock()
        let times = [110, 118, 126, 134].map { clock.time(of: arrival(165_000, stamp: $0)) }
        XCTAssertEqual(times, [111, 119, 127, 135].map { .milliseconds($0) })
    }

    func testWithoutAServersTimeTheArrivalCounts() {
        var clock = EventClock()
        XCTAssertEqual(clock.time(of: EventArrival(time: .milliseconds(7))), .milliseconds(7))
        XCTAssertEqual(clock.timing, .arrival)
    }

    func testAnEventIsLaterThanAFrameThatWasMadeWithoutIt() {
        var clock = EventClock()
        clock.frameMade(for: .microseconds(100_000))
        XCTAssertGreaterThan(clock.time(of: arrival(130_000, stamp: 98)), .microseconds(100_000))
    }

    func testTimesNeverRunBackwardsAndAreNeverLaterThanTheEventCame() {
        for seed in UInt64(0)..<100 {
            var random = SeededRandom(seed: seed)
            var clock = EventClock()
            var now: Int64 = 0
            var last = Duration.zero
            for _ in 0..<200 {
                now += Int64.random(in: 0...20_000, using: &random)
                let stamp = max(0, now / 1000 - Int64.random(in: -2...30, using: &random))
                let isCertain = Bool.random(using: &random)
                let time = clock.time(of: arrival(now, stamp: UInt32(stamp), isCertain: isCertain))
                XCTAssertGreaterThanOrEqual(time, last, "seed \(seed)")
                XCTAssertLessThanOrEqual(time, .microseconds(now), "seed \(seed)")
                last = time
            }
        }
    }
}
