import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit
@testable import ScrollAnalysis

final class ArgumentsTests: XCTestCase {
    func testSizesAreWholePointsFromOne() throws {
        XCTAssertEqual(try Arguments.size("1280x800"), CGSize(width: 1280, height: 800))
        XCTAssertEqual(try Arguments.size("1x1"), CGSize(width: 1, height: 1))
        for text in ["0x0", "0x1", "-1x5", "1280", "1280x", "x", "1280x800x2", "1.5x2", "16385x1", "axb", "", " 1x1"] {
            assertFails(
                .usage, "\"\(text)\" is not a size.",
                remedy: "Give width and height in points, from 1x1 to 16384x16384."
            ) { _ = try Arguments.size(text) }
        }
    }

    func testTimesAreReadInAscendingOrder() throws {
        XCTAssertEqual(try Arguments.times("1, 0.5,2"), [.milliseconds(500), .seconds(1), .seconds(2)])
        for text in ["", "1,,2", "1,x", "-1", "nan", "inf", "1e9"] {
            XCTAssertThrowsError(try Arguments.times(text), text) {
                XCTAssertEqual(($0 as? PlaygroundError)?.status, .usage, text)
                XCTAssertEqual(($0 as? PlaygroundError)?.remedy, "Give a number from 0 to 86400.", text)
            }
        }
    }

    func testCountsAreWholeNumbersInTheirRange() throws {
        XCTAssertEqual(try Arguments.count("12", in: 1...20, "rows"), 12)
        for text in ["0", "21", "1.5", "ten", ""] {
            assertFails(
                .usage, "\"\(text)\" is not a number of rows.", remedy: "Give a whole number from 1 to 20."
            ) { _ = try Arguments.count(text, in: 1...20, "rows") }
        }
    }

    func testAPictureIsAtMostAsLargeAsEveryRendererTakes() throws {
        XCTAssertNoThrow(try Arguments.checkPixels(CGSize(width: 16_384, height: 1), scale: 1))
        XCTAssertThrowsError(try Arguments.checkPixels(CGSize(width: 9000, height: 1), scale: 2))
    }

    func testSeveralPicturesAreNumberedBeforeTheExtension() {
        var options = RenderOptions(
            scene: "List", recording: nil, times: [.zero], output: "/a.b/out.png", size: .zero, scale: 1)
        XCTAssertEqual(options.path(ofPicture: 0), "/a.b/out.png")
        options.times = [.zero, .seconds(1)]
        XCTAssertEqual(options.path(ofPicture: 0), "/a.b/out-1.png")
        options.output = "/a.b/out"
        XCTAssertEqual(options.path(ofPicture: 1), "/a.b/out-2")
    }
}
