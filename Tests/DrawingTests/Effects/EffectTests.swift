import XCTest

@testable import Drawing

/// The results of effects on known pictures.
final class EffectTests: XCTestCase {
    private func list(_ effect: LayerEffect, _ items: [DisplayItem], below: [DisplayItem] = []) -> DisplayList {
        var list = DisplayList(100, 100, below)
        list.pushEffect(effect)
        for item in items { list.append(item) }
        list.append(.popEffect)
        return list
    }

    private func color(_ effect: LayerEffect, _ color: PixelColor) -> UInt32 {
        list(effect, [.fill(.rect(Rect(0, 0, 100, 100)), .solid(color))]).drawn(100, 100)[50, 50] & 0xFFFFFF
    }

    private let square: [DisplayItem] = [.fill(.rect(Rect(40, 40, 20, 20)), .solid(.white))]

    func testABlurKeepsTheSum() {
        for radius in [0.4, 1, 3.3, 6] {
            let picture = list(.blur(radius: radius, isOpaque: false), square).drawn(100, 100)
            XCTAssertEqual(picture.coveredArea, 400, accuracy: 6, "\(radius)")
        }
    }

    func testABlurIsSymmetricAndAGaussian() {
        let picture = list(
            .blur(radius: 4, isOpaque: false), [.fill(.rect(Rect(0, 0, 50, 100)), .solid(.white))]
        ).drawn(100, 100)
        XCTAssertEqual(picture.level(50, 50) + picture.level(49, 50), 255, accuracy: 2)
        // The share of a normal distribution beyond one deviation is 15.9 %.
        XCTAssertEqual(Double(picture.level(53, 50) + picture.level(54, 50)) / 2, 0.159 * 255, accuracy: 3)
    }

    func testAnOpaqueBlurStaysWithinItsBounds() {
        let picture = list(.blur(radius: 5, isOpaque: true), square).drawn(100, 100)
        XCTAssertEqual(picture.level(39, 50), 0)
        XCTAssertEqual(picture.level(40, 40), 255)
    }

    func testAShadowIsTheAlphaOnceMore() {
        let red = PixelColor(hex: 0xFF0000)
        let picture = list(.shadow(red, radius: 0, offset: Point(x: 10, y: 5)), square).drawn(100, 100)
        XCTAssertEqual(picture[50, 50] & 0xFFFFFF, 0xFFFFFF)
        XCTAssertEqual(picture[65, 62] & 0xFFFFFF, 0xFF0000)
        XCTAssertEqual(picture[45, 62] & 0xFFFFFF, 0)
        let soft = list(.shadow(.white, radius: 3, offset: Point(x: 0, y: 30)), square).drawn(100, 100)
        XCTAssertEqual(soft.coveredArea, 800, accuracy: 8)
    }

    func testColorsChangeByTheirFormula() {
        let gray = PixelColor(hex: 0x406080)
        XCTAssertEqual(color(.color(.brightness(0.2)), gray), 0x7393B3)
        XCTAssertEqual(color(.color(.contrast(2)), gray), 0x014181)
        XCTAssertEqual(color(.color(.inverted), gray), 0xBF9F7F)
        XCTAssertEqual(color(.color(.saturation(0)), PixelColor(hex: 0xFF0000)), 0x363636)
        XCTAssertEqual(color(.color(.saturation(1)), gray), 0x406080)
        XCTAssertEqual(color(.color(.multiply(1, 0.5, 0)), gray), 0x403000)
        XCTAssertEqual(color(.color(.hueRotation(2 * .pi)), gray), 0x406080)
        XCTAssertEqual(color(.color(.brightness(.nan)), gray), 0)
    }

    func testColorsChangeFromTheInsideOut() {
        var list = DisplayList(100, 100, [])
        list.pushEffect(.color(.inverted))
        list.pushEffect(.color(.brightness(1)))
        list.append(.fill(.rect(Rect(0, 0, 100, 100)), .solid(PixelColor(hex: 0x123456))))
        list.append(.popEffect)
        list.append(.popEffect)
        XCTAssertEqual(list.drawn(100, 100)[50, 50] & 0xFFFFFF, 0)
    }

    func testLuminanceBecomesAlpha() {
        var list = DisplayList(100, 100, [.fill(.rect(Rect(0, 0, 100, 100)), .solid(.white))])
        list.pushEffect(.luminanceToAlpha)
        list.append(.fill(.rect(Rect(20, 20, 40, 40)), .solid(PixelColor(hex: 0x00FF00))))
        list.append(.popEffect)
        XCTAssertEqual(list.drawn(100, 100).level(40, 40), 255 - 182, accuracy: 1)
    }

    func testBlendModesFollowTheirFormulas() {
        let (below, above) = (PixelColor(hex: 0x4080C0), PixelColor(hex: 0x80FF40))
        let wanted: [BlendMode: UInt32] = [
            .normal: 0x80FF40, .multiply: 0x208030, .screen: 0xA0FFD0, .darken: 0x408040, .lighten: 0x80FFC0,
            .difference: 0x407F80, .exclusion: 0x807FA0, .plusLighter: 0xC0FFFF, .plusDarker: 0x008001,
            .overlay: 0x40FFA1, .hardLight: 0x40FF60, .colorDodge: 0x81FFFF, .colorBurn: 0x008004,
            .destinationOver: 0x4080C0, .sourceAtop: 0x80FF40, .destinationOut: 0x000000,
        ]
        for (mode, pixel) in wanted {
            let picture = list(
                .blend(mode), [.fill(.rect(Rect(20, 20, 40, 40)), .solid(above))],
                below: [.fill(.rect(Rect(0, 0, 100, 100)), .solid(below))]
            ).drawn(100, 100)
            XCTAssertLessThanOrEqual(Picture.distance(picture[40, 40] & 0xFFFFFF, pixel), 2, "\(mode)")
            XCTAssertEqual(picture[70, 70] & 0xFFFFFF, 0x4080C0, "\(mode)")
        }
    }

    func testModesOfTheWholeColorKeepWhatTheyAreNamedFor() {
        let (below, above) = (PixelColor(hex: 0xC04020), PixelColor(hex: 0x2060E0))
        func light(_ pixel: UInt32) -> Double {
            0.3 * Double(pixel >> 16 & 255) + 0.59 * Double(pixel >> 8 & 255) + 0.11 * Double(pixel & 255)
        }
        for (mode, source) in [(BlendMode.hue, 0xC04020), (.color, 0xC04020), (.luminosity, 0x2060E0)] {
            let picture = list(
                .blend(mode), [.fill(.rect(Rect(0, 0, 100, 100)), .solid(above))],
                below: [.fill(.rect(Rect(0, 0, 100, 100)), .solid(below))]
            ).drawn(100, 100)
            XCTAssertEqual(light(picture[50, 50]), light(UInt32(source)), accuracy: 2, "\(mode)")
        }
    }

    func testAGroupKeepsBlendModesToItself() {
        var list = DisplayList(100, 100, [.fill(.rect(Rect(0, 0, 100, 100)), .solid(PixelColor(hex: 0x808080)))])
        list.pushEffect(.isolated)
        list.pushEffect(.blend(.multiply))
        list.append(.fill(.rect(Rect(20, 20, 40, 40)), .solid(PixelColor(hex: 0x404040))))
        list.append(.popEffect)
        list.append(.popEffect)
        XCTAssertEqual(list.drawn(100, 100)[40, 40] & 0xFFFFFF, 0x404040)
    }

    func testAMaskLetsThroughWhatItsAlphaIs() {
        let half = PixelColor(red: 0, green: 0, blue: 0, alpha: 128)
        let list = DisplayList(
            100, 100,
            [
                .pushMask, .fill(.rect(Rect(10, 10, 20, 20)), .solid(.black)),
                .fill(.rect(Rect(30, 10, 20, 20)), .solid(half)), .beginMasked,
                .fill(.rect(Rect(0, 0, 100, 100)), .solid(.white)), .popMask,
                .fill(.rect(Rect(90, 90, 5, 5)), .solid(.white)),
            ])
        let picture = list.drawn(100, 100)
        XCTAssertEqual(picture.level(20, 20), 255)
        XCTAssertEqual(picture.level(40, 20), 128, accuracy: 1)
        XCTAssertEqual(picture.level(60, 20), 0)
        XCTAssertEqual(picture.level(92, 92), 255)
    }

    func testAProjectionPutsCornersWhereItSays() {
        let projection = Projection(
            right: SIMD3(1, 0, 0.004), down: SIMD3(0, 1, 0), origin: SIMD3(0, 0, 1))
        let list = list(.projection(projection), [.fill(.rect(Rect(10, 10, 50, 60)), .solid(.white))])
        let picture = list.drawn(100, 100)
        let far = projection.apply(Point(x: 60, y: 70))
        XCTAssertEqual(far?.x ?? 0, 60 / 1.24, accuracy: 1e-9)
        XCTAssertEqual(picture.level(46, 54), 255)
        XCTAssertEqual(picture.level(50, 40), 0)
        XCTAssertEqual(picture.level(46, 59), 0)
        let (near, away) = (10 / 1.04, 60 / 1.24)
        let area = (away - near) * (60 / 1.04 + 60 / 1.24) / 2
        XCTAssertEqual(picture.coveredArea, area, accuracy: 12)
    }

    func testEffectsOfNonsenseDrawNothingOrTheirContent() {
        let odd = [Double.nan, .infinity, -.infinity, -5, 1e300]
        for value in odd {
            let radius = value == 1e300 ? 1 : value
            let effects: [LayerEffect] = [
                .blur(radius: radius, isOpaque: false), .shadow(.white, radius: radius, offset: Point(x: value, y: 0)),
                .color(.contrast(value)),
                .projection(
                    Projection(
                        right: SIMD3(repeating: value), down: SIMD3(repeating: value), origin: SIMD3(repeating: value))),
            ]
            for effect in effects {
                XCTAssertTrue(list(effect, square).drawn(100, 100).isUntouchedOutside, "\(effect)")
            }
        }
    }

    func testGradientsHaveTheirColorsAtKnownPlaces() {
        let gradient = Gradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)])
        var list = DisplayList(100, 100, [])
        list.appendFill(.rect(Rect(0, 0, 100, 100)), gradient: gradient) {
            .radialGradient(
                gradient: $0, center: Point(x: 50, y: 50), radii: Size(width: 40, height: 20), start: 0.5)
        }
        let radial = list.drawn(100, 100)
        XCTAssertEqual(radial.level(50, 50), 0)
        XCTAssertEqual(radial.level(80, 50), 134, accuracy: 3)
        XCTAssertEqual(radial.level(50, 65), 140, accuracy: 3)
        XCTAssertEqual(radial.level(95, 50), 255)
        var around = DisplayList(100, 100, [])
        around.appendFill(.ellipse(Rect(0, 0, 100, 100)), gradient: gradient) {
            .angularGradient(gradient: $0, center: Point(x: 50, y: 50), start: 0, sweep: 2 * .pi)
        }
        let angular = around.drawn(100, 100)
        XCTAssertEqual(angular.level(50, 80), 64, accuracy: 3)
        XCTAssertEqual(angular.level(20, 50), 127, accuracy: 3)
        XCTAssertEqual(angular.level(50, 20), 191, accuracy: 3)
    }
}
