import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class PictureStripTests: XCTestCase {
    private func strip(_ count: Int, size: CGSize) -> PictureStrip {
        let host = ViewHost(size: size) { Color.red }
        host.frame(at: .zero)
        var strip = PictureStrip()
        for index in 0..<count { strip.add(host.displayList, at: .milliseconds(250 * index)) }
        return strip
    }

    private func sheet(_ strip: PictureStrip) -> ViewHost {
        let host = ViewHost(size: strip.size) { strip.view }
        host.frame(at: .zero)
        return host
    }

    func testEachMomentHasItsTimeBelowIt() async {
        let host = sheet(strip(3, size: CGSize(width: 100, height: 60)))
        XCTAssertEqual(host.texts, ["0.000 s", "0.250 s", "0.500 s"])
    }

    func testLargeMomentsAreMadeSmallerAndSmallOnesAreNot() async {
        XCTAssertEqual(strip(1, size: CGSize(width: 1280, height: 800)).size, CGSize(width: 432, height: 302))
        XCTAssertEqual(strip(1, size: CGSize(width: 100, height: 60)).size, CGSize(width: 132, height: 112))
    }

    func testTheSheetIsAboutAsWideAsHigh() async {
        for (count, columns) in [(1, 1), (4, 2), (9, 3), (12, 3), (60, 7)] {
            let size = strip(count, size: CGSize(width: 1280, height: 800)).size
            XCTAssertEqual(size.width, CGFloat(columns) * 416 + 16, "\(count) moments")
        }
    }

    func testNoMomentsAreAnEmptySheet() async {
        XCTAssertEqual(PictureStrip().size, CGSize(width: 32, height: 16))
    }
}
