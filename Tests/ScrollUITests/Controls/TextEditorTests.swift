import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class TextEditorTests: XCTestCase {
    private struct Note: View {
        @State var text: String
        let axis: Axis?
        var limit: ClosedRange<Int> = 1...3
        let probe: Probe

        var body: some View {
            VStack(spacing: 0) {
                Group {
                    if let axis {
                        TextField("Note", text: $text, axis: axis).lineLimit(limit).onSubmit { probe.hit("submit") }.id(
                            "note")
                    } else {
                        TextEditor(text: $text).frame(height: 60).id("note")
                    }
                }
                .textFieldStyle(.plain)
                .frame(width: 100)
                Button("Other") { probe.hit(text) }.id("other")
            }
            .font(.system(size: 10))
        }
    }

    private func note(_ axis: Axis?, _ text: String = "", probe: Probe) -> ViewHost {
        host(300, 300) { Note(text: text, axis: axis, probe: probe) }
    }

    /// The text of the program.
    private func text(_ host: ViewHost, _ probe: Probe) -> String {
        host.click(id: "other")
        return probe.events.last ?? ""
    }

    func testAFieldGrowsDownwardsWithItsTextUpToItsLimit() async {
        let host = note(.vertical, probe: Probe())
        host.click(id: "note")
        let line = host.frame(ofID: "note")?.height ?? 0
        host.type(String(repeating: "word ", count: 6))
        XCTAssertEqual(host.frame(ofID: "note")?.height ?? 0, 2 * line, accuracy: 0.01, "\(host.texts)")
        host.type(String(repeating: "word ", count: 30))
        XCTAssertEqual(host.frame(ofID: "note")?.height ?? 0, 3 * line, accuracy: 0.01)
    }

    func testReturnSubmitsAFieldAndWithShiftBreaksItsLine() async {
        let probe = Probe()
        let host = note(.vertical, probe: probe)
        host.click(id: "note")
        host.type("one")
        host.key(.return, modifiers: .shift)
        host.type("two")
        host.key(.return)
        XCTAssertEqual(probe["submit"], 1)
        XCTAssertEqual(text(host, probe), "one\ntwo")
    }

    func testAHorizontalFieldStaysOneLine() async {
        let probe = Probe()
        let host = note(.horizontal, probe: probe)
        host.click(id: "note")
        let line = host.frame(ofID: "note")?.height ?? 0
        host.type(String(repeating: "word ", count: 20))
        XCTAssertEqual(host.frame(ofID: "note")?.height ?? 0, line, accuracy: 0.01)
        host.key(.return, modifiers: .shift)
        XCTAssertEqual(probe["submit"], 1)
    }

    func testReturnBreaksTheLineInAnEditorAndKeysGoByLines() async {
        let probe = Probe()
        let host = note(nil, probe: probe)
        host.click(id: "note")
        host.type("abc")
        host.key(.return)
        host.type("de")
        host.key(.up)
        host.type("1")
        host.key(.home)
        host.type("2")
        host.key(.down)
        host.key(.end)
        host.type("3")
        XCTAssertEqual(text(host, probe), "2ab1c\nde3")
    }

    func testUpAndDownHoldTheColumnOverAShortLine() async {
        let probe = Probe()
        let host = note(nil, "abcd\nx\nefgh", probe: probe)
        host.click(id: "note")
        host.key(.end, modifiers: .control)
        host.key(.left)
        host.key(.up)
        host.key(.up)
        host.type("|")
        XCTAssertEqual(text(host, probe), "abc|d\nx\nefgh")
    }

    func testAClickOnALineSetsTheCaretThereAndShiftSelectsOverLines() async {
        let probe = Probe()
        let host = note(nil, "abcd\nefgh", probe: probe)
        let frame = host.frame(ofID: "note") ?? .zero
        host.click(at: CGPoint(x: frame.minX + 6, y: frame.minY + 18))
        host.wait(0.1)
        host.key(.up, modifiers: .shift)
        host.key(.delete)
        XCTAssertEqual(text(host, probe), "efgh")
        host.click(at: CGPoint(x: frame.maxX - 12, y: frame.maxY - 3))
        host.type("!")
        XCTAssertEqual(text(host, probe), "efgh!", "below the text is its end")
    }

    func testAClickBesideALineSetsTheCaretOnIt() async {
        let probe = Probe()
        let host = note(nil, "abcd\nefgh\nijkl", probe: probe)
        let frame = host.frame(ofID: "note") ?? .zero
        host.click(at: CGPoint(x: frame.minX + 2, y: frame.minY + 18))
        host.type("<")
        host.click(at: CGPoint(x: frame.maxX - 1, y: frame.minY + 18))
        host.type(">")
        XCTAssertEqual(text(host, probe), "abcd\n<efgh>\nijkl")
    }

    func testLongLinesBreakAtBlanksAndWordsThatAreTooLongWithin() async {
        let host = note(nil, "one two three four " + String(repeating: "x", count: 60), probe: Probe())
        let lines = host.texts.filter { $0 != "Other" }
        XCTAssertGreaterThan(lines.count, 3, "\(lines)")
        XCTAssertEqual(lines.joined(), "one two three four " + String(repeating: "x", count: 60))
        XCTAssertTrue(lines.first?.hasSuffix(" ") == true)
    }

    func testAnEditorScrollsToTheCaret() async {
        let host = note(nil, probe: Probe())
        host.click(id: "note")
        for number in 0..<20 {
            host.type("line \(number)")
            host.key(.return)
        }
        host.wait(1)
        XCTAssertTrue(host.texts.contains("line 19"), "\(host.texts)")
        XCTAssertFalse(host.texts.contains("line 2"))
        host.key(.home, modifiers: .control)
        host.wait(1)
        XCTAssertTrue(host.texts.contains("line 0"), "\(host.texts)")
    }

    func testTabLeavesAnEditor() async {
        let probe = Probe()
        let host = note(nil, "text", probe: probe)
        host.click(id: "note")
        host.key(.tab)
        host.key(.space)
        XCTAssertEqual(probe.events, ["text"])
    }

    // MARK: Fields

    private struct Price: View {
        @State private var price = 2.5
        let probe: Probe

        private var formatter: NumberFormatter {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            formatter.minimumFractionDigits = 2
            return formatter
        }

        var body: some View {
            VStack {
                TextField("Price", value: $price, formatter: formatter).id("price")
                Text("<\(price)>")
            }
        }
    }

    func testAFormatterWritesAndReadsTheValue() async {
        let host = host { Price(probe: Probe()) }
        XCTAssertTrue(host.texts.contains("2.50"), "\(host.texts)")
        host.click(id: "price")
        host.key(.character("a"), modifiers: .control)
        host.type("4.25")
        host.key(.return)
        XCTAssertTrue(host.texts.contains("<4.25>"), "\(host.texts)")
        host.key(.character("a"), modifiers: .control)
        host.type("no number")
        host.key(.return)
        XCTAssertTrue(host.texts.contains("<4.25>"), "\(host.texts)")
    }

    private struct Underlined: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            VStack {
                Text("styled")
                configuration
            }
        }
    }

    private struct Named: View {
        @State private var name = ""
        let probe: Probe

        var body: some View {
            VStack {
                TextField("Name", text: $name).id("name").textFieldStyle(Underlined())
                    .submitLabel(.done).autocorrectionDisabled().textInputAutocapitalization(.never)
                Text("<\(name)>")
            }
            .onSubmit { probe.hit("outer") }
        }
    }

    func testAStyleOfOnesOwnHasTheFieldAndItIsStillTypedInto() async {
        let probe = Probe()
        let host = host { Named(probe: probe) }
        XCTAssertEqual(host.texts, ["styled", "Name", "<>"])
        let frame = host.frame(ofID: "name") ?? .zero
        host.click(at: CGPoint(x: frame.midX, y: frame.maxY - 4))
        host.wait(0.1)
        host.type("Ada")
        XCTAssertEqual(host.texts, ["styled", "Ada", "<Ada>"])
        host.key(.return)
        XCTAssertEqual(probe.events, ["outer"])
    }

    func testASubmitScopeHoldsBackWhatIsSetFurtherOutAndTriggersAreToldApart() async {
        let probe = Probe()
        let host = host {
            VStack {
                TextField("a", text: .constant("a")).onSubmit { probe.hit("inner") }.submitScope().id("a")
                TextField("b", text: .constant("b")).submitScope(false).id("b")
            }
            .onSubmit { probe.hit("outer") }
            .onSubmit(of: .search) { probe.hit("search") }
        }
        host.click(id: "a")
        host.key(.return)
        XCTAssertEqual(probe.events, ["inner"], "what is set within the scope runs")
        host.click(id: "b")
        host.key(.return)
        XCTAssertEqual(probe.events, ["inner", "outer"])
    }
}
