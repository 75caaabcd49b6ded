import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class TraceTests: XCTestCase {
    private func fling(_ velocity: Double) -> Recording {
        let fling = RecordedEvent(.fling(ScrollVector(x: 0, y: velocity)), at: .zero)
        return Recording(
            viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: 100_000), events: [fling])
    }

    func testEachRateGivesTheSameOffsetsAtTheTimesThatItShares() throws {
        for name in try ShippedRecordings.names() {
            let recording = try ShippedRecordings.recording(name)
            let feel = try FeelLibrary.feel(of: recording, file: name)
            let reference = samples(recording, feel, rate: 720)
            for rate in [30.0, 60, 120, 144, 240] {
                let trace = samples(recording, feel, rate: rate)
                XCTAssertGreaterThan(trace.count, 10, "\(name) at \(rate)")
                for (time, sample) in trace {
                    guard let other = reference[time] else { continue }
                    // A closure, so that only failures among a hundred thousand samples build the text.
                    func context() -> String { "\(name) at \(rate) Hz, \(time)" }
                    XCTAssertEqual(sample.offset.x, other.offset.x, accuracy: 1e-6, context())
                    XCTAssertEqual(sample.offset.y, other.offset.y, accuracy: 1e-6, context())
                    XCTAssertEqual(sample.phase, other.phase, context())
                }
            }
        }
    }

    private func samples(_ recording: Recording, _ feel: ScrollFeel, rate: Double) -> [Duration: TraceSample] {
        let trace = Trace(recording, feel: feel, times: .rate(rate), until: recording.duration + .seconds(3))
        return Dictionary(uniqueKeysWithValues: trace.map { ($0.time, $0) })
    }

    func testTwoRunsAreTheSameToTheLastBit() throws {
        for name in try ShippedRecordings.names() {
            let recording = try ShippedRecordings.recording(name)
            let texts = (0..<2).map { _ in
                Trace(recording, feel: .uikit, times: .rate(144)).map { TraceFormat.csv.text($0, isFirst: false) }
            }
            XCTAssertEqual(texts[0], texts[1], name)
        }
    }

    func testATraceEndsAtTheFirstSampleAtRest() throws {
        let samples = Array(Trace(fling(3000), feel: .uikit, times: .rate(60)))
        XCTAssertEqual(samples.last?.phase, .idle)
        XCTAssertEqual(samples.last?.velocity, .zero)
        XCTAssertTrue(samples.dropLast().allSatisfy { $0.phase == .decelerating })
    }

    func testAFlingStartsWithExactlyItsVelocity() {
        XCTAssertEqual(Array(Trace(fling(3000), feel: .uikit, times: .list([.zero]))).first?.velocity.y, 3000)
    }

    func testUntilEndsAtThatTimeAndNoSooner() {
        let early = Array(Trace(fling(3000), feel: .uikit, times: .rate(10), until: .milliseconds(500)))
        XCTAssertEqual(early.map(\.time), (0...5).map { .milliseconds($0 * 100) })
        let late = Array(Trace(fling(3000), feel: .uikit, times: .rate(10), until: .seconds(60)))
        XCTAssertEqual(late.count, 601)
    }

    func testAListIsSampledAtItsTimes() {
        let times: [Duration] = [.zero, .milliseconds(333), .seconds(100)]
        XCTAssertEqual(Trace(fling(3000), feel: .uikit, times: .list(times)).map(\.time), times)
    }

    func testAPressThatIsNeverLiftedEndsWithTheRecording() {
        var recording = fling(0)
        recording.events = [
            RecordedEvent(.down(ScrollVector(x: 0, y: 500), .touch), at: .zero),
            RecordedEvent(.move(ScrollVector(x: 0, y: 300)), at: .seconds(1)),
        ]
        let samples = Array(Trace(recording, feel: .uikit, times: .rate(10)))
        XCTAssertEqual(samples.count, 11)
        XCTAssertEqual(samples.last?.phase, .interacting)
    }

    func testARecordingWithoutEventsIsOneSample() {
        let recording = Recording(viewport: CGSize(width: 1, height: 1), content: .zero)
        XCTAssertEqual(Array(Trace(recording, feel: .uikit, times: .rate(60))).count, 1)
    }

    func testSizesChangeAtTheirTimes() {
        var recording = fling(0)
        recording.events = [
            RecordedEvent(.scrollTo(ScrollVector(x: 0, y: 99_200), animated: false), at: .zero),
            RecordedEvent(.content(width: 400, height: 2000), at: .seconds(1)),
            RecordedEvent(.resize(width: 400, height: 500), at: .seconds(1)),
            RecordedEvent(.scrollTo(ScrollVector(x: 0, y: 9000), animated: false), at: .seconds(9)),
        ]
        let offsets = Trace(recording, feel: .direct, times: .list([.zero, .seconds(9)])).map(\.offset.y)
        XCTAssertEqual(offsets, [99_200, 1500])
    }

    func testACarouselRestsOnACard() throws {
        let recording = try ShippedRecordings.recording("carousel-flick")
        let times: [Duration] = [.milliseconds(1450), .milliseconds(3900), .seconds(9)]
        let offsets = Trace(recording, feel: .uikit, times: .list(times)).map(\.offset.x)
        XCTAssertEqual(offsets, [296, 296, -40])
    }
}
