import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class OlderFormTests: XCTestCase {
    func testOlderFormsOfPickersSlidersPressesAndGesturesDoTheSame() async {
        struct Older: View {
            @State private var choice = 1
            @State private var volume = 0.5
            let probe: Probe
            var body: some View {
                VStack {
                    Picker(selection: $choice, label: Text("Label")) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    }
                    Slider(
                        value: $volume, in: 0...1, onEditingChanged: { probe.hit("slides \($0)") },
                        minimumValueLabel: Text("low"), maximumValueLabel: Text("high")
                    ) {
                        Text("Volume")
                    }
                    .id("slider")
                    Color.red.frame(width: 50, height: 30).id("press")
                        .onLongPressGesture(
                            minimumDuration: 0.3, pressing: { probe.hit("pressing \($0)") },
                            perform: { probe.hit("long") })
                    Color.blue.frame(width: 50, height: 30).id("tap")
                        .gesture(TapGesture().onEnded { probe.hit("tap") }, name: "tap", isEnabled: true)
                }
            }
        }
        let probe = Probe()
        let host = host { Older(probe: probe) }
        XCTAssertTrue(["Label", "One", "low", "high"].allSatisfy(host.texts.contains), "\(host.texts)")
        let slider = host.center(ofID: "slider")
        host.drag(from: slider, to: CGPoint(x: slider.x + 20, y: slider.y))
        host.press(at: host.center(ofID: "press"))
        host.wait(0.5)
        host.release(at: host.center(ofID: "press"))
        host.click(id: "tap")
        XCTAssertEqual(
            probe.events, ["slides true", "slides false", "pressing true", "pressing false", "long", "tap"])
    }

    func testAButtonThatIsHeldDownActsAgainWhereThatIsAskedFor() async {
        for (behavior, isMany) in [(ButtonRepeatBehavior.enabled, true), (.disabled, false)] {
            let probe = Probe()
            let host = host { Button("More") { probe.hit("more") }.id("more").buttonRepeatBehavior(behavior) }
            let place = host.center(ofID: "more")
            host.press(at: place)
            host.wait(1.05)
            host.release(at: place)
            XCTAssertEqual(probe["more"] > 3, isMany, "\(probe["more"])")
            probe.clear()
            host.click(id: "more")
            XCTAssertEqual(probe["more"], 1)
            host.key(.tab)
            host.key(.space)
            XCTAssertEqual(probe["more"], 2)
        }
    }
}
