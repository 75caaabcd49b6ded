import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class SearchSuggestionTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var text = ""
        @Published var isPresented = false
        @Published var scope = "all"
        @Published var activation = SearchScopeActivation.automatic
        @Published var hidden = Visibility.automatic
    }

    fileprivate static let fruits = ["apple", "apricot", "banana", "blueberry"]

    private struct Screen: View {
        @ObservedObject var model: Model
        let probe: Probe
        @FocusState private var isFocused: Bool

        var body: some View {
            NavigationStack {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Text("scope \(model.scope)").frame(height: 40)
                        Text(isFocused ? "typing" : "not typing").frame(height: 40)
                        Button("Find") { isFocused = true }
                        ForEach(0..<40) { Text("row \($0)").frame(height: 40) }
                    }
                }
                .navigationTitle("Fruits")
            }
            .searchable(text: $model.text, isPresented: $model.isPresented)
            .searchFocused($isFocused)
            .searchSuggestions(model.hidden, for: .content)
            .searchSuggestions {
                ForEach(SearchSuggestionTests.fruits.filter { $0.hasPrefix(model.text) }, id: \.self) {
                    Text("Find \($0)").searchCompletion($0)
                }
            }
            .searchScopes($model.scope, activation: model.activation) {
                Text("All").tag("all")
                Text("Ripe").tag("ripe")
            }
            .searchPresentationToolbarBehavior(.avoidHidingContent)
            .onSubmit(of: .search) { probe.hit("search \(model.text)") }
        }
    }

    private func screen(_ model: Model, _ probe: Probe = Probe()) -> ViewHost {
        host(300, 500) { Screen(model: model, probe: probe) }
    }

    private func suggestions(_ host: ViewHost) -> [String] { host.texts.filter { $0.hasPrefix("Find ") } }

    private func type(_ text: String, into host: ViewHost) {
        host.send(InputEvent(.text(text), at: host.time))
        host.wait(0.1)
    }

    func testSuggestionsStandBelowTheFieldDuringASearchAndFollowTheText() async {
        let host = screen(Model())
        XCTAssertEqual(suggestions(host), [])
        host.click(at: host.location(of: "Search"))
        host.wait(0.1)
        XCTAssertEqual(suggestions(host), Self.fruits.map { "Find \($0)" })
        let field = host.location(of: "Search").y
        let first = host.location(of: "Find apple").y
        XCTAssertGreaterThan(first, field + 20, "below the field, with the large title above that")
        XCTAssertLessThan(first, field + 110)
        type("ap", into: host)
        XCTAssertEqual(suggestions(host), ["Find apple", "Find apricot"])
        type("x", into: host)
        XCTAssertEqual(suggestions(host), [])
        XCTAssertTrue(host.texts.contains("row 1"), "without a suggestion the page is seen")
    }

    func testAPressedSuggestionIsSearchedForAndTheOthersGoUntilOtherTextIsTyped() async {
        let (model, probe) = (Model(), Probe())
        let host = screen(model, probe)
        host.click(at: host.location(of: "Search"))
        host.wait(0.1)
        host.click(at: host.location(of: "Find banana"))
        host.wait(0.1)
        XCTAssertEqual(model.text, "banana")
        XCTAssertEqual(probe.events, ["search banana"])
        XCTAssertTrue(model.isPresented)
        XCTAssertEqual(suggestions(host), [])
        host.key(.delete)
        host.wait(0.1)
        XCTAssertEqual(model.text, "banan", "the field has the keyboard")
        XCTAssertEqual(suggestions(host), ["Find banana"])
    }

    func testArrowKeysGoFromTheFieldThroughTheSuggestionsAndBack() async {
        let (model, probe) = (Model(), Probe())
        let host = screen(model, probe)
        host.click(at: host.location(of: "Search"))
        host.wait(0.1)
        type("a", into: host)
        for key in [InputEvent.Key.down, .down, .up, .up] { host.key(key) }
        type("p", into: host)
        XCTAssertEqual(model.text, "ap", "up from the first one leads to the field")
        for key in [InputEvent.Key.down, .down, .down, .return] { host.key(key) }
        host.wait(0.1)
        XCTAssertEqual(model.text, "apricot", "the last one is where down ends")
        XCTAssertEqual(probe.events, ["search apricot"])
    }

    func testSuggestionsThatAreHiddenAreNotShown() async {
        let model = Model()
        model.hidden = .hidden
        let host = screen(model)
        model.isPresented = true
        host.wait(0.1)
        XCTAssertEqual(suggestions(host), [])
    }

    func testScopesAreChosenUnderTheFieldDuringASearch() async {
        let model = Model()
        let host = screen(model)
        XCTAssertFalse(host.texts.contains("Ripe"))
        model.hidden = .hidden
        model.isPresented = true
        host.wait(0.1)
        let row = host.location(of: "scope all").y
        XCTAssertLessThan(host.location(of: "Ripe").y, row - 20, "the content makes space")
        host.click(at: host.location(of: "Ripe"))
        host.wait(0.1)
        XCTAssertEqual(model.scope, "ripe")
        XCTAssertTrue(host.texts.contains("scope ripe"))
        model.activation = .onTextEntry
        host.wait(0.1)
        XCTAssertFalse(host.texts.contains("Ripe"))
        host.click(at: host.location(of: "Search"))
        type("a", into: host)
        XCTAssertTrue(host.texts.contains("Ripe"))
        host.key(.escape)
        host.wait(0.1)
        XCTAssertFalse(host.texts.contains("Ripe"))
    }

    func testTheProgramGivesTheFieldTheKeyboardAndReadsThatItHasIt() async {
        let model = Model()
        let host = screen(model)
        XCTAssertTrue(host.texts.contains("not typing"))
        host.click(at: host.location(of: "Find"))
        host.wait(0.1)
        XCTAssertTrue(model.isPresented)
        type("b", into: host)
        XCTAssertEqual(model.text, "b")
        model.hidden = .hidden
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("typing"))
    }
}
