import ScrollUI
import XCTest

@testable import SDLHost

@MainActor
final class PrefetchClockTests: XCTestCase {
    private final class Time { var now = Duration.zero }

    func testABudgetLastsUntilItsDeadline() async {
        let time = Time()
        let budget = PrefetchClock { time.now }.budget(until: .milliseconds(3))
        XCTAssertTrue(budget.hasTime)
        time.now = .milliseconds(3)
        XCTAssertFalse(budget.hasTime)
    }

    func testAStepThatWouldEndTooLateIsNotBegun() async {
        let time = Time()
        let budget = PrefetchClock { time.now }.budget(until: .milliseconds(5))
        XCTAssertTrue(budget.hasTime)
        time.now = .milliseconds(3)
        XCTAssertFalse(budget.hasTime)
    }

    func testAStepThatWasHeldUpOnceEndsNoPreparingForEver() async {
        let time = Time()
        let clock = PrefetchClock { time.now }
        let budget = clock.budget(until: .milliseconds(1))
        _ = budget.hasTime
        time.now = .milliseconds(100)
        _ = budget.hasTime
        XCTAssertFalse(clock.budget(until: time.now + .milliseconds(8)).hasTime)
        for _ in 0..<40 { _ = clock.budget(until: time.now) }
        XCTAssertTrue(clock.budget(until: time.now + .milliseconds(8)).hasTime)
    }

    func testFramesOnAGridLeaveAllTimeUntilTheNextOne() async {
        var schedule = FrameSchedule(pacer: FramePacer(pace: .timer, refreshRate: 100), isEndless: false)
        schedule.began(at: .zero)
        let deadline = schedule.prefetchDeadline(presented: .milliseconds(4), building: .milliseconds(1))
        XCTAssertEqual(deadline, .milliseconds(10))
        schedule.isVisible = false
        XCTAssertNil(schedule.prefetchDeadline(presented: .milliseconds(4), building: .milliseconds(1)))
    }

    func testADisplayThatIsWaitedForLeavesTheNextFrameHalfOfItsInterval() async {
        let schedule = FrameSchedule(pacer: FramePacer(pace: .display, refreshRate: 100), isEndless: false)
        let deadline = schedule.prefetchDeadline(presented: .milliseconds(20), building: .milliseconds(1))
        XCTAssertEqual(deadline, .milliseconds(24))
    }
}
