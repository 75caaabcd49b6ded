import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ListSelectionTests: XCTestCase {
    private struct Single: View {
        let count: Int
        @State private var chosen: Int?
        var body: some View {
            VStack(spacing: 0) {
                Text("chosen \(chosen.map(String.init) ?? "none")")
                List(0..<count, id: \.self, selection: $chosen) { Text("Row \($0)").id("row \($0)") }.id("list")
            }
        }
    }

    private struct Several: View {
        @State private var chosen: Set<Int> = []
        var body: some View {
            VStack(spacing: 0) {
                Text("chosen \(chosen.sorted())")
                List(0..<20, id: \.self, selection: $chosen) { Text("Row \($0)").id("row \($0)") }
            }
        }
    }

    private func click(_ host: ViewHost, _ id: String, _ modifiers: InputEvent.Modifiers) {
        // Beside the text, since the whole row takes the click.
        let place = CGPoint(x: 250, y: host.center(ofID: id).y)
        let pointer = InputEvent.Pointer(location: place, modifiers: modifiers)
        host.send(InputEvent(.pointerDown(pointer), at: host.time))
        host.wait(0.02)
        host.send(InputEvent(.pointerUp(pointer), at: host.time))
        host.wait(0.02)
    }

    func testAClickAnywhereInARowChoosesIt() async {
        let host = host { Single(count: 5) }
        XCTAssertEqual(host.texts.first, "chosen none")
        click(host, "row 2", [])
        XCTAssertEqual(host.texts.first, "chosen 2")
        click(host, "row 3", [])
        XCTAssertEqual(host.texts.first, "chosen 3")
        click(host, "row 3", .control)
        XCTAssertEqual(host.texts.first, "chosen none")
    }

    func testControlAddsToSeveralAndTakesAway() async {
        let host = host { Several() }
        click(host, "row 1", [])
        click(host, "row 3", .control)
        XCTAssertEqual(host.texts.first, "chosen [1, 3]")
        click(host, "row 1", .control)
        XCTAssertEqual(host.texts.first, "chosen [3]")
        click(host, "row 2", [])
        XCTAssertEqual(host.texts.first, "chosen [2]")
    }

    func testShiftChoosesAllRowsBetween() async {
        let host = host { Several() }
        click(host, "row 1", [])
        click(host, "row 4", .shift)
        XCTAssertEqual(host.texts.first, "chosen [1, 2, 3, 4]")
        click(host, "row 0", .shift)
        XCTAssertEqual(host.texts.first, "chosen [0, 1]", "the range turns at the row that was chosen first")
        click(host, "row 3", .control)
        click(host, "row 5", .shift)
        XCTAssertEqual(host.texts.first, "chosen [3, 4, 5]")
    }

    func testShiftWithTheArrowKeysMakesTheRangeLongerAndShorter() async {
        let host = host { Several() }
        click(host, "row 2", [])
        for _ in 0..<3 { host.key(.down, modifiers: .shift) }
        XCTAssertEqual(host.texts.first, "chosen [2, 3, 4, 5]")
        for _ in 0..<4 { host.key(.up, modifiers: .shift) }
        XCTAssertEqual(host.texts.first, "chosen [1, 2]")
        host.key(.down)
        XCTAssertEqual(host.texts.first, "chosen [2]")
        host.key(.home, modifiers: .shift)
        XCTAssertEqual(host.texts.first, "chosen [0, 1, 2]")
    }

    func testAllRowsAreChosenWithControlAndA() async {
        let host = host(900, 300) { Several() }
        click(host, "row 2", [])
        host.key(.character("a"), modifiers: .control)
        XCTAssertEqual(host.texts.first, "chosen \(Array(0..<20))")
        host.key(.down)
        XCTAssertEqual(host.texts.first, "chosen [3]")
    }

    func testShiftWhereOneRowCanBeChosenChoosesIt() async {
        let host = host { Single(count: 5) }
        click(host, "row 1", [])
        click(host, "row 3", .shift)
        XCTAssertEqual(host.texts.first, "chosen 3")
        host.key(.up, modifiers: .shift)
        XCTAssertEqual(host.texts.first, "chosen 2")
    }

    func testARangeOverManyRowsMakesNoneOfThem() async {
        struct Many: View {
            let probe: Probe
            @State private var chosen: Set<Int> = []
            var body: some View {
                VStack(spacing: 0) {
                    Text("\(chosen.count) chosen")
                    List(0..<100_000, id: \.self, selection: $chosen) { index in
                        let _ = probe.hit("row")
                        Text("Row \(index)").id("row \(index)")
                    }
                }
            }
        }
        let probe = Probe()
        let host = host { Many(probe: probe) }
        click(host, "row 0", [])
        host.key(.end, modifiers: .shift)
        host.wait(2)
        XCTAssertEqual(host.texts.first, "100000 chosen")
        XCTAssertLessThan(probe["row"], 1000, "those that passed by on the way to the end")
    }

    func testADragThatScrollsChoosesNothing() async {
        let host = host { Single(count: 100) }
        host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 250, y: 60))
        host.wait(2)
        XCTAssertEqual(host.texts.first, "chosen none")
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "list")?.contentOffset.y ?? 0, 50)
    }

    func testArrowKeysGoFromRowToRowAndScrollThemIntoSight() async {
        let host = host { Single(count: 1_000_000) }
        click(host, "row 0", [])
        for _ in 0..<20 { host.key(.down) }
        host.wait(2)
        XCTAssertEqual(host.texts.first, "chosen 20")
        let frame = host.frame(ofID: "row 20") ?? .null
        XCTAssertTrue(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame), "\(frame)")
        host.key(.end)
        host.wait(2)
        XCTAssertEqual(host.texts.first, "chosen 999999")
        XCTAssertEqual(host.texts.last, "Row 999999")
        host.key(.up)
        XCTAssertEqual(host.texts.first, "chosen 999998")
    }

    func testHeadersAreNotChosenAndTagsGoBeforeIds() async {
        struct Tagged: View {
            @State private var chosen: String?
            var body: some View {
                VStack(spacing: 0) {
                    Text("chosen \(chosen ?? "none")")
                    List(selection: $chosen) {
                        Section("Head") {
                            Text("one").padding(2).tag("first")
                            ForEach(["a", "b"], id: \.self) { Text($0).tag("tag \($0)") }
                        }
                    }
                }
            }
        }
        let host = host { Tagged() }
        host.key(.tab)
        var chosen: [String] = []
        for _ in 0..<4 {
            host.key(.down)
            chosen.append(host.texts.first ?? "")
        }
        XCTAssertEqual(chosen, ["chosen first", "chosen tag a", "chosen tag b", "chosen tag b"])
        host.key(.home)
        XCTAssertEqual(host.texts.first, "chosen first")
    }

    func testAButtonInARowIsPressedAndNothingIsChosen() async {
        struct Pressed: View {
            @State private var chosen: Int?
            @State private var presses = 0
            var body: some View {
                VStack(spacing: 0) {
                    Text("chosen \(chosen.map(String.init) ?? "none"), pressed \(presses)")
                    List(0..<3, id: \.self, selection: $chosen) { index in
                        Button("press") { presses += 1 }.id("button \(index)")
                    }
                }
            }
        }
        let host = host { Pressed() }
        host.click(id: "button 1")
        XCTAssertEqual(host.texts.first, "chosen none, pressed 1")
    }

    func testChoosingRunsNoBodyOfARow() async {
        struct Row: View {
            let probe: Probe
            let index: Int
            var body: some View {
                let _ = probe.hit("row")
                Text("Row \(index)").id("row \(index)")
            }
        }
        struct Rows: View {
            let probe: Probe
            @State private var chosen: Int?
            var body: some View { List(0..<5, id: \.self, selection: $chosen) { Row(probe: probe, index: $0) } }
        }
        let probe = Probe()
        let host = host { Rows(probe: probe) }
        XCTAssertEqual(probe["row"], 5)
        let before = host.displayList.items.count
        click(host, "row 2", [])
        XCTAssertEqual(probe["row"], 5)
        XCTAssertEqual(host.displayList.items.count, before - 1, "a ground, and no lines above and below it")
    }

    func testAChosenRowOfAListFlashesAlone() async {
        struct Rows: View {
            @State private var chosen: Int?
            var body: some View {
                List(0..<5, id: \.self, selection: $chosen) { Text("Row \($0)").id("row \($0)") }.flashesRepaints()
            }
        }
        let host = host { Rows() }
        host.wait(0.1)
        let row = host.frame(ofID: "row 2") ?? .null
        host.press(at: CGPoint(x: row.midX, y: row.midY))
        host.release(at: CGPoint(x: row.midX, y: row.midY))
        XCTAssertTrue(host.borders.allSatisfy { $0.height < 70 }, "\(host.borders)")
        XCTAssertFalse(host.borders.isEmpty)
    }
}
