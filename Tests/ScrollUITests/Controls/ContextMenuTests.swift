import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ContextMenuTests: XCTestCase {
    private struct Rows: View {
        let probe: Probe
        @State private var isOn = false

        var body: some View {
            VStack(spacing: 10) {
                Color.red.frame(width: 100, height: 40).id("plain")
                VStack {
                    Button("Name") { probe.hit("name") }.id("name")
                    Color.blue.frame(width: 100, height: 40).contextMenu { Button("Inside") { probe.hit("inside") } }
                        .id("inner")
                }
                .contextMenu {
                    Button("Reset") { probe.hit("reset") }
                    Button("Copy") { probe.hit("copy") }
                }
            }
        }
    }

    private func press(_ button: Int, at place: CGPoint, in host: ViewHost) {
        let pointer = InputEvent.Pointer(location: place, button: button)
        host.send(InputEvent(.pointerDown(pointer), at: host.time))
        host.send(InputEvent(.pointerUp(pointer), at: host.time))
        host.wait(0.05)
    }

    func testTheSecondaryButtonOpensItAtThePointerAndAClickChoosesAndCloses() async {
        let probe = Probe()
        let host = host(300, 300) { Rows(probe: probe) }
        let place = host.center(ofID: "name")
        press(2, at: place, in: host)
        XCTAssertTrue(host.texts.contains("Reset"))
        XCTAssertEqual(probe.events, [], "a press of the secondary button is no click")
        let row: CGPoint = host.location(of: "Copy")
        XCTAssertGreaterThan(row.x, place.x)
        XCTAssertLessThan(row.y - place.y, 60)
        host.click(at: row)
        XCTAssertEqual(probe.events, ["copy"])
        XCTAssertFalse(host.texts.contains("Reset"), "closed")
    }

    func testTheInnermostOneOpensAndNoneWhereThereIsNone() async {
        let host = host(300, 300) { Rows(probe: Probe()) }
        press(2, at: host.center(ofID: "plain"), in: host)
        XCTAssertFalse(host.texts.contains("Reset"))
        press(2, at: host.center(ofID: "inner"), in: host)
        XCTAssertTrue(host.texts.contains("Inside"))
        XCTAssertFalse(host.texts.contains("Reset"))
    }

    func testAPressBesideItOfEitherButtonClosesIt() async {
        for button in [1, 2] {
            let probe = Probe()
            let host = host(300, 300) { Rows(probe: probe) }
            press(2, at: host.center(ofID: "name"), in: host)
            press(button, at: CGPoint(x: 5, y: 295), in: host)
            XCTAssertFalse(host.texts.contains("Reset"), "\(button)")
            XCTAssertEqual(probe.events, [])
        }
    }

    func testTheMenuKeyAndShiftF10OpenItForWhatHasTheKeyboard() async {
        for (key, modifiers): (InputEvent.Key, InputEvent.Modifiers) in [(.menu, []), (.function(10), .shift)] {
            let probe = Probe()
            let host = host(300, 300) { Rows(probe: probe) }
            host.key(key, modifiers: modifiers)
            XCTAssertFalse(host.texts.contains("Reset"), "nobody has the keyboard")
            host.key(.tab)
            host.key(key, modifiers: modifiers)
            XCTAssertTrue(host.texts.contains("Reset"))
            host.key(.down)
            host.key(.return)
            XCTAssertEqual(probe.events, ["reset"])
            host.key(.return)
            XCTAssertEqual(probe.events, ["reset", "name"], "the keyboard is back where it was")
        }
    }
}
