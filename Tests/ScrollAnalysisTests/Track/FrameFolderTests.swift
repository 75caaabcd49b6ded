import AnalysisTestSupport
import Foundation
import XCTest

@testable import ScrollAnalysis

final class FrameFolderTests: XCTestCase {
    private func folder(_ names: [String]) throws -> String {
        let folder = try temporaryFolder()
        for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
        return folder.path
    }

    func testFramesAreInTheOrderOfTheirNumbers() throws {
        let folder = try FrameFolder(
            folder(["f-10.png", "f-9.PNG", "f-008.png", "notes.txt", "cover.png", ".f-1.png"]))
        XCTAssertEqual(folder.frames.map(\.name), ["f-008.png", "f-9.PNG", "f-10.png"])
        XCTAssertEqual(folder.frames.map(\.number), [8, 9, 10])
        XCTAssertEqual(folder.others, ["cover.png"])
        XCTAssertEqual(folder.gaps, [])
        XCTAssertEqual(folder.frames.map(folder.count), [0, 1, 2])
    }

    func testMissingNumbersAreGapsThatTimeGoesOnOver() throws {
        let folder = try FrameFolder(folder(["3.png", "4.png", "6.png", "10.png"]))
        XCTAssertEqual(folder.gaps, [5...5, 7...9])
        XCTAssertEqual(folder.frames.map(folder.count), [0, 1, 3, 7])
    }

    private func assertIsNoFilm(
        _ names: [String], _ message: String, _ remedy: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let path = try folder(names)
        let full = remedy.replacing("FOLDER", with: path)
        assertFails(.malformed, "\(path): \(message)", remedy: full, file: file, line: line) {
            _ = try FrameFolder(path)
        }
    }

    func testAFolderWithoutAFilmIsRefused() throws {
        let remedy = "Create them with ffmpeg -i clip.mp4 FOLDER/frame-%04d.png"
        let expected = "expected two frames or more, called frame-0001.png and so on."
        try assertIsNoFilm([], "found no PNG file whose name ends in a number, \(expected)", remedy)
        try assertIsNoFilm(
            ["cover.png", "frame-1.jpg"], "found no PNG file whose name ends in a number, \(expected)", remedy)
        try assertIsNoFilm(["frame-0001.png"], "found frame-0001.png alone, \(expected)", remedy)
        try assertIsNoFilm(
            ["99999999999999999999.png"], "found no PNG file whose name ends in a number, \(expected)", remedy)
    }

    func testFramesThatCouldBeOfTwoFilmsAreRefused() throws {
        try assertIsNoFilm(
            ["a-1.png", "a-2.png", "b-1.png"], "found a-1.png and b-1.png, expected the frames of one film.",
            "Put each film into its own folder.")
        try assertIsNoFilm(
            ["a-01.png", "a-1.png", "a-2.png"], "a-01.png and a-1.png are both frame 1.", "Remove one of them.")
    }

    func testWhatIsNoFolderCannotBeRead() throws {
        for path in ["/no/such/folder", try folder(["clip.mp4"]) + "/clip.mp4"] {
            XCTAssertThrowsError(try FrameFolder(path)) { error in
                let error = error as? PlaygroundError
                XCTAssertEqual(error?.status, .inputOutput)
                XCTAssertEqual(error?.message.hasPrefix("\(path): cannot be read"), true, "\(error?.message ?? "")")
            }
        }
    }
}
