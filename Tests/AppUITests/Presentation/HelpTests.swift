import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class HelpTests: XCTestCase {
    private struct Bar: View {
        let probe: Probe
        var body: some View {
            ZStack(alignment: .bottomTrailing) {
                Color.clear
                HStack {
                    Button("Cut") { probe.hit("cut") }.help("Takes it away").id("cut")
                    Text("Plain")
                }
            }
            .contentShape(Rectangle())
            .help("All of it")
        }
    }

    private func move(_ host: ViewHost, to location: CGPoint) {
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: location)), at: host.time))
        host.frame(at: host.time)
    }

    func testATipIsShownOnceThePointerRests() async {
        let host = host { Bar(probe: Probe()) }
        let cut = host.center(ofID: "cut")
        move(host, to: CGPoint(x: cut.x - 3, y: cut.y))
        host.wait(0.5)
        move(host, to: cut)
        host.wait(0.5)
        XCTAssertFalse(host.texts.contains("Takes it away"), "it moved again")
        XCTAssertNotNil(host.nextWakeUp)
        host.wait(0.3)
        XCTAssertEqual(host.texts.last, "Takes it away", "in front of all else, and the inner one alone")
        XCTAssertFalse(host.texts.contains("All of it"))
        move(host, to: CGPoint(x: 20, y: 20))
        host.wait(0.1)
        XCTAssertFalse(host.texts.contains("Takes it away"), "it left")
        host.wait(0.8)
        XCTAssertEqual(host.texts.last, "All of it")
    }

    func testATipAroundSeveralViewsIsShownAtEach() async {
        let loop = ForEach(0..<3) { Text("view \($0)") }.help("One of them")
        for host in [host(root: { VStack { loop } }), host(root: { List { loop } })] {
            for number in [0, 2, 1] {
                move(host, to: host.location(of: "view \(number)"))
                host.wait(0.1)
                XCTAssertFalse(host.texts.contains("One of them"), "it left another one")
                host.wait(1)
                XCTAssertEqual(host.texts.last, "One of them", "view \(number)")
            }
        }
    }

    func testATipIsWithinTheWindow() async throws {
        let host = host { Bar(probe: Probe()) }
        let cut = host.center(ofID: "cut")
        move(host, to: cut)
        host.wait(1)
        let place: CGPoint = host.location(of: "Takes it away")
        XCTAssertLessThan(place.y, cut.y, "above the pointer, since there is no space below")
        XCTAssertGreaterThan(place.x, 0)
        XCTAssertLessThan(place.x, cut.x, "to the left of the pointer, since there is no space at its right")
    }

    func testAPressAKeyAndTheWheelTakeTheTipAwayAndDoWhatTheyDo() async {
        let probe = Probe()
        let host = host { Bar(probe: probe) }
        let cut = host.center(ofID: "cut")
        func show() {
            move(host, to: CGPoint(x: 20, y: 20))
            move(host, to: cut)
            host.wait(1)
            XCTAssertTrue(host.texts.contains("Takes it away"))
        }
        show()
        host.click(at: cut)
        XCTAssertEqual(probe["cut"], 1)
        XCTAssertFalse(host.texts.contains("Takes it away"))
        show()
        host.notch(1, at: cut)
        host.frame(at: host.time)
        XCTAssertFalse(host.texts.contains("Takes it away"))
        show()
        host.key(.tab)
        XCTAssertFalse(host.texts.contains("Takes it away"))
    }

    func testAChoiceWithATipIsChosen() async {
        struct Sizes: View {
            @State private var size = 1
            var body: some View {
                Picker("Size", selection: $size) {
                    Text("Small").tag(1).help("Fits a pocket")
                    Text("Large").tag(2).help("Fits a bag")
                }
                .pickerStyle(.segmented)
                Text("\(size)").id("size").help("The size").accessibilityLabel("Size")
            }
        }
        let host = host { Sizes() }
        host.click(at: host.location(of: "Large"))
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("2"), "\(host.texts)")
        XCTAssertEqual(host.accessibility(ofID: "size")?.hint, "The size")
        XCTAssertEqual(host.accessibility(ofID: "size")?.label, "Size")
    }

    func testAViewThatLeavesTakesItsTipWithIt() async {
        struct Leaving: View {
            @State private var isThere = true
            var body: some View {
                VStack {
                    if isThere { Text("here").help("A tip").id("here") }
                }
                .keyboardShortcutButton { isThere = false }
            }
        }
        let host = host { Leaving() }
        move(host, to: host.center(ofID: "here"))
        host.wait(1)
        XCTAssertTrue(host.texts.contains("A tip"))
        host.key(.character("k"), modifiers: .control)
        host.wait(0.1)
        XCTAssertFalse(host.texts.contains("A tip"))
    }
}

extension View {
    fileprivate func keyboardShortcutButton(_ action: @escaping () -> Void) -> some View {
        overlay { Button("", action: { action() }).keyboardShortcut("k", modifiers: .control).opacity(0) }
    }
}
