import Dispatch
import Synchronization
import XCTest

@testable import SDLHost

final class SignalWatchTests: XCTestCase {
    private final class Received: Sendable {
        let number = Mutex<Int32?>(nil)
        let status = Mutex<Int32?>(nil)
    }

    func testASignalIsToldInsteadOfEndingTheProcess() {
        let mask = SignalMask.block(SignalWatch.signals)
        defer { mask.restore() }
        let received = Received()
        let told = expectation(description: "told")
        let watch = SignalWatch { number in
            received.number.withLock { $0 = number }
            told.fulfill()
        }
        // Not to the process: threads of other tests, which do not block the signal, would take it and end the process.
        watch.deliver(SIGTERM)
        wait(for: [told], timeout: 5)
        watch.stop()
        XCTAssertEqual(received.number.withLock { $0 }, SIGTERM)
    }

    func testAWatchThatHeardNothingEndsQuietly() {
        let mask = SignalMask.block(SignalWatch.signals)
        defer { mask.restore() }
        let received = Received()
        let watch = SignalWatch { number in received.number.withLock { $0 = number } }
        watch.stop()
        XCTAssertNil(received.number.withLock { $0 })
    }

    /// A watch whose threat is recorded, and the record.
    private func watch(
        grace: Duration = .milliseconds(200), onSignal: @escaping @Sendable (Int32) -> Void = { _ in }
    ) -> (SignalWatch, Received) {
        let received = Received()
        let watch = SignalWatch(
            grace: grace, end: { status in received.status.withLock { $0 = status } },
            onSignal: { number in
                received.number.withLock { $0 = number }
                onSignal(number)
            })
        return (watch, received)
    }

    private func status(of received: Received, within seconds: Double) -> Int32? {
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end, received.status.withLock({ $0 == nil }) { usleep(1000) }
        return received.status.withLock { $0 }
    }

    func testAProgramThatDoesNotAnswerIsEndedThoughTellingItNeverReturns() {
        let mask = SignalMask.block(SignalWatch.signals)
        defer { mask.restore() }
        let hang = DispatchSemaphore(value: 0)
        let (watch, received) = watch { _ in hang.wait() }
        watch.deliver(SIGHUP)
        XCTAssertEqual(status(of: received, within: 30), 128 + SIGHUP)
        hang.signal()
        watch.stop()
    }

    func testMoreSignalsAtOnceAreOneAndEndNothing() {
        let mask = SignalMask.block(SignalWatch.signals)
        defer { mask.restore() }
        let told = DispatchSemaphore(value: 0)
        let (watch, received) = watch(grace: .seconds(600)) { _ in told.signal() }
        watch.deliver(SIGINT)
        told.wait()
        watch.leaving()
        for signal in SignalWatch.signals { watch.deliver(signal) }
        XCTAssertNil(status(of: received, within: 0.5))
        watch.stop()
        XCTAssertEqual(received.number.withLock { $0 }, SIGINT)
        XCTAssertNil(received.status.withLock { $0 })
    }

    func testAProgramThatIsLongInLeavingIsEndedByTheNextSignalAlone() {
        let mask = SignalMask.block(SignalWatch.signals)
        defer { mask.restore() }
        let (watch, received) = watch()
        watch.leaving()
        watch.deliver(SIGINT)
        XCTAssertNil(status(of: received, within: 1))
        for _ in 0..<100 where status(of: received, within: 0.1) == nil { watch.deliver(SIGTERM) }
        XCTAssertEqual(received.status.withLock { $0 }, 128 + SIGINT)
        watch.stop()
    }
}
