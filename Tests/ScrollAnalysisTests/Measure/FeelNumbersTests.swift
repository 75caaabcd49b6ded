import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

/// Numbers of gestures that are simple enough to compute by hand.
final class FeelNumbersTests: XCTestCase {
    /// A viewport of 400 x 800 points over content of 100,000.
    private func recording(_ events: [(Double, ScrollIntent)], offset: Double = 0, content: Double = 100_000)
        -> Recording
    {
        var recording = Recording(
            viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: content),
            events: events.map { RecordedEvent($0.1, at: .nanoseconds(Int64(($0.0 * 1e9).rounded()))) })
        recording.offset.y = offset
        return recording
    }

    private func fling(_ velocity: Double) -> (Double, ScrollIntent) { (0, .fling(ScrollVector(x: 0, y: velocity))) }

    private func place(_ y: Double) -> ScrollVector { ScrollVector(x: 200, y: y) }

    private func numbers(_ recording: Recording, _ feel: ScrollFeel = .uikit) throws -> FeelNumbers {
        try FeelNumbers(of: recording, in: feel)
    }

    // MARK: Flings

    /// UIKit's fling: from v the speed falls by the rate each millisecond, down to 10 points a second.
    func testAnExponentialFlingHasTheNumbersOfItsClosedForm() throws {
        let (velocity, decay) = (3000.0, -1000 * log(0.998))
        let numbers = try numbers(recording([fling(velocity)]))
        let distance = (velocity - 10) / decay
        func time(_ share: Double) -> Double { -log(1 - share * distance * decay / velocity) / decay }
        XCTAssertEqual(try XCTUnwrap(numbers[.velocityAfterLift]), velocity, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(numbers[.peakVelocity]), velocity, accuracy: 1e-9)
        XCTAssertEqual(try XCTUnwrap(numbers[.flingDistance]), distance, accuracy: 0.5, "rests on a pixel")
        XCTAssertEqual(try XCTUnwrap(numbers[.timeToRest]), log(velocity / 10) / decay, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(numbers[.flingDuration]), log(velocity / 10) / decay, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(numbers[.timeTo50]), time(0.5), accuracy: 1e-3)
        XCTAssertEqual(try XCTUnwrap(numbers[.timeTo90]), time(0.9), accuracy: 5e-3)
        XCTAssertEqual(try XCTUnwrap(numbers[.distanceOverVelocity]), distance / velocity, accuracy: 2e-4)
        XCTAssertEqual(try XCTUnwrap(numbers[.largestJerk]), velocity * decay * decay, accuracy: 40)
        XCTAssertEqual(numbers[.reversals], 0)
        XCTAssertEqual(try XCTUnwrap(numbers[.overshoot]), 0, accuracy: 1e-6)
        XCTAssertNil(numbers[.trackingRatio])
        XCTAssertNil(numbers[.velocityBeforeLift])
        XCTAssertNil(numbers[.notchDistance])
        XCTAssertNil(numbers[.snapError])
    }

    /// Twice as fast with the faster rate: the distance follows the formula for both.
    func testDistanceOverVelocityIsTheTimeConstantOfBothRates() throws {
        for (feel, rate) in [(ScrollFeel.uikit, 0.998), (.uikitFast, 0.99)] {
            let numbers = try numbers(recording([fling(5000)]), feel)
            XCTAssertEqual(
                try XCTUnwrap(numbers[.distanceOverVelocity]), (1 - 10 / 5000.0) / (-1000 * log(rate)), accuracy: 2e-4)
        }
    }

    /// In every feel, the distance is that of a trace, the half is reached before the whole, and the speed is the
    /// requested one.
    func testEveryFeelsFlingAgreesWithItsTrace() throws {
        for feel in ScrollFeel.builtIn {
            let recording = recording([fling(2500)])
            let numbers = try numbers(recording, feel)
            let rest = RestState(of: recording, in: feel)
            let distance = try XCTUnwrap(numbers[.flingDistance], feel.name)
            XCTAssertEqual(distance, abs(rest.offset.y), accuracy: 1e-9, feel.name)
            XCTAssertEqual(try XCTUnwrap(numbers[.timeToRest]), rest.time.inSeconds, accuracy: 1e-9, feel.name)
            guard distance >= 0.5 else { continue }
            let times = try [FeelNumber.timeTo50, .timeTo90, .timeToRest].map { try XCTUnwrap(numbers[$0], feel.name) }
            XCTAssertEqual(times, times.sorted(), feel.name)
            for (share, time) in zip([0.5, 0.9], times) {
                var replay = Replay(recording, feel: feel)
                replay.advance(to: .nanoseconds(Int64(time * 1e9)))
                let offset = replay.scroller.offset(at: .nanoseconds(Int64(time * 1e9))).y
                XCTAssertEqual(offset / rest.offset.y, share, accuracy: 2e-3, feel.name)
            }
        }
    }

    // MARK: The edge

    /// Critically damped, from the edge with velocity v and frequency w: farthest at 1 / w, by v / (e w).
    func testABounceOvershootsByTheClosedFormAndTurnsOnce() throws {
        let recording = recording([fling(3000)], offset: 99_200 - 300)
        let numbers = try numbers(recording)
        let decay = -1000 * log(0.998)
        let (meeting, frequency) = (3000 - 300 * decay, 2 * Double.pi / 0.575)
        XCTAssertEqual(try XCTUnwrap(numbers[.overshoot]), meeting / (M_E * frequency), accuracy: 0.5)
        XCTAssertEqual(try XCTUnwrap(numbers[.flingDistance]), 300, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(numbers[.overshootShare]), meeting / (M_E * frequency) / 300, accuracy: 2e-3)
        XCTAssertEqual(try XCTUnwrap(numbers[.flingDuration]), -log(1 - 300 * decay / 3000) / decay, accuracy: 1e-3)
        XCTAssertEqual(numbers[.reversals], 1)
    }

    func testAFeelThatStopsAtTheEdgeHasNoOvershoot() throws {
        let numbers = try numbers(recording([fling(3000)], offset: 99_200 - 300), .compose)
        XCTAssertEqual(try XCTUnwrap(numbers[.overshoot]), 0, accuracy: 1e-9)
        XCTAssertEqual(numbers[.reversals], 0)
    }

    // MARK: Drags

    /// 10 points every 10 ms, which is 1,000 points a second, and a lift with the last of them.
    private var steadyDrag: [(Double, ScrollIntent)] {
        var events: [(Double, ScrollIntent)] = [(0, .down(place(700), .touch))]
        for step in 1...30 { events.append((Double(step) * 0.01, .move(place(700 - Double(step) * 10)))) }
        events.append((0.3, .up(place(400))))
        return events
    }

    func testADragAtAConstantSpeedTracksOneToOneWithoutLag() throws {
        let numbers = try numbers(recording(steadyDrag))
        XCTAssertEqual(try XCTUnwrap(numbers[.trackingRatio]), 1, accuracy: 1e-9)
        XCTAssertEqual(numbers[.trackingLag], 0)
        XCTAssertEqual(try XCTUnwrap(numbers[.velocityBeforeLift]), 1000, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(numbers[.velocityAfterLift]), 1000, accuracy: 10)
        XCTAssertEqual(try XCTUnwrap(numbers[.liftRatio]), 1, accuracy: 0.01)
    }

    func testALiftAfterARestHasNoVelocityAndGoesNowhere() throws {
        var events = Array(steadyDrag.dropLast())
        events.append((0.8, .up(place(400))))
        let numbers = try numbers(recording(events))
        XCTAssertEqual(numbers[.velocityBeforeLift], 0)
        XCTAssertEqual(numbers[.velocityAfterLift], 0)
        XCTAssertEqual(try XCTUnwrap(numbers[.flingDistance]), 0, accuracy: 0.5)
        XCTAssertNil(numbers[.liftRatio])
        XCTAssertNil(numbers[.distanceOverVelocity])
    }

    /// The ratio of the distances by UIKit's rubber-band formula, whose slope is 0.55 at the edge.
    func testPulledPastTheEdgeContentGoesLessFarThanThePointer() throws {
        var drag: [(Double, ScrollIntent)] = [(0, .down(place(100), .touch))]
        for step in 1...50 { drag.append((Double(step) * 0.02, .move(place(100 + Double(step) * 10)))) }
        drag.append((3, .cancel))
        let numbers = try numbers(recording(drag))
        let ratio = try XCTUnwrap(numbers[.trackingRatio])
        XCTAssertGreaterThan(ratio, 0.3)
        XCTAssertLessThan(ratio, 0.55)
    }

    // MARK: Wheels

    private func notches(_ count: Int, apart: Double) -> [(Double, ScrollIntent)] {
        (0..<count).map { (1 + Double($0) * apart, .wheel(.notch, ScrollVector(x: 0, y: -1))) }
    }

    func testANotchGoesItsDistanceInEveryFeelWithoutAcceleration() throws {
        for feel in [ScrollFeel.uikit, .chromium, .gtk, .flutter, .compose, .direct] {
            let numbers = try numbers(recording(notches(1, apart: 0)), feel)
            let rest = RestState(of: recording(notches(1, apart: 0)), in: feel)
            XCTAssertEqual(try XCTUnwrap(numbers[.notchDistance], feel.name), rest.offset.y, accuracy: 1e-9, feel.name)
            XCTAssertNil(numbers[.notchEvenness], feel.name)
        }
    }

    func testFiveSlowNotchesAreEven() throws {
        let numbers = try numbers(recording(notches(5, apart: 2)))
        XCTAssertEqual(try XCTUnwrap(numbers[.notchEvenness]), 1, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(numbers[.notchDistance]), ScrollFeel.uikit.wheel.notchDistance, accuracy: 1e-6)
    }

    func testAWheelThatJumpsHasNoLatency() throws {
        let numbers = try numbers(recording(notches(5, apart: 0.2)), .direct)
        XCTAssertEqual(numbers[.notchLatency], 0)
        XCTAssertEqual(numbers[.notchTimeTo90], 0)
        XCTAssertEqual(try XCTUnwrap(numbers[.notchEvenness]), 1, accuracy: 1e-6)
    }

    func testFewerThanFiveNotchesOrNotchesBothWaysHaveNoEvenness() throws {
        XCTAssertNil(try numbers(recording(notches(4, apart: 1)))[.notchEvenness])
        var events = notches(5, apart: 1)
        events[2].1 = .wheel(.notch, ScrollVector(x: 0, y: 1))
        XCTAssertNil(try numbers(recording(events, offset: 5000))[.notchEvenness])
    }

    // MARK: Flings at an edge

    /// The content passes the edge that it began at, and comes back.
    func testAFlingThatEndsWhereItBeganOvershootsInItsDirection() throws {
        let end = 100_000.0 - 800
        for feel in [ScrollFeel.uikit, .qtQuick] {
            for (offset, velocity) in [(0.0, -2000.0), (end, 2000)] {
                let recording = recording([fling(velocity)], offset: offset)
                let numbers = try numbers(recording, feel)
                let found = (0..<2000).map { time in
                    var replay = Replay(recording, feel: feel)
                    replay.advance(to: .milliseconds(time))
                    return abs(replay.scroller.offset(at: .milliseconds(time)).y - offset)
                }
                let farthest = try XCTUnwrap(found.max())
                XCTAssertGreaterThan(farthest, 5, feel.name)
                XCTAssertEqual(try XCTUnwrap(numbers[.flingDistance]), 0, accuracy: 0.5, feel.name)
                XCTAssertEqual(try XCTUnwrap(numbers[.overshoot], feel.name), farthest, accuracy: 0.1, feel.name)
                XCTAssertNil(numbers[.overshootShare], feel.name)
            }
        }
    }

    // MARK: Rest and axes

    func testPagesRestOnPages() throws {
        var recording = recording([fling(3000)])
        recording.targets.behavior = .paging
        let numbers = try numbers(recording)
        XCTAssertEqual(try XCTUnwrap(numbers[.snapError]), 0, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(numbers[.flingDistance]), 800, accuracy: 1e-6)
    }

    /// A page is as long as the viewport when the content rests, and the edges are those of that moment.
    func testPagesAndEdgesAreThoseAtRest() throws {
        var pages = recording([
            (0, .resize(width: 400, height: 500)), (0, .content(width: 400, height: 5000)), fling(3000),
        ])
        pages.targets.behavior = .paging
        let numbers = try numbers(pages)
        XCTAssertEqual(try XCTUnwrap(numbers[.flingDistance]), 500, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(numbers[.snapError]), 0, accuracy: 1e-6)
        let shorter = recording([
            (0, .resize(width: 400, height: 800)), (0, .content(width: 400, height: 1000)), fling(3000),
        ])
        let passed = try XCTUnwrap(self.numbers(shorter)[.flingDuration])
        let decay = -1000 * log(0.998)
        XCTAssertEqual(passed, -log(1 - 200 * decay / 3000) / decay, accuracy: 1e-3)
    }

    func testTheAxisIsTheOneThatMovedMostUnlessOneIsAskedFor() throws {
        var both = Recording(
            viewport: CGSize(width: 400, height: 400), content: CGSize(width: 9000, height: 9000), axes: .both,
            events: [RecordedEvent(.fling(ScrollVector(x: 2000, y: 500)), at: .zero)])
        XCTAssertEqual(try FeelNumbers(of: both, in: .uikit).axis, .horizontal)
        let vertical = try FeelNumbers(of: both, in: .uikit, along: .vertical)
        XCTAssertEqual(vertical.axis, .vertical)
        XCTAssertEqual(try XCTUnwrap(vertical[.velocityAfterLift]), 500, accuracy: 1e-9)
        both.events = []
        XCTAssertEqual(try FeelNumbers(of: both, in: .uikit).axis, .vertical)
    }

    func testARecordingInWhichNothingHappensHasHardlyANumber() throws {
        let numbers = try numbers(recording([]))
        XCTAssertEqual(FeelNumber.allCases.filter { numbers[$0] != nil }, [.peakVelocity])
    }

    func testEveryNumberOfEveryShippedRecordingIsFinite() throws {
        for name in try ShippedRecordings.names() {
            let recording = try ShippedRecordings.recording(name)
            for feel in [ScrollFeel.uikit, .gtk, .direct] {
                let numbers = try numbers(recording, feel)
                for number in FeelNumber.allCases {
                    guard let value = numbers[number] else { continue }
                    XCTAssertTrue(value.isFinite, "\(name) \(feel.name) \(number)")
                }
            }
        }
    }

    func testMirroredGesturesHaveTheSameNumbers() throws {
        let middle = 50_000.0
        for feel in ScrollFeel.builtIn {
            let down = try numbers(recording([fling(1700)], offset: middle), feel)
            let up = try numbers(recording([fling(-1700)], offset: middle), feel)
            for number in FeelNumber.allCases where number != .velocityAfterLift {
                XCTAssertEqual(down[number] ?? -1, up[number] ?? -1, accuracy: 0.01, "\(feel.name) \(number)")
            }
        }
    }
}
