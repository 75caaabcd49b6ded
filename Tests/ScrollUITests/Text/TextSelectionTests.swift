import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class TextSelectionTests: XCTestCase {
    /// The width of letters is given by the size: see `FixedAdvanceText`.
    private struct Page: View {
        let probe: Probe
        var body: some View {
            VStack(alignment: .leading, spacing: 20) {
                Text("one two three\nfour five").id("text")
                Button(action: { probe.hit("button") }, label: { Text("push me").id("label") })
                Text("not this").textSelection(.disabled).id("other")
            }
            .textSelection(.enabled)
        }
    }

    private func copied(_ host: ViewHost) -> String {
        host.pasteboard.string = ""
        host.key(.character("c"), modifiers: .control)
        return host.pasteboard.string
    }

    func testADragSelectsAndControlCCopies() async throws {
        let host = host { Page(probe: Probe()) }
        let frame = try XCTUnwrap(host.frame(ofID: "text"))
        let letter = frame.width / 13
        host.drag(
            from: CGPoint(x: frame.minX + 4 * letter + 1, y: frame.minY + 5),
            to: CGPoint(x: frame.minX + 7 * letter + 1, y: frame.minY + 5))
        XCTAssertEqual(copied(host), "two")
        host.key(.right, modifiers: .shift)
        host.key(.right, modifiers: .shift)
        XCTAssertEqual(copied(host), "two t")
        host.drag(
            from: CGPoint(x: frame.minX + 8 * letter + 1, y: frame.minY + 5),
            to: CGPoint(x: frame.minX + 4 * letter + 1, y: frame.maxY - 5))
        XCTAssertEqual(copied(host), "three\nfour")
    }

    func testTwoClicksSelectAWordAndThreeAParagraph() async throws {
        let host = host { Page(probe: Probe()) }
        let frame = try XCTUnwrap(host.frame(ofID: "text"))
        let place = CGPoint(x: frame.minX + frame.width / 13 * 5.2, y: frame.minY + 5)
        func click(_ count: Int) -> String {
            host.wait(1)
            for number in 1...count {
                let pointer = InputEvent.Pointer(location: place, clickCount: number)
                host.send(InputEvent(.pointerDown(pointer), at: host.time))
                host.frame(at: host.time)
                host.send(InputEvent(.pointerUp(pointer), at: host.time))
                host.frame(at: host.time)
            }
            return copied(host)
        }
        XCTAssertEqual(click(1), "")
        XCTAssertEqual(click(2), "two")
        XCTAssertEqual(click(3), "one two three")
        host.key(.character("a"), modifiers: .control)
        XCTAssertEqual(copied(host), "one two three\nfour five")
    }

    func testThePressElsewhereEndsTheSelection() async throws {
        let host = host { Page(probe: Probe()) }
        let frame = try XCTUnwrap(host.frame(ofID: "text"))
        host.click(at: CGPoint(x: frame.minX + 3, y: frame.minY + 5))
        host.key(.character("a"), modifiers: .control)
        let marked = host.displayList.items.count
        host.click(id: "other")
        XCTAssertLessThan(host.displayList.items.count, marked, "no ground behind the letters")
        XCTAssertEqual(copied(host), "")
    }

    func testATextInAButtonIsTheButtons() async {
        let probe = Probe()
        let host = host { Page(probe: probe) }
        host.click(id: "label")
        XCTAssertEqual(probe["button"], 1)
    }

    func testTabPassesTextsBy() async {
        let probe = Probe()
        let host = host { Page(probe: probe) }
        host.key(.tab)
        host.key(.space)
        XCTAssertEqual(probe["button"], 1)
    }

    func testATextThatIsCutIsSelectedWhereItsEndIsSeen() async throws {
        let host = host {
            Text("abcdefghijklmnopqrstuvwxyz").lineLimit(1).truncationMode(.middle).textSelection(.enabled)
                .frame(width: 120).id("text")
        }
        let frame = try XCTUnwrap(host.frame(ofID: "text"))
        host.drag(
            from: CGPoint(x: frame.maxX - 22, y: frame.midY), to: CGPoint(x: frame.maxX + 20, y: frame.midY))
        XCTAssertTrue("abcdefghijklmnopqrstuvwxyz".hasSuffix(copied(host)))
        XCTAssertFalse(copied(host).isEmpty)
    }
}
