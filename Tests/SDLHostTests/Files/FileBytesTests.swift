import XCTest

@testable import SDLHost

final class FileBytesTests: XCTestCase {
    func testALongFileComesBackWhole() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<300_001).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try FileBytes.writeAtomically(bytes, to: folder.path + "/a")
        XCTAssertEqual(try FileBytes.read(folder.path + "/a"), bytes)
    }

    func testAFolderThatIsNotThereIsNamed() {
        XCTAssertThrowsError(try FileBytes.writeAtomically([1], to: "/nowhere/at/all.png")) { error in
            XCTAssertEqual(error as? FileError, FileError(.write, path: "/nowhere/at/all.png", errno: ENOENT))
        }
    }

    func testAFullDiskIsAnErrorWithItsPath() {
        XCTAssertThrowsError(try FileBytes.writeAtomically([UInt8](repeating: 1, count: 100), to: "/dev/full")) {
            error in
            XCTAssertEqual(error as? FileError, FileError(.write, path: "/dev/full", errno: ENOSPC))
            XCTAssertTrue("\(error)".contains("free some space"), "\(error)")
        }
    }

    func testAFolderInPlaceOfTheFileIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        let taken = try folder.makeFolder("taken")
        XCTAssertThrowsError(try FileBytes.writeAtomically([1], to: taken)) { error in
            XCTAssertEqual((error as? FileError)?.errno, EISDIR)
        }
        XCTAssertEqual(folder.names, ["taken"], "the part that was written has to go")
    }

    /// A limit on the size of files simulates a disk that becomes full during a write.
    func testAFailureHalfWayKeepsTheOldFile() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/a"
        try FileBytes.writeAtomically([1, 2, 3], to: path)
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        var small = rlimit(rlim_cur: 10, rlim_max: limit.rlim_max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
        defer { setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) }
        XCTAssertThrowsError(try FileBytes.writeAtomically([UInt8](repeating: 4, count: 100), to: path)) { error in
            XCTAssertEqual(error as? FileError, FileError(.write, path: path, errno: EFBIG))
        }
        XCTAssertEqual(try FileBytes.read(path), [1, 2, 3])
        XCTAssertEqual(folder.names, ["a"])
    }

    func testTheLongestNamesCanBeWritten() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/" + String(repeating: "n", count: 255)
        try FileBytes.writeAtomically([1], to: path)
        XCTAssertEqual(try FileBytes.read(path), [1])
    }
}
