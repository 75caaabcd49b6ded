import XCTest

@testable import PlaygroundKit

final class PictureNamesTests: XCTestCase {
    private func names(_ path: String) -> [String] { [0, 8, 9, 12_344].map { PictureNames(path).path($0) } }

    func testAPatternHasTheNumberWithItsDigits() {
        XCTAssertEqual(
            names("frame-%04d.png"), ["frame-0001.png", "frame-0009.png", "frame-0010.png", "frame-12345.png"])
        XCTAssertEqual(names("a/%d.png"), ["a/1.png", "a/9.png", "a/10.png", "a/12345.png"])
        XCTAssertEqual(PictureNames("/%2d-x").path(0), "/01-x")
    }

    func testANameWithoutAPatternGetsTheNumberBeforeItsExtension() {
        XCTAssertEqual(names("out.png").first, "out-1.png")
        XCTAssertEqual(PictureNames("a.b/out").path(1), "a.b/out-2")
    }

    func testAPercentSignThatIsNoPatternStays() {
        XCTAssertEqual(PictureNames("100%.png").path(0), "100%-1.png")
        XCTAssertEqual(PictureNames("%s.png").path(0), "%s-1.png")
        XCTAssertEqual(PictureNames("%d/x.png").path(0), "%d/x-1.png", "folders are no patterns")
    }
}
