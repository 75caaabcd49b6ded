import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit

final class ScreenshotFolderTests: XCTestCase {
    func testPicturesGoWhereTheDesktopKeepsThem() throws {
        let home = try temporaryFolder().path
        XCTAssertEqual(ScreenshotFolder(environment: ["HOME": home]).path, home + "/Pictures")
        let config = home + "/.config"
        try FileManager.default.createDirectory(atPath: config, withIntermediateDirectories: true)
        try "# comment\nXDG_MUSIC_DIR=\"$HOME/M\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n"
            .write(toFile: config + "/user-dirs.dirs", atomically: true, encoding: .utf8)
        XCTAssertEqual(ScreenshotFolder(environment: ["HOME": home]).path, home + "/Bilder")
        XCTAssertEqual(ScreenshotFolder(environment: ["HOME": home, "XDG_PICTURES_DIR": "/p"]).path, "/p")
    }

    func testWithoutAHomePicturesGoToTheWorkingDirectory() {
        XCTAssertEqual(ScreenshotFolder(environment: [:]).path, ".")
        XCTAssertEqual(ScreenshotFolder(environment: ["HOME": "elsewhere"]).path, ".")
    }

    func testNoPictureTakesThePlaceOfAnother() throws {
        let folder = ScreenshotFolder(environment: ["HOME": try temporaryFolder().path])
        let first = folder.newPath(scene: "list")
        XCTAssertTrue(first.hasSuffix("/Pictures/scroll-playground-list-1.png"), first)
        try Data().write(to: URL(fileURLWithPath: first))
        XCTAssertTrue(folder.newPath(scene: "list").hasSuffix("scroll-playground-list-2.png"))
    }
}
