import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ControlTests: XCTestCase {
    private struct Form: View {
        @State private var isOn = false
        @State private var value = 0.5
        let probe: Probe
        var body: some View {
            ScrollView {
                VStack(spacing: 20) {
                    Button("Press") { probe.hit("press") }.id("button")
                    Toggle("Switch", isOn: $isOn).id("toggle")
                    Slider(value: $value, in: 0...1).id("slider")
                    Text(isOn ? "on" : "off")
                    Text("\(Int((value * 100).rounded()))")
                    Color.clear.frame(height: 600)
                }
                .padding(20)
            }
            .id("form")
        }
    }

    func testAButtonRunsItsActionOnReleaseInside() async {
        let probe = Probe()
        let host = host { Form(probe: probe) }
        let place = host.center(ofID: "button")
        host.press(at: place)
        XCTAssertEqual(probe["press"], 0)
        host.release(at: place)
        XCTAssertEqual(probe["press"], 1)
        host.press(at: place)
        host.release(at: CGPoint(x: 290, y: 290))
        XCTAssertEqual(probe["press"], 1, "released outside")
    }

    func testAToggleFlipsItsBinding() async {
        let host = host { Form(probe: Probe()) }
        host.click(id: "toggle")
        XCTAssertTrue(host.texts.contains("on"))
    }

    func testASliderKeepsItsDragInAScrollView() async {
        let host = host { Form(probe: Probe()) }
        let frame = host.frame(ofID: "slider") ?? .zero
        host.drag(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX + 50, y: frame.midY - 80))
        XCTAssertTrue(host.texts.contains("100"), "\(host.texts)")
        XCTAssertEqual(host.scrollGeometry(ofID: "form")?.contentOffset.y, 0)
    }

    func testASliderHasItsEndsBesideTheTrackAndKeepsItsLabelToItself() async {
        let host = host {
            Slider(value: .constant(0.5)) {
                Text("Volume")
            } minimumValueLabel: {
                Text("low").id("low")
            } maximumValueLabel: {
                Text("high").id("high")
            }
            .frame(width: 200)
            .id("slider")
        }
        XCTAssertEqual(host.texts, ["low", "high"])
        let (low, high) = (host.frame(ofID: "low") ?? .zero, host.frame(ofID: "high") ?? .zero)
        let slider = host.frame(ofID: "slider") ?? .zero
        XCTAssertEqual(low.minX, slider.minX, accuracy: 0.01)
        XCTAssertEqual(high.maxX, slider.maxX, accuracy: 0.01)
        XCTAssertEqual(low.midY, high.midY, accuracy: 0.01)
        XCTAssertGreaterThan(high.minX - low.maxX, 40)
    }

    func testASliderWithALabelReportsEditing() async {
        struct Volume: View {
            @State private var value = 0.5
            let probe: Probe
            var body: some View {
                Slider(value: $value) {
                    Text("Volume")
                } onEditingChanged: {
                    probe.hit($0 ? "began" : "ended")
                }
                .id("slider")
            }
        }
        let probe = Probe()
        let host = host { Volume(probe: probe) }
        let place = host.center(ofID: "slider")
        host.drag(from: place, to: CGPoint(x: place.x + 50, y: place.y))
        XCTAssertEqual(probe["began"], 1)
        XCTAssertEqual(probe["ended"], 1)
        XCTAssertEqual(host.texts, [])
    }

    func testTabMovesTheFocusAndKeysWorkTheControls() async {
        let probe = Probe()
        let host = host { Form(probe: probe) }
        host.key(.tab)  // the scroll view
        host.key(.tab)
        host.key(.space)
        XCTAssertEqual(probe["press"], 1)
        host.key(.tab)
        host.key(.return)
        XCTAssertTrue(host.texts.contains("on"))
        host.key(.tab)
        host.key(.right)
        XCTAssertTrue(host.texts.contains("51"), "\(host.texts)")
        host.key(.right, modifiers: .shift)
        XCTAssertTrue(host.texts.contains("61"), "\(host.texts)")
        host.key(.tab, modifiers: .shift)
        host.key(.space)
        XCTAssertTrue(host.texts.contains("off"))
    }

    func testKeysThatNobodyUsesScroll() async {
        let host = host { Form(probe: Probe()) }
        host.key(.pageDown)
        host.wait(2)
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "form")?.contentOffset.y ?? 0, 100)
        host.key(.home)
        host.wait(3)
        XCTAssertEqual(host.scrollGeometry(ofID: "form")?.contentOffset.y ?? 1, 0, accuracy: 0.01)
    }

    func testADisabledButtonDoesNothing() async {
        let probe = Probe()
        let host = host { Button("Press") { probe.hit("press") }.id("button").disabled(true) }
        host.click(id: "button")
        XCTAssertEqual(probe["press"], 0)
    }
}
