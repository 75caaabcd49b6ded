import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class MenuTests: XCTestCase {
    private struct Adding: View {
        let probe: Probe

        var body: some View {
            Menu {
                Button("Folder") { probe.hit("folder") }
            } label: {
                Text("Add").id("add")
            } primaryAction: {
                probe.hit("add")
            }
        }
    }

    func testAMenuWithAnActionActsOnItsLabelAndOpensAtItsArrow() async {
        let probe = Probe()
        let host = host { Adding(probe: probe) }
        host.click(id: "add")
        XCTAssertEqual(probe.events, ["add"])
        XCTAssertEqual(host.texts, ["Add"])
        let label = host.frame(ofID: "add") ?? .zero
        host.click(at: CGPoint(x: label.maxX + 22, y: label.midY))
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["Add", "Folder"])
    }

    func testAPressThatLastsOpensTheMenuAndDoesNotAct() async {
        let probe = Probe()
        let host = host { Adding(probe: probe) }
        let place = host.center(ofID: "add")
        host.press(at: place)
        host.wait(0.7)
        XCTAssertEqual(host.texts, ["Add", "Folder"])
        host.release(at: place)
        host.wait(0.1)
        XCTAssertEqual(probe.events, [])
    }

    func testTheKeysActAndOpen() async {
        let probe = Probe()
        let host = host { Adding(probe: probe) }
        host.key(.tab)
        host.key(.return)
        XCTAssertEqual(probe.events, ["add"])
        host.key(.down)
        XCTAssertEqual(host.texts, ["Add", "Folder"])
        host.key(.escape)
        XCTAssertEqual(host.texts, ["Add"])
    }

    private struct Starred: MenuStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("*")
                Menu(configuration)
            }
        }
    }

    func testAStyleOfOnesOwnAddsToTheStandardLookAndTheMenuStillOpens() async {
        let host = host { Menu("Sort") { Button("Name") {} }.menuStyle(Starred()).menuOrder(.fixed) }
        XCTAssertEqual(host.texts, ["*", "Sort"])
        host.key(.tab)
        host.key(.space)
        XCTAssertEqual(host.texts, ["*", "Sort", "Name"])
    }

    func testTheArrowOfAMenuCanBeLeftOut() async {
        func width(_ visibility: Visibility) -> CGFloat {
            host { Menu("Sort") { Button("Name") {} }.menuIndicator(visibility).id("menu") }.frame(ofID: "menu")?.width
                ?? 0
        }
        XCTAssertLessThan(width(.hidden), width(.visible))
        XCTAssertEqual(width(.automatic), width(.visible))
    }

    private struct Places: View {
        let edge: Edge?
        let anchor: PopoverAttachmentAnchor
        @State private var isShown = false
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Color.blue.frame(width: 60, height: 40).id("view")
                .onTapGesture { isShown = true }
                .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) {
                    Closing().frame(width: 50, height: 30).id("panel")
                }
        }
    }

    private struct Closing: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() }.id("close") }
    }

    func testAPopoverGoesToTheSideAskedForAndDismissClosesIt() async {
        let cases: [(Edge?, (CGRect, CGRect) -> Bool)] = [
            (nil, { $0.minY >= $1.maxY }), (.bottom, { $0.minY >= $1.maxY }), (.top, { $0.maxY <= $1.minY }),
            (.leading, { $0.maxX <= $1.minX }), (.trailing, { $0.minX >= $1.maxX }),
        ]
        for (edge, isThere) in cases {
            let host = host { Places(edge: edge, anchor: .rect(.bounds)) }
            host.click(id: "view")
            let (panel, view) = (host.frame(ofID: "panel") ?? .zero, host.frame(ofID: "view") ?? .zero)
            XCTAssertTrue(isThere(panel, view), "\(String(describing: edge)) \(panel) \(view)")
            host.click(id: "close")
            XCTAssertNil(host.frame(ofID: "panel"))
        }
    }

    func testAPopoverMayGoBesideAPointAndTurnsToTheOtherSideWithoutSpace() async {
        let point = host { Places(edge: .top, anchor: .point(.bottom)) }
        point.click(id: "view")
        let view = point.frame(ofID: "view") ?? .zero
        XCTAssertEqual(point.frame(ofID: "panel")?.maxY ?? 0, view.maxY - 4, accuracy: 0.01)
        let narrow = host(300, 90) {
            Places(edge: .top, anchor: .rect(.bounds)).frame(maxHeight: .infinity, alignment: .top)
        }
        narrow.click(id: "view")
        XCTAssertGreaterThan(narrow.frame(ofID: "panel")?.minY ?? 0, narrow.frame(ofID: "view")?.maxY ?? 99)
    }

    private struct Item: Identifiable {
        let id: Int
    }

    private struct Items: View {
        @State private var item: Item?

        var body: some View {
            VStack {
                Button("Two") { item = Item(id: 2) }.id("two")
                Text(item == nil ? "none" : "some")
            }
            .popover(item: $item) { Text("item \($0.id)") }
        }
    }

    func testAPopoverOfAnItemShowsItAndClosingTakesItAway() async {
        let host = host { Items() }
        host.click(id: "two")
        XCTAssertTrue(host.texts.contains("item 2"), "\(host.texts)")
        XCTAssertTrue(host.texts.contains("some"))
        host.key(.escape)
        XCTAssertFalse(host.texts.contains("item 2"))
        XCTAssertTrue(host.texts.contains("none"))
    }

    func testAContextMenuShowsItsPreviewAboveItsActions() async {
        let host = host {
            Color.blue.frame(width: 60, height: 40).id("view")
                .contextMenu {
                    Button("Open") {}.id("open")
                } preview: {
                    Text("a look").frame(width: 120, height: 60).id("preview")
                }
        }
        let pointer = InputEvent.Pointer(location: host.center(ofID: "view"), button: 2)
        host.send(InputEvent(.pointerDown(pointer), at: host.time))
        host.send(InputEvent(.pointerUp(pointer), at: host.time))
        host.wait(0.05)
        XCTAssertEqual(host.texts, ["a look", "Open"])
        XCTAssertLessThan(host.frame(ofID: "preview")?.maxY ?? 999, host.frame(ofID: "open")?.minY ?? 0)
    }
}
