import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The look of content scrolled under an edge, to the pixel.
@MainActor
final class EdgeEffectTests: XCTestCase {
    private static let ground = Color(light: 0x3C64A0, dark: 0x3C64A0)
    private static let size = CGSize(width: 120, height: 200)
    private static let bar: CGFloat = 40

    /// A red column in the middle of a window, with a bar below it, scrolled by `offset`.
    private func picture<Ground: View>(
        offset: CGFloat, style: ScrollEdgeEffectStyle = .soft, on ground: Ground
    ) -> ImageResource {
        let host = host(Self.size.width, Self.size.height) {
            ScrollView { Color.red.frame(width: 40, height: 1000).frame(maxWidth: .infinity) }
                .id("list")
                .scrollIndicators(.never)
                .scrollEdgeEffectStyle(style, for: .vertical)
                .safeAreaBar(edge: .bottom, spacing: 0) { Color.clear.frame(height: Self.bar) }
                .background(ground)
        }
        host.apply(.scrollTo(.init(x: 0, y: offset), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
        return SoftwareRasterizer().picture(of: host.displayList, background: .white, glyphs: NoGlyphs())
    }

    private func color(_ picture: ImageResource, _ x: Int, _ y: Int) -> [Int] {
        let start = (y * picture.width + x) * 4
        return picture.pixels[start..<start + 3].map(Int.init)
    }

    /// The amount of red in the middle column, from the top: 0 where only the background is visible.
    private func reds(_ picture: ImageResource) -> [Int] { (0..<picture.height).map { color(picture, 60, $0)[0] } }

    private let gradient = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)

    func testBesideTheContentNothingIsSeenOfAFade() async {
        let plain = picture(offset: 300, on: Self.ground)
        for y in 0..<plain.height { XCTAssertEqual(color(plain, 10, y), [0x3C, 0x64, 0xA0], "row \(y)") }
        let faded = picture(offset: 300, on: gradient)
        let hard = picture(offset: 0, style: .automatic, on: gradient)
        for y in 0..<faded.height - 80 {
            for channel in 0..<3 {
                XCTAssertEqual(color(faded, 10, y)[channel], color(hard, 10, y)[channel], accuracy: 1, "row \(y)")
            }
        }
    }

    func testContentFadesOverAnyGroundWithoutALine() async {
        let blacks = LinearGradient(colors: [.black, .black], startPoint: .top, endPoint: .bottom)
        for picture in [picture(offset: 300, on: Self.ground), picture(offset: 300, on: blacks)] {
            let reds = reds(picture)
            let full = reds[100]
            XCTAssertLessThan(reds[0], full / 2)
            XCTAssertEqual(reds[30], full, accuracy: 1)
            for y in 1..<30 {
                XCTAssertGreaterThanOrEqual(reds[y] + 1, reds[y - 1], "row \(y)")
                XCTAssertLessThan(reds[y] - reds[y - 1], full / 6, "row \(y)")
            }
        }
    }

    func testUnderABarContentIsAllButGone() async {
        let reds = reds(picture(offset: 300, on: Color.black))
        for y in 185..<200 { XCTAssertLessThan(reds[y], reds[100] / 12, "row \(y)") }
        XCTAssertEqual(reds[200 - Int(Self.bar) - 30], reds[100])
    }

    func testTheFadeComesWithTheContent() async {
        let tops = [0, 1, 6, 12, 24, 100].map { reds(picture(offset: $0, on: Color.black))[0] }
        for (before, after) in zip(tops, tops.dropFirst()) { XCTAssertLessThanOrEqual(after, before, "\(tops)") }
        XCTAssertGreaterThan(tops[1], tops[0] * 9 / 10, "\(tops)")
        XCTAssertEqual(tops[4], tops[5])
    }

    func testALineEndsAtTheBarInTheColourOfTheGround() async {
        let picture = picture(offset: 300, style: .hard, on: Self.ground)
        XCTAssertEqual(color(picture, 10, 190), [0x3C, 0x64, 0xA0])
        XCTAssertNotEqual(color(picture, 10, 159), [0x3C, 0x64, 0xA0], "the line")
        XCTAssertEqual(color(picture, 10, 158), [0x3C, 0x64, 0xA0])
    }
}
