import ScrollAnalysis
import XCTest

extension XCTestCase {
    /// Asserts that `body` fails with exactly this report and status.
    package func assertFails(
        _ status: ExitStatus, _ message: String, remedy: String, file: StaticString = #filePath, line: UInt = #line,
        _ body: () throws -> Void
    ) {
        XCTAssertThrowsError(try body(), file: file, line: line) { error in
            guard let error = error as? PlaygroundError else { return XCTFail("\(error)", file: file, line: line) }
            XCTAssertEqual(error.status, status, file: file, line: line)
            XCTAssertEqual(error.message, message, file: file, line: line)
            XCTAssertEqual(error.remedy, remedy, file: file, line: line)
        }
    }
}
