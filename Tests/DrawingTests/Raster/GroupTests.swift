import Drawing
import XCTest

final class GroupTests: XCTestCase {
    private let red = PixelColor(hex: 0xFF0000)
    private let green = PixelColor(hex: 0x00FF00)

    private func fill(_ rect: Rect, _ color: PixelColor) -> DisplayItem { .fill(.rect(rect), .solid(color)) }

    func testTwoRectsInAGroupAreBlendedOnce() {
        let items = [
            .pushGroup(opacity: 0.5), fill(Rect(0, 0, 20, 20), red), fill(Rect(10, 10, 20, 20), green), .popGroup,
        ]
        let picture = DisplayList(30, 30, items).drawn(30, 30)
        XCTAssertEqual(picture[5, 5], 0xFF80_0000)
        XCTAssertEqual(picture[15, 15], 0xFF00_8000, "the upper one hides the lower one")
        XCTAssertEqual(picture[25, 25], 0xFF00_8000)
    }

    func testAGroupIsItsPictureLaidDownWithItsOpacity() {
        for seed in 0..<60 {
            var random = RepeatableRandom(seed: seed)
            let opacity = random.number(0.05...0.95)
            let below = randomItems(&random, count: 6)
            let group = randomItems(&random, count: random.integer(1..<6))
            let before = list(below).drawn(60, 60)
            let after = list(below + group).drawn(60, 60)
            let picture = list(below + [.pushGroup(opacity: opacity)] + group + [.popGroup]).drawn(60, 60)
            for y in 0..<60 {
                for x in 0..<60 {
                    let wanted = mixed(before[x, y], after[x, y], opacity)
                    XCTAssertLessThanOrEqual(
                        Picture.distance(picture[x, y], wanted), 3, "seed \(seed), pixel \(x) \(y)")
                }
            }
        }
    }

    func testNestedOpacitiesMultiply() {
        let items = [
            .pushGroup(opacity: 0.5), .pushGroup(opacity: 0.5), fill(Rect(0, 0, 8, 8), .white), .popGroup,
            fill(Rect(20, 0, 8, 8), .white), .popGroup,
        ]
        let picture = DisplayList(30, 10, items).drawn(30, 10)
        XCTAssertEqual(picture.level(4, 4), 64)
        XCTAssertEqual(picture.level(24, 4), 128)
    }

    func testAGroupInsideAGroupIsBlendedOnceToo() {
        let inner = [
            .pushGroup(opacity: 0.5), fill(Rect(0, 0, 20, 20), red), fill(Rect(10, 10, 20, 20), green), .popGroup,
        ]
        let outer = [.pushGroup(opacity: 0.5), fill(Rect(0, 0, 30, 30), .black)] + inner + [.popGroup]
        let picture = DisplayList(30, 30, outer).drawn(30, 30)
        XCTAssertLessThanOrEqual(Picture.distance(picture[15, 15], 0xFF00_4000), 1)
        XCTAssertLessThanOrEqual(Picture.distance(picture[5, 5], 0xFF40_0000), 1)
    }

    func testAnInvisibleGroupDrawsNothingAndAnOpaqueOneAll() {
        for (opacity, area) in [(0.0, 0.0), (-1, 0), (.nan, 0), (1, 100), (7, 100)] {
            let items = [.pushGroup(opacity: opacity), fill(Rect(0, 0, 10, 10), .white), .popGroup]
            XCTAssertEqual(DisplayList(20, 20, items).drawn(20, 20).coveredArea, area, "opacity \(opacity)")
        }
    }

    func testAClippedGroupIsCutAndBlended() {
        let items = [
            .pushClip(.rect(Rect(5, 5, 10, 10))), .pushGroup(opacity: 0.5), fill(Rect(0, 0, 12, 30), red),
            fill(Rect(8, 0, 20, 30), green), .popGroup, .popClip,
        ]
        let picture = DisplayList(30, 30, items).drawn(30, 30)
        XCTAssertEqual(picture[6, 6], 0xFF80_0000)
        XCTAssertEqual(picture[9, 9], 0xFF00_8000)
        XCTAssertEqual(picture[4, 6], 0xFF00_0000)
        XCTAssertEqual(picture[15, 6], 0xFF00_0000)
    }

    private func list(_ items: [DisplayItem]) -> DisplayList { DisplayList(60, 60, items) }

    private func randomItems(_ random: inout RepeatableRandom, count: Int) -> [DisplayItem] {
        (0..<count).map { _ in
            let frame = Rect(
                random.number(-5...50), random.number(-5...50), random.number(4...40), random.number(4...40))
            let color = PixelColor(
                red: UInt8(random.integer(0..<256)), green: UInt8(random.integer(0..<256)),
                blue: UInt8(random.integer(0..<256)), alpha: random.chance(0.6) ? 255 : 120)
            switch random.integer(0..<3) {
            case 0: return .fill(.rect(frame), .solid(color))
            case 1: return .fill(.roundedRect(frame, radius: random.number(0...12)), .solid(color))
            default: return .border(.ellipse(frame), width: random.number(1...4), color)
            }
        }
    }

    private func mixed(_ under: UInt32, _ over: UInt32, _ share: Double) -> UInt32 {
        [0, 8, 16, 24].reduce(0) { sum, shift in
            let low = Double(under >> shift & 0xFF)
            let high = Double(over >> shift & 0xFF)
            return sum | UInt32((low + (high - low) * share).rounded()) << shift
        }
    }
}
