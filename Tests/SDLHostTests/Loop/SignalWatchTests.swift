import Synchronization
import XCTest

@testable import SDLHost

final class SignalWatchTests: XCTestCase {
    private final class Received: Sendable {
        let number = Mutex<Int32?>(nil)
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
        // Not to the process: threads of other tests, which do not block the signal, would take it and end it.
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
}
