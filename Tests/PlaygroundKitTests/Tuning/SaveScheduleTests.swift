import XCTest

@testable import PlaygroundKit

final class SaveScheduleTests: XCTestCase {
    /// The longest wait of a change, for saves that take `writing` each, and changes that come every `pace` for
    /// `length`.
    private func longestWait(pace: Duration, length: Duration, writing: Duration) -> (wait: Duration, saves: Int) {
        var (schedule, time, longest, saves) = (SaveSchedule(), Duration.zero, Duration.zero, 0)
        var nextChange = Duration.zero
        var unsaved: Duration?
        var busyUntil = Duration.zero
        while time < length || unsaved != nil {
            if time < length, time >= nextChange {
                nextChange += pace
                schedule.changed(at: time)
                unsaved = unsaved ?? time
            }
            if let next = schedule.next, next <= time, busyUntil <= time, let first = unsaved {
                schedule.began(at: time)
                schedule.succeeded()
                busyUntil = time + writing
                longest = max(longest, busyUntil - first)
                (unsaved, saves) = (nil, saves + 1)
            }
            time += .milliseconds(1)
        }
        return (longest, saves)
    }

    func testAChangeIsSavedAtOnce() {
        var schedule = SaveSchedule()
        XCTAssertNil(schedule.next)
        schedule.changed(at: .seconds(5))
        XCTAssertLessThanOrEqual(try XCTUnwrap(schedule.next), .seconds(5))
    }

    /// No change waits for the end of the changes, however many follow.
    func testWhileChangesGoOnNoneWaitsForASecond() {
        for pace in [1, 7, 16, 100, 400, 600] {
            for writing in [1, 30, 300] {
                let (wait, saves) = longestWait(
                    pace: .milliseconds(pace), length: .seconds(12), writing: .milliseconds(writing))
                XCTAssertLessThanOrEqual(wait, .seconds(1), "every \(pace) ms, \(writing) ms to write")
                XCTAssertLessThanOrEqual(saves, 26, "twice a second is enough")
            }
        }
    }

    func testTheLastChangeIsSavedToo() {
        var schedule = SaveSchedule()
        schedule.changed(at: .zero)
        schedule.began(at: .zero)
        schedule.changed(at: .milliseconds(20))
        schedule.succeeded()
        XCTAssertEqual(schedule.next, SaveSchedule.interval)
        schedule.began(at: SaveSchedule.interval)
        schedule.succeeded()
        XCTAssertNil(schedule.next)
    }

    func testAFailureIsTriedAgainWithGrowingPauses() {
        var schedule = SaveSchedule()
        var time = Duration.seconds(100)
        schedule.changed(at: time)
        var pauses: [Int64] = []
        for _ in 0..<8 {
            schedule.began(at: time)
            schedule.failed(at: time)
            let next = schedule.next ?? .zero
            pauses.append((next - time).components.seconds)
            time = next
        }
        XCTAssertEqual(pauses, [1, 2, 4, 8, 16, 30, 30, 30])
        schedule.began(at: time)
        schedule.succeeded()
        XCTAssertNil(schedule.next)
        schedule.changed(at: time)
        schedule.began(at: time)
        schedule.failed(at: time)
        XCTAssertEqual(schedule.next, time + .seconds(1), "after a success the pauses begin anew")
    }

    func testAChangeAfterAFailureIsTriedWithinASecond() {
        var schedule = SaveSchedule()
        schedule.changed(at: .zero)
        for _ in 0..<6 {
            schedule.began(at: .zero)
            schedule.failed(at: .zero)
        }
        XCTAssertEqual(schedule.next, .seconds(30))
        schedule.changed(at: .seconds(3))
        XCTAssertEqual(schedule.next, .seconds(4))
        schedule.changed(at: .milliseconds(3900))
        XCTAssertEqual(schedule.next, .seconds(4), "further changes do not put it off")
    }

    /// A drag with a full disk: once it has space again, the last change does not wait longest.
    func testFailuresWhileChangesGoOnDoNotMakeTheLastChangeWait() {
        var schedule = SaveSchedule()
        for second in 0..<12 {
            schedule.changed(at: .seconds(second))
            schedule.began(at: .seconds(second))
            schedule.failed(at: .seconds(second))
        }
        XCTAssertEqual(schedule.next, .seconds(12))
    }
}
