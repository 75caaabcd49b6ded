import Drawing
import XCTest

/// Drawing only the damage must give the same picture as drawing everything.
final class DamageTests: XCTestCase {
    func testNothingChangedIsNoDamage() {
        let regions = damage([panel(0), panel(0)])
        XCTAssertEqual(regions[0].rects, [PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 100)])
        XCTAssertTrue(regions[1].isEmpty)
    }

    func testScrollingTheStageLeavesThePanelsAlone() {
        let stage = PixelRect(minX: 60, minY: 0, maxX: 140, maxY: 100)
        for (index, region) in damage((0..<40).map { panel(Double($0) * 7.3) }).enumerated().dropFirst() {
            XCTAssertFalse(region.isEmpty, "frame \(index)")
            XCTAssertTrue(stage.contains(region.bounds), "frame \(index): \(region.rects)")
        }
    }

    func testAMovedItemDamagesWhereItWasAndWhereItIs() {
        func list(_ x: Double) -> DisplayList {
            DisplayList(200, 100, [.fill(.rect(Rect(x, 10, 20, 20)), .solid(.white))])
        }
        let region = damage([list(10), list(150)])[1]
        XCTAssertEqual(
            Set(region.rects.map { $0.minX }), [10, 150], "two small rectangles, not one across: \(region.rects)")
    }

    func testEqualRunsAndGradientsMadeAnewAreNoDamage() {
        func list() -> DisplayList {
            var list = DisplayList(80, 40, [])
            list.appendText(TextRun(string: "ab", face: FontFace(size: 10)), origin: Point(x: 4, y: 12), color: .white)
            let gradient = Gradient(stops: [.init(color: .white, location: 0), .init(color: .black, location: 1)])
            list.appendFill(.rect(Rect(0, 20, 40, 9)), gradient: gradient, from: .zero, to: Point(x: 40, y: 0))
            return list
        }
        XCTAssertTrue(damage([list(), list()])[1].isEmpty)
    }

    func testAnotherBackgroundOrSizeDamagesEverything() {
        MainActor.assumeIsolated {
            let rasterizer = SoftwareRasterizer()
            let glyphs = BlockGlyphs()
            var (small, large) = (Picture(10, 10), Picture(20, 10))
            let list = DisplayList(20, 10, [])
            @MainActor func area(_ picture: inout Picture, _ color: PixelColor) -> Int {
                picture.draw {
                    rasterizer.drawChanges(in: list, into: $0, background: color, glyphs: glyphs).bounds.area
                }
            }
            XCTAssertEqual(area(&small, .black), 100)
            XCTAssertEqual(area(&small, .black), 0)
            XCTAssertEqual(area(&small, .white), 100)
            XCTAssertEqual(area(&large, .white), 200)
            rasterizer.forgetFrame()
            XCTAssertEqual(area(&large, .white), 200)
        }
    }

    func testManyRectanglesBecomeFew() {
        func list(_ shift: Double) -> DisplayList {
            DisplayList(
                200, 100,
                (0..<40).map { index in
                    let (x, y) = (Double(index % 8 * 25), Double(index / 8 * 20))
                    return .fill(.rect(Rect(x + shift, y, 3, 3)), .solid(.white))
                })
        }
        let region = damage([list(0), list(1)])[1]
        XCTAssertLessThanOrEqual(region.rects.count, DamageRegion.most)
    }

    private func damage(_ lists: [DisplayList]) -> [DamageRegion] {
        MainActor.assumeIsolated {
            let rasterizer = SoftwareRasterizer()
            let glyphs = BlockGlyphs()
            var picture = Picture(200, 100)
            return lists.map { list in
                picture.draw { rasterizer.drawChanges(in: list, into: $0, background: .black, glyphs: glyphs) }
            }
        }
    }

    /// A stage of rows between two side panels, as in the window.
    private func panel(_ offset: Double) -> DisplayList {
        var items: [DisplayItem] = [
            .fill(.rect(Rect(0, 0, 60, 100)), .solid(PixelColor(hex: 0x14171D))),
            .fill(.rect(Rect(5, 5, 50, 10)), .solid(.white)), .pushClip(.rect(Rect(60, 0, 80, 100))),
        ]
        let first = Int(offset / 24)
        for row in first...(first + 4) {
            items.append(
                .fill(
                    .roundedRect(Rect(62, Double(row) * 24 - offset, 76, 20), radius: 6),
                    .solid(PixelColor(hex: UInt32(row &* 7919 & 0xFFFFFF)))))
        }
        items += [.popClip, .fill(.rect(Rect(140, 0, 60, 100)), .solid(PixelColor(hex: 0x171B22)))]
        return DisplayList(200, 100, items)
    }
}
