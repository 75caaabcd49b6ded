import XCTest

@testable import SDLHost

final class AssetSearchTests: XCTestCase {
    func testPlacesAreTriedFromTheNearestOutwards() {
        let search = AssetSearch(programFolder: "/home/a/p/.build/release", packageFolder: "/src/p")
        XCTAssertEqual(
            search.folders,
            [
                "/home/a/p/.build/release/Assets", "/home/a/p/.build/share/scroll-playground",
                "/home/a/p/.build/Assets", "/home/a/p/Assets", "/home/a/Assets", "/home/Assets", "/Assets",
                "/src/p/Assets",
            ])
    }

    func testNothingElseIsTriedOnceTheVariableIsSet() {
        let search = AssetSearch(override: "/mine", programFolder: "/usr/bin", packageFolder: "/src/p")
        XCTAssertEqual(search.folders, ["/mine"])
    }

    func testAnEmptyVariableCountsAsNotSet() {
        XCTAssertEqual(AssetSearch(override: "", programFolder: "/bin").folders.first, "/bin/Assets")
    }

    func testAProgramInTheRootHasPlacesToo() {
        XCTAssertEqual(AssetSearch(programFolder: "/").folders, ["/Assets"])
    }
}
