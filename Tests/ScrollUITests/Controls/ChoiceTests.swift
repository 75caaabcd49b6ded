import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ChoiceTests: XCTestCase {
    private enum Size: String, CaseIterable { case small, medium, large }

    private struct Form<Style: PickerStyle>: View {
        @State var size = Size.medium
        let style: Style
        var body: some View {
            VStack(alignment: .leading) {
                Picker("Size", selection: $size) {
                    ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(style)
                .id("picker")
                Text("chosen: \(size.rawValue)")
            }
            .font(.system(size: 10))
        }
    }

    private func chosen(_ host: ViewHost) -> String {
        host.texts.last { $0.hasPrefix("chosen") }?.replacingOccurrences(of: "chosen: ", with: "") ?? ""
    }

    func testSegmentsAreChosenByClicksAndArrows() async {
        let host = host(300, 200) { Form(style: .segmented) }
        XCTAssertEqual(chosen(host), "medium")
        let frame = host.frame(ofID: "picker") ?? .zero
        host.click(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        XCTAssertEqual(chosen(host), "large")
        host.key(.left)
        host.key(.left)
        XCTAssertEqual(chosen(host), "small")
    }

    func testARadioGroupStandsSideBySideWhereThatIsAskedFor() async {
        let column = host(300, 200) { Form(style: .radioGroup) }
        XCTAssertLessThan(column.location(of: "small").y, column.location(of: "large").y)
        let row = host(300, 200) { Form(style: .radioGroup).horizontalRadioGroupLayout() }
        XCTAssertEqual(row.location(of: "small").y, row.location(of: "large").y, accuracy: 0.5)
        XCTAssertLessThan(row.location(of: "small").x, row.location(of: "medium").x)
        row.click(at: row.location(of: "large"))
        XCTAssertEqual(chosen(row), "large")
        let inline = host(300, 200) { Form(style: .inline).horizontalRadioGroupLayout() }
        XCTAssertLessThan(inline.location(of: "small").y, inline.location(of: "large").y)
    }

    private struct Tagged: View {
        @State private var choice = "none"
        var body: some View {
            VStack(alignment: .leading) {
                Picker("Letter", selection: $choice) {
                    Text("A").tag("a").background(Color.red)
                    Text("B").padding(1).tag("b").border(.red)
                    Text("C").tag("c").contextMenu { Text("Copy") }.geometryGroup()
                    Text("D").tag("d").onAppear {}.safeAreaInset(edge: .bottom) { Color.red.frame(height: 2) }
                }
                .pickerStyle(.radioGroup)
                Text("chosen: \(choice)")
            }
        }
    }

    func testATagIsFoundWhateverSurroundsIt() async {
        let host = host(300, 300) { Tagged() }
        for letter in ["a", "b", "c", "d"] {
            host.click(at: host.location(of: letter.uppercased()))
            host.wait(0.1)
            XCTAssertEqual(chosen(host), letter)
        }
    }

    private struct Amount: View {
        @State private var amount = 1.5
        var body: some View {
            VStack {
                Stepper("Amount", value: $amount, in: 0...4, step: 0.5, format: .number).id("stepper")
                Stepper(value: $amount, format: .number) { Text("free") }
                Text("is \(amount)")
            }
        }
    }

    func testAStepperWithAFormatShowsItsValueAndTakesWhatIsTyped() async {
        let host = host(300, 200) { Amount() }
        XCTAssertTrue(host.texts.contains("1.5"), "\(host.texts)")
        let frame = host.frame(ofID: "stepper") ?? .zero
        host.click(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("is 2.0"), "\(host.texts)")
        host.click(at: CGPoint(x: frame.maxX - 80, y: frame.midY))
        host.key(.character("a"), modifiers: .control)
        host.send(InputEvent(.text("9"), at: host.time))
        host.key(.return)
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("is 4.0"), "within the bounds: \(host.texts)")
    }

    func testAMenuOpensAndAClickChoosesAndCloses() async {
        let host = host(300, 300) { Form(style: .menu) }
        XCTAssertEqual(host.texts.filter { $0 == "large" }.count, 0)
        let frame = host.frame(ofID: "picker") ?? .zero
        host.click(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        XCTAssertTrue(host.texts.contains("large"))
        host.click(at: host.location(of: "large"))
        XCTAssertEqual(chosen(host), "large")
        XCTAssertFalse(host.texts.contains("small"), "closed")
    }

    func testAMenuOfChoicesIsWorkedByKeys() async {
        let host = host(300, 300) { Form(style: .menu) }
        host.key(.tab)
        host.key(.space)
        host.key(.down)
        host.key(.down)
        host.key(.up)
        XCTAssertEqual(chosen(host), "medium", "arrows go along and choose nothing yet")
        host.key(.return)
        XCTAssertEqual(chosen(host), "small")
        XCTAssertFalse(host.texts.contains("large"), "closed")
    }

    func testADisabledPickerFadesOnce() async {
        for form in [AnyView(Form(style: .menu)), AnyView(Form(style: .segmented))] {
            let host = host(300, 300) { form.disabled(true) }
            let groups = host.displayList.dump().split(separator: "\n").filter { $0.contains("group opacity 0.4") }
            XCTAssertFalse(groups.isEmpty)
            XCTAssertTrue(groups.allSatisfy { $0.hasPrefix("group") }, "\(groups)")
        }
    }

    func testAMenuClosesUnderThePointer() async {
        let host = host(300, 300) { Form(style: .menu) }
        let frame = host.frame(ofID: "picker") ?? .zero
        host.click(at: CGPoint(x: frame.maxX - 10, y: frame.midY))
        let row = CGPoint(x: frame.maxX - 10, y: frame.maxY + 20)
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: row)), at: host.time))
        host.wait(0.1)
        host.click(at: row)
        XCTAssertEqual(chosen(host), "small")
        host.wait(0.1)
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: .zero)), at: host.time))
        host.wait(0.1)
        XCTAssertFalse(host.texts.contains("large"), "closed")
    }

    func testScrollKeysDoNotGoPastAnOpenMenu() async {
        let host = host(300, 200) {
            VStack {
                Form(style: .menu)
                ScrollView { Color.red.frame(height: 2000) }.id("scroll")
            }
        }
        host.click(id: "picker")
        host.key(.end)
        host.wait(2)
        XCTAssertEqual(host.scrollGeometry(ofID: "scroll")?.contentOffset.y, 0)
        host.key(.escape)
        host.key(.end)
        host.wait(2)
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "scroll")?.contentOffset.y ?? 0, 1000)
    }

    func testAPressBesideAMenuClosesItAndDoesNothingElse() async {
        let probe = Probe()
        let host = host(300, 300) {
            VStack {
                Menu("More") {
                    Button("Copy") { probe.hit("copy") }
                    Button("Delete", role: .destructive) { probe.hit("delete") }
                }
                .id("menu")
                Button("Other") { probe.hit("other") }.id("other").padding(.top, 120)
            }
        }
        host.click(id: "menu")
        XCTAssertTrue(host.texts.contains("Copy"))
        host.click(id: "other")
        XCTAssertFalse(host.texts.contains("Copy"))
        XCTAssertEqual(probe.events, [])
        host.click(id: "other")
        XCTAssertEqual(probe.events, ["other"])
    }

    func testAMenuIsWorkedByKeys() async {
        let probe = Probe()
        let host = host(300, 300) {
            Menu("More") {
                Button("Copy") { probe.hit("copy") }
                Button("Delete") { probe.hit("delete") }
            }
        }
        host.key(.tab)
        host.key(.space)
        XCTAssertTrue(host.texts.contains("Copy"))
        host.key(.escape)
        XCTAssertFalse(host.texts.contains("Copy"))
        host.key(.space)
        host.key(.down)
        host.key(.down)
        host.key(.return)
        XCTAssertEqual(probe.events, ["delete"])
        XCTAssertFalse(host.texts.contains("Copy"))
    }

    private struct Steps: View {
        @State var count = 3
        var body: some View { Stepper("Count \(count)", value: $count, in: 0...5).id("stepper") }
    }

    func testAStepperStepsRepeatsAndStopsAtTheEnd() async {
        let host = host(200, 100) { Steps() }
        let frame = host.frame(ofID: "stepper") ?? .zero
        let plus = CGPoint(x: frame.maxX - 14, y: frame.midY)
        let minus = CGPoint(x: frame.maxX - 43, y: frame.midY)
        host.click(at: plus)
        XCTAssertEqual(host.texts, ["Count 4"])
        host.press(at: minus)
        host.wait(0.45)
        XCTAssertEqual(host.texts, ["Count 4"], "a press that may become a scroll does nothing yet")
        host.wait(0.27)
        XCTAssertEqual(host.texts, ["Count 1"])
        host.wait(2)
        XCTAssertEqual(host.texts, ["Count 0"])
        host.release(at: minus)
        host.key(.tab)
        host.key(.up)
        XCTAssertEqual(host.texts, ["Count 1"])
    }

    func testTogglesOfAllStylesFlip() async {
        struct Toggles: View {
            @State var isOn = [false, false, false]
            var body: some View {
                VStack {
                    Toggle("a", isOn: $isOn[0]).toggleStyle(.switch).id(0)
                    Toggle("b", isOn: $isOn[1]).toggleStyle(.button).id(1)
                    Toggle("c", isOn: $isOn[2]).toggleStyle(.checkbox).id(2)
                    Text("\(isOn.map { $0 ? "1" : "0" }.joined())")
                }
            }
        }
        let host = host(200, 200) { Toggles() }
        for (index, result) in ["100", "110", "111"].enumerated() {
            host.click(id: index)
            XCTAssertTrue(host.texts.contains(result), "\(index): \(host.texts)")
        }
    }

    func testAPrimitiveStyleSaysWhatSetsAButtonOff() async {
        struct DoubleTap: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        let probe = Probe()
        let host = host(100, 100) { Button("a") { probe.hit("a") }.id("a").buttonStyle(DoubleTap()) }
        host.click(id: "a")
        XCTAssertEqual(probe["a"], 0)
        host.click(id: "a")
        XCTAssertEqual(probe["a"], 1)
    }

    // MARK: Keys

    private struct Shortcuts: View {
        let probe: Probe
        @State var text = ""
        var body: some View {
            VStack {
                TextField("t", text: $text).id("field")
                Button("Save") { probe.hit("save") }.keyboardShortcut("s")
                Button("New") { probe.hit("new") }.keyboardShortcut("n", modifiers: [])
                Button("OK") { probe.hit("ok") }.keyboardShortcut(.defaultAction)
                Button("Off") { probe.hit("off") }.keyboardShortcut("o").disabled(true)
                Text("keys").focusable().onKeyPress(.space) {
                    probe.hit("space")
                    return .handled
                }
                .id("keys")
            }
        }
    }

    func testShortcutsAreSilentWhileTypingUnlessWithControl() async {
        let probe = Probe()
        let host = host(200, 300) { Shortcuts(probe: probe) }
        host.key(.character("n"))
        host.key(.character("s"), modifiers: .control)
        host.key(.character("s"))
        host.key(.return)
        host.key(.character("o"), modifiers: .control)
        XCTAssertEqual(probe.events, ["new", "save", "ok"])
        probe.clear()
        host.click(id: "field")
        host.key(.character("n"))
        host.key(.character("s"), modifiers: .control)
        XCTAssertEqual(probe.events, ["save"])
    }

    func testAFocusableViewIsAskedAboutKeys() async {
        let probe = Probe()
        let host = host(200, 300) { Shortcuts(probe: probe) }
        host.click(id: "keys")
        host.key(.space)
        XCTAssertEqual(probe.events, ["space"])
    }

    func testAViewStandsForTheChosenOneOnTheButtonOfAMenu() async {
        struct Sizes: View {
            @State private var size = 2
            var body: some View {
                Picker(selection: $size) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                } label: {
                    Text("Size")
                } currentValueLabel: {
                    Text(size == 2 ? "L" : "S")
                }
            }
        }
        let host = host { Sizes() }
        XCTAssertEqual(host.texts, ["Size", "L"])
        host.click(at: host.location(of: "L"))
        host.wait(0.1)
        host.click(at: host.location(of: "Small"))
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["Size", "S"])
    }
}
