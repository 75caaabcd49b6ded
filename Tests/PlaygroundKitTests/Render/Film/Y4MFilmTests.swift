import Drawing
import XCTest

@testable import PlaygroundKit

final class Y4MFilmTests: XCTestCase {
    private func picture(_ width: Int, _ height: Int, _ colors: [(UInt8, UInt8, UInt8)]) -> ImageResource {
        ImageResource(
            width: width, height: height,
            pixels: (0..<width * height).flatMap { pixel -> [UInt8] in
                let color = colors[pixel % colors.count]
                return [color.0, color.1, color.2, 255]
            })
    }

    /// The planes of a picture in one colour.
    private func planes(_ color: (UInt8, UInt8, UInt8)) -> [UInt8] {
        let picture = picture(2, 2, [color])
        return Array(Y4MFilm(picture, every: (1, 60)).frame(picture).dropFirst(6))
    }

    func testColorsAreThoseOfBT601InTheLimitedRange() {
        // ITU-R BT.601-7, table 3, and its 100 % colour bars.
        XCTAssertEqual(planes((0, 0, 0)), [16, 16, 16, 16, 128, 128])
        XCTAssertEqual(planes((255, 255, 255)), [235, 235, 235, 235, 128, 128])
        XCTAssertEqual(planes((255, 0, 0)), [81, 81, 81, 81, 90, 240])
        XCTAssertEqual(planes((0, 255, 0)), [145, 145, 145, 145, 54, 34])
        XCTAssertEqual(planes((0, 0, 255)), [41, 41, 41, 41, 240, 110])
    }

    func testFourPixelsShareTheirMeanColor() {
        let picture = picture(2, 2, [(255, 255, 255), (0, 0, 0)])
        XCTAssertEqual(
            Array(Y4MFilm(picture, every: (1, 60)).frame(picture)),
            Array("FRAME\n".utf8) + [235, 16, 235, 16, 128, 128])
    }

    func testTheHeaderTellsSizeRateAndColors() {
        XCTAssertEqual(
            Y4MFilm(picture(4, 2, [(0, 0, 0)]), every: (1, 60)).header,
            "YUV4MPEG2 W4 H2 F60:1 Ip A1:1 C420jpeg\n")
        XCTAssertEqual(
            Y4MFilm(picture(3, 2, [(0, 0, 0)]), every: (1001, 30_000)).header,
            "YUV4MPEG2 W3 H2 F30000:1001 Ip A1:1 C444\n")
    }

    func testAPictureThatCannotBeDividedHasAColorForEachPixel() {
        let picture = picture(3, 1, [(255, 0, 0), (0, 255, 0), (0, 0, 255)])
        XCTAssertEqual(
            Array(Y4MFilm(picture, every: (1, 60)).frame(picture).dropFirst(6)),
            [81, 145, 41, 90, 54, 240, 240, 34, 110])
    }
}
