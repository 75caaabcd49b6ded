import Drawing
import XCTest

@testable import SDLHost

/// The images that views name.
final class ImageFilesTests: XCTestCase {
    func testANameIsAFileOfTheFolderAndASlashMakesAPath() throws {
        try MainActor.assumeIsolated {
            let folder = try TemporaryFolder()
            let picture = ImageResource(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 255])
            try PNGWriter.write(picture, to: folder.path + "/card.png")
            let files = ImageFiles(folder: folder.path)
            XCTAssertEqual(files.picture(named: "card")?.pixels, picture.pixels)
            XCTAssertEqual(files.picture(named: "card.png")?.pixels, picture.pixels)
            XCTAssertEqual(ImageFiles(folder: nil).picture(named: folder.path + "/card.png")?.pixels, picture.pixels)
        }
    }

    func testAFileIsReadOnceAndAMissingOneIsNoPicture() throws {
        try MainActor.assumeIsolated {
            let folder = try TemporaryFolder()
            let picture = ImageResource(width: 1, height: 1, pixels: [1, 2, 3, 255])
            try PNGWriter.write(picture, to: folder.path + "/dot.png")
            let files = ImageFiles(folder: folder.path)
            let first = files.picture(named: "dot")
            XCTAssertNotNil(first)
            XCTAssertTrue(first === files.picture(named: "dot"))
            XCTAssertNil(files.picture(named: "nothing"))
            try PNGWriter.write(picture, to: folder.path + "/nothing.png")
            XCTAssertNil(files.picture(named: "nothing"), "it is said once, and not looked for again")
        }
    }
}
