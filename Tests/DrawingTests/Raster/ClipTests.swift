import Drawing
import XCTest

final class ClipTests: XCTestCase {
    private let all = Rect(0, 0, 40, 40)
    private let red = PixelColor(hex: 0xFF0000)
    private let blue = PixelColor(hex: 0x0000FF)

    private func fill(_ rect: Rect, _ color: PixelColor) -> DisplayItem { .fill(.rect(rect), .solid(color)) }

    func testNestedRectsClipToWhatTheyShare() {
        let items: [DisplayItem] = [
            .pushClip(.rect(Rect(0, 0, 30, 20))), .pushClip(.rect(Rect(10, 5, 30, 40))), fill(all, .white), .popClip,
            .popClip,
        ]
        XCTAssertEqual(
            DisplayList(40, 40, items).drawn(40, 40),
            DisplayList(40, 40, [fill(Rect(10, 5, 20, 15), .white)]).drawn(40, 40))
    }

    func testAClipEndsWithItsPop() {
        let items: [DisplayItem] = [.pushClip(.rect(Rect(0, 0, 4, 4))), .popClip, fill(all, .white)]
        XCTAssertEqual(DisplayList(40, 40, items).drawn(40, 40).coveredArea, 1600)
    }

    func testAClipCutsToItsOutline() {
        for outline in [
            Outline.roundedRect(Rect(3.25, 4.5, 30, 28), radius: 9), .ellipse(Rect(2, 2, 33, 20)),
            .rect(Rect(2.5, 3.25, 30.25, 20)), .roundedRect(Rect(1, 1, 38, 12), radius: 20),
        ] {
            let clipped = DisplayList(40, 40, [.pushClip(outline), fill(all, .white), .popClip]).drawn(40, 40)
            let filled = DisplayList(40, 40, [.fill(outline, .solid(.white))]).drawn(40, 40)
            XCTAssertEqual(clipped, filled, "\(outline)")
        }
    }

    /// Two items that both fill the clip: the lower one must not show through at the edge, as it would if each item
    /// were clipped by itself.
    func testAClipCutsItsContentAsOnePicture() {
        for outline in [
            Outline.roundedRect(Rect(3.25, 4.5, 30, 28), radius: 9), .ellipse(Rect(2, 2, 33, 20)),
            .rect(Rect(2.5, 3.25, 30.25, 20)), .roundedRect(Rect(-70, -60, 100, 90), radius: 70),
        ] {
            let items = [.pushClip(outline), fill(all, red), fill(all, .white), .popClip]
            let filled = DisplayList(40, 40, [.fill(outline, .solid(.white))]).drawn(40, 40)
            XCTAssertLessThanOrEqual(
                DisplayList(40, 40, items).drawn(40, 40).distance(to: filled), 1, "\(outline)")
        }
    }

    func testWhatLiesUnderAClipIsStillThereOutsideOfIt() {
        let below = fill(all, blue)
        let items = [
            below, .pushClip(.ellipse(Rect(5, 5, 30, 30))), fill(Rect(0, 0, 20, 40), red),
            fill(Rect(15, 0, 25, 40), red),
            .popClip,
        ]
        let picture = DisplayList(40, 40, items).drawn(40, 40)
        XCTAssertEqual(picture[0, 0], 0xFF00_00FF)
        XCTAssertEqual(picture[39, 20], 0xFF00_00FF)
        XCTAssertEqual(picture[20, 20], 0xFFFF_0000)
    }

    func testATurnedClipCutsToItsOutline() {
        let turn = Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 14, ty: 0)
        let outline = Outline.roundedRect(Rect(4, 4, 20, 16), radius: 5)
        let items: [DisplayItem] = [
            .pushTransform(turn), .pushClip(outline), fill(Rect(-40, -40, 99, 99), red),
            fill(Rect(-40, -40, 99, 99), .white), .popClip, .popTransform,
        ]
        let filled = DisplayList(40, 40, [.pushTransform(turn), .fill(outline, .solid(.white)), .popTransform])
        XCTAssertLessThanOrEqual(DisplayList(40, 40, items).drawn(40, 40).distance(to: filled.drawn(40, 40)), 1)
    }

    func testAClipInsideATransformIsTransformed() {
        let items: [DisplayItem] = [
            .pushTransform(.scale(x: 2, y: 2).then(.translation(x: 4, y: 6))), .pushClip(.rect(Rect(0, 0, 8, 8))),
            fill(all, .white), .popClip, .popTransform,
        ]
        XCTAssertEqual(
            DisplayList(40, 40, items).drawn(40, 40),
            DisplayList(40, 40, [fill(Rect(4, 6, 16, 16), .white)]).drawn(40, 40))
    }

    func testAnItemWhollyInsideARoundedClipIsNotTouched() {
        let inside = DisplayItem.fill(.ellipse(Rect(8, 8, 20, 20)), .solid(.white))
        let list = DisplayList(40, 40, [.pushClip(.roundedRect(Rect(0.5, 0.5, 39, 39), radius: 10)), inside, .popClip])
        XCTAssertEqual(list.drawn(40, 40), DisplayList(40, 40, [inside]).drawn(40, 40))
    }
}
