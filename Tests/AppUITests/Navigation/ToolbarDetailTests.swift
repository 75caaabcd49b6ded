import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Modifiers of bars, backgrounds and sheets besides their items.
@MainActor
final class ToolbarDetailTests: XCTestCase {
    func testTheTitleOpensItsMenu() async {
        let probe = Probe()
        let host = host(400, 300) {
            NavigationStack {
                Text("page").navigationTitle("Draft")
                    .toolbarTitleMenu { Button("Rename") { probe.hit("rename") } }
            }
        }
        XCTAssertLessThan(host.location(of: "Draft").y, 44, "in the bar")
        host.click(at: host.location(of: "Draft"))
        host.wait(0.5)
        host.click(at: host.location(of: "Rename"))
        host.wait(0.5)
        XCTAssertEqual(probe.events, ["rename"])
    }

    func testWhatABarHasByItselfIsLeftOut() async {
        let host = host(400, 300) {
            NavigationStack { Text("page").navigationTitle("Draft").toolbar(removing: .title) }
        }
        XCTAssertFalse(host.texts.contains("Draft"))
    }

    func testItemsWithIdsStandInABarThatCouldBeArranged() async {
        let host = host(400, 300) {
            NavigationStack {
                Text("page")
                    .toolbar(id: "main") {
                        ToolbarItem(id: "a", placement: .topBarLeading) { Button("A") {} }
                        ToolbarSpacer(.fixed)
                        ToolbarItem(id: "b") { Button("B") {} }
                    }
            }
        }
        XCTAssertLessThan(host.location(of: "A").x, 60)
        XCTAssertGreaterThan(host.location(of: "B").x, 340)
    }

    func testAGroundLiesUnderThePageFromEdgeToEdge() async {
        let host = host(200, 300) {
            NavigationStack {
                Text("page").navigationTitle("Title").containerBackground(Color.green, for: .navigation)
            }
        }
        let green = host.displayList.items.contains {
            if case .fill(.rect(let rect), _) = $0 { rect == Rect(x: 0, y: 0, width: 200, height: 300) } else { false }
        }
        XCTAssertTrue(green, host.displayList.dump())
        XCTAssertTrue(host.texts.contains("page"))
    }

    private struct Sheet<Content: View>: View {
        @State private var isPresented = true
        @ViewBuilder let content: () -> Content

        var body: some View {
            Text("behind").frame(maxWidth: .infinity, maxHeight: .infinity).sheet(
                isPresented: $isPresented, content: content)
        }
    }

    func testASheetWithoutDetentsIsAsLargeAsItsSizingSays() async {
        func top(_ sizing: some PresentationSizing) -> CGFloat {
            let host = host(900, 800) {
                Sheet { Color.red.frame(width: 300, height: 200).id("plate").presentationSizing(sizing) }
            }
            host.wait(1)
            return host.frame(ofID: "plate")?.midY ?? .nan
        }
        XCTAssertEqual(top(.fitted), 700, accuracy: 2, "the lower 200 points")
        XCTAssertEqual(top(.form), 490, accuracy: 2, "in the middle of the lower 620 points")
        XCTAssertEqual(top(.page), 405, accuracy: 2)
        XCTAssertEqual(top(.page.fitted(horizontal: false, vertical: true)), 700, accuracy: 2)
    }

    func testViewsLieUnderASheetsViews() async {
        let host = host(400, 400) {
            Sheet { Text("sheet").presentationBackground(alignment: .topLeading) { Text("ground") } }
        }
        host.wait(1)
        XCTAssertTrue(host.texts.contains("sheet"))
        XCTAssertLessThan(host.location(of: "ground").x, 60)
        XCTAssertLessThan(host.location(of: "ground").y, host.location(of: "sheet").y)
    }
}
