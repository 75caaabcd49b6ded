import AnalysisTestSupport
import Foundation
import ScrollAnalysis
import XCTest

/// Files made to exhaust memory or to be endless, given to the program with little memory.
final class HostileFileTests: XCTestCase {
    /// A million KiB of address space, of which the program itself uses a third. AddressSanitizer reserves terabytes
    /// for its own use: with it, files must still be refused, whatever the memory.
    private static let limit =
        ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil ? "ulimit -v 1000000; " : ""

    private func assertRefused(
        _ path: String, _ status: Int32, _ words: String, byAll: Bool = true, file: StaticString = #filePath,
        line: UInt = #line
    ) throws {
        let commands = [
            "trace '\(path)'", "compare '\(path)' --feel uikit --feel gtk", "report '\(path)'", "feels check '\(path)'",
            "feels show '\(path)'", "trace '\(ShippedRecordings.folder.path)/fling.json' --feel '\(path)'",
            "render --scene list --at 0 --out /dev/null --recording '\(path)'",
        ]
        for command in byAll ? commands[...] : commands.prefix(1) {
            let outcome = try Program().shell("\(Self.limit)exec \"$0\" \(command) < /dev/null")
            XCTAssertEqual(outcome.status, status, "\(command): \(outcome.messages)", file: file, line: line)
            XCTAssertEqual(outcome.output, "", command, file: file, line: line)
            XCTAssertTrue(outcome.messages.contains(words), outcome.messages, file: file, line: line)
        }
    }

    func testWhatWaitsOrNeverEndsIsRefused() throws {
        let pipe = try temporaryFolder().appendingPathComponent("pipe.json").path
        XCTAssertEqual(mkfifo(pipe, 0o600), 0)
        try assertRefused(pipe, 74, "It is a named pipe, and only plain files are read")
        try assertRefused("/dev/zero", 74, "It is a device, and only plain files are read")
    }

    func testTenGigabytesAreRefused() throws {
        let path = try temporaryFolder().appendingPathComponent("holes.json").path
        try Data([1]).write(to: URL(fileURLWithPath: path))
        XCTAssertEqual(truncate(path, 10 << 30), 0)
        try assertRefused(path, 65, "found more than 67108864 bytes, expected at most that")
    }

    /// With one command only: all commands read files the same way, and reading is slow in an unoptimised program.
    func testMoreValuesThanAFileMayHaveAreRefused() throws {
        let path = try temporaryFolder().appendingPathComponent("values.json").path
        let text = "[" + String(repeating: "0,", count: 4_000_000) + "0]"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try assertRefused(path, 65, "expected at most 4000000 values", byAll: false)
    }

    func testARecordingMayComeThroughAPipeOfTheShell() throws {
        let fling = ShippedRecordings.folder.path + "/fling.json"
        let piped = try Program().shell("exec \"$0\" trace <(cat '\(fling)')")
        XCTAssertEqual(piped.status, 0, piped.messages)
        XCTAssertEqual(piped.output, try Program().run("trace", fling).output)
    }
}
