import XCTest

@testable import SDLHost

final class AssetsTests: XCTestCase {
    func testAnInstalledTreeIsFoundFromItsProgram() throws {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("share/scroll-playground/Fonts")
        let assets = try Assets.locate(AssetSearch(programFolder: folder.path + "/bin"))
        XCTAssertEqual(assets.root, folder.path + "/share/scroll-playground")
        XCTAssertEqual(assets.path("Fonts/a.ttf"), folder.path + "/share/scroll-playground/Fonts/a.ttf")
    }

    func testTheFolderBesideTheProgramWinsOverTheInstalledOne() throws {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("share/scroll-playground/Fonts")
        _ = try folder.makeFolder("bin/Assets/Fonts")
        XCTAssertEqual(
            try Assets.locate(AssetSearch(programFolder: folder.path + "/bin")).root, folder.path + "/bin/Assets")
    }

    func testThePackageIsFoundFromItsBuildFolder() throws {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("Assets/Fonts")
        XCTAssertEqual(
            try Assets.locate(AssetSearch(programFolder: folder.path + "/.build/x86/release")).root,
            folder.path + "/Assets")
    }

    func testThisPackagesOwnAssetsAreFound() throws {
        XCTAssertTrue(FileManager.default.fileExists(atPath: try Assets.locate().path("Fonts/Inter-Regular.ttf")))
    }

    func testAFolderWithoutFontsIsNotTaken() throws {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("bin/Assets/Images")
        let search = AssetSearch(programFolder: folder.path + "/bin")
        XCTAssertThrowsError(try Assets.locate(search)) { error in
            XCTAssertEqual(error as? AssetError, AssetError(foldersTried: search.folders))
        }
    }

    func testAFolderOfPicturesIsTakenWithoutFonts() throws {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("bin/Assets/Images")
        let assets = try Assets.locate(AssetSearch(programFolder: folder.path + "/bin"), having: "Images")
        XCTAssertEqual(assets.root, folder.path + "/bin/Assets")
    }

    func testAProgramOfAnotherNameHasItsOwnInstalledFolder() throws {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("share/scroll-playground/Fonts")
        _ = try folder.makeFolder("share/colors/Fonts")
        let search = AssetSearch(programFolder: folder.path + "/bin", programName: "colors")
        XCTAssertEqual(try Assets.locate(search).root, folder.path + "/share/colors")
    }

    func testTheErrorNamesEveryPlaceAndTheRemedy() {
        let text = AssetError(foldersTried: ["/one", "/two"]).description
        for part in ["/one", "/two", "SCROLL_PLAYGROUND_ASSETS", "make install"] {
            XCTAssertTrue(text.contains(part), "\(part) is missing in: \(text)")
        }
    }
}
