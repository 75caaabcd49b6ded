import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// The focus when views appear, and the effect of keys that no view handles.
@MainActor
final class FocusScopeTests: XCTestCase {
    private struct Named: View {
        let name: String
        let probe: Probe
        var body: some View {
            Text(name).id(name).focusable().onKeyPress(.return) {
                probe.hit(name)
                return .handled
            }
        }
    }

    func testADefaultHasTheKeyboardWhenItAppears() async {
        struct Fields: View {
            @FocusState private var field: Int?
            let probe: Probe
            var body: some View {
                VStack {
                    Named(name: "one", probe: probe).focused($field, equals: 1)
                    Named(name: "two", probe: probe).focused($field, equals: 2)
                }
                .defaultFocus($field, 2)
            }
        }
        let probe = Probe()
        let host = host { Fields(probe: probe) }
        host.key(.return)
        XCTAssertEqual(probe.events, ["two"])
    }

    func testWhatAScopePrefersHasTheKeyboardAndGetsItBack() async {
        struct Scope: View {
            @Namespace private var scope
            @Environment(\.resetFocus) private var resetFocus
            let probe: Probe
            var body: some View {
                VStack {
                    Named(name: "one", probe: probe)
                    Named(name: "two", probe: probe).prefersDefaultFocus(in: scope)
                    Text("reset").id("reset").onTapGesture { resetFocus(in: scope) }
                }
                .focusScope(scope)
            }
        }
        let probe = Probe()
        let host = host { Scope(probe: probe) }
        host.key(.return)
        host.key(.tab, modifiers: .shift)
        host.key(.return)
        host.click(id: "reset")
        host.key(.return)
        XCTAssertEqual(probe.events, ["two", "one", "two"])
    }

    func testArrowsEscapeAndDeleteAreCommands() async {
        let probe = Probe()
        let host = host {
            Named(name: "x", probe: probe)
                .onMoveCommand { probe.hit("\($0)") }
                .onExitCommand { probe.hit("exit") }
                .onDeleteCommand { probe.hit("delete") }
        }
        host.key(.left)
        XCTAssertEqual(probe.events, [], "nothing has the keyboard")
        host.key(.tab)
        for key in [InputEvent.Key.left, .up, .escape, .delete] { host.key(key) }
        host.key(.left, modifiers: .control)
        XCTAssertEqual(probe.events, ["left", "up", "exit", "delete"])
    }

    func testAPressDoesNotFocusWhatIsOnlyActivated() async {
        struct State: View {
            @Environment(\.isFocused) private var isFocused
            var body: some View { Text(isFocused ? "has" : "has not").id("view") }
        }
        func said(_ interactions: FocusInteractions, _ act: (ViewHost) -> Void) -> String? {
            let host = host { State().focusable(true, interactions: interactions) }
            act(host)
            return host.texts.first
        }
        XCTAssertEqual(said(.activate) { $0.click(id: "view") }, "has not")
        XCTAssertEqual(said(.edit) { $0.click(id: "view") }, "has")
        XCTAssertEqual(said(.activate) { $0.key(.tab) }, "has")
    }

    func testNoRingIsDrawnWhereItIsNotWanted() async {
        func items(_ disabled: Bool) -> Int {
            let host = host { Text("x").focusable().focusEffectDisabled(disabled) }
            host.key(.tab)
            return host.displayList.items.count
        }
        XCTAssertEqual(items(false), items(true) + 1)
    }
}
