import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ProgressTests: XCTestCase {
    private let red = Color(red: 1, green: 0, blue: 0)

    private func hasRed(_ host: ViewHost) -> Bool { host.displayList.dump().lowercased().contains("ff0000") }

    func testAKnownValueIsABarAndAnUnknownOneARingThatTurns() async {
        let bar = host { ProgressView("Loading", value: 1, total: 4).frame(width: 200) }
        let filled = bar.displayList.dump()
        XCTAssertEqual(bar.texts, ["Loading"])
        bar.wait(0.5)
        XCTAssertEqual(bar.displayList.dump(), filled)
        XCTAssertFalse(bar.needsFrame)
        let ring = host { ProgressView("Loading") }
        let before = ring.displayList.dump()
        ring.wait(0.3)
        XCTAssertNotEqual(ring.displayList.dump(), before)
        XCTAssertEqual(ring.texts, ["Loading"])
    }

    func testABarIsFilledWithTheTint() async {
        XCTAssertTrue(hasRed(host { ProgressView(value: 0.5).tint(red) }))
        XCTAssertFalse(hasRed(host { ProgressView(value: 0.5) }))
    }

    func testATintOfItsOwnReplacesAGradientAround() async {
        let gradient = LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
        let own = LinearProgressViewStyle(tint: red)
        XCTAssertTrue(hasRed(host { ProgressView(value: 0.5).progressViewStyle(own).tint(gradient) }))
    }

    func testARingStandsStillWhereMotionIsReduced() async {
        let host = ViewHost(size: CGSize(width: 100, height: 100)) { ProgressView() }
        host.reduceMotion = true
        host.frame(at: .zero)
        host.wait(0.1)
        let before = host.displayList.dump()
        host.wait(0.4)
        XCTAssertEqual(host.displayList.dump(), before)
        XCTAssertFalse(host.needsFrame)
    }

    func testStylesChangeTheShapeAndTheColour() async {
        let linear = host { ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: red)) }
        XCTAssertTrue(hasRed(linear))
        let none = host { ProgressView(value: 0.5).progressViewStyle(.linear) }
        XCTAssertFalse(hasRed(none))
        let ring = host { ProgressView(value: 0.5).progressViewStyle(CircularProgressViewStyle(tint: red)) }
        XCTAssertTrue(hasRed(ring))
        let turning = host { ProgressView().progressViewStyle(CircularProgressViewStyle(tint: red)) }
        XCTAssertTrue(hasRed(turning))
        let wide = host { ProgressView().progressViewStyle(.linear).id("bar").frame(width: 200) }
        XCTAssertEqual(wide.frame(ofID: "bar")?.width, 200)
        XCTAssertFalse(wide.needsFrame)
    }

    private struct Percent: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
                ProgressView(configuration)
                if configuration.currentValueLabel == nil { Text("no words") }
            }
        }
    }

    func testAStyleOfOnesOwnHasTheValueAndThePartsAndMayAddToTheStandardLook() async {
        let host = host {
            ProgressView(value: 3, total: 4) { Text("Files") }.progressViewStyle(Percent())
        }
        XCTAssertEqual(host.texts, ["75 of 100", "Files", "no words"])
    }

    private struct Meter: View {
        @State private var speed = 20.0

        var body: some View {
            VStack {
                Button("Faster") { speed += 60 }.id("faster")
                Gauge(value: speed, in: 0...200) {
                    Text("km/h")
                } currentValueLabel: {
                    Text("\(Int(speed))")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("200")
                }
                .id("gauge")
            }
        }
    }

    func testGaugesShowTheirPartsAndFollowTheirValue() async {
        let bar = host { Meter() }
        XCTAssertEqual(bar.texts, ["Faster", "km/h", "0", "200", "20"])
        let styles: [(ViewHost, [String])] = [
            (host { Meter().gaugeStyle(.accessoryLinear) }, ["0", "200"]),
            (host { Meter().gaugeStyle(.accessoryLinearCapacity) }, ["km/h", "0", "200", "20"]),
            (host { Meter().gaugeStyle(.accessoryCircular) }, ["20", "0", "200"]),
            (host { Meter().gaugeStyle(.accessoryCircularCapacity) }, ["20"]),
        ]
        for (host, texts) in styles {
            XCTAssertEqual(host.texts, ["Faster"] + texts)
            let before = host.displayList.dump()
            host.click(id: "faster")
            XCTAssertNotEqual(host.displayList.dump(), before)
        }
    }

    private struct Plain: GaugeStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Text(configuration.maximumValueLabel == nil ? "open" : "bounded")
                Text("\(configuration.value)")
            }
        }
    }

    func testAGaugesStyleGetsTheValueAsAShareOfTheRangeClamped() async {
        let host = host { Gauge(value: 300, in: 100...200) { Text("g") }.gaugeStyle(Plain()) }
        XCTAssertEqual(host.texts, ["g", "open", "1.0"])
    }

    func testASwitchHasATintOfItsOwn() async {
        let on = host { Toggle("x", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: red)) }
        XCTAssertTrue(hasRed(on))
        let off = host { Toggle("x", isOn: .constant(false)).toggleStyle(SwitchToggleStyle(tint: red)) }
        XCTAssertFalse(hasRed(off))
    }
}
