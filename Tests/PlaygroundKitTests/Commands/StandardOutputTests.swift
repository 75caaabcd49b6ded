import AnalysisTestSupport
import XCTest

@testable import PlaygroundKit

/// Output to a full disk, to a closed stream, and to a reader that stops reading.
final class StandardOutputTests: XCTestCase {
    private static let commands = [
        "--help", "--version", "run --help", "help trace", "feels list", "feels show uikit", "scenes",
        "--generate-completion-script bash",
    ]

    func testAFullDiskIsToldAndLeavesWith74() throws {
        for command in Self.commands {
            let outcome = try Program().shell("\"$0\" \(command) >/dev/full")
            XCTAssertEqual(outcome.status, 74, command)
            XCTAssertTrue(outcome.messages.contains("No space left on device"), "\(command): \(outcome.messages)")
        }
    }

    func testAClosedStreamIsToldAndLeavesWith74() throws {
        for command in Self.commands {
            let outcome = try Program().shell("\"$0\" \(command) >&-")
            XCTAssertEqual(outcome.status, 74, command)
            XCTAssertTrue(outcome.messages.contains("standard output"), "\(command): \(outcome.messages)")
        }
    }

    func testAReaderThatHasHadEnoughIsNoFailure() throws {
        for command in Self.commands {
            let outcome = try Program().shell("(sleep 0.1; \"$0\" \(command); echo $? >&2) | true")
            XCTAssertEqual(outcome.messages, "0\n", command)
        }
    }

    /// The next opened file would get the number of a closed stream, and would receive its messages.
    func testAMessageToNobodyGoesIntoNoFile() throws {
        let folder = try temporaryFolder().path
        let outcome = try Program().shell(
            "cd \(folder); \"$0\" render --scene list --at 0 --out a.png >&- 2>&- <&-; echo $?; head -c 4 a.png | tail -c 3"
        )
        XCTAssertEqual(outcome.output, "0\nPNG")
    }
}
