import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Rows deleted and moved by the user: the arguments of `onDelete` and `onMove`, and the resulting data.
@MainActor
final class ListEditingTests: XCTestCase {
    private struct Editable: View {
        @State private var fruits = ["apple", "banana", "cherry", "damson", "elder"]
        @State private var chosen: Set<String> = []
        var body: some View {
            VStack(spacing: 0) {
                Text(fruits.map { String($0.prefix(1)) }.joined() + " " + chosen.sorted().joined(separator: ","))
                List(selection: $chosen) {
                    ForEach(fruits, id: \.self) { fruit in
                        Text(fruit).id("row \(fruit)")
                            .deleteDisabled(fruit == "elder")
                            .moveDisabled(fruit == "elder")
                    }
                    .onDelete { fruits.remove(atOffsets: $0) }
                    .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
                }
                .id("list")
            }
        }
    }

    private func place(_ host: ViewHost, _ fruit: String) -> CGPoint {
        CGPoint(x: 250, y: host.center(ofID: "row \(fruit)").y)
    }

    private func click(_ host: ViewHost, _ fruit: String, _ modifiers: InputEvent.Modifiers = []) {
        let pointer = InputEvent.Pointer(location: place(host, fruit), modifiers: modifiers)
        host.send(InputEvent(.pointerDown(pointer), at: host.time))
        host.wait(0.02)
        host.send(InputEvent(.pointerUp(pointer), at: host.time))
        host.wait(0.02)
    }

    // MARK: The Delete key

    func testTheDeleteKeyDeletesWhatIsChosenAndChoosesTheNextRow() async {
        for key in [InputEvent.Key.delete, .forwardDelete] {
            let host = host { Editable() }
            click(host, "banana")
            host.key(key)
            XCTAssertEqual(host.texts.first, "acde cherry")
            host.key(key)
            XCTAssertEqual(host.texts.first, "ade damson")
        }
    }

    func testSeveralChosenRowsAreDeletedAtOnce() async {
        let host = host { Editable() }
        click(host, "apple")
        click(host, "cherry", .control)
        host.key(.delete)
        XCTAssertEqual(host.texts.first, "bde damson")
    }

    func testARowThatMustNotBeDeletedStays() async {
        let host = host { Editable() }
        click(host, "damson")
        click(host, "elder", .control)
        host.key(.delete)
        XCTAssertEqual(host.texts.first, "abce elder")
        host.key(.delete)
        XCTAssertEqual(host.texts.first, "abce elder")
    }

    func testSectionsAreToldOfTheirOwnRowsOnly() async {
        struct Sections: View {
            @State private var chosen: Set<Int> = []
            @State private var said: [String] = []
            var body: some View {
                VStack(spacing: 0) {
                    Text(said.joined(separator: " "))
                    List(selection: $chosen) {
                        ForEach(0..<2, id: \.self) { section in
                            Section("Head \(section)") {
                                ForEach(0..<3, id: \.self) { row in
                                    Text("row").tag(section * 3 + row).id("\(section).\(row)")
                                }
                                .onDelete { said.append("\(section):\(Array($0))") }
                            }
                        }
                    }
                }
            }
        }
        let host = host(300, 400) { Sections() }
        host.click(id: "0.0")
        host.key(.character("a"), modifiers: .control)
        host.key(.delete)
        XCTAssertEqual(host.texts.first, "0:[0, 1, 2] 1:[0, 1, 2]")
    }

    // MARK: Moving

    func testOptionWithTheArrowKeysMovesWhatIsChosen() async {
        let host = host { Editable() }
        click(host, "banana")
        host.key(.down, modifiers: .option)
        XCTAssertEqual(host.texts.first, "acbde banana")
        host.key(.down, modifiers: .option)
        XCTAssertEqual(host.texts.first, "acdbe banana")
        for _ in 0..<5 { host.key(.up, modifiers: .option) }
        XCTAssertEqual(host.texts.first, "bacde banana")
        host.key(.down)
        XCTAssertEqual(host.texts.first, "bacde apple", "the arrow keys go on from where the row went")
    }

    /// Holds a row, and drags it to the middle of another one or a little beyond.
    private func carry(_ host: ViewHost, _ fruit: String, to other: String, below: Bool) {
        let (start, row) = (place(host, fruit), place(host, other))
        let end = CGPoint(x: row.x, y: row.y + (below ? 8 : -8))
        host.press(at: start)
        host.wait(0.5)
        for share in [0.3, 0.6, 1] {
            host.wait(0.05)
            let place = CGPoint(x: start.x, y: start.y + (end.y - start.y) * share)
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: host.time))
        }
        host.wait(0.05)
        host.release(at: end)
        host.wait(0.5)
    }

    func testARowThatIsHeldIsCarriedElsewhere() async {
        let host = host { Editable() }
        carry(host, "banana", to: "damson", below: true)
        XCTAssertEqual(host.texts.first, "acdbe ")
        carry(host, "damson", to: "apple", below: false)
        XCTAssertEqual(host.texts.first, "dacbe ")
        carry(host, "apple", to: "apple", below: false)
        XCTAssertEqual(host.texts.first, "dacbe ", "put back where it was")
        carry(host, "elder", to: "apple", below: true)
        XCTAssertEqual(host.texts.first, "dacbe ", "a row that must not be moved")
    }

    func testACarriedRowIsSeenUnderThePointerWithALineWhereItGoes() async {
        let host = host { Editable() }
        let before = host.texts.filter { $0 == "banana" }.count
        host.press(at: place(host, "banana"))
        host.wait(0.5)
        let goal = place(host, "damson")
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: goal)), at: host.time))
        host.wait(0.1)
        XCTAssertEqual(host.texts.filter { $0 == "banana" }.count, before + 1)
        host.send(InputEvent(.pointerCancelled(id: 0), at: host.time))
        host.wait(0.1)
        XCTAssertEqual(host.texts.filter { $0 == "banana" }.count, before)
        XCTAssertEqual(host.texts.first, "abcde ")
    }

    func testAClickThatLastsALittleTooLongStillChooses() async {
        let host = host { Editable() }
        let place = place(host, "cherry")
        host.press(at: place)
        host.wait(0.6)
        host.release(at: place)
        host.wait(0.1)
        XCTAssertEqual(host.texts.first, "abcde cherry")
    }

    func testADragThatBeginsAtOnceStillScrolls() async {
        struct Long: View {
            @State private var rows = Array(0..<100)
            var body: some View {
                List {
                    ForEach(rows, id: \.self) { Text("\($0)") }
                        .onDelete { rows.remove(atOffsets: $0) }
                        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
                }
                .id("list")
            }
        }
        let host = host { Long() }
        host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 100), over: 0.3)
        host.wait(2)
        XCTAssertGreaterThan(host.scrollGeometry(ofID: "list")?.contentOffset.y ?? 0, 120)
        XCTAssertFalse(host.texts.contains("Delete"))
    }

    // MARK: Collections

    func testOffsetsAreCountedBeforeTheChange() {
        var letters = Array("abcdef")
        letters.remove(atOffsets: [1, 3, 9])
        XCTAssertEqual(String(letters), "acef")
        letters.move(fromOffsets: [0, 2], toOffset: 4)
        XCTAssertEqual(String(letters), "cfae")
        letters.move(fromOffsets: [3, 1], toOffset: 0)
        XCTAssertEqual(String(letters), "feca")
        letters.move(fromOffsets: [1, 2], toOffset: 2)
        XCTAssertEqual(String(letters), "feca")
    }
}
