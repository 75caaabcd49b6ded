import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Modifiers for phones, and their effect on a desktop.
@MainActor
final class DeviceModifierTests: XCTestCase {
    func testModifiersForPhonesLeaveTheViewAsItIs() async {
        func list(_ view: some View) -> String { host { view }.displayList.dump() }
        let plain = Text("card").padding(4).background(Color.red)
        let phone =
            plain
            .statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)
            .defersSystemGestures(on: .vertical).handGestureShortcut(.primaryAction)
            .userActivity("reading") { $0.title = "card" }.onContinueUserActivity("reading") { _ in }
            .handlesExternalEvents(preferring: [], allowing: [])
            .backgroundExtensionEffect()
        XCTAssertEqual(list(phone), list(plain))
    }

    private func move(_ host: ViewHost, to point: CGPoint) {
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: point)), at: host.time))
        host.wait(0.5)
    }

    func testALiftedViewIsLargerUnderThePointer() async {
        func width(_ effect: HoverEffect, disabled: Bool = false) -> Int {
            let host = host {
                Color.red.frame(width: 100, height: 100).hoverEffect(effect).hoverEffectDisabled(disabled)
            }
            move(host, to: CGPoint(x: 150, y: 150))
            return host.redWidth
        }
        XCTAssertEqual(Double(width(.lift)), 105, accuracy: 1.5)
        XCTAssertEqual(width(.highlight), 100)
        XCTAssertEqual(width(.lift, disabled: true), 100)
    }

    func testGlassIsDrawnBehindTheView() async {
        let plain = host { Text("x").padding() }.displayList.items.count
        let glass = host { Text("x").padding().glassEffect(.regular.tint(.red).interactive(), in: .circle) }
        XCTAssertGreaterThan(glass.displayList.items.count, plain + 2)
        let identity = host { Text("x").padding().glassEffect(.identity) }
        XCTAssertEqual(identity.displayList.items.count, plain)
    }

    func testWordsOnProminentGlassAreWhite() async {
        let host = host { Button("go") {}.buttonStyle(.glassProminent).environment(\.colorScheme, .dark) }
        XCTAssertEqual(host.textColors, [PixelColor(hex: 0xFFFFFF)])
    }

    func testAButtonOnGlassActs() async {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 }.buttonStyle(.glass).id("button") }
        }
        let host = host { Counter() }
        host.click(id: "button")
        XCTAssertEqual(host.texts, ["1"])
    }
}

extension ViewHost {
    /// The number of fully red pixels in the middle row.
    fileprivate var redWidth: Int {
        let picture = SoftwareRasterizer().picture(of: displayList, background: .white, glyphs: NoGlyphs())
        let row = picture.height / 2 * picture.width
        return (0..<picture.width).filter { x in
            let (green, blue) = (Int(picture.pixels[(row + x) * 4 + 1]), Int(picture.pixels[(row + x) * 4 + 2]))
            return abs(green - blue) < 20 && green < 160
        }.count
    }
}
