import XCTest

@testable import SDLHost

final class FramePacerTests: XCTestCase {
    func testADisplayThatDoesNotTellCountsAsSixtyHertz() {
        XCTAssertEqual(FramePacer(pace: .timer, refreshRate: 0).displayInterval, .nanoseconds(16_666_666))
        XCTAssertEqual(FramePacer(pace: .timer, refreshRate: 144).displayInterval, .nanoseconds(6_944_444))
    }

    func testTheFirstFrameIsNotHeldBack() {
        XCTAssertNil(FramePacer(pace: .timer, refreshRate: 60).earliestStart)
    }

    /// Frames that begin up to a few milliseconds late.
    func testATimerNeverMakesMoreFramesThanTheDisplayShows() {
        for seed in UInt64(0)..<50 {
            var random = SeededRandom(seed: seed)
            var pacer = FramePacer(pace: .timer, refreshRate: 100)
            var now = Duration.zero
            var frames = 0
            while now < .seconds(2) {
                now = max(now, pacer.earliestStart ?? now) + .microseconds(Int64.random(in: 0...9_000, using: &random))
                pacer.began(at: now)
                frames += 1
                now += .microseconds(Int64.random(in: 100...2_000, using: &random))
            }
            XCTAssertLessThanOrEqual(frames, 202, "seed \(seed)")
            XCTAssertGreaterThan(frames, 180, "seed \(seed): lateness adds up")
        }
    }

    func testAFrameAfterARestBeginsANewGrid() {
        var pacer = FramePacer(pace: .timer, refreshRate: 100)
        pacer.began(at: .zero)
        pacer.began(at: .milliseconds(505))
        XCTAssertEqual(pacer.earliestStart, .milliseconds(515))
    }

    func testALateFrameKeepsTheGrid() {
        var pacer = FramePacer(pace: .timer, refreshRate: 100)
        pacer.began(at: .zero)
        pacer.began(at: .milliseconds(14))
        XCTAssertEqual(pacer.earliestStart, .milliseconds(20))
    }

    private func presents(_ interval: Duration, into pacer: inout FramePacer) {
        for index in 0...PresentMeter.sampleCount { pacer.presented(at: interval * index, follows: index > 0) }
    }

    func testSynchronisationThatDoesNotWaitIsFoundOut() {
        var pacer = FramePacer(pace: .display, refreshRate: 60)
        presents(.microseconds(2), into: &pacer)
        XCTAssertEqual(pacer.pace, .timer)
    }

    func testWholeMillisecondsAreSDLsOwnWait() {
        var pacer = FramePacer(pace: .display, refreshRate: 60)
        presents(.milliseconds(16), into: &pacer)
        XCTAssertEqual(pacer.pace, .timer)
    }

    func testSynchronisationThatWaitsIsTrusted() {
        for milliseconds in [16.6, 16.683, 17, 33.4] {
            var pacer = FramePacer(pace: .display, refreshRate: 60)
            presents(.seconds(milliseconds / 1000), into: &pacer)
            XCTAssertEqual(pacer.pace, .display, "\(milliseconds) ms")
            XCTAssertNil(pacer.earliestStart)
        }
    }

    func testFindingOutLosesNoFrame() {
        var pacer = FramePacer(pace: .display, refreshRate: 60)
        for index in 0...PresentMeter.sampleCount {
            pacer.began(at: .milliseconds(16 * index))
            pacer.presented(at: .milliseconds(16 * index + 15), follows: index > 0)
        }
        let lastBegan = Duration.milliseconds(16 * PresentMeter.sampleCount)
        XCTAssertEqual(pacer.earliestStart, lastBegan + pacer.displayInterval)
    }

    func testAnotherDisplayHasItsOwnPace() {
        var pacer = FramePacer(pace: .timer, refreshRate: 50)
        pacer.setRefreshRate(100)
        pacer.began(at: .zero)
        XCTAssertEqual(pacer.earliestStart, .milliseconds(10))
    }

    func testMeasuringIsNotHeldBack() {
        var pacer = FramePacer(pace: .unthrottled, refreshRate: 60)
        pacer.began(at: .zero)
        presents(.microseconds(2), into: &pacer)
        XCTAssertEqual(pacer.pace, .unthrottled)
        XCTAssertNil(pacer.earliestStart)
    }
}
