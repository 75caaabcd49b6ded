import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class NavigationSplitViewTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var chosen: Int?
        @Published var visibility = NavigationSplitViewVisibility.automatic
        @Published var column = NavigationSplitViewColumn.sidebar
        @Published var isProminent = false
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    private struct Two: View {
        @ObservedObject var model: Model

        var body: some View {
            let split = NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.column)
            {
                List(0..<20, id: \.self, selection: $model.chosen) { Text("park \($0)") }
                    .navigationTitle("Parks")
                    .navigationSplitViewColumnWidth(min: 200, ideal: 220, max: 300)
            } detail: {
                VStack {
                    Text(model.chosen.map { "about \($0)" } ?? "nothing chosen").id("said")
                    Counter(name: "visits")
                }
                .navigationTitle("Park")
            }
            if model.isProminent { split.navigationSplitViewStyle(.prominentDetail) } else { split }
        }
    }

    private func two(_ width: CGFloat, _ model: Model) -> ViewHost { host(width, 500) { Two(model: model) } }

    func testColumnsStandBesideEachOtherAndARowLeadsToTheNextOne() async {
        let model = Model()
        let host = two(800, model)
        XCTAssertLessThan(host.location(of: "park 1").x, 220)
        XCTAssertEqual(
            host.center(ofID: "said").x, 510, accuracy: 2, "in the middle of what the first column leaves")
        XCTAssertFalse(host.texts.contains("Back"))
        host.click(at: host.location(of: "park 3"))
        host.wait(0.1)
        XCTAssertEqual(model.chosen, 3)
        XCTAssertTrue(host.texts.contains("about 3") && host.texts.contains("park 4"))
        host.key(.down)
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("about 4"), "by keys as well")
    }

    func testInLittleWidthAChoiceLeadsToTheNextColumnAndTheWayBackTakesItAway() async {
        let model = Model()
        let host = two(400, model)
        XCTAssertTrue(host.texts.contains("park 1") && !host.texts.contains("nothing chosen"))
        for back in [0, 1, 2] {
            host.click(at: host.location(of: "park 3"))
            host.wait(0.6)
            XCTAssertEqual(model.column, .detail)
            XCTAssertTrue(host.texts.contains("about 3") && !host.texts.contains("park 4"), "\(host.texts)")
            switch back {
            case 0: host.click(at: host.location(of: "Parks"))
            case 1: host.key(.escape)
            default: host.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 380, y: 300))
            }
            host.wait(1)
            XCTAssertEqual(model.column, .sidebar, "\(back)")
            XCTAssertNil(model.chosen)
            XCTAssertTrue(host.texts.contains("park 1") && !host.texts.contains("about 3"), "\(host.texts)")
        }
    }

    func testADragFromTheEdgeThatIsGivenUpLeavesTheColumn() async {
        let model = Model()
        model.chosen = 2
        let host = two(400, model)
        XCTAssertTrue(host.texts.contains("about 2"), "what is chosen from the start is seen: \(host.texts)")
        let x = host.location(of: "about 2").x
        host.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 104, y: 300), over: 0.4, release: false)
        XCTAssertGreaterThan(host.location(of: "about 2").x, x + 50)
        XCTAssertTrue(host.texts.contains("park 1"), "the column below is seen")
        host.wait(0.3)
        host.release(at: CGPoint(x: 104, y: 300))
        host.wait(1)
        XCTAssertEqual(host.location(of: "about 2").x, x)
        XCTAssertEqual(model.chosen, 2)
    }

    func testTheProgramChoosesTheColumnAndWhatIsSeen() async {
        let model = Model()
        let host = two(400, model)
        model.column = .detail
        host.wait(0.6)
        XCTAssertTrue(host.texts.contains("nothing chosen"))
        host.size = CGSize(width: 800, height: 500)
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("nothing chosen") && host.texts.contains("park 1"))
        model.visibility = .detailOnly
        host.wait(0.1)
        XCTAssertFalse(host.texts.contains("park 1"))
        XCTAssertEqual(host.center(ofID: "said").x, 400, accuracy: 2)
    }

    func testStateIsTheSameAtAnyWidth() async {
        let model = Model()
        let host = two(800, model)
        host.click(at: host.location(of: "visits 0"))
        host.wait(0.1)
        host.size = CGSize(width: 400, height: 500)
        host.wait(0.1)
        model.column = .detail
        host.wait(0.6)
        XCTAssertTrue(host.texts.contains("visits 1"), "\(host.texts)")
    }

    func testTheButtonAndItsKeyHideAndShowTheFirstColumn() async {
        let model = Model()
        let host = two(800, model)
        host.key(.character("s"), modifiers: [.control, .option])
        host.wait(0.6)
        XCTAssertEqual(model.visibility, .detailOnly)
        XCTAssertFalse(host.texts.contains("park 1"))
        host.click(at: CGPoint(x: 27, y: 22))
        host.wait(0.6)
        XCTAssertTrue(host.texts.contains("park 1"))
    }

    func testTheLineBetweenColumnsIsDraggedWithinItsLimits() async {
        let host = two(800, Model())
        let middle = { host.center(ofID: "said").x }
        host.drag(from: CGPoint(x: 220, y: 300), to: CGPoint(x: 260, y: 300))
        host.wait(0.1)
        XCTAssertEqual(middle(), 530, accuracy: 2)
        host.drag(from: CGPoint(x: 260, y: 300), to: CGPoint(x: 600, y: 300))
        host.wait(0.1)
        XCTAssertEqual(middle(), 550, accuracy: 2, "no wider than 300")
    }

    func testColumnsOverAProminentDetailAreHiddenByAPressBesideThem() async {
        let model = Model()
        model.isProminent = true
        let host = two(800, model)
        XCTAssertEqual(host.center(ofID: "said").x, 400, accuracy: 2)
        XCTAssertTrue(host.texts.contains("park 1"))
        host.click(at: host.location(of: "visits 0"))
        host.wait(0.6)
        XCTAssertEqual(model.visibility, .detailOnly)
        XCTAssertTrue(host.texts.contains("visits 0"), "the press does nothing else")
        host.click(at: host.location(of: "visits 0"))
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("visits 1"))
    }

    func testFromRightToLeftTheSidebarIsAtTheRightAtOnce() async {
        let host = host(900, 500) {
            NavigationSplitView {
                Text("side").id("side")
            } detail: {
                Text("detail").id("detail")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        XCTAssertGreaterThan(host.frame(ofID: "side")?.minX ?? 0, host.frame(ofID: "detail")?.maxX ?? .infinity)
    }
}
