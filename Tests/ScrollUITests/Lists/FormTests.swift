import Foundation
import ScrollUI
import XCTest

@MainActor
final class FormTests: XCTestCase {
    private struct Settings: View {
        @State private var isOn = false
        @State private var size = 0
        var body: some View {
            Form {
                Section("General") {
                    Toggle("Sound", isOn: $isOn).id("toggle")
                    LabeledContent("Version", value: "1.2").id("version")
                    Picker("Size", selection: $size) {
                        Text("Small").tag(0)
                        Text("Large").tag(1)
                    }
                    .pickerStyle(.segmented)
                    .id("picker")
                }
                Text(isOn ? "loud" : "quiet").id("loose")
            }
            .formStyle(.grouped)
        }
    }

    func testControlsTakeTheWholeRow() async {
        let host = host(400, 400) { Settings() }
        for id in ["toggle", "version", "picker"] {
            let frame = host.frame(ofID: id) ?? .zero
            XCTAssertEqual(frame.minX, 30, id)
            XCTAssertEqual(frame.maxX, 370, id)
        }
        XCTAssertEqual(host.texts, ["General", "Sound", "Version", "1.2", "Size", "Small", "Large", "quiet"])
    }

    func testAClickOnASwitchFlipsIt() async {
        let host = host(400, 400) { Settings() }
        host.click(at: CGPoint(x: 350, y: host.center(ofID: "toggle").y))
        host.wait(0.5)
        XCTAssertEqual(host.texts.last, "loud")
    }

    func testAFormFollowsTheStateOfItsSections() async {
        struct Folding: View {
            @State private var isOpen = true
            var body: some View {
                Form {
                    Section {
                        Toggle("Open", isOn: $isOpen).id("toggle")
                        if isOpen { Text("inside") }
                    }
                }
            }
        }
        let host = host(400, 400) { Folding() }
        XCTAssertEqual(host.texts, ["Open", "inside"])
        host.click(id: "toggle")
        host.wait(0.5)
        XCTAssertEqual(host.texts, ["Open"])
    }
}
