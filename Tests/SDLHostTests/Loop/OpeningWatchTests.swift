import Glibc
import Synchronization
import XCTest

@testable import SDLHost

final class OpeningWatchTests: XCTestCase {
    private final class Outcome: Sendable {
        let error = Mutex<HostError?>(nil)
        let status = Mutex<Int32?>(nil)
    }

    private func watch(patience: Duration) -> (OpeningWatch, Outcome) {
        let outcome = Outcome()
        let watch = OpeningWatch(
            patience: patience, tell: { error in outcome.error.withLock { $0 = error } },
            end: { status in outcome.status.withLock { $0 = status } })
        return (watch, outcome)
    }

    private func status(of outcome: Outcome, within seconds: Double) -> Int32? {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end, outcome.status.withLock({ $0 == nil }) { usleep(1000) }
        return outcome.status.withLock { $0 }
    }

    func testADisplayThatDoesNotAnswerIsToldOfAndEndsTheProgram() throws {
        let mask = SignalMask.block(SignalWatch.signals)
        defer { mask.restore() }
        let (watch, outcome) = watch(patience: .milliseconds(50))
        XCTAssertEqual(status(of: outcome, within: 30), 2)
        let error = try XCTUnwrap(outcome.error.withLock { $0 })
        XCTAssertTrue(error.description.contains("no answer within 0.05 seconds"), error.description)
        watch.stop()
    }

    func testADisplayThatAnsweredIsNotToldOf() {
        let mask = SignalMask.block(SignalWatch.signals)
        defer { mask.restore() }
        let (watch, outcome) = watch(patience: .milliseconds(200))
        watch.stop()
        XCTAssertNil(status(of: outcome, within: 0.4))
        XCTAssertNil(outcome.error.withLock { $0 })
    }
}
