import XCTest

@testable import PlaygroundKit

final class ScrollJankTests: XCTestCase {
    private let interval = 0.01

    /// A frame with one event, made `delay` before the presentation.
    private func held(_ presented: Double, travel: Double, delay: Double = 0.012) -> ShownFrame {
        var frame = ShownFrame(presented: presented, time: presented - 0.01, travel: travel)
        frame.input.add(at: presented - delay)
        return frame
    }

    private func flung(_ presented: Double, travel: Double) -> ShownFrame {
        ShownFrame(presented: presented, time: presented - 0.012, travel: travel, isInertial: true)
    }

    /// The intervals missed by the last of some frames, by reason.
    private func missed(_ frames: [ShownFrame]) -> [ScrollJank.Reason: Int] {
        var jank = ScrollJank()
        return frames.reduce([:]) { _, frame in jank.add(frame, interval: interval) }
    }

    func testAHandThatRestsMissesNothing() {
        XCTAssertEqual(missed([held(0, travel: 2), held(0.2, travel: 2)]), [:])
    }

    func testAFastScrollMissesTheFramesBetweenTwoThatAreFast() {
        XCTAssertEqual(missed([held(0, travel: 3), held(0.03, travel: 3)]), [.fastScroll: 2])
        XCTAssertEqual(missed([held(0, travel: 2.9), held(0.03, travel: 3)]), [:])
        XCTAssertEqual(missed([held(0, travel: 3), held(0.03, travel: 2.9)]), [:])
    }

    func testAFlingMissesFramesUntilItIsAboutToEnd() {
        XCTAssertEqual(missed([flung(0, travel: 5), flung(0.02, travel: 0.2)]), [.fling: 1])
        XCTAssertEqual(missed([flung(0, travel: 5), flung(0.02, travel: 0.19)]), [:])
    }

    func testBetweenAFastScrollAndItsFlingFramesAreMissed() {
        XCTAssertEqual(missed([held(0, travel: 3), flung(0.02, travel: 5)]), [.flingStart: 1])
        XCTAssertEqual(missed([held(0, travel: 1), flung(0.02, travel: 5)]), [:])
    }

    func testInputThatIsSeenLaterThanTheBestOfTheFramesBeforeIsMissed() {
        // 12 ms were enough before; 34 ms is two intervals more.
        XCTAssertEqual(missed([held(0, travel: 1), held(0.03, travel: 1, delay: 0.034)]), [.lateInput: 2])
        XCTAssertEqual(missed([held(0, travel: 1), held(0.03, travel: 1, delay: 0.021)]), [:])
        // The shortest delay so far counts, not the latest one.
        XCTAssertEqual(
            missed([held(0, travel: 1, delay: 0.004), held(0.01, travel: 1), held(0.03, travel: 1, delay: 0.016)]),
            [.lateInput: 1])
    }

    func testFramesInTimeAreNeverJankyHoweverLateTheirInput() {
        XCTAssertEqual(missed([held(0, travel: 9), held(0.014, travel: 9, delay: 0.1)]), [:])
    }

    func testAfterAJankyFrameTheBestDelayIsForgotten() {
        let late = held(0.03, travel: 1, delay: 0.034)
        XCTAssertEqual(missed([held(0, travel: 1), late, held(0.05, travel: 1, delay: 0.034)]), [:])
    }

    func testANewScrollKnowsNothingOfTheOneBefore() {
        var first = held(0.03, travel: 9, delay: 0.034)
        first.beginsScroll = true
        XCTAssertEqual(missed([held(0, travel: 9), first]), [:])
    }

    func testATimeThatGoesBackwardsIsNoGap() {
        XCTAssertEqual(missed([flung(1, travel: 9), flung(0.5, travel: 9)]), [:])
    }
}
