import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class NavigationStackTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var path: [Int] = []
        @Published var showsDetail = false
        @Published var item: String?
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        let probe: Probe

        var body: some View {
            NavigationStack(path: $model.path) {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<60, id: \.self) { index in
                            NavigationLink("row \(index)", value: index).frame(height: 40)
                        }
                    }
                }
                .id("rows")
                .navigationTitle("Rows")
                .navigationDestination(for: Int.self) { Detail(number: $0, probe: probe) }
                .navigationDestination(isPresented: $model.showsDetail) { Text("flagged").navigationTitle("Flag") }
                .navigationDestination(item: $model.item) { Text("item \($0)") }
                .onAppear { probe.hit("+rows") }
                .onDisappear { probe.hit("-rows") }
            }
        }
    }

    private struct Detail: View {
        let number: Int
        let probe: Probe
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text("detail \(number), \(count)")
                Button("Count") { count += 1 }
                Button("Leave") { dismiss() }
                NavigationLink("On", value: number + 1)
                Text(isPresented ? "presented" : "root")
            }
            .navigationTitle("Detail \(number)")
            .onAppear { probe.hit("+\(number)") }
            .onDisappear { probe.hit("-\(number)") }
        }
    }

    private func stack(_ model: Model, _ probe: Probe = Probe()) -> ViewHost {
        host(300, 500) { Rows(model: model, probe: probe) }
    }

    func testALinkGoesOnAndTheButtonComesBack() async {
        let model = Model()
        let host = stack(model)
        host.click(at: host.location(of: "row 3"))
        host.wait(1)
        XCTAssertEqual(model.path, [3])
        XCTAssertTrue(host.texts.contains("detail 3, 0"))
        XCTAssertTrue(host.texts.contains("presented"))
        XCTAssertFalse(host.texts.contains("row 3"), "covered")
        host.click(at: host.location(of: "Rows"))
        host.wait(1)
        XCTAssertEqual(model.path, [])
        XCTAssertTrue(host.texts.contains("row 3"))
        XCTAssertFalse(host.texts.contains("detail 3, 0"))
    }

    func testAPathThatIsSetShowsItsPagesAndOneThatIsCutComesBack() async {
        let model = Model()
        model.path = [1, 2]
        let host = stack(model)
        XCTAssertTrue(host.texts.contains("detail 2, 0"))
        model.path = [1, 2, 3, 4]
        host.wait(1)
        XCTAssertTrue(host.texts.contains("detail 4, 0"))
        model.path.removeLast(3)
        host.wait(1)
        XCTAssertTrue(host.texts.contains("detail 1, 0"))
        model.path = []
        host.wait(1)
        XCTAssertTrue(host.texts.contains("row 1"))
    }

    func testPagesBelowStayAsTheyWere() async {
        let model = Model()
        let host = stack(model)
        host.notch(-6, at: CGPoint(x: 150, y: 300))
        host.wait(1)
        let offset = host.scrollOffset("rows")
        XCTAssertGreaterThan(offset.y, 50)
        model.path = [7]
        host.wait(1)
        host.click(at: host.location(of: "Count"))
        host.wait(0.1)
        host.click(at: host.location(of: "On"))
        host.wait(1)
        XCTAssertEqual(model.path, [7, 8])
        host.key(.escape)
        host.wait(1)
        XCTAssertEqual(model.path, [7])
        XCTAssertTrue(host.texts.contains("detail 7, 1"))
        host.click(at: host.location(of: "Leave"))
        host.wait(1)
        XCTAssertEqual(model.path, [])
        XCTAssertEqual(host.scrollOffset("rows"), offset)
    }

    func testPagesAppearAndDisappear() async {
        let (model, probe) = (Model(), Probe())
        let host = stack(model, probe)
        XCTAssertEqual(probe.events, ["+rows"])
        model.path = [1]
        host.wait(1)
        XCTAssertEqual(probe.events.sorted(), ["+1", "+rows", "-rows"])
        probe.clear()
        model.path = []
        host.wait(1)
        XCTAssertEqual(probe.events.sorted(), ["+rows", "-1"])
    }

    func testAPageMovesInFromTheTrailingEdgeAndOutAgain() async {
        let model = Model()
        let host = stack(model)
        let detail = { host.textLocations.first { $0.text.hasPrefix("detail") }?.location.x }
        model.path = [1]
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("row 1"), "the page below is seen on the way")
        XCTAssertNotNil(detail())
        host.wait(1)
        XCTAssertFalse(host.texts.contains("row 1"))
        model.path = []
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("row 1"))
        XCTAssertNotNil(detail(), "still seen on its way out")
        host.wait(1)
        XCTAssertNil(detail())
        XCTAssertFalse(host.needsFrame)
    }

    func testWithoutAnimationsOrMotionNothingMoves() async {
        let model = Model()
        let host = stack(model)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.path = [1] }
        host.wait(0.02)
        XCTAssertFalse(host.texts.contains("row 1"))
        host.wait(1)
        host.reduceMotion = true
        model.path = []
        host.wait(0.1)
        XCTAssertFalse(host.displayList.dump().contains("transform"))
        host.wait(1)
        XCTAssertTrue(host.texts.contains("row 1"))
    }

    func testAViewIsPresentedWhileAFlagOrAnItemSaysSo() async {
        let model = Model()
        let host = stack(model)
        model.showsDetail = true
        host.wait(1)
        XCTAssertTrue(host.texts.contains("flagged"))
        host.key(.escape)
        host.wait(1)
        XCTAssertFalse(model.showsDetail)
        XCTAssertTrue(host.texts.contains("row 1"))
        model.item = "seven"
        host.wait(1)
        XCTAssertTrue(host.texts.contains("item seven"))
        model.item = nil
        host.wait(1)
        XCTAssertTrue(host.texts.contains("row 1"))
    }

    func testLinksToViewsInTheirOldAndNewForms() async {
        struct Links: View {
            @State private var isActive = false
            @State private var chosen: Int?
            var body: some View {
                NavigationView {
                    VStack {
                        NavigationLink("plain", destination: Text("to plain"))
                        NavigationLink(destination: Text("to flag"), isActive: $isActive) { Text("flag") }
                        NavigationLink {
                            Text("to closure")
                        } label: {
                            Text("closure")
                        }
                        NavigationLink("tag", destination: Text("to tag"), tag: 2, selection: $chosen)
                        Text(isActive ? "active" : "not active")
                    }
                    .navigationBarTitle("Links", displayMode: .inline)
                    .navigationBarItems(leading: Text("left"), trailing: Button("right") { chosen = 2 })
                }
                .navigationViewStyle(.stack)
            }
        }
        let host = host(300, 500) { Links() }
        XCTAssertTrue(host.texts.contains("left"))
        for name in ["plain", "flag", "closure", "tag"] {
            host.click(at: host.location(of: name))
            host.wait(1)
            XCTAssertTrue(host.texts.contains("to \(name)"), name)
            host.click(at: host.location(of: "Links"))
            host.wait(1)
            XCTAssertFalse(host.texts.contains("to \(name)"), name)
        }
        XCTAssertTrue(host.texts.contains("not active"))
        host.click(at: host.location(of: "right"))
        host.wait(1)
        XCTAssertTrue(host.texts.contains("to tag"))
    }

    func testAPathOfSeveralTypes() async throws {
        struct Mixed: View {
            @Binding var path: NavigationPath
            var body: some View {
                NavigationStack(path: $path) {
                    Text("root")
                        .navigationDestination(for: Int.self) { Text("number \($0)") }
                        .navigationDestination(for: String.self) { Text("word \($0)") }
                }
            }
        }
        var path = NavigationPath([1])
        path.append("two")
        let stored = try JSONEncoder().encode(XCTUnwrap(path.codable))
        path = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored))
        XCTAssertEqual(path.count, 2)
        let host = host(300, 500) { Mixed(path: .constant(path)) }
        XCTAssertTrue(host.texts.contains("word two"))
    }

    func testAValueWithoutADestinationIsToldOf() async {
        let host = ViewHost(size: CGSize(width: 300, height: 300)) {
            NavigationStack { NavigationLink("lost", value: 3.5) }
        }
        var warnings: [String] = []
        host.onWarning = { warnings.append($0) }
        host.frame(at: .zero)
        host.click(at: host.location(of: "lost"))
        host.wait(1)
        XCTAssertTrue(warnings.first?.contains("navigationDestination(for: Double.self)") == true, "\(warnings)")
    }
}
