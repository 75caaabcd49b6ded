import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class TextFieldTests: XCTestCase {
    private struct Form: View {
        @State var name: String
        @State var number = 12.0
        let probe: Probe
        var body: some View {
            VStack {
                TextField("Name", text: $name).id("name").onSubmit { probe.hit("submit") }
                TextField("Number", value: $number, format: .number).id("number")
                SecureField("Secret", text: .constant("abc")).id("secret")
                Text("<\(name)> \(number)")
            }
            .font(.system(size: 10))
        }
    }

    private func form(_ name: String = "", probe: Probe = Probe()) -> ViewHost {
        host(220, 200) { Form(name: name, probe: probe) }
    }

    private func shown(_ host: ViewHost) -> String { host.texts.last ?? "" }

    private func control(_ host: ViewHost, _ key: Character, shift: Bool = false) {
        host.key(.character(key), modifiers: shift ? [.control, .shift] : .control)
    }

    func testAClickGivesTheKeyboardAndTypingSetsTheBinding() async {
        let host = form()
        XCTAssertFalse(host.wantsTextInput)
        XCTAssertTrue(host.texts.contains("Name"), "the title shows while the field is empty")
        host.click(id: "name")
        XCTAssertTrue(host.wantsTextInput)
        host.type("Ada")
        XCTAssertEqual(shown(host), "<Ada> 12.0")
        XCTAssertFalse(host.texts.contains("Name"))
        host.key(.delete)
        XCTAssertEqual(shown(host), "<Ad> 12.0")
    }

    func testWhereTheProgramGivesTheKeyboardTypingGoesOnAtTheEnd() async {
        struct Note: View {
            @State private var text = "one"
            @State private var isShown = false
            @FocusState private var isEditing: Bool
            var body: some View {
                VStack {
                    Button("Edit") { (isShown, isEditing) = (true, true) }.id("edit")
                    if isShown { TextField("Note", text: $text).focused($isEditing) }
                    Text("<\(text)>")
                }
            }
        }
        let host = host(220, 200) { Note() }
        host.click(id: "edit")
        host.type(" two")
        XCTAssertEqual(shown(host), "<one two>")
    }

    func testReturnSubmitsAndTabLeaves() async {
        let probe = Probe()
        let host = form(probe: probe)
        host.click(id: "name")
        host.key(.return)
        XCTAssertEqual(probe["submit"], 1)
        host.key(.tab)
        host.type("7")
        host.key(.tab)
        XCTAssertEqual(shown(host), "<> 7.0", "Tab marks all, so that typing replaces it")
    }

    func testWhatIsNoNumberIsDropped() async {
        let host = form()
        host.click(id: "number")
        control(host, "a")
        host.type("x")
        host.key(.return)
        XCTAssertEqual(shown(host), "<> 12.0")
        XCTAssertTrue(host.texts.contains("12"))
    }

    func testTheClipboardAndUndo() async {
        let host = form("one two")
        host.click(id: "name")
        control(host, "a")
        control(host, "x")
        XCTAssertEqual(shown(host), "<> 12.0")
        XCTAssertEqual(host.pasteboard.string, "one two")
        control(host, "v")
        control(host, "v")
        XCTAssertEqual(shown(host), "<one twoone two> 12.0")
        control(host, "z")
        XCTAssertEqual(shown(host), "<one two> 12.0")
        control(host, "z", shift: true)
        XCTAssertEqual(shown(host), "<one twoone two> 12.0")
    }

    func testControlMovesAndDeletesByWords() async {
        let host = form("one two three")
        host.click(id: "name")
        host.key(.end)
        host.key(.delete, modifiers: .control)
        XCTAssertEqual(shown(host), "<one two > 12.0")
        host.key(.left, modifiers: .control)
        host.type("X")
        XCTAssertEqual(shown(host), "<one Xtwo > 12.0")
        host.key(.home)
        host.key(.right, modifiers: [.control, .shift])
        host.type("1")
        XCTAssertEqual(shown(host), "<1 Xtwo > 12.0")
    }

    /// Letters are 5 points wide, and the text begins 8 points from the field's edge.
    func testDraggingAndDoubleClicksSelect() async {
        let host = form("one two")
        let field = host.frame(ofID: "name") ?? .zero
        func place(_ letters: Double) -> CGPoint { CGPoint(x: field.minX + 8 + letters * 5, y: field.midY) }
        host.drag(from: place(0), to: place(3))
        host.type("1")
        XCTAssertEqual(shown(host), "<1 two> 12.0")
        let double = InputEvent.Pointer(location: place(3), clickCount: 2)
        host.send(InputEvent(.pointerDown(double), at: host.time))
        host.send(InputEvent(.pointerUp(double), at: host.time))
        host.type("2")
        XCTAssertEqual(shown(host), "<1 2> 12.0")
    }

    func testComposedTextShowsAndIsNotTypedYet() async {
        let host = form("ab")
        host.click(id: "name")
        host.key(.end)
        host.send(InputEvent(.marked(MarkedText("ni")), at: host.time))
        host.frame(at: host.time)
        XCTAssertTrue(host.texts.contains("abni"), "\(host.texts)")
        XCTAssertEqual(shown(host), "<ab> 12.0")
        host.key(.delete)
        XCTAssertEqual(shown(host), "<ab> 12.0", "the input method has the keys")
        host.send(InputEvent(.marked(MarkedText("")), at: host.time))
        host.type("你")
        XCTAssertEqual(shown(host), "<ab你> 12.0")
    }

    func testTheCaretStaysInTheField() async {
        let host = form(String(repeating: "m", count: 100))
        host.click(id: "name")
        let field = host.frame(ofID: "name") ?? .zero
        for key in [InputEvent.Key.end, .home] {
            host.key(key)
            let caret = host.textInputRect ?? .null
            XCTAssertTrue(field.contains(caret), "\(key): \(caret) in \(field)")
        }
    }

    func testASecretIsShownAsDotsAndNotCopied() async {
        let host = form()
        XCTAssertTrue(host.texts.contains("•••"))
        host.click(id: "secret")
        control(host, "a")
        control(host, "c")
        XCTAssertEqual(host.pasteboard.string, "")
        host.type("d")
        XCTAssertTrue(host.texts.contains("•••"), "a constant stays as it is: \(host.texts)")
    }

    func testAnAccentJoinsItsLetter() async {
        let host = form("e")
        host.click(id: "name")
        host.key(.end)
        host.type("\u{301}")
        host.key(.delete)
        XCTAssertEqual(shown(host), "<> 12.0")
    }

    private struct Focused: View {
        enum Field { case first, second }
        @FocusState var field: Field?
        @State var text = ""
        var body: some View {
            VStack {
                TextField("First", text: $text).focused($field, equals: .first).id("first")
                TextField("Second", text: .constant("")).focused($field, equals: .second).id("second")
                Button("Go") { field = .second }.id("go")
                Button("Leave") { field = nil }.id("leave")
                Text("focus: \(field.map { "\($0)" } ?? "none")")
            }
        }
    }

    private struct LongForm: View {
        @FocusState var field: Int?
        @State var texts = (0..<60).map { $0 < 40 ? "filled" : "" }
        var isLazy = true
        var body: some View {
            VStack(spacing: 0) {
                ScrollViewReader { proxy in
                    if isLazy {
                        ScrollView { LazyVStack { rows } }
                        Button("Submit") {
                            let empty = texts.firstIndex(of: "")
                            withAnimation { proxy.scrollTo(empty, anchor: .center) }
                            field = empty
                        }
                        .id("submit")
                    } else {
                        ScrollView { VStack { rows } }.id("scroll")
                        Button("Submit") { field = texts.firstIndex(of: "") }.id("submit")
                    }
                }
                Text("focus: \(field.map { "\($0)" } ?? "none")")
            }
        }

        private var rows: some View {
            ForEach(texts.indices, id: \.self) { index in
                TextField("field \(index)", text: $texts[index]).focused($field, equals: index).id(index)
            }
        }
    }

    func testAFieldInARowThatIsScrolledToGetsTheKeyboardWhenItComes() async {
        let host = host(300, 300) { LongForm() }
        XCTAssertNil(host.frame(ofID: 40))
        host.click(id: "submit")
        host.wait(2)
        XCTAssertEqual(shown(host), "focus: 40")
        host.type("typed")
        XCTAssertTrue(host.texts.contains("typed"), "\(host.texts)")
    }

    func testARowThatComesMuchLaterDoesNotTakeTheKeyboard() async {
        let host = host(300, 300) { LongForm() }
        host.click(id: "submit")
        host.click(id: 1)
        host.wait(3)
        XCTAssertNotEqual(shown(host), "focus: 40", "the person had chosen another field meanwhile")
    }

    func testAFieldThatGetsTheKeyboardIsScrolledIntoSight() async {
        let host = host(300, 300) { LongForm(isLazy: false) }
        host.click(id: "submit")
        host.wait(2)
        XCTAssertEqual(shown(host), "focus: 40")
        let (field, window) = (host.frame(ofID: 40) ?? .null, host.frame(ofID: "scroll") ?? .null)
        XCTAssertTrue(window.insetBy(dx: -1, dy: -1).contains(field), "\(field) in \(window)")
    }

    func testFocusStateFollowsTheKeyboardAndMovesIt() async {
        let host = host(200, 250) { Focused() }
        XCTAssertEqual(shown(host), "focus: none")
        host.click(id: "first")
        XCTAssertEqual(shown(host), "focus: first")
        host.key(.tab)
        XCTAssertEqual(shown(host), "focus: second")
        host.click(id: "first")
        host.click(id: "go")
        XCTAssertEqual(shown(host), "focus: second")
        XCTAssertTrue(host.wantsTextInput)
        host.click(id: "leave")
        XCTAssertEqual(shown(host), "focus: none")
        XCTAssertFalse(host.wantsTextInput)
    }

    func testAFieldThatHasNoWidthAnyMoreShowsNothing() async {
        struct Narrow: View {
            let knob: Knob
            var body: some View {
                TextField("Name", text: .constant("name")).textFieldStyle(.plain)
                    .frame(width: knob.count == 0 ? 100 : 0)
            }
        }
        let knob = Knob()
        let host = host(200, 100) { Narrow(knob: knob) }
        XCTAssertEqual(host.texts, ["name"])
        knob.count = 1
        host.wait(0.1)
        XCTAssertEqual(host.texts, [])
    }
}
