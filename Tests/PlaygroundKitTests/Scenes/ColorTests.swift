import ScrollUI
import XCTest

@testable import PlaygroundKit
@testable import ScrollUI

final class ColorTests: XCTestCase {
    func testTextOnEveryCardCanBeRead() {
        for color in CardColor.all { XCTAssertGreaterThanOrEqual(color.contrast, 4.5, color.name) }
    }

    func testTwentyCardsHaveTwentyNamesAndColours() {
        XCTAssertEqual(CardColor.all.count, 20)
        XCTAssertEqual(Set(CardColor.all.map(\.name)).count, 20)
        XCTAssertEqual(Set(CardColor.all.map(\.bottom.hex)).count, 20)
    }

    func testEveryCardIsInOneFamily() {
        XCTAssertEqual(ColorFamily.all.flatMap(\.colors).map(\.id).sorted(), Array(0..<20))
    }

    func testTheUpperEdgeIsTheLighterOne() {
        for color in CardColor.all { XCTAssertGreaterThan(color.top.luminance, color.bottom.luminance, color.name) }
    }

    // Björn Ottosson's table of conversions, and the ends of the scale.
    func testKnownColoursConvert() {
        XCTAssertEqual(OKLCH(lightness: 1, chroma: 0, hue: 0).screenColor.name, "#FFFFFF")
        XCTAssertEqual(OKLCH(lightness: 0, chroma: 0, hue: 0).screenColor.name, "#000000")
        XCTAssertEqual(OKLCH(lightness: 0.627955, chroma: 0.257683, hue: 29.2339).screenColor.name, "#FF0000")
        XCTAssertEqual(OKLCH(lightness: 0.452014, chroma: 0.313214, hue: 264.052).screenColor.name, "#0000FF")
    }

    func testAColourThatNoScreenShowsKeepsItsLightnessAndHue() {
        let shown = OKLCH(lightness: 0.7, chroma: 0.4, hue: 150).screenColor
        let grey = OKLCH(lightness: 0.7, chroma: 0, hue: 150).screenColor
        XCTAssertEqual(shown.luminance, grey.luminance, accuracy: 0.09)
        XCTAssertNotEqual(shown, grey)
    }

    func testContrastIsThatOfTheStandard() {
        XCTAssertEqual(ScreenColor(hex: 0).contrast(to: ScreenColor(hex: 0xFFFFFF)), 21, accuracy: 1e-9)
        XCTAssertEqual(ScreenColor(hex: 0x777777).contrast(to: ScreenColor(hex: 0xFFFFFF)), 4.48, accuracy: 0.01)
    }

    func testTextOfTheToolCanBeReadInLightAndInDark() {
        let grounds = [Palette.background, Palette.side, Palette.panel, Palette.canvas, Palette.fill]
        for scheme in ColorScheme.allCases {
            for ground in grounds {
                for text in [Palette.text, Palette.secondary] {
                    let contrast = screen(text, scheme).contrast(to: screen(ground, scheme))
                    XCTAssertGreaterThanOrEqual(contrast, 4.5, "\(text) on \(ground), \(scheme)")
                }
            }
        }
    }

    func testEdgesOfControlsCanBeSeenInLightAndInDark() {
        for scheme in ColorScheme.allCases {
            for ground in [Palette.background, Palette.side, Palette.panel, Palette.canvas] {
                let contrast = screen(Palette.edge, scheme).contrast(to: screen(ground, scheme))
                XCTAssertGreaterThanOrEqual(contrast, 3, "on \(ground), \(scheme)")
            }
        }
    }

    private func screen(_ color: Color, _ scheme: ColorScheme) -> ScreenColor {
        let parts = color.components(in: scheme) * 255
        return ScreenColor(
            hex: UInt32(parts.x.rounded()) << 16 | UInt32(parts.y.rounded()) << 8 | UInt32(parts.z.rounded()))
    }
}
