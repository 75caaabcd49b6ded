import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

final class ComparisonTests: XCTestCase {
    /// Thrown at 2000 points per second, with nothing in the way.
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

    /// Two run-outs part until both rest, so the largest difference is that of the rest places.
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

    /// Both end in the same place; they differ on the way.
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
}
