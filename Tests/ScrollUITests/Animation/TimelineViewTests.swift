import Foundation
import ScrollUI
import XCTest

@MainActor
final class TimelineViewTests: XCTestCase {
    private static let zero = Date(timeIntervalSinceReferenceDate: 0)

    /// The times at which the content was evaluated, in seconds since the host's zero.
    private func moments<Schedule: TimelineSchedule>(
        _ schedule: Schedule, until end: Double, startDate: Date = zero
    ) -> [Double] {
        let probe = Moments()
        let host = ViewHost(size: CGSize(width: 100, height: 100), startDate: startDate) {
            TimelineView(schedule) { context in
                probe.note(context.date.timeIntervalSince(startDate))
                return Color.red
            }
        }
        host.framesPerSecond = 10
        host.frame(at: .zero)
        host.advance(to: .seconds(end))
        return probe.seconds
    }

    @MainActor
    private final class Moments {
        private(set) var seconds: [Double] = []
        func note(_ moment: Double) { seconds.append((moment * 1000).rounded() / 1000) }
    }

    func testAPeriodicTimelineIsMadeAtEachMultipleOfItsInterval() async {
        let start = Self.zero.addingTimeInterval(-10.25)
        XCTAssertEqual(moments(.periodic(from: start, by: 0.5), until: 1.5), [-0.25, 0.25, 0.75, 1.25])
        XCTAssertEqual(moments(.periodic(from: Self.zero.addingTimeInterval(1), by: 1), until: 2.5), [0, 1, 2])
    }

    func testNoFrameIsMadeBetweenTheMoments() async {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            TimelineView(.periodic(from: Self.zero, by: 60)) { _ in Color.red }
        }
        host.frame(at: .zero)
        XCTAssertFalse(host.needsFrame)
        XCTAssertEqual(host.nextWakeUp, .seconds(60))
        host.frame(at: .seconds(10))
        XCTAssertEqual(host.nextWakeUp, .seconds(60))
        host.frame(at: .seconds(60))
        XCTAssertEqual(host.nextWakeUp, .seconds(120))
    }

    func testEveryMinuteBeginsWithTheMinuteUnderWay() async {
        let start = Self.zero.addingTimeInterval(1000 * 60 + 45)
        XCTAssertEqual(moments(.everyMinute, until: 80, startDate: start), [-45, 15, 75])
    }

    func testAListOfDatesEndsWithItsLast() async {
        let dates = [-5, 0.3, 0.35, 2].map { Self.zero.addingTimeInterval($0) }
        // Two dates between two frames count as one.
        XCTAssertEqual(moments(.explicit(dates), until: 5), [-5, 0.3, 0.35, 2])
        XCTAssertEqual(moments(.explicit([Date]()), until: 5), [0])
    }

    func testAnAnimationIsMadeInEveryFrameUnlessItIsPaused() async {
        XCTAssertEqual(moments(.animation, until: 0.5), [0, 0.1, 0.2, 0.3, 0.4, 0.5])
        XCTAssertEqual(moments(.animation(minimumInterval: 0.2), until: 0.5), [0, 0.2, 0.4])
        XCTAssertEqual(moments(.animation(paused: true), until: 0.5), [0])
    }

    func testATimelineThatLeftAsksForNoFrame() async {
        let model = OverlapModel()
        let host = ViewHost(size: CGSize(width: 100, height: 100)) {
            LeavingTimelines(model: model)
        }
        host.frame(at: .zero)
        XCTAssertTrue(host.needsFrame)
        model.x = 1
        host.frame(at: .seconds(0.1))
        host.frame(at: .seconds(0.2))
        XCTAssertFalse(host.needsFrame)
        XCTAssertNil(host.nextWakeUp)
    }

    private struct LeavingTimelines: View {
        let model: OverlapModel
        var body: some View {
            if model.x == 0 {
                TimelineView(.animation) { _ in Color.red }
                TimelineView(.everyMinute) { _ in Color.red }
            }
        }
    }
}
