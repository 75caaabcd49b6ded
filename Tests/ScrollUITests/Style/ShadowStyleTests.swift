import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Shadows as styles, to the pixel: 100 by 100 points on white.
@MainActor
final class ShadowStyleTests: XCTestCase {
    private func picture<V: View>(@ViewBuilder _ view: () -> V) -> ImageResource {
        let host = host(100, 100, root: view)
        return SoftwareRasterizer().picture(of: host.displayList, background: .white, glyphs: NoGlyphs())
    }

    private func color(_ picture: ImageResource, _ x: Int, _ y: Int) -> [Int] {
        let start = (y * picture.width + x) * 4
        return picture.pixels[start..<start + 3].map(Int.init)
    }

    private let red = Color(light: 0xFF0000, dark: 0xFF0000)

    func testADropShadowLiesBehindAndIsMoved() async {
        let picture = picture {
            Rectangle().fill(red.shadow(.drop(color: .black, radius: 0, x: 10, y: 20))).frame(width: 40, height: 40)
        }
        XCTAssertEqual(color(picture, 50, 50), [255, 0, 0], "the shape itself")
        XCTAssertEqual(color(picture, 75, 85), [0, 0, 0], "the shadow")
        XCTAssertEqual(color(picture, 35, 80), [255, 255, 255], "beside it")
    }

    func testAnInnerShadowDarkensTheInsideAtTheEdgesAlone() async {
        let picture = picture {
            Circle().fill(red.shadow(.inner(color: .black, radius: 4))).frame(width: 80, height: 80)
        }
        let reds = stride(from: 11, through: 49, by: 2).map { color(picture, $0, 50)[0] }
        XCTAssertLessThan(reds[0], 180, "at the edge")
        XCTAssertGreaterThan(reds[19], 250, "in the middle")
        XCTAssertEqual(reds, reds.sorted(), "lighter towards the middle")
        XCTAssertEqual(color(picture, 4, 50), [255, 255, 255], "nothing outside")
    }

    func testAnInnerShadowComesFromWhereItIsMovedAway() async {
        let picture = picture {
            Rectangle().fill(red.shadow(.inner(color: .black, radius: 0, y: 6))).frame(width: 80, height: 80)
        }
        XCTAssertEqual(color(picture, 50, 13), [0, 0, 0], "below the upper edge")
        XCTAssertEqual(color(picture, 50, 20), [255, 0, 0])
        XCTAssertEqual(color(picture, 50, 88), [255, 0, 0], "none at the lower edge")
    }

    func testShadowsAddUpAndFadeWithTheStyle() async {
        let style = red.shadow(.drop(color: .black, radius: 0, x: 20)).shadow(.drop(color: .blue, radius: 0, x: -20))
        let picture = picture { Rectangle().fill(style.opacity(0.5)).frame(width: 40, height: 40) }
        XCTAssertEqual(color(picture, 50, 50)[0], 255, accuracy: 64)
        XCTAssertLessThan(color(picture, 78, 50)[0], 200, "black to the right, half as strong")
        XCTAssertGreaterThan(color(picture, 78, 50)[0], 60)
        XCTAssertGreaterThan(color(picture, 22, 50)[2], color(picture, 22, 50)[0] + 40, "blue to the left")
    }

    func testTextIsDrawnWithTheShadowOfItsStyle() async {
        let host = host(100, 100) {
            VStack {
                Text("a").foregroundStyle(.white.shadow(.drop(color: .black, radius: 1, x: 2, y: 3)))
                Text("b").foregroundStyle(.blue.shadow(.inner(radius: 2)))
            }
        }
        let dump = host.displayList.dump()
        XCTAssertTrue(dump.contains("shadow #000000FF radius 1 offset 2 3"), dump)
        XCTAssertEqual(host.texts, ["a", "b", "b", "b"], "as it is, as a mask and for its inverse")
    }

    func testTheStyleOfTheSurroundingsTakesAShadowByItself() async {
        let dump = host(100, 100) {
            Circle().fill(.shadow(.drop(color: .black, radius: 2))).foregroundStyle(.red)
        }
        .displayList.dump()
        XCTAssertTrue(dump.contains("shadow #000000FF radius 2"), dump)
    }

    func testAShadowIsSeenOfAShapeThatIsOutsideTheWindow() async {
        let host = host(100, 100) {
            Rectangle().fill(red.shadow(.drop(color: .black, radius: 0, y: 60))).frame(width: 40, height: 40)
                .padding(.bottom, 180)
        }
        host.wait(0.1)
        XCTAssertTrue(host.displayList.dump().contains("shadow"))
    }

    func testTheColourOfAStyleWithAShadowGoesOver() async {
        struct Switch: View {
            @State private var isOn = false
            var body: some View {
                Rectangle().fill((isOn ? Color.white : .black).shadow(.drop(radius: 2))).frame(width: 40, height: 40)
                    .id("box").onTapGesture { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
        }
        let host = host(100, 100) { Switch() }
        host.click(id: "box")
        host.wait(0.4)
        let fills = host.displayList.items.compactMap { item -> UInt8? in
            if case .fill(_, .solid(let color)) = item { color.red } else { nil }
        }
        // In linear light, 0.4 is 0.665 of sRGB.
        XCTAssertTrue(fills.contains { (165...175).contains($0) }, "\(fills)")
    }
}
