import Glibc
import XCTest

@testable import SDLHost

/// Only regular files up to a limit are read; no read blocks.
final class FileReadingTests: XCTestCase {
    private func refusal(_ path: String, atMost limit: Int = 1000) -> FileError? {
        do throws(FileError) {
            _ = try FileBytes.read(path, atMost: limit)
            return nil
        } catch {
            return error
        }
    }

    /// The pipe has no writer: opening it would block.
    func testAPipeOnDiskIsRefusedAtOnce() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/pipe"
        XCTAssertEqual(mkfifo(path, 0o600), 0)
        XCTAssertEqual(refusal(path)?.refusal, .kind(.pipe))
        XCTAssertEqual(
            refusal(path)?.description,
            "cannot read \(path): It is a named pipe, and only plain files are read; "
                + "copy its contents to a plain file, and use that one")
    }

    func testDevicesAndFoldersAreRefusedForWhatTheyAre() {
        XCTAssertEqual(refusal("/dev/zero")?.refusal, .kind(.device))
        XCTAssertEqual(refusal("/dev/zero")?.reason, "It is a device, and only plain files are read")
        XCTAssertEqual(refusal("/"), FileError(.read, path: "/", errno: EISDIR))
    }

    func testExactlyTheLimitIsReadAndAByteMoreIsNot() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a"
        try FileBytes.writeAtomically([UInt8](repeating: 7, count: 1000), to: path)
        XCTAssertEqual(try FileBytes.read(path, atMost: 1000).count, 1000)
        XCTAssertEqual(refusal(path, atMost: 999)?.refusal, .size(allowed: 999))
    }

    /// Ten gigabytes that take no space on the disk.
    func testAFileOfHolesIsRefusedBeforeItIsRead() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/holes"
        try FileBytes.writeAtomically([1], to: path)
        XCTAssertEqual(truncate(path, 10 << 30), 0)
        XCTAssertEqual(refusal(path)?.refusal, .size(allowed: 1000))
    }

    /// The system reports a size of zero for it.
    func testASizeThatLiesIsNotBelieved() throws {
        XCTAssertGreaterThan(try FileBytes.read("/proc/self/status", atMost: 100_000).count, 100)
        XCTAssertEqual(refusal("/proc/self/status", atMost: 100)?.refusal, .size(allowed: 100))
    }

    /// Like `trace <(command)`.
    func testAPipeOfTheShellIsReadToItsEndOrToTheLimit() throws {
        for limit in [5, 4] {
            var ends: [Int32] = [0, 0]
            XCTAssertEqual(pipe(&ends), 0)
            defer { close(ends[0]) }
            try FileBytes.write(Array("12345".utf8), to: ends[1], name: "pipe")
            close(ends[1])
            let path = "/dev/fd/\(ends[0])"
            if limit == 5 {
                XCTAssertEqual(try FileBytes.read(path, atMost: limit), Array("12345".utf8))
            } else {
                XCTAssertEqual(refusal(path, atMost: limit)?.refusal, .size(allowed: limit))
            }
        }
    }
}
