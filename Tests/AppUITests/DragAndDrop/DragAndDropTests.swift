import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Dragging from one view to another, by the mouse and by a finger.
@MainActor
final class DragAndDropTests: XCTestCase {
    private struct Card: Codable, Transferable, Equatable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: UTType(exportedAs: "card"))
            ProxyRepresentation(exporting: \.title)
        }
    }

    private struct Board: View {
        let probe: Probe
        @State private var isTargeted = false
        @State private var got = "nothing"
        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 100, height: 50).id("card").draggable(Card(title: "ace")) { Text("preview") }
                Color.red.frame(width: 100, height: 50).id("word").draggable("word")
                Color.blue.frame(width: 200, height: 100).id("cards")
                    .dropDestination(for: Card.self) { cards, location in
                        probe.hit("\(cards.map(\.title)) \(Int(location.x)) \(Int(location.y))")
                        return true
                    } isTargeted: {
                        isTargeted = $0
                    }
                Color.green.frame(width: 200, height: 60).id("words")
                    .dropDestination(for: String.self) { words, _ in
                        got = words.joined()
                        return true
                    }
                Text(isTargeted ? "targeted" : "free")
                Text(got)
            }
        }
    }

    private func carry(_ host: ViewHost, _ from: String, to goal: String, release: Bool = true) {
        host.drag(from: host.center(ofID: from), to: host.center(ofID: goal), over: 0.3, release: release)
        host.wait(0.1)
    }

    func testAValueGoesToTheViewThatItIsLetGoOver() async {
        let probe = Probe()
        let host = host(300, 400) { Board(probe: probe) }
        carry(host, "card", to: "cards", release: false)
        XCTAssertTrue(host.texts.contains("targeted"))
        XCTAssertTrue(host.texts.contains("preview"), "under the pointer")
        host.release(at: host.center(ofID: "cards"))
        host.wait(0.1)
        XCTAssertEqual(probe.events, ["[\"ace\"] 100 50"])
        XCTAssertTrue(host.texts.contains("free"))
        XCTAssertFalse(host.texts.contains("preview"))
    }

    func testAnotherTypeGetsWhatTheRepresentationMakesOfIt() async {
        let probe = Probe()
        let host = host(300, 400) { Board(probe: probe) }
        carry(host, "card", to: "words")
        XCTAssertTrue(host.texts.contains("ace"), "\(host.texts)")
        carry(host, "word", to: "cards")
        XCTAssertEqual(probe.events, [], "no card can be made of a word")
    }

    func testEscapeEndsADrag() async {
        let probe = Probe()
        let host = host(300, 400) { Board(probe: probe) }
        carry(host, "card", to: "cards", release: false)
        host.key(.escape)
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("free"))
        host.release(at: host.center(ofID: "cards"))
        XCTAssertEqual(probe.events, [])
    }

    private struct Rows: View {
        @State private var got = "nothing"
        var body: some View {
            VStack(spacing: 0) {
                Text(got).frame(height: 20)
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { row in
                            Text("row \(row)").frame(maxWidth: .infinity, minHeight: 40).id(row)
                                .draggable("\(row)")
                                .dropDestination(for: String.self) { words, _ in
                                    got = "\(words[0]) on \(row)"
                                    return true
                                }
                        }
                    }
                }
                .id("list")
            }
        }
    }

    func testTheListGoesOnUnderWhatIsHeldAtItsEdge() async throws {
        let host = host(300, 420) { Rows() }
        host.drag(from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150, y: 415), over: 0.3, release: false)
        host.wait(1)
        let offset = try XCTUnwrap(host.scrollGeometry(ofID: "list")).contentOffset.y
        XCTAssertGreaterThan(offset, 400, "row 0, where the drag began, was left long ago")
        XCTAssertLessThan(offset, 1000)
        let middle = InputEvent.Pointer(location: CGPoint(x: 150, y: 220))
        host.send(InputEvent(.pointerMoved(middle), at: host.time))
        host.wait(0.2)
        let rest = try XCTUnwrap(host.scrollGeometry(ofID: "list")).contentOffset.y
        host.wait(0.5)
        XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentOffset.y, rest, "it rests in the middle")
        host.release(at: CGPoint(x: 150, y: 220))
        host.wait(0.1)
        XCTAssertEqual(host.texts.first, "0 on \(Int((rest + 200) / 40))")
        host.wait(3)
        XCTAssertFalse(host.needsFrame, "nothing moves any more")
    }

    private func finger(_ host: ViewHost, hold: Double) {
        let start = InputEvent.Pointer(device: .touch, location: CGPoint(x: 150, y: 200))
        host.send(InputEvent(.pointerDown(start), at: host.time))
        host.wait(hold)
        for step in 1...10 {
            let pointer = InputEvent.Pointer(device: .touch, location: CGPoint(x: 150, y: 200 - CGFloat(step) * 8))
            host.send(InputEvent(.pointerMoved(pointer), at: host.time))
            host.wait(0.02)
        }
        let end = InputEvent.Pointer(device: .touch, location: CGPoint(x: 150, y: 120))
        host.send(InputEvent(.pointerUp(end), at: host.time))
        host.wait(1)
    }

    func testAFingerScrollsUnlessItIsHeld() async throws {
        let scrolled = host(300, 420) { Rows() }
        finger(scrolled, hold: 0.05)
        XCTAssertGreaterThan(try XCTUnwrap(scrolled.scrollGeometry(ofID: "list")).contentOffset.y, 40)
        XCTAssertEqual(scrolled.texts.first, "nothing")
        let held = host(300, 420) { Rows() }
        finger(held, hold: 0.6)
        XCTAssertEqual(held.scrollGeometry(ofID: "list")?.contentOffset.y, 0)
        XCTAssertEqual(held.texts.first, "4 on 2")
    }

    func testAButtonIsSetOffByWhatIsHeldOverIt() async {
        struct Folder: View {
            @State private var isOpen = false
            let behavior: SpringLoadingBehavior
            var body: some View {
                VStack {
                    Color.red.frame(width: 50, height: 50).id("card").draggable("card")
                    Button(isOpen ? "open" : "closed") { isOpen = true }.id("folder")
                }
                .springLoadingBehavior(behavior)
            }
        }
        for (behavior, word) in [(SpringLoadingBehavior.enabled, "open"), (.automatic, "closed")] {
            let host = host { Folder(behavior: behavior) }
            carry(host, "card", to: "folder", release: false)
            XCTAssertTrue(host.texts.contains("closed"), "not at once")
            host.wait(1)
            XCTAssertTrue(host.texts.contains(word), "\(host.texts)")
        }
    }

    private struct Reorder: DropDelegate {
        let name: String
        let dragged: () -> String?
        let probe: Probe
        func performDrop(info: DropInfo) -> Bool {
            probe.hit("\(dragged() ?? "") dropped on \(name)")
            return true
        }
        func dropEntered(info: DropInfo) { probe.hit("entered \(name)") }
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
        func dropExited(info: DropInfo) { probe.hit("exited \(name)") }
    }

    private struct Tiles: View {
        @State private var dragged: String?
        let probe: Probe
        var body: some View {
            HStack(spacing: 0) {
                ForEach(["a", "b", "c"], id: \.self) { name in
                    Color.red.frame(width: 60, height: 60).id(name)
                        .onDrag {
                            dragged = name
                            return NSItemProvider()
                        }
                        .onDrop(
                            of: ["public.text"], delegate: Reorder(name: name, dragged: { dragged }, probe: probe))
                }
            }
        }
    }

    func testADelegateFollowsTheDrag() async {
        let probe = Probe()
        let host = host { Tiles(probe: probe) }
        carry(host, "a", to: "c")
        XCTAssertEqual(
            probe.events.filter { $0 != "entered a" && $0 != "exited a" },
            ["entered b", "exited b", "entered c", "a dropped on c", "exited c"])
    }
}
