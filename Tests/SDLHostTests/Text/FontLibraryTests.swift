import Drawing
import XCTest

@testable import SDLHost

final class FontLibraryTests: XCTestCase {
    func testAFolderWithoutFontsIsAnErrorThatNamesIt() throws {
        try onMainActor {
            let folder = try TemporaryFolder()
            XCTAssertThrowsError(try FontLibrary(folder: folder.path)) { error in
                XCTAssertEqual((error as? FontError)?.folder, folder.path)
                XCTAssertTrue("\(error)".contains("SCROLL_PLAYGROUND_ASSETS"), "\(error)")
            }
        }
    }

    func testOneFontStandsForAllWhenItIsTheOnlyOne() throws {
        try onMainActor {
            let folder = try TemporaryFolder()
            try FileManager.default.copyItem(
                atPath: "\(PackageRoot.fonts)/Inter-Medium.ttf", toPath: "\(folder.path)/Inter-Medium.ttf")
            let fonts = try FontLibrary(folder: folder.path)
            let bold = FontFace(family: .display, size: 20, weight: 700)
            XCTAssertEqual(fonts.file(for: bold), FontFile(cut: .text, weight: 500))
            XCTAssertGreaterThan(SDLTextMeasurer(fonts: fonts).width(of: "text", in: bold), 20)
        }
    }

    func testADamagedFontDoesNotEndTheProgram() throws {
        try onMainActor {
            let folder = try TemporaryFolder()
            try "no font".write(toFile: "\(folder.path)/Inter-Regular.ttf", atomically: true, encoding: .utf8)
            let fonts = try FontLibrary(folder: folder.path)
            let face = FontFace(size: 13)
            XCTAssertGreaterThan(SDLTextMeasurer(fonts: fonts).width(of: "text", in: face), 0)
            XCTAssertNil(SDLGlyphSource(fonts: fonts).mask(for: TextRun(string: "text", face: face), scale: 1))
        }
    }
}
