import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class CommandTests: XCTestCase {
    private struct Marks: Commands {
        let probe: Probe
        var hasMore = false

        var body: some Commands {
            CommandMenu("Marks") {
                Button("Mark") { probe.hit("mark") }.keyboardShortcut("m", modifiers: .control)
                if hasMore { Button("More") { probe.hit("more") } }
            }
        }
    }

    private final class Model: ObservableObject {
        @Published var text = ""
        @Published var hasMarks = true
    }

    private struct Window: View {
        @ObservedObject var model: Model
        let probe: Probe

        var body: some View {
            let hasMarks = model.hasMarks
            _CommandedView {
                Window.commands(probe, hasMarks)
            } content: {
                VStack {
                    TextField("words", text: $model.text)
                    Button("inside") { probe.hit("inside") }
                }
            }
        }

        @CommandsBuilder static func commands(_ probe: Probe, _ hasMarks: Bool) -> some Commands {
            CommandGroup(after: .newItem) { Button("Open") { probe.hit("open") } }
            CommandGroup(replacing: .newItem) {
                Button("New") { probe.hit("new") }.keyboardShortcut("n", modifiers: .control)
            }
            CommandGroup(before: .help) { Button("Manual") { probe.hit("manual") } }
            if hasMarks { Marks(probe: probe, hasMore: true) }
        }
    }

    private func window(_ model: Model, _ probe: Probe) -> ViewHost {
        host(400, 300) { Window(model: model, probe: probe) }
    }

    func testMenusStandAboveTheViewsInTheirOrder() async {
        let host = window(Model(), Probe())
        XCTAssertEqual(Array(host.texts.prefix(3)), ["File", "Marks", "Help"])
        XCTAssertLessThan(host.location(of: "Help").y, 28)
        XCTAssertGreaterThan(host.location(of: "inside").y, 28)
        XCTAssertFalse(host.texts.contains("New"), "the menus are closed")
    }

    func testAMenuOpensAndItsButtonsAct() async {
        let probe = Probe()
        let host = window(Model(), probe)
        host.click(at: host.location(of: "File"))
        host.wait(0.5)
        XCTAssertLessThan(host.location(of: "New").y, host.location(of: "Open").y)
        host.click(at: host.location(of: "New"))
        host.wait(0.5)
        XCTAssertEqual(probe.events, ["new"])
        XCTAssertFalse(host.texts.contains("New"))
        host.click(at: host.location(of: "Marks"))
        host.wait(0.5)
        host.click(at: host.location(of: "More"))
        host.wait(0.5)
        XCTAssertEqual(probe.events, ["new", "more"])
    }

    func testKeysOfCommandsWorkWhileTheirMenusAreClosedWhereverTheKeyboardIs() async {
        let (model, probe) = (Model(), Probe())
        let host = window(model, probe)
        host.key(.character("n"), modifiers: .control)
        host.click(at: host.location(of: "words"))
        host.wait(0.1)
        host.key(.character("m"), modifiers: .control)
        host.wait(0.1)
        XCTAssertEqual(probe.events, ["new", "mark"])
        XCTAssertEqual(model.text, "")
        model.hasMarks = false
        host.wait(0.1)
        host.key(.character("m"), modifiers: .control)
        XCTAssertEqual(probe.events, ["new", "mark"], "what is gone has no key")
        XCTAssertFalse(host.texts.contains("Marks"))
    }

    func testTabPassesOverCommandsInClosedMenus() async {
        let probe = Probe()
        let host = host(400, 300) {
            _CommandedView {
                CommandMenu("Marks") { Button("Mark") { probe.hit("mark") } }
            } content: {
                Button("inside") { probe.hit("inside") }
            }
        }
        host.key(.tab)
        host.key(.tab)
        host.key(.space)
        host.wait(0.1)
        XCTAssertEqual(probe.events, ["inside"], "after the title of the menu")
    }

    func testWithoutCommandsThereIsNoBar() async {
        let host = host(400, 300) {
            _CommandedView {
                EmptyCommands()
            } content: {
                Text("alone")
            }
        }
        XCTAssertEqual(host.texts, ["alone"])
        XCTAssertEqual(host.location(of: "alone").y, 150, accuracy: 5)
    }

    private struct Counter: Commands {
        @State private var count = 0

        var body: some Commands {
            CommandMenu("Count \(count)") {
                Button("More") { count += 1 }.keyboardShortcut("k", modifiers: .control)
            }
        }
    }

    @CommandsBuilder private static var counters: some Commands {
        Counter()
        Counter()
    }

    func testCommandsFollowTheirOwnState() async {
        let host = host(400, 300) {
            _CommandedView {
                CommandTests.counters
            } content: {
                Text("alone")
            }
        }
        host.key(.character("k"), modifiers: .control)
        host.wait(0.1)
        host.key(.character("k"), modifiers: .control)
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["Count 2", "Count 0", "alone"], "each has a count of its own")
    }

    func testMenusOfCommandsShowTheirKeys() async {
        let host = window(Model(), Probe())
        host.click(at: host.location(of: "File"))
        host.wait(0.5)
        XCTAssertTrue(host.texts.contains("Ctrl+N"), "\(host.texts)")
    }

    func testF10OpensTheFirstMenuAndArrowsGoOn() async {
        let (model, probe) = (Model(), Probe())
        let host = window(model, probe)
        host.click(at: host.location(of: "words"))
        host.key(.function(10))
        host.wait(0.5)
        XCTAssertTrue(host.texts.contains("New"), "\(host.texts)")
        host.key(.right)
        host.wait(0.5)
        XCTAssertFalse(host.texts.contains("New"))
        XCTAssertTrue(host.texts.contains("Mark"))
        host.key(.down)
        host.key(.return)
        host.wait(0.5)
        XCTAssertEqual(probe.events, ["more"], "the first entry was chosen, the arrow goes to the second")
        host.key(.function(10))
        host.key(.left)
        host.wait(0.5)
        XCTAssertTrue(host.texts.contains("Manual"), "from the first menu to the last one")
        host.key(.left)
        host.wait(0.5)
        host.key(.escape)
        host.wait(0.5)
        XCTAssertFalse(host.texts.contains("Mark"))
        host.send(InputEvent(.text("a"), at: host.time))
        host.wait(0.1)
        XCTAssertEqual(model.text, "a", "the keyboard is where it was")
    }
}
