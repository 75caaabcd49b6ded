import XCTest

@testable import SDLHost

final class FrameScheduleTests: XCTestCase {
    private func schedule(endless: Bool = false, pace: FramePacer.Pace = .timer) -> FrameSchedule {
        FrameSchedule(pacer: FramePacer(pace: pace, refreshRate: 100), isEndless: endless)
    }

    func testTheFirstFrameIsDrawnAtOnce() {
        XCTAssertEqual(schedule().step(at: .zero, isHostMoving: false, timer: nil), .draw)
    }

    func testWithNothingMovingItSleepsUntilAnEvent() {
        var schedule = schedule()
        schedule.began(at: .zero)
        XCTAssertEqual(schedule.step(at: .seconds(1), isHostMoving: false, timer: nil), .sleep(until: nil))
    }

    func testATimerWakesItAndIsThenDrawn() {
        var schedule = schedule()
        schedule.began(at: .zero)
        let timer = Duration.milliseconds(300)
        XCTAssertEqual(schedule.step(at: .milliseconds(20), isHostMoving: false, timer: timer), .sleep(until: timer))
        XCTAssertEqual(schedule.step(at: timer, isHostMoving: false, timer: timer), .draw)
    }

    func testAMovingHostWaitsForTheGrid() {
        var schedule = schedule()
        schedule.began(at: .zero)
        XCTAssertEqual(
            schedule.step(at: .milliseconds(3), isHostMoving: true, timer: nil), .sleep(until: .milliseconds(10)))
        XCTAssertEqual(schedule.step(at: .milliseconds(10), isHostMoving: true, timer: nil), .draw)
    }

    func testAHiddenWindowIsNotDrawn() {
        var schedule = schedule(endless: true)
        schedule.isVisible = false
        XCTAssertEqual(schedule.step(at: .seconds(9), isHostMoving: true, timer: .zero), .sleep(until: nil))
    }

    func testALostPictureIsDrawnAgain() {
        var schedule = schedule()
        schedule.began(at: .zero)
        schedule.needsRedraw = true
        XCTAssertEqual(schedule.step(at: .seconds(1), isHostMoving: false, timer: nil), .draw)
    }

    func testAnEndlessLoopDrawsWithNothingMoving() {
        var schedule = schedule(endless: true, pace: .unthrottled)
        schedule.began(at: .zero)
        XCTAssertEqual(schedule.step(at: .zero, isHostMoving: false, timer: nil), .draw)
    }
}
