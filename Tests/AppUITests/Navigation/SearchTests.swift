import AppUI
import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class SearchTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var text = ""
        @Published var isPresented = false
        @Published var path: [Int] = []
    }

    private struct Names: View {
        @ObservedObject var model: Model
        let probe: Probe
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Text(isSearching ? "searching" : "all").frame(height: 40)
                    ForEach(
                        (0..<60).map { "name \($0)" }.filter { model.text.isEmpty || $0.hasSuffix(model.text) },
                        id: \.self
                    ) {
                        Text($0).frame(height: 40)
                    }
                    Button("Enough") { dismissSearch() }
                }
            }
            .id("names")
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
    }

    /// The search modifier is on a view in the stack, or on the stack.
    private struct Screen: View {
        @ObservedObject var model: Model
        let probe: Probe
        var isOutside = false

        var body: some View {
            if isOutside {
                NavigationStack(path: $model.path) { Names(model: model, probe: probe).navigationTitle("Names") }
                    .searchable(text: $model.text, isPresented: $model.isPresented, prompt: "Find a name")
            } else {
                NavigationStack(path: $model.path) {
                    Names(model: model, probe: probe)
                        .navigationTitle("Names")
                        .searchable(text: $model.text, isPresented: $model.isPresented, prompt: "Find a name")
                        .onSubmit(of: .search) { probe.hit("search \(model.text)") }
                        .onSubmit { probe.hit("text") }
                }
            }
        }
    }

    private func screen(_ model: Model, _ probe: Probe = Probe(), isOutside: Bool = false) -> ViewHost {
        host(300, 500) { Screen(model: model, probe: probe, isOutside: isOutside) }
    }

    private func type(_ text: String, into host: ViewHost) {
        host.send(InputEvent(.text(text), at: host.time))
        host.wait(0.1)
    }

    private func top(_ text: String, _ host: ViewHost) -> CGFloat {
        host.textLocations.first { $0.text == text }?.location.y ?? .nan
    }

    func testTheFieldStandsUnderTheTitleAndMovesUpAsThatIsScrolledAway() async {
        let host = screen(Model())
        let field = top("Find a name", host)
        XCTAssertGreaterThan(field, 96)
        XCTAssertLessThan(field, 148)
        XCTAssertGreaterThan(top("all", host), 148)
        host.apply(.scrollTo(ScrollVector(x: 0, y: 30), animated: false), toScrollWithID: "names", at: host.time)
        host.wait(0.1)
        XCTAssertEqual(top("Find a name", host), field - 52, accuracy: 0.5)
        XCTAssertEqual(host.scrollOffset("names").y, 30)
    }

    func testAClickBeginsASearchAndTypingFilters() async {
        for isOutside in [false, true] {
            let (model, probe) = (Model(), Probe())
            let host = screen(model, probe, isOutside: isOutside)
            host.click(at: host.location(of: "Find a name"))
            host.wait(0.1)
            XCTAssertTrue(model.isPresented)
            XCTAssertEqual(host.texts.contains("searching"), true)
            type("7", into: host)
            XCTAssertEqual(model.text, "7")
            XCTAssertTrue(host.texts.contains("name 17") && !host.texts.contains("name 1"), "\(host.texts)")
            host.key(.return)
            XCTAssertEqual(probe.events, isOutside ? [] : ["search 7"])
            host.click(at: host.location(of: "Cancel"))
            host.wait(0.1)
            XCTAssertEqual(model.text, "")
            XCTAssertFalse(model.isPresented)
            XCTAssertTrue(host.texts.contains("all") && host.texts.contains("name 1"))
        }
    }

    func testTheProgramBeginsAndEndsASearch() async {
        let model = Model()
        let host = screen(model)
        model.isPresented = true
        host.wait(0.1)
        type("33", into: host)
        XCTAssertTrue(host.texts.contains("name 33"), "the field has the keyboard: \(host.texts)")
        host.click(at: host.location(of: "Enough"))
        host.wait(0.1)
        XCTAssertEqual(model.text, "")
        XCTAssertFalse(model.isPresented)
        type("5", into: host)
        XCTAssertEqual(model.text, "", "the keyboard has gone")
    }

    func testEscapeEndsTheSearchBeforeItGoesBack() async {
        struct Deep: View {
            @ObservedObject var model: Model
            var body: some View {
                NavigationStack(path: $model.path) {
                    Text("root").navigationDestination(for: Int.self) { _ in
                        Text("page").searchable(text: $model.text, isPresented: $model.isPresented)
                    }
                }
            }
        }
        let model = Model()
        model.path = [1]
        let host = host(300, 500) { Deep(model: model) }
        host.click(at: host.location(of: "Search"))
        host.wait(0.1)
        type("a", into: host)
        host.key(.escape)
        host.wait(0.5)
        XCTAssertEqual(model.path, [1])
        XCTAssertFalse(model.isPresented)
        host.key(.escape)
        host.wait(1)
        XCTAssertEqual(model.path, [])
    }
}
