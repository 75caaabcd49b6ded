import XCTest

@testable import PlaygroundKit

final class FrameNumbersTests: XCTestCase {
    private let interval = 0.01

    /// Frames of a fling, presented at those times; each shows the content as it was 12 ms before.
    private func fling(_ moments: [Double], travel: Double = 5) -> [ShownFrame] {
        moments.map { ShownFrame(presented: $0, time: $0 - 0.012, travel: travel, isInertial: true) }
    }

    private func numbers(_ frames: [ShownFrame]) throws -> FrameNumbers {
        try XCTUnwrap(FrameNumbers(frames, interval: interval))
    }

    func testFewerThanTwoFramesHaveNoNumbers() {
        XCTAssertNil(FrameNumbers([], interval: interval))
        XCTAssertNil(FrameNumbers(fling([1]), interval: interval))
        XCTAssertNil(FrameNumbers(fling([1, 2]), interval: 0))
    }

    func testFramesInTimeAreAllShownAndHaveNoHitch() throws {
        let numbers = try numbers(fling((0...100).map { Double($0) * interval }))
        XCTAssertEqual(numbers[.framesExpected], 101)
        XCTAssertEqual(numbers[.framesShown], 101)
        XCTAssertEqual(numbers[.hitchRatio], 0)
        XCTAssertEqual(numbers[.jankShare], 0)
        XCTAssertEqual(try XCTUnwrap(numbers[.worst]), 10, accuracy: 1e-6)
        XCTAssertNil(numbers[.inputAge])
    }

    func testAMissedFrameIsAHitchOfItsLength() throws {
        // Fifty frames, one that is two intervals late, fifty more: 20 ms late in 1.03 s.
        let moments = (0...50).map { Double($0) * interval } + (53...103).map { Double($0) * interval }
        let numbers = try numbers(fling(moments))
        XCTAssertEqual(numbers[.framesExpected], 104)
        XCTAssertEqual(numbers[.framesShown], 102)
        XCTAssertEqual(try XCTUnwrap(numbers[.hitchRatio]), 20 / 1.03, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(numbers[.worst]), 30, accuracy: 1e-6)
        XCTAssertEqual(numbers[.missedInFling], 2)
        XCTAssertEqual(try XCTUnwrap(numbers[.jankShare]), 1 / 102.0, accuracy: 1e-9)
    }

    func testTimeInWhichNothingMovedIsNoHitch() throws {
        var frames = fling([0, 0.01, 0.02, 0.5, 0.51])
        frames[3].follows = false
        frames[3].beginsScroll = true
        let numbers = try numbers(frames)
        XCTAssertEqual(numbers[.framesExpected], 5)
        XCTAssertEqual(numbers[.hitchRatio], 0)
        XCTAssertEqual(numbers[.jankShare], 0)
        XCTAssertEqual(try XCTUnwrap(numbers[.worst]), 10, accuracy: 1e-6)
    }

    func testPercentilesAreTheSmallestTimesThatSoManyDoNotExceed() throws {
        // 1, 2, ... 100 ms between frames.
        var moments = [0.0]
        for length in 1...100 { moments.append(moments[length - 1] + Double(length) / 1000) }
        let numbers = try numbers(fling(moments))
        for (number, expected) in [
            (FrameNumber.median, 50.0), (.percentile90, 90), (.percentile99, 99), (.worst, 100),
        ] {
            XCTAssertEqual(try XCTUnwrap(numbers[number]), expected, accuracy: 1e-6)
        }
    }

    func testInputIsCountedOverTheFramesThatTookAnyIn() throws {
        var frames = fling([0, 0.01, 0.02, 0.03])
        for (index, ages) in [(0, [0.009, 0.004]), (1, [0.006]), (2, [0.012, 0.010, 0.008])] {
            for age in ages { frames[index].input.add(at: frames[index].presented - age) }
        }
        let numbers = try numbers(frames)
        XCTAssertEqual(numbers[.eventsPerFrame], 2)
        XCTAssertEqual(try XCTUnwrap(numbers[.inputAge]), 6, accuracy: 1e-6)
        XCTAssertEqual(try XCTUnwrap(numbers[.inputAgePercentile99]), 8, accuracy: 1e-6)
    }

    func testTheAgeOfMotionIsThatOfTheMomentThatAFrameShows() throws {
        var frames = fling([0, 0.01, 0.02, 0.03])
        XCTAssertEqual(try XCTUnwrap(numbers(frames)[.motionAge]), 12, accuracy: 1e-6)
        for index in frames.indices { frames[index].motionTime = frames[index].presented - 0.001 }
        XCTAssertEqual(try XCTUnwrap(numbers(frames)[.motionAge]), 1, accuracy: 1e-6)
        for index in frames.indices { frames[index].isInertial = false }
        XCTAssertNil(try numbers(frames)[.motionAge], "held content is shown as of the frame's own time")
    }
}
