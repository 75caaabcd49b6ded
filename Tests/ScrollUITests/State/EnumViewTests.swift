import Drawing
import Foundation
import ScrollUI
import XCTest

/// Views that are enumerations: two of them differ by their case, which is not a stored property.
@MainActor
final class EnumViewTests: XCTestCase {
    private enum Sign: View {
        case plus, minus

        var body: some View {
            switch self {
            case .plus: Text("plus")
            case .minus: Text("minus")
            }
        }
    }

    private enum Message: View {
        case text(String)
        case nothing

        var body: some View {
            switch self {
            case .text(let text): Text(text)
            case .nothing: Text("-")
            }
        }
    }

    private struct Switching: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Button("switch") { isOn.toggle() }.id("switch")
                HStack { isOn ? Sign.plus : .minus }
                HStack { Message.text(isOn ? "on" : "off") }
            }
        }
    }

    func testAnotherCaseIsAnotherView() async throws {
        let host = ViewHost(size: CGSize(width: 200, height: 200)) { Switching() }
        host.frame(at: .zero)
        func texts() -> [String] { host.displayList.runs.map(\.string) }
        XCTAssertEqual(texts(), ["switch", "minus", "off"])
        let frame = try XCTUnwrap(host.frame(ofID: "switch"))
        let place = InputEvent.Pointer(location: CGPoint(x: frame.midX, y: frame.midY))
        host.send(InputEvent(.pointerDown(place), at: .milliseconds(10)))
        host.send(InputEvent(.pointerUp(place), at: .milliseconds(20)))
        host.advance(to: .milliseconds(500))
        XCTAssertEqual(texts(), ["switch", "plus", "on"])
    }
}
