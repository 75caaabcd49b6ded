import AnalysisTestSupport
import XCTest

@testable import ScrollAnalysis

/// Frames drawn at known offsets.
final class MotionTrackerTests: XCTestCase {
    /// Offsets in pixels from the first frame, of a fling that begins with `velocity` pixels a frame.
    private func fling(_ velocity: Double, _ count: Int) -> [Double] {
        (0..<count).map { 12.3 + velocity * (1 - pow(0.96, Double($0))) / 0.04 }
    }

    private func tracked(_ page: SyntheticPage, at offsets: [Double]) throws -> MotionTracker {
        let frames = offsets.enumerated().map { page.frame(at: $1, seed: UInt64($0)) }
        let first = try XCTUnwrap(frames.first)
        let area = frames.reduce(into: MotionMap(first)) { $0.add($1) }.area
        // Blocks of 8 pixels mix the end of a header with the content beside it.
        XCTAssertGreaterThanOrEqual(area.range.lowerBound, page.header - (page.quantum > 0 ? 4 : 0))
        var tracker = try MotionTracker(length: area.range.count)
        for frame in frames { tracker.add(frame.cropped(to: area)) }
        return tracker
    }

    private func assertFollows(
        _ page: SyntheticPage, _ offsets: [Double], within accuracy: Double, doubts: Bool = false,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let tracker = try tracked(page, at: offsets)
        let errors = zip(tracker.offsets, offsets).map { abs($0 - ($1 - offsets[0])) }
        let worst = errors.max() ?? .infinity
        XCTAssertEqual(errors.count, offsets.count, file: file, line: line)
        XCTAssertLessThan(worst, accuracy, "\(tracker.offsets)", file: file, line: line)
        XCTAssertEqual(!tracker.doubts.isEmpty, doubts, "\(tracker.doubts)", file: file, line: line)
    }

    func testCleanFramesAreFollowedToATenthOfAPixel() throws {
        try assertFollows(.text(700), fling(18, 24), within: 0.1)
        try assertFollows(.text(700, seed: 2), fling(0.7, 16), within: 0.1)
        try assertFollows(.text(1400, seed: 3), fling(60, 16), within: 0.1)
    }

    func testContentThatComesBackIsWhereItWas() throws {
        try assertFollows(.text(700), (0..<32).map { 200 + 150 * sin(Double($0) / 5) }, within: 0.1)
    }

    /// Many frames, all with the same fraction of a pixel, so that a small error would add up.
    func testErrorsDoNotAddUp() throws {
        try assertFollows(.text(700), (0..<120).map { 3.7 + 3.37 * Double($0) }, within: 0.03)
    }

    func testNoiseAndQuantisationCostLessThanATenthMore() throws {
        var page = SyntheticPage.text(700)
        (page.noise, page.quantum) = (10, 12)
        try assertFollows(page, fling(18, 16), within: 0.2)
        try assertFollows(page, fling(0.7, 12), within: 0.2)
    }

    /// A bar over more than a third of the frame, and content that moves by less than its own detail.
    func testAHeaderThatStaysDoesNotHoldItBack() throws {
        var page = SyntheticPage.text(700)
        page.header = 60
        try assertFollows(page, fling(9, 16), within: 0.1)
        (page.noise, page.quantum) = (6, 8)
        try assertFollows(page, fling(1.5, 12), within: 0.2)
    }

    func testCardsThatAreAllTheSameAreFollowedByTheMotionBefore() throws {
        // As far per frame as the distance of the cards, and further.
        let offsets = (0..<28).map { 0.9 * Double($0 * $0) }
        try assertFollows(.cards(1400, every: 40), offsets, within: 0.2, doubts: true)
        let tracker = try tracked(.cards(400, every: 40), at: [0, 3, 7])
        for index in 1...2 {
            guard case .repeats(let distance) = tracker.doubts[index] else { return XCTFail("\(tracker.doubts)") }
            XCTAssertEqual(distance, 40, accuracy: 0.5)
        }
    }

    func testWhereNothingIsAlikeTheMotionGoesOn() throws {
        let (one, other) = (SyntheticPage.text(400), SyntheticPage.text(400, seed: 9))
        var tracker = try MotionTracker(length: one.length)
        for offset in [0.0, 6, 12] { tracker.add(one.frame(at: offset)) }
        for offset in [40.0, 46, 52] { tracker.add(other.frame(at: offset)) }
        XCTAssertEqual(tracker.doubts, [3: .unlike])
        for (found, offset) in zip(tracker.offsets, [0.0, 6, 12, 18, 24, 30]) {
            XCTAssertEqual(found, offset, accuracy: 0.1)
        }
    }

    func testPlainFramesAreLikeNothing() throws {
        let plain = FrameLines(length: 64, count: 8, values: Array(repeating: 200, count: 512))
        var tracker = try MotionTracker(length: 64)
        for _ in 0..<3 { tracker.add(plain) }
        XCTAssertEqual(tracker.doubts, [1: .unlike, 2: .unlike])
        XCTAssertEqual(tracker.offsets, [0, 0, 0])
    }

    func testAFewLinesAreEnough() throws {
        var page = SyntheticPage.text(700)
        page.width = 48
        let region = MovingArea(range: 0..<page.length, lines: [20, 21, 22])
        var tracker = try MotionTracker(length: page.length)
        let offsets = fling(6, 12)
        for offset in offsets { tracker.add(page.frame(at: offset).cropped(to: region)) }
        for (found, offset) in zip(tracker.offsets, offsets) {
            XCTAssertEqual(found, offset - offsets[0], accuracy: 0.2)
        }
    }
}
