import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class SheetTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var isPresented = false
        @Published var item: Item?
        @Published var detent = PresentationDetent.medium
        @Published var isFixed = false
    }

    private struct Item: Identifiable, Equatable {
        let id: Int
    }

    /// A list in a sheet of two heights over a button.
    private struct Screen: View {
        @ObservedObject var model: Model
        var probe = Probe()

        var body: some View {
            Button("Behind") { probe.hit("behind") }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .sheet(isPresented: $model.isPresented, onDismiss: { probe.hit("dismissed") }) {
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<60) { Text("row \($0)").frame(maxWidth: .infinity).frame(height: 40) }
                        }
                    }
                    .id("list")
                    .presentationDetents([.medium, .large], selection: $model.detent)
                    .interactiveDismissDisabled(model.isFixed)
                }
        }
    }

    private func screen(_ model: Model, _ probe: Probe = Probe()) -> ViewHost {
        let host = host(400, 610) { Screen(model: model, probe: probe) }
        model.isPresented = true
        host.wait(1.5)
        return host
    }

    private func top(_ host: ViewHost) -> CGFloat { host.frame(ofID: "list")?.minY ?? .nan }

    func testASheetComesRestsAtItsDetentAndGoes() async {
        let (model, probe) = (Model(), Probe())
        let host = screen(model, probe)
        XCTAssertEqual(top(host), 310, accuracy: 0.5, "half of the 600 points below the gap")
        XCTAssertEqual(host.frame(ofID: "list")?.height ?? 0, 300, accuracy: 0.5, "laid out in what is seen")
        model.isPresented = false
        host.wait(0.05)
        XCTAssertTrue(host.texts.contains("row 1"), "still seen on its way out")
        host.wait(1)
        XCTAssertFalse(host.texts.contains("row 1"))
        XCTAssertEqual(probe.events, ["dismissed"])
        XCTAssertFalse(host.needsFrame)
    }

    func testInTheDarkALineTellsASheetFromWhatLiesBehind() async {
        for scheme in [ColorScheme.dark, .light] {
            let host = host(300, 400) { Text("page").sheet(isPresented: .constant(true)) { Text("sheet") } }
            host.colorScheme = scheme
            host.wait(1)
            let lines = host.displayList.items.filter { item in
                if case .fill(.path(let path, _), _) = item { path.line != nil } else { false }
            }
            XCTAssertEqual(lines.count, scheme == .dark ? 1 : 0)
        }
    }

    func testADragUpwardsLiftsTheSheetAndGoesOnWithTheList() async {
        let model = Model()
        let host = screen(model)
        // 300 points raise the sheet, 10 are slop; the other 150 go to the list.
        host.drag(from: CGPoint(x: 200, y: 560), to: CGPoint(x: 200, y: 100), over: 0.8, steps: 40, release: false)
        XCTAssertEqual(top(host), 10, accuracy: 0.5)
        XCTAssertEqual(host.scrollOffset("list").y, 150, accuracy: 12)
        host.wait(0.3)
        host.release(at: CGPoint(x: 200, y: 100))
        host.wait(1.5)
        XCTAssertEqual(model.detent, .large)
        XCTAssertEqual(top(host), 10, accuracy: 0.5)
    }

    func testADragDownwardsScrollsTheListToItsTopAndThenLowersTheSheet() async {
        let model = Model()
        model.detent = .large
        let host = screen(model)
        XCTAssertEqual(top(host), 10, accuracy: 0.5)
        host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 340), over: 0.4, release: false)
        host.wait(0.3)
        host.release(at: CGPoint(x: 200, y: 340))
        host.wait(1)
        let offset = host.scrollOffset("list").y
        XCTAssertGreaterThan(offset, 30)
        host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), over: 0.8, steps: 40, release: false)
        XCTAssertEqual(host.scrollOffset("list").y, 0, accuracy: 0.5)
        XCTAssertEqual(top(host), 10 + 300 - offset, accuracy: 12)
        host.wait(0.3)
        host.release(at: CGPoint(x: 200, y: 500))
        host.wait(1.5)
        XCTAssertEqual(model.detent, .medium)
        XCTAssertEqual(top(host), 310, accuracy: 0.5)
    }

    func testADragToTheLowerEndClosesUnlessThatIsDisabled() async {
        let (model, probe) = (Model(), Probe())
        let host = screen(model, probe)
        host.drag(from: CGPoint(x: 200, y: 330), to: CGPoint(x: 200, y: 590), over: 0.2)
        host.wait(1.5)
        XCTAssertFalse(model.isPresented)
        XCTAssertEqual(probe.events, ["dismissed"])
        model.isFixed = true
        model.isPresented = true
        host.wait(1.5)
        host.drag(from: CGPoint(x: 200, y: 330), to: CGPoint(x: 200, y: 590), over: 0.2)
        host.wait(1.5)
        XCTAssertTrue(model.isPresented)
        XCTAssertEqual(top(host), 310, accuracy: 0.5)
    }

    func testEscapeAndAPressBesideCloseIt() async {
        let (model, probe) = (Model(), Probe())
        let host = screen(model, probe)
        host.key(.escape)
        host.wait(1)
        XCTAssertFalse(model.isPresented)
        model.isPresented = true
        host.wait(1.5)
        host.click(at: CGPoint(x: 200, y: 20))
        host.wait(1)
        XCTAssertFalse(model.isPresented)
        XCTAssertEqual(probe["behind"], 0, "what lies behind gets no press")
        host.click(at: host.location(of: "Behind"))
        XCTAssertEqual(probe["behind"], 1)
    }

    func testTheSelectionMovesTheSheet() async {
        let model = Model()
        let host = screen(model)
        model.detent = .large
        host.wait(0.1)
        XCTAssertLessThan(top(host), 310)
        XCTAssertGreaterThan(top(host), 10, "on its way")
        host.wait(1.5)
        XCTAssertEqual(top(host), 10, accuracy: 0.5)
    }

    /// A third of the height, and two thirds with large text.
    private struct Third: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? {
            context.maxDetentValue / (context.dynamicTypeSize > .large ? 1.5 : 3)
        }
    }

    func testADetentOfTheProgramsOwnIsAskedForItsHeightWithTheEnvironment() async {
        for (size, expected) in [(DynamicTypeSize.large, 410.0), (.xxxLarge, 210)] {
            let host = host(400, 610) {
                Color.clear.sheet(isPresented: .constant(true)) {
                    Color.red.id("list").presentationDetents([.custom(Third.self)])
                }
                .dynamicTypeSize(size)
            }
            host.wait(1.5)
            XCTAssertEqual(top(host), expected, accuracy: 0.5)
        }
    }

    func testASheetStaysAtItsDetentInAnotherWindow() async {
        let model = Model()
        let host = screen(model)
        host.size = CGSize(width: 900, height: 410)
        host.wait(0.5)
        XCTAssertEqual(top(host), 210, accuracy: 0.5)
        XCTAssertEqual(host.frame(ofID: "list")?.width ?? 0, 640, accuracy: 0.5, "no wider")
    }

    func testAnItemHasASheetOfItsOwnWithDismiss() async {
        struct Closing: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.presentationMode) private var mode
            let number: Int
            var body: some View {
                VStack {
                    Text("item \(number)")
                    Button("Close") { dismiss() }
                    Button("Leave") { mode.wrappedValue.dismiss() }
                }
                .presentationDetents([.height(200), .fraction(0.8)])
            }
        }
        struct Items: View {
            @ObservedObject var model: Model
            var body: some View {
                Text("root").sheet(item: $model.item) { Closing(number: $0.id) }
            }
        }
        let model = Model()
        let host = host(400, 610) { Items(model: model) }
        for (number, button) in [(1, "Close"), (2, "Leave")] {
            model.item = Item(id: number)
            host.wait(1.5)
            XCTAssertTrue(host.texts.contains("item \(number)"))
            host.click(at: host.location(of: button))
            host.wait(1)
            XCTAssertNil(model.item)
            XCTAssertFalse(host.texts.contains("item \(number)"))
        }
    }

    func testViewsBehindCanBeUsedWhereTheSheetSaysSo() async {
        let probe = Probe()
        let host = host(400, 610) {
            Button("Behind") { probe.hit("behind") }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .sheet(isPresented: .constant(true)) {
                    Text("sheet").presentationDetents([.height(200)])
                        .presentationBackgroundInteraction(.enabled)
                }
        }
        host.wait(0.5)
        XCTAssertTrue(host.texts.contains("sheet"))
        host.click(at: host.location(of: "Behind"))
        XCTAssertEqual(probe["behind"], 1)
    }

    func testACoverFillsTheWindowAndIsClosedByItsOwnControlsAlone() async {
        struct Covered: View {
            @State private var isPresented = false
            var body: some View {
                Button("Open") { isPresented = true }
                    .fullScreenCover(isPresented: $isPresented) {
                        Color.blue.id("cover").overlay { Button("Close") { isPresented = false } }
                    }
            }
        }
        let host = host(400, 610) { Covered() }
        host.click(at: host.location(of: "Open"))
        host.wait(1)
        XCTAssertEqual(host.frame(ofID: "cover"), CGRect(x: 0, y: 0, width: 400, height: 610))
        host.key(.escape)
        host.wait(1)
        XCTAssertNotNil(host.frame(ofID: "cover"))
        host.click(at: host.location(of: "Close"))
        host.wait(1)
        XCTAssertNil(host.frame(ofID: "cover"))
    }

    func testFocusStaysInTheSheetAndComesBack() async {
        let probe = Probe()
        struct Focused: View {
            let probe: Probe
            @State private var isPresented = false
            var body: some View {
                Button("Open") {
                    probe.hit("open")
                    isPresented = true
                }
                .sheet(isPresented: $isPresented) {
                    Button("Inside") { probe.hit("inside") }
                }
            }
        }
        let host = host(400, 610) { Focused(probe: probe) }
        host.key(.tab)
        host.key(.return)
        host.wait(1)
        for _ in 0..<3 {
            host.key(.tab)
            host.key(.return)
        }
        XCTAssertEqual(probe.events, ["open", "inside", "inside", "inside"])
        host.key(.escape)
        host.wait(1)
        host.key(.return)
        XCTAssertEqual(probe.events.last, "open")
    }

    func testTitlesOfASheetStayInIt() async {
        let host = host(400, 610) {
            NavigationStack {
                Text("root").navigationTitle("Root")
                    .sheet(isPresented: .constant(true)) { NavigationStack { Text("in").navigationTitle("Inner") } }
            }
        }
        host.wait(0.5)
        XCTAssertEqual(host.texts.filter { $0 == "Root" }.count, 1)
        XCTAssertEqual(host.texts.filter { $0 == "Inner" }.count, 1)
    }
}
