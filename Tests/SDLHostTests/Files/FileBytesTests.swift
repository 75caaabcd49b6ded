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
        XCTAssertThrowsError(try FileBytes.writeAtomically([UInt8](repeating: 1, count: 100), to: "/dev/full")) { error in
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

    func testAFailureKeepsTheOldFile() throws {
        guard getuid() != 0 else { throw XCTSkip("the superuser may write anywhere") }
        let folder = try TemporaryFolder()
        let path = folder.path + "/a"
        try FileBytes.writeAtomically([1, 2, 3], to: path)
        chmod(folder.path, 0o500)
        defer { chmod(folder.path, 0o700) }
        XCTAssertThrowsError(try FileBytes.writeAtomically([4], to: path))
        XCTAssertEqual(try FileBytes.read(path), [1, 2, 3])
    }
}
