import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
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

    func testColumnsPutLabelsBeforeControlsThatBeginTogether() async {
        struct Columns: View {
            @State private var isOn = false
            @State private var count = 3
            @State private var name = ""
            var body: some View {
                Form {
                    TextField("Name", text: $name, prompt: Text("required")).id("name")
                    Toggle("Sound", isOn: $isOn).id("toggle")
                    LabeledContent("A long label") { Text("value").id("value") }
                    Button("Reset") {}.id("reset")
                }
                .formStyle(.columns)
                .frame(width: 300)
            }
        }
        let host = host(400, 400) { Columns() }
        XCTAssertEqual(host.texts, ["Name", "required", "Sound", "A long label", "value", "Reset"])
        let value = host.frame(ofID: "value")?.minX ?? .nan
        XCTAssertEqual(host.frame(ofID: "reset")?.minX ?? .nan, value, accuracy: 0.01)
        let toggle = host.frame(ofID: "toggle") ?? .zero
        XCTAssertEqual(toggle.maxX - 32, value, accuracy: 0.01, "the switch begins where the value does")
        host.click(at: CGPoint(x: value + 16, y: toggle.midY))
        host.wait(0.5)
        XCTAssertTrue(host.texts.contains("Sound"))
    }

    func testColumnsFitTheirWidthAndAllLabelsAreSeen() async {
        struct Columns: View {
            @State private var text = ""
            @State private var share = 0.5
            var body: some View {
                Form {
                    Section("Account") {
                        TextField("A long label", text: $text).id("field")
                        Slider(value: $share).id("slider")
                        LabeledContent("Short", value: "1").id("row")
                    }
                }
                .formStyle(.columns)
                .id("form")
            }
        }
        let host = host(400, 300) { Columns() }
        let form = host.frame(ofID: "form") ?? .zero
        XCTAssertEqual(form.width, 400, accuracy: 0.01)
        let (field, slider) = (host.frame(ofID: "field") ?? .zero, host.frame(ofID: "slider") ?? .zero)
        XCTAssertEqual(field.minX, form.minX, accuracy: 0.01, "the longest label begins at the edge")
        XCTAssertEqual(field.maxX, form.maxX, accuracy: 0.01)
        XCTAssertEqual(slider.maxX, form.maxX, accuracy: 0.01)
        XCTAssertGreaterThan(slider.minX, form.minX + 60, "what has no label begins where controls do")
        XCTAssertGreaterThan(host.frame(ofID: "row")?.minX ?? 0, form.minX + 20, "labels end at one line")
    }

    func testHiddenLabelsLeaveTheControls() async {
        struct Unlabelled: View {
            @State private var isOn = false
            @State private var size = 0
            var body: some View {
                VStack {
                    Toggle("Sound", isOn: $isOn).id("toggle")
                    Picker("Size", selection: $size) { Text("Small").tag(0) }.id("picker")
                    Stepper("Count", value: $size).id("stepper")
                    Toggle("Box", isOn: $isOn).toggleStyle(.checkbox).id("box")
                    Text(isOn ? "loud" : "quiet")
                }
                .labelsHidden()
            }
        }
        let host = host(400, 400) { Unlabelled() }
        XCTAssertEqual(host.texts, ["Small", "quiet"])
        XCTAssertEqual(host.frame(ofID: "toggle")?.width, 32)
        XCTAssertEqual(host.frame(ofID: "box")?.width, 16)
        host.click(id: "toggle")
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
