import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

private struct PhaseView: View {
    @Environment(\.scenePhase) private var phase

    var body: some View { Text("\(phase)") }
}

@MainActor
final class SettingsTests: XCTestCase {
    func testTheScenePhaseFollowsTheKeyboardAndTheHost() async {
        let host = host { PhaseView() }
        XCTAssertEqual(host.texts, ["active"])
        host.send(InputEvent(.focus(false), at: host.time))
        host.wait(0.02)
        XCTAssertEqual(host.texts, ["inactive"])
        host.scenePhase = .background
        host.wait(0.02)
        XCTAssertEqual(host.texts, ["background"])
    }

    func testTextSizesStayInARange() async {
        let host = host {
            Text("large").font(.body).dynamicTypeSize(...DynamicTypeSize.large)
                .dynamicTypeSize(.accessibility5)
        }
        XCTAssertEqual(host.displayList.runs.first?.face.size, 17)
    }

    func testADesignOfFontsHoldsForTextsInside() async {
        let host = host { Text("code").fontDesign(.monospaced) }
        XCTAssertEqual(host.displayList.runs.first?.face.family, .monospaced)
    }

    func testSymbolsTakeTheFormAndScaleOfTheirSurroundings() async {
        let pixels = [UInt8](repeating: 255, count: 10 * 10 * 4)
        let known = ["star": true, "star.fill": true, "heart": true]
        let host = ViewHost(size: CGSize(width: 200, height: 200)) {
            VStack {
                Image(systemName: "star").id("plain")
                Image(systemName: "star").imageScale(.large).symbolVariant(.fill).id("large")
                Image(systemName: "heart").symbolVariant(.fill).id("other")
            }
        }
        var asked: [String] = []
        host.images = ImageLoader { name in
            asked.append(name)
            return known[name] == true ? ImageResource(width: 10, height: 10, pixels: pixels) : nil
        }
        host.frame(at: .zero)
        XCTAssertEqual(host.frame(ofID: "plain")?.width, 10)
        XCTAssertEqual(host.frame(ofID: "large")?.width, 12.5)
        XCTAssertEqual(host.frame(ofID: "other")?.width, 10)
        XCTAssertTrue(asked.contains("star.fill"))
    }

    func testAFieldOfTheOlderFormTellsOfReturnAndOfTheKeyboard() async {
        @MainActor final class Model: ObservableObject { @Published var text = "" }
        let (model, probe) = (Model(), Probe())
        struct Screen: View {
            @ObservedObject var model: Model
            let probe: Probe
            var body: some View {
                TextField("Name", text: $model.text) {
                    probe.hit($0 ? "begins" : "ends")
                } onCommit: {
                    probe.hit("commit")
                }
                .id("field")
            }
        }
        let host = host { Screen(model: model, probe: probe) }
        host.click(id: "field")
        host.send(InputEvent(.text("a"), at: host.time))
        host.send(InputEvent(.keyDown(.return, modifiers: []), at: host.time))
        host.wait(0.05)
        XCTAssertEqual(model.text, "a")
        XCTAssertEqual(probe.events, ["begins", "commit"])
    }

    func testRoundButtonsAreAsWideAsHigh() async {
        let host = host {
            Button("Go") {}.buttonStyle(.bordered).buttonBorderShape(.circle).id("round")
        }
        let frame = host.frame(ofID: "round") ?? .zero
        XCTAssertEqual(frame.width, frame.height)
        XCTAssertGreaterThan(frame.width, 0)
    }
}
