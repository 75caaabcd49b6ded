import XCTest

@testable import SDLHost
@testable import SystemFiles

final class TemporaryFileTests: XCTestCase {
    func testWhatAKilledProgramLeftIsTakenAwayAndNothingElse() throws {
        let folder = try TemporaryFolder()
        let others = [".scroll-playground-", ".scroll-playground-1234567", "scroll-playground-123456", ".other-123456"]
        for name in others + [".scroll-playground-123456"] {
            try FileBytes.writeAtomically([1], to: folder.path + "/" + name)
        }
        let link = folder.path + "/.scroll-playground-linked"
        XCTAssertEqual(symlink(folder.path + "/.other-123456", link), 0)
        TemporaryFile.removeAbandoned(in: folder.path)
        XCTAssertEqual(Set(folder.names), Set(others + [".scroll-playground-linked"]))
    }

    func testPermissionsAreThoseOfANewFileOrOfTheOldOne() throws {
        let folder = try TemporaryFolder()
        let mask = umask(0o027)
        defer { umask(mask) }
        func mode(_ name: String) -> mode_t {
            var status = stat()
            return stat(folder.path + "/" + name, &status) == 0 ? status.st_mode & 0o777 : 0
        }
        try FileBytes.writeAtomically([1], to: folder.path + "/a")
        XCTAssertEqual(mode("a"), 0o640)
        XCTAssertEqual(chmod(folder.path + "/a", 0o604), 0)
        try FileBytes.writeAtomically([2], to: folder.path + "/a")
        XCTAssertEqual(mode("a"), 0o604)
    }

    /// The tuning is saved on one thread while another writes a picture.
    func testWritingOnManyThreadsLeavesTheProcessesMaskAsItIs() throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        let before = umask(0o022)
        defer { umask(before) }
        DispatchQueue.concurrentPerform(iterations: 8) { writer in
            for turn in 0..<100 { try? FileBytes.writeAtomically([UInt8(turn)], to: "\(path)/\(writer)") }
        }
        XCTAssertEqual(folder.names.count, 8)
        XCTAssertEqual(umask(0o022), 0o022)
    }

    func testAFileThatIsBeingWrittenStays() throws {
        let folder = try TemporaryFolder()
        let file = try TemporaryFile(in: folder.path)
        TemporaryFile.removeAbandoned(in: folder.path)
        XCTAssertEqual(folder.names.count, 1)
        XCTAssertNil(file.replace(folder.path + "/a") { _ in nil })
        XCTAssertEqual(folder.names, ["a"])
    }

    func testAFileOfAProcessThatWasKilledIsTakenAwayByTheNextWrite() throws {
        let folder = try TemporaryFolder()
        // Created as the program does; the shell holds its lock until it is killed.
        let name = folder.path + "/.scroll-playground-abcdef"
        let shell = Process()
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        shell.arguments = ["-c", "exec 9>\"$0\"; flock -n 9; echo; exec sleep 60", name]
        let output = Pipe()
        shell.standardOutput = output
        try shell.run()
        _ = output.fileHandleForReading.availableData
        try FileBytes.writeAtomically([1], to: folder.path + "/a")
        XCTAssertEqual(Set(folder.names), ["a", ".scroll-playground-abcdef"], "it is held")
        kill(shell.processIdentifier, SIGKILL)
        shell.waitUntilExit()
        try FileBytes.writeAtomically([2], to: folder.path + "/a")
        XCTAssertEqual(folder.names, ["a"])
    }

    func testManyWritersInOneFolderDoNotTakeEachOthersFiles() throws {
        let folder = try TemporaryFolder()
        let path = folder.path
        DispatchQueue.concurrentPerform(iterations: 8) { writer in
            for turn in 0..<50 {
                do {
                    try FileBytes.writeAtomically([UInt8(turn)], to: "\(path)/\(writer)")
                } catch {
                    XCTFail("\(error)")
                }
            }
        }
        XCTAssertEqual(Set(folder.names), Set((0..<8).map(String.init)))
    }
}
