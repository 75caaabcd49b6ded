import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ColorPickerTests: XCTestCase {
    private struct Ink: View {
        @State private var color = Color(red: 1, green: 0, blue: 0)

        var body: some View {
            VStack {
                ColorPicker("Ink", selection: $color)
                color.frame(width: 20, height: 20)
            }
        }
    }

    func testAColourIsChosenFromThePaletteAndByItsComponents() async {
        let host = host(400, 400) { Ink() }
        XCTAssertEqual(host.texts, ["Ink"])
        host.key(.tab)
        host.key(.space)
        XCTAssertTrue(["Red", "Green", "Blue", "Opacity", "255"].allSatisfy(host.texts.contains), "\(host.texts)")
        for _ in 0..<18 { host.key(.tab) }
        host.key(.home)
        XCTAssertFalse(host.texts.contains("255"), "\(host.texts)")
        for _ in 0..<3 { host.key(.tab, modifiers: .shift) }
        host.key(.space)
        XCTAssertTrue(
            host.texts.contains("255") || host.texts.contains("191") || host.texts.contains("230"), "\(host.texts)")
    }
}
