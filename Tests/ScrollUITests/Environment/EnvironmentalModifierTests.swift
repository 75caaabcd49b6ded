import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class EnvironmentalModifierTests: XCTestCase {
    private struct Faint: EnvironmentalModifier {
        struct Wide: ViewModifier {
            let width: CGFloat
            func body(content: Content) -> some View { content.frame(width: width).id("it") }
        }

        func resolve(in environment: EnvironmentValues) -> Wide { Wide(width: environment.isEnabled ? 80 : 40) }
    }

    private struct Screen: View {
        @State private var isOn = true

        var body: some View {
            VStack {
                Text("words").modifier(Faint()).disabled(!isOn)
                Button("off") { isOn = false }
            }
        }
    }

    func testAModifierIsMadeOfItsSurroundingsAndFollowsThem() async {
        let host = host(200, 200) { Screen() }
        XCTAssertEqual(host.frame(ofID: "it")?.width, 80)
        host.click(at: host.location(of: "off"))
        host.wait(0.2)
        XCTAssertEqual(host.frame(ofID: "it")?.width, 40)
    }

    func testAColorHasComponentsInItsSurroundings() async throws {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let color = Color(light: 0xFF0000, dark: 0x336699).opacity(0.5).resolve(in: environment)
        XCTAssertEqual(color.red, 0.2, accuracy: 1e-5)
        XCTAssertEqual(color.linearBlue, 0.3185, accuracy: 1e-3)
        XCTAssertEqual(color.opacity, 0.5)
        XCTAssertEqual(color.description, "#33669980")
        XCTAssertEqual(Color(color).resolve(in: EnvironmentValues()).green, 0.4, accuracy: 1e-5)
        let gray = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)
        XCTAssertEqual(gray.linearGreen, 0.5, accuracy: 1e-5)
        let read = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(gray))
        XCTAssertEqual(read, gray)
    }
}
