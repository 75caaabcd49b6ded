import XCTest

@testable import SDLHost

final class WriteTargetTests: XCTestCase {
    private func link(_ path: String, to destination: String) { XCTAssertEqual(symlink(destination, path), 0) }

    private func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private func assertRefused(_ path: String, _ errno: Int32, line: UInt = #line) {
        let expected = FileError(.write, path: path, errno: errno)
        XCTAssertThrowsError(try FileBytes.checkWritable(path), line: line) { error in
            XCTAssertEqual(error as? FileError, expected, line: line)
        }
        XCTAssertThrowsError(try FileBytes.writeAtomically([1], to: path), line: line) { error in
            XCTAssertEqual(error as? FileError, expected, line: line)
        }
    }

    func testALinkStaysALinkAndItsFileIsReplaced() throws {
        let folder = try TemporaryFolder()
        try FileBytes.writeAtomically([1], to: folder.path + "/file")
        link(folder.path + "/link", to: "file")
        try FileBytes.writeAtomically([2], to: folder.path + "/link")
        XCTAssertTrue(isLink(folder.path + "/link"))
        XCTAssertEqual(try FileBytes.read(folder.path + "/file"), [2])
    }

    func testALinkToNothingStaysALinkAndItsFileIsMade() throws {
        let folder = try TemporaryFolder()
        let other = try folder.makeFolder("dotfiles")
        link(folder.path + "/first", to: "dotfiles/second")
        link(other + "/second", to: other + "/third")
        try FileBytes.checkWritable(folder.path + "/first")
        try FileBytes.writeAtomically([3], to: folder.path + "/first")
        XCTAssertTrue(isLink(folder.path + "/first"))
        XCTAssertTrue(isLink(other + "/second"))
        XCTAssertFalse(isLink(other + "/third"))
        XCTAssertEqual(try FileBytes.read(other + "/third"), [3])
    }

    func testWhatCannotBeMeantIsRefusedBeforeAndWhileWriting() throws {
        let folder = try TemporaryFolder()
        let taken = try folder.makeFolder("taken")
        link(folder.path + "/circle", to: "circle")
        link(folder.path + "/away", to: "missing/file")
        link(folder.path + "/toFolder", to: "new/")
        XCTAssertEqual(mkfifo(folder.path + "/pipe", 0o600), 0)
        try FileBytes.writeAtomically([1], to: folder.path + "/file")
        assertRefused(taken, EISDIR)
        assertRefused(taken + "/", EISDIR)
        assertRefused(folder.path + "/new/", EISDIR)
        assertRefused(folder.path + "/toFolder", EISDIR)
        assertRefused(folder.path + "/missing/file", ENOENT)
        assertRefused(folder.path + "/away", ENOENT)
        assertRefused(folder.path + "/file/file", ENOTDIR)
        assertRefused(folder.path + "/circle", ELOOP)
        assertRefused(folder.path + "/pipe", ENXIO)
        assertRefused(folder.path + "/" + String(repeating: "n", count: 256), ENAMETOOLONG)
        assertRefused(folder.path + "/a\0b", EINVAL)
        assertRefused("", ENOENT)
        XCTAssertEqual(Set(folder.names), ["taken", "circle", "away", "toFolder", "pipe", "file"])
    }

    /// A pipe has no name, so no permission of a folder is needed.
    func testAShellsPipeAndDevicesAreWrittenTo() throws {
        var ends: [Int32] = [0, 0]
        XCTAssertEqual(pipe(&ends), 0)
        defer { close(ends[0]) }
        try FileBytes.checkWritable("/dev/fd/\(ends[1])")
        try FileBytes.writeAtomically([7, 8], to: "/dev/fd/\(ends[1])")
        close(ends[1])
        var bytes = [UInt8](repeating: 0, count: 4)
        XCTAssertEqual(read(ends[0], &bytes, 4), 2)
        try FileBytes.writeAtomically([1], to: "/dev/null")
    }

    func testAPipeWithoutAReaderIsAnErrorAndNoHang() throws {
        var ends: [Int32] = [0, 0]
        XCTAssertEqual(pipe(&ends), 0)
        defer { close(ends[1]) }
        close(ends[0])
        signal(SIGPIPE, SIG_IGN)
        XCTAssertThrowsError(try FileBytes.writeAtomically([1], to: "/dev/fd/\(ends[1])")) { error in
            XCTAssertEqual((error as? FileError)?.errno, EPIPE)
        }
    }

    func testCheckingLeavesEverythingAsItWas() throws {
        let folder = try TemporaryFolder()
        try FileBytes.writeAtomically([1], to: folder.path + "/old")
        try FileBytes.checkWritable(folder.path + "/old")
        try FileBytes.checkWritable(folder.path + "/new")
        XCTAssertEqual(folder.names, ["old"])
        XCTAssertEqual(try FileBytes.read(folder.path + "/old"), [1])
    }

    func testTwoWaysToAFileAreOneFile() throws {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("a")
        link(folder.path + "/b", to: "a")
        link(folder.path + "/c", to: "a/new")
        let identity = try XCTUnwrap(FileIdentity(folder.path + "/a/new"))
        XCTAssertEqual(identity, FileIdentity(folder.path + "/b//new"))
        XCTAssertEqual(identity, FileIdentity(folder.path + "/c"))
        XCTAssertNotEqual(identity, FileIdentity(folder.path + "/a/other"))
        try FileBytes.writeAtomically([1], to: folder.path + "/a/new")
        XCTAssertEqual(FileIdentity(folder.path + "/c"), FileIdentity(folder.path + "/b/new"))
        XCTAssertNil(FileIdentity("/dev/null"), "may be named twice")
    }
}
