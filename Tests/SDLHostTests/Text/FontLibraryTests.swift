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

    // MARK: Programs of other people

    func testAProgramWithoutFontsTakesTheDesktops() throws {
        try onMainActor {
            let fonts = try FontLibrary(search(try TemporaryFolder()))
            let file = fonts.file(for: FontFace(size: 13))
            let path = try XCTUnwrap(file.path)
            XCTAssertTrue(FileManager.default.isReadableFile(atPath: path), path)
            XCTAssertGreaterThan(width(fonts), 20)
            XCTAssertNotNil(
                SDLGlyphSource(fonts: fonts).mask(for: TextRun(string: "text", face: FontFace(size: 13)), scale: 1))
        }
    }

    func testTheDesktopsBoldFontIsBoldText() throws {
        try onMainActor {
            let fonts = try FontLibrary(search(try TemporaryFolder()))
            XCTAssertGreaterThan(width(fonts, weight: 700), width(fonts))
        }
    }

    func testAProgramTakesTheFontsThatItBringsByTheirWeights() throws {
        try onMainActor {
            let folder = try TemporaryFolder()
            let brought = try folder.makeFolder("bin/Assets/Fonts")
            for (name, copy) in [("Inter-Regular", "Mine-Regular"), ("Inter-Bold", "Mine-Bold")] {
                try FileManager.default.copyItem(
                    atPath: "\(PackageRoot.fonts)/\(name).ttf", toPath: "\(brought)/\(copy).ttf")
            }
            let fonts = try FontLibrary(search(folder))
            let names = [100, 400, 500, 600, 900].map { fonts.file(for: FontFace(size: 13, weight: $0)).path ?? "" }
            let regular = ["Regular", "Regular", "Regular", "Bold", "Bold"].map { "\(brought)/Mine-\($0).ttf" }
            XCTAssertEqual(names, regular)
            XCTAssertGreaterThan(width(fonts), 20)
        }
    }

    func testTheNamesOfFilesTellTheirWeights() {
        let names = ["A-Regular.ttf", "A-SemiBold.otf", "A_bold.ttf", "A-ExtraLight.ttf", "A-Black.ttf", "A.ttf"]
        XCTAssertEqual(names.map(FontFile.weight(ofName:)), [400, 600, 700, 200, 900, 400])
    }

    /// A user's setting is not ignored.
    func testAFolderThatAPersonNamedHasToHaveFonts() throws {
        try onMainActor {
            let folder = try TemporaryFolder()
            XCTAssertThrowsError(try FontLibrary(search(folder, override: folder.path))) { error in
                XCTAssertEqual((error as? FontError)?.folder, folder.path + "/Fonts")
            }
        }
    }

    func testWithoutAnyFontTheMessageSaysHowToGetOne() {
        XCTAssertTrue(FontError(folder: "", reason: "").description.contains("fonts-dejavu-core"))
    }
}

@MainActor
private func width(_ fonts: FontLibrary, weight: Int = 400) -> Double {
    SDLTextMeasurer(fonts: fonts).width(of: "Some text", in: FontFace(size: 20, weight: weight))
}

/// A program that was copied to a place without our assets.
private func search(_ folder: TemporaryFolder, override: String? = nil) -> AssetSearch {
    AssetSearch(override: override, programFolder: folder.path + "/bin", programName: "colors")
}
