import XCTest

@testable import SDLHost

final class FilePathTests: XCTestCase {
    /// Path, folder, name, and whether the path can name a file.
    private static let paths: [(String, String, String, Bool)] = [
        ("x", ".", "x", true), (".", ".", ".", false), ("..", ".", "..", false), ("~", ".", "~", true),
        (" ", ".", " ", true), ("", ".", "", false), ("/", "/", "", false), ("//", "/", "", false),
        ("/x", "/", "x", true), ("//x", "/", "x", true), ("a/", "a", "", false), ("a//", "a", "", false),
        ("a/b", "a", "b", true), ("a//b", "a", "b", true), ("./a", ".", "a", true), ("../a", "..", "a", true),
        ("/a/b.c", "/a", "b.c", true), ("a/.", "a", ".", false), ("a/..", "a", "..", false), ("ä/ö", "ä", "ö", true),
        ("a/\u{301}b", "a", "\u{301}b", true), ("a\0b", ".", "a\0b", true), ("é", ".", "é", true),
        (String(repeating: "n", count: 5000), ".", String(repeating: "n", count: 5000), true),
        (
            String(repeating: "n/", count: 5000) + "a", String(String(repeating: "n/", count: 5000).dropLast()), "a",
            true
        ),
    ]

    func testAPathIsTakenApartAsTheSystemDoes() {
        for (path, folder, name, namesFile) in Self.paths {
            let parts = FilePath(path)
            XCTAssertEqual(parts.folder, folder, path)
            XCTAssertEqual(parts.name, name, path)
            XCTAssertEqual(parts.namesFile, namesFile, path)
        }
    }

    func testThePartsNameTheSameFileAgain() {
        XCTAssertEqual(FilePath("x").path, "./x")
        XCTAssertEqual(FilePath("/x").path, "/x")
        XCTAssertEqual(FilePath("a//b").path, "a/b")
        XCTAssertEqual(FilePath(folder: "a", name: "b").path, "a/b")
    }

    func testTheExtensionIsWhatStandsBehindTheLastDot() {
        let names: [(String, String, String?)] = [
            ("a.png", "a", "png"), ("a.b.png", "a.b", "png"), ("a", "a", nil), (".hidden", ".hidden", nil),
            (".hidden.png", ".hidden", "png"), ("a.", "a", ""), ("..", "..", nil), ("", "", nil), ("...", "...", nil),
        ]
        for (name, stem, ending) in names {
            let parts = FilePath("folder.d/" + name).stemAndExtension
            XCTAssertEqual(parts.stem, stem, name)
            XCTAssertEqual(parts.extension, ending, name)
        }
    }

    /// The paths that once ended the program, and similar ones: each is written to or refused with a reason.
    func testNoPathIsTooOddForTheSystem() throws {
        let folder = try TemporaryFolder()
        for (path, _, _, namesFile) in Self.paths where path.utf8.first != UInt8(ascii: "/") && path.prefix(2) != ".." {
            let place = path.isEmpty ? "" : folder.path + "/" + path
            do {
                try FileBytes.writeAtomically([1, 2], to: place)
                XCTAssertTrue(namesFile, path)
                XCTAssertEqual(try FileBytes.read(place), [1, 2], path)
            } catch {
                XCTAssertFalse("\(error)".isEmpty, path)
            }
        }
        XCTAssertEqual(Set(folder.names), ["x", "~", " ", "é", "a"], "nothing else can be written there")
    }
}
