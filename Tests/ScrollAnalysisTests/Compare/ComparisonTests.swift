import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import ScrollAnalysis

final class ComparisonTests: XCTestCase {
    /// A fling at 2000 points per second, without an edge in reach.
    private var thrown: Recording {
        Recording(
            viewport: CGSize(width: 400, height: 800), content: CGSize(width: 400, height: 100_000),
            events: [RecordedEvent(.fling(ScrollVector(x: 0, y: 2000)), at: .seconds(1))])
    }

    private func feel(rate: Double) -> ScrollFeel {
        var feel = ScrollFeel.uikit
        feel.fling.decelerationRate = rate
        return feel
    }

    func testAFeelDoesNotDifferFromItselfInAnyRecording() throws {
        for name in try ShippedRecordings.names() {
            let recording = try ShippedRecordings.recording(name)
            for feel in ScrollFeel.builtIn {
                let comparison = try Comparison(of: recording, in: feel, and: feel)
                XCTAssertEqual(comparison.largestDistance, 0, "\(name), \(feel.name)")
                XCTAssertEqual(comparison.restTimeDifference, 0, "\(name), \(feel.name)")
            }
        }
    }

    /// Two flings diverge until both rest, so the largest difference is that of the rest positions.
    func testTwoRatesDifferByTheDistanceOfTheirClosedForms() throws {
        let comparison = try Comparison(of: thrown, in: feel(rate: 0.998), and: feel(rate: 0.99))
        let places = [0.998, 0.99].map { (2000 - 10) / (-1000 * log($0)) }
        let times = [0.998, 0.99].map { log(2000.0 / 10) / (-1000 * log($0)) }
        XCTAssertEqual(comparison.largest.y.distance, places[0] - places[1], accuracy: 1e-6)
        XCTAssertEqual(comparison.largest.y.first, places[0], accuracy: 1e-6)
        XCTAssertEqual(comparison.restTimeDifference, times[0] - times[1], accuracy: 1e-6)
        XCTAssertEqual(comparison.rests[0].time.inSeconds, 1 + times[0], accuracy: 1e-6)
        XCTAssertEqual(comparison.largest.x.distance, 0)
    }

    /// Both end at the same offset; they differ on the way.
    func testADifferenceOnTheWayIsFoundWhereItIsLargest() throws {
        var recording = thrown
        recording.events = [RecordedEvent(.wheel(.notch, ScrollVector(x: 0, y: -3)), at: .seconds(1))]
        var slow = ScrollFeel.uikit
        slow.wheel.glideDuration = 0.6
        let comparison = try Comparison(of: recording, in: .direct, and: slow)
        XCTAssertEqual(comparison.largest.y.time, .seconds(1), "one jumps when the other has not begun")
        XCTAssertEqual(comparison.largest.y.first, 300)
        XCTAssertEqual(comparison.largest.y.second, 0)
        XCTAssertEqual(comparison.rests[0].offset, comparison.rests[1].offset)
        XCTAssertEqual(comparison.restTimeDifference, 0.6, accuracy: 1e-8)
    }

    func testTheOrderOfTheFeelsChangesNothingButTheirPlaces() throws {
        let recording = try ShippedRecordings.recording("carousel-flick")
        let one = try Comparison(of: recording, in: .uikit, and: .gtk)
        let other = try Comparison(of: recording, in: .gtk, and: .uikit)
        XCTAssertEqual(one.largest.x.distance, other.largest.x.distance)
        XCTAssertEqual(one.largest.x.first, other.largest.x.second)
        XCTAssertEqual(one.restTimeDifference, other.restTimeDifference)
    }

    /// A day of rest after a fling needs as many samples as the fling alone.
    func testRestTakesNoSamples() throws {
        var recording = thrown
        recording.events.append(RecordedEvent(.cancel, at: .seconds(86_400)))
        var moments = ComparedMoments(recording, until: .seconds(86_400))
        var replay = Replay(recording, feel: .uikit)
        replay.advance(to: .zero)
        while let time = moments.next(replay) { replay.advance(to: time) }
        XCTAssertEqual(moments.time, .seconds(86_400))
        XCTAssertLessThan(moments.sampleCount, 10_000)
        recording.events.removeFirst()
        moments = ComparedMoments(recording, until: .seconds(86_400))
        replay = Replay(recording, feel: .uikit)
        while let time = moments.next(replay) { replay.advance(to: time) }
        XCTAssertEqual(moments.sampleCount, 0)
    }

    /// Skipping rest changes no number compared with a thousand samples a second.
    func testPassingOverRestFindsTheSameDifferences() throws {
        for name in try ShippedRecordings.names() {
            let recording = try ShippedRecordings.recording(name)
            let comparison = try Comparison(of: recording, in: .uikit, and: .android)
            var replays = [Replay(recording, feel: .uikit), Replay(recording, feel: .android)]
            var largest = Comparison.Difference()
            let end = comparison.rests.map(\.time).max() ?? .zero
            let samples = (0...).lazy.map { Duration.milliseconds($0) }.prefix { $0 < end }
            for time in (recording.events.map(\.time) + samples + [end]).sorted() {
                for index in replays.indices { replays[index].advance(to: time) }
                let places = replays.map { $0.scroller.offset(at: time).y }
                let difference = Comparison.Difference(time: time, first: places[0], second: places[1])
                if difference.distance > largest.distance { largest = difference }
            }
            XCTAssertEqual(comparison.largest.y, largest, name)
        }
    }

    func testMotionBeyondTheLimitIsRefused() throws {
        var recording = thrown
        recording.content.height = 1e12
        recording.events = (0..<30).map { RecordedEvent(.fling(ScrollVector(x: 0, y: 2000)), at: .seconds($0)) }
        XCTAssertThrowsError(
            try Comparison(
                of: recording, in: .uikit, and: .direct, file: "a.json", limit: .compared.lowered(to: 20))
        ) { error in
            let error = error as? PlaygroundError
            XCTAssertEqual(error?.status, .malformed)
            XCTAssertTrue(
                error?.message.hasPrefix("a.json: events: found more motion than that until 20") == true,
                "\(error?.message ?? "")")
            XCTAssertTrue(error?.message.hasSuffix("expected at most 20 seconds of it.") == true)
        }
    }
}
