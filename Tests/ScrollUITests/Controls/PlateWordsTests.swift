import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Text on coloured plates is legible.
@MainActor
final class PlateWordsTests: XCTestCase {
    private func words<V: View>(_ view: V, _ scheme: ColorScheme = .light) -> [PixelColor] {
        host { view.environment(\.colorScheme, scheme) }.textColors
    }

    private func button(_ tint: Color?) -> some View { Button("go") {}.buttonStyle(.borderedProminent).tint(tint) }

    func testWordsOnALightTintAreDarkAndOnOthersWhite() async {
        let (white, dark) = (PixelColor(hex: 0xFFFFFF), PixelColor(hex: 0x16191F))
        for scheme in [ColorScheme.light, .dark] {
            for tint in [Color.blue, .red, .purple, .indigo, .black, nil] {
                XCTAssertEqual(words(button(tint), scheme), [white], "\(String(describing: tint)) \(scheme)")
            }
            for tint in [Color.yellow, .orange, .green, .white, .mint] {
                XCTAssertEqual(words(button(tint), scheme), [dark], "\(tint) \(scheme)")
                let toggle = Toggle("on", isOn: .constant(true)).toggleStyle(.button).tint(tint)
                XCTAssertEqual(words(toggle, scheme), [dark], "\(tint) \(scheme)")
            }
        }
    }
}
