import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Several events in one slow frame have the same effect as one in each of several fast ones.
@MainActor
final class EventsOfOneFrameTests: XCTestCase {
    /// A field opened by a shortcut, and a button that is replaced by another when it is used.
    private struct Search: View {
        @State private var isOpen = false
        @State private var text = ""
        @State private var step = 1
        @FocusState private var isEditing: Bool

        var body: some View {
            VStack(spacing: 0) {
                Button("Find") {
                    isOpen = true
                    isEditing = true
                }
                .keyboardShortcut("f", modifiers: .control)
                if isOpen { TextField("Search", text: $text).focused($isEditing).onSubmit { isOpen = false } }
                if step == 1 { Button("One") { step = 2 }.frame(width: 100, height: 40).id("button") }
                if step == 2 { Button("Two") { step = 3 }.frame(width: 100, height: 40).id("button") }
                Text("<\(text)> \(step) \(isOpen ? "open" : "closed")").id("outcome")
            }
            .font(.system(size: 10))
        }
    }

    private func search() -> ViewHost { host(220, 200) { Search() } }

    private func send(_ kinds: [InputEvent.Kind], to host: ViewHost, apart gap: Duration = .milliseconds(5)) {
        for (index, kind) in kinds.enumerated() { host.send(InputEvent(kind, at: host.time + gap * (index + 1))) }
    }

    private let find = InputEvent.Kind.keyDown(.character("f"), modifiers: .control)

    func testWhatIsTypedAfterAShortcutGoesIntoTheFieldThatItOpens() async {
        let host = search()
        send([find, .text("a"), .text("b")], to: host)
        host.frame(at: .milliseconds(65))
        XCTAssertEqual(host.texts.last, "<ab> 1 open")
    }

    func testAKeyAfterAKeyMeetsWhatThatOneMade() async {
        let host = search()
        send([find, .text("a"), .keyDown(.return, modifiers: []), find, .text("b")], to: host)
        host.frame(at: .milliseconds(65))
        XCTAssertEqual(host.texts.last, "<ab> 1 open")
    }

    func testASecondClickMeetsWhatTheFirstOneMade() async throws {
        let host = search()
        let frame = try XCTUnwrap(host.frame(ofID: "button"))
        let pointer = InputEvent.Pointer(location: CGPoint(x: frame.midX, y: frame.midY))
        let click: [InputEvent.Kind] = [.pointerDown(pointer), .pointerUp(pointer)]
        send(click + click, to: host)
        host.frame(at: .milliseconds(65))
        XCTAssertEqual(host.texts.last, "<> 3 closed")
    }

    func testItIsTheSameInOneFrameAndInOneForEachEvent() async throws {
        let (slow, fast) = (search(), search())
        let events = [find, .text("a"), .keyDown(.return, modifiers: []), find, .text("b")]
        for host in [slow, fast] { send(events, to: host) }
        slow.frame(at: .milliseconds(65))
        for step in 1...13 { fast.frame(at: .milliseconds(5 * step)) }
        for host in [slow, fast] { host.frame(at: .seconds(1)) }
        XCTAssertEqual(slow.displayList.dump(), fast.displayList.dump())
    }
}
