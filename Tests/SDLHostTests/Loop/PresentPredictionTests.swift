import XCTest

@testable import SDLHost

final class PresentPredictionTests: XCTestCase {
    private let interval = Duration.milliseconds(10)

    /// A loop with its own clock and display, in the steps of ``FrameLoop``.
    private struct FakeLoop {
        var schedule: FrameSchedule
        var prediction = PresentPrediction()
        var now = Duration.zero
        /// Whether presenting returns at the display's next interval, as opposed to at once.
        let waitsForDisplay: Bool

        init(_ pace: FramePacer.Pace) {
            schedule = FrameSchedule(pacer: FramePacer(pace: pace, refreshRate: 100), isEndless: false)
            waitsForDisplay = pace == .display
        }

        /// Makes a frame that takes `cost` until it is presented. Returns its times.
        mutating func frame(_ cost: Duration) -> (time: Duration, predicted: Duration, presented: Duration) {
            while case .sleep(let end?) = schedule.step(at: now, isHostMoving: true, timer: nil) { now = end }
            let time = now
            schedule.began(at: time)
            let predicted = time + prediction.delay
            now += cost
            if waitsForDisplay { now = .milliseconds(10) * (Int(now / .milliseconds(10)) + 1) }
            prediction.presented(at: now, frame: time, interval: schedule.pacer.displayInterval)
            _ = schedule.presented(at: now, isHostMoving: true)
            return (time, predicted, now)
        }
    }

    func testBeforeTheFirstFrameNothingIsPredicted() {
        XCTAssertEqual(PresentPrediction().delay, .zero)
    }

    func testAFrameIsPredictedToTakeAsLongAsTheOthersAndOneLongOneDoesNotCount() {
        var prediction = PresentPrediction()
        for number in 0..<30 {
            let time = interval * number
            prediction.presented(at: time + .milliseconds(number == 20 ? 80 : 6), frame: time, interval: interval)
            XCTAssertEqual(prediction.delay, .milliseconds(6))
        }
    }

    func testItFollowsTheLoadWithinItsLastFrames() {
        var prediction = PresentPrediction()
        for _ in 0..<30 { prediction.presented(at: .milliseconds(3), frame: .zero, interval: interval) }
        for _ in 0...PresentPrediction.sampleCount / 2 {
            prediction.presented(at: .milliseconds(9), frame: .zero, interval: interval)
        }
        XCTAssertEqual(prediction.delay, .milliseconds(9))
    }

    func testNothingIsShownFurtherAheadThanTwoIntervals() {
        var prediction = PresentPrediction()
        for _ in 0..<30 { prediction.presented(at: .seconds(1), frame: .zero, interval: interval) }
        XCTAssertEqual(prediction.delay, interval * 2)
        prediction = PresentPrediction()
        prediction.presented(at: .zero, frame: .seconds(1), interval: interval)
        XCTAssertEqual(prediction.delay, .zero)
    }

    func testFramesAreSeenWhenPredictedUnderLoad() {
        for pace in [FramePacer.Pace.timer, .display] {
            for load in [1, 4, 8] {
                var loop = FakeLoop(pace)
                for number in 0..<200 {
                    // From a tenth of the interval to nine tenths of it.
                    let frame = loop.frame(.milliseconds(load) + .microseconds(number % 5 * 200))
                    guard number > PresentPrediction.sampleCount else { continue }
                    let error = frame.presented - frame.predicted
                    XCTAssertLessThan(max(error, .zero - error), .milliseconds(1), "\(pace), \(load) ms, \(number)")
                }
            }
        }
    }

    /// An event is read by the first frame that begins after it.
    func testInputIsAtMostAFrameAndAnIntervalOldWhenItIsSeenUnderLoad() {
        for pace in [FramePacer.Pace.timer, .display] {
            var loop = FakeLoop(pace)
            var before = Duration.zero
            for number in 0..<200 {
                let frame = loop.frame(.milliseconds(8) + .microseconds(number % 5 * 200))
                let oldest = before + .nanoseconds(1)
                XCTAssertLessThanOrEqual(frame.presented - oldest, interval * 2, "\(pace), \(number)")
                before = frame.time
            }
        }
    }
}
