import XCTest

@testable import SDLHost

final class ServerClockTests: XCTestCase {
    private func stamp(_ lag: Duration, isCertain: Bool = true) -> ServerStamp {
        ServerStamp(lag: lag, isCertain: isCertain)
    }

    func testTheStampTellsTheLagAcrossTheWrapOfTheMilliseconds() {
        let arrival = (Int64(1) << 32) * 1_000_000 + 5_250_000
        let stamp = ServerStamp(milliseconds: UInt32.max - 4, arrival: arrival, isCertain: true)
        XCTAssertEqual(stamp.lag, .microseconds(10_250))
    }

    func testOnTheSameMachineTheLagIsTheAge() {
        var clock = ServerClock()
        XCTAssertEqual(clock.age(stamp(.microseconds(65_300)), at: .seconds(1)), .microseconds(64_300))
        XCTAssertEqual(clock.age(stamp(.microseconds(700)), at: .seconds(2)), .zero)
    }

    func testEventsThatWaitedForAStoppedProgramAreAsOldAsTheyAre() {
        var clock = ServerClock()
        _ = clock.age(stamp(.zero), at: .seconds(1))
        XCTAssertEqual(clock.age(stamp(.seconds(60)), at: .seconds(62)), .milliseconds(59_999))
    }

    func testAnotherMachinesClockIsMeasuredByWhatComesQuickest() {
        var clock = ServerClock()
        let apart = Duration.seconds(86_400)
        XCTAssertEqual(clock.age(stamp(apart + .milliseconds(3)), at: .seconds(1)), .zero)
        XCTAssertEqual(clock.age(stamp(apart + .milliseconds(43)), at: .seconds(2)), .milliseconds(39))
    }

    func testAStampFromTheFutureShowsAnotherMachinesClock() {
        var clock = ServerClock()
        _ = clock.age(stamp(.milliseconds(1)), at: .seconds(1))
        XCTAssertEqual(clock.age(stamp(.milliseconds(-500)), at: .seconds(2)), .zero)
        XCTAssertEqual(clock.age(stamp(.milliseconds(-470)), at: .seconds(3)), .milliseconds(29))
    }

    func testClocksThatDriftApartAreMeasuredAgain() {
        var clock = ServerClock()
        var lag = Duration.seconds(-1000)
        for second in 0..<1000 {
            // A hundred times worse than commercial clocks.
            lag += .milliseconds(5)
            let age = clock.age(stamp(lag), at: .seconds(second)) ?? .seconds(1)
            XCTAssertLessThanOrEqual(age, .milliseconds(100), "\(second)")
        }
    }

    func testAMachineThatSleptIsMeasuredAnew() {
        var clock = ServerClock()
        _ = clock.age(stamp(.seconds(-1000)), at: .seconds(1))
        XCTAssertEqual(clock.age(stamp(.seconds(2600)), at: .seconds(2)), .zero)
        XCTAssertEqual(clock.age(stamp(.milliseconds(2_600_030)), at: .seconds(2)), .milliseconds(29))
    }

    func testWhatMayBeAnotherEventsTimeTeachesNothingAndIsNotBelievedToBeOld() {
        var clock = ServerClock()
        XCTAssertNil(clock.age(stamp(.seconds(3600), isCertain: false), at: .seconds(1)))
        _ = clock.age(stamp(.zero), at: .seconds(1))
        XCTAssertNil(clock.age(stamp(.seconds(3600), isCertain: false), at: .seconds(2)))
        XCTAssertEqual(clock.age(stamp(.milliseconds(31), isCertain: false), at: .seconds(3)), .milliseconds(30))
        XCTAssertEqual(clock.age(stamp(.milliseconds(31)), at: .seconds(4)), .milliseconds(30))
    }
}
