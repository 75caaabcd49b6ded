import XCTest

@testable import SDLHost

final class QuitReasonTests: XCTestCase {
    func testOnlyAnInterruptAndAFailureAreNoSuccess() {
        XCTAssertEqual(QuitReason.closed.exitStatus, 0)
        XCTAssertEqual(QuitReason.frameLimit.exitStatus, 0)
        XCTAssertEqual(QuitReason.signal(SIGTERM).exitStatus, 0)
        XCTAssertEqual(QuitReason.signal(SIGINT).exitStatus, 130)
        XCTAssertEqual(QuitReason.failed.exitStatus, 1)
    }
}
