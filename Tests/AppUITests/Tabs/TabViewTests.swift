import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class TabViewTests: XCTestCase {
    private final class Model: ObservableObject {
        @Published var tab = "home"
        @Published var badge = 3
    }

    private struct Counter: View {
        let name: String
        let probe: Probe
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(name) \(count)")
                Button("Add to \(name)") { count += 1 }
                ScrollView { ForEach(0..<60, id: \.self) { Text("\(name) row \($0)").frame(height: 30) } }
                    .id("\(name) rows")
            }
            .onAppear { probe.hit("+\(name)") }
            .onDisappear { probe.hit("-\(name)") }
        }
    }

    private struct Tabs: View {
        @ObservedObject var model: Model
        let probe: Probe

        var body: some View {
            TabView(selection: $model.tab) {
                Counter(name: "home", probe: probe)
                    .tabItem { Label("Home", systemImage: "house") }
                    .badge(model.badge)
                    .tag("home")
                Counter(name: "mail", probe: probe)
                    .tag("mail")
                    .tabItem { Text("Mail") }
                Counter(name: "last", probe: probe)
                    .tabItem { Text("Last") }
                    .tag("last")
            }
        }
    }

    func testABadgeCoversNoWordOfItsTab() async throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = host(300, 400) {
                TabView { Text("a").tabItem { Text("Profile").id("words") }.badge("New") }
                    .environment(\.layoutDirection, direction)
            }
            let words = try XCTUnwrap(host.frame(ofID: "words"))
            let badge = try XCTUnwrap(
                host.displayList.items.lazy.compactMap { item -> Rect? in
                    guard case .fill(.roundedRect(let rect, _), _) = item, rect.height == 17 else { return nil }
                    return rect
                }.first)
            let gap = direction == .leftToRight ? badge.x - words.maxX : words.minX - badge.x - badge.width
            XCTAssertGreaterThan(gap, 1)
        }
    }

    func testALineOfABarIsAPixel() async {
        let host = host(300, 400) { TabView { Text("a").tabItem { Text("A") } } }
        host.scale = 2
        host.wait(0.1)
        let lines = host.displayList.items.compactMap { item -> Double? in
            guard case .fill(.rect(let rect), _) = item, rect.height < 2, rect.width == 300 else { return nil }
            return rect.height
        }
        XCTAssertEqual(lines, [0.5])
    }

    /// The bar is narrower than its tabs, and before the change its content ends at the selected one.
    func testAnAddedTabLeavesTheSelectedOneWhereANewBarShowsIt() async {
        final class Names: ObservableObject { @Published var all = ["one", "two"] }
        struct Tabs: View {
            @ObservedObject var names: Names

            var body: some View {
                TabView(selection: .constant("two")) {
                    ForEach(names.all, id: \.self) { name in
                        Text(name).tabItem { Text(name.uppercased()) }.tag(name)
                    }
                }
            }
        }
        let names = Names()
        func newHost() -> ViewHost { host(105, 300) { Tabs(names: names) } }
        let updated = newHost()
        for set in ["one two six", "ten one two", "two six", "one two", "one two six"] {
            names.all = set.components(separatedBy: " ")
            updated.wait(0.1)
            XCTAssertEqual(updated.location(of: "TWO"), newHost().location(of: "TWO"), set)
        }
    }

    private func hasRow(_ name: String, _ host: ViewHost) -> Bool { host.texts.contains { $0.hasPrefix("\(name) ") } }

    func testTheChosenTabIsSeenAndAClickChooses() async {
        let (model, probe) = (Model(), Probe())
        let host = host(300, 400) { Tabs(model: model, probe: probe) }
        XCTAssertTrue(hasRow("home", host))
        XCTAssertFalse(hasRow("mail", host))
        XCTAssertTrue(host.texts.contains("3"), "the badge")
        host.click(at: host.location(of: "Mail"))
        host.wait(0.1)
        XCTAssertEqual(model.tab, "mail")
        XCTAssertTrue(hasRow("mail", host))
        XCTAssertFalse(hasRow("home", host))
        model.tab = "last"
        host.wait(0.1)
        XCTAssertTrue(hasRow("last", host))
    }

    func testATabIsMadeWhenItIsChosenAndAppearsAndDisappears() async {
        let (model, probe) = (Model(), Probe())
        let host = host(300, 400) { Tabs(model: model, probe: probe) }
        XCTAssertEqual(probe.events, ["+home"])
        model.tab = "mail"
        host.wait(0.1)
        XCTAssertEqual(probe.events.sorted(), ["+home", "+mail", "-home"])
        probe.clear()
        model.tab = "home"
        host.wait(0.1)
        XCTAssertEqual(probe.events.sorted(), ["+home", "-mail"])
    }

    func testATabHasItsStateAndItsOffsetWhenItIsChosenAgain() async {
        let (model, probe) = (Model(), Probe())
        let host = host(300, 400) { Tabs(model: model, probe: probe) }
        host.click(at: host.location(of: "Add to home"))
        host.notch(-5, at: CGPoint(x: 150, y: 200))
        host.wait(1)
        let offset = host.scrollOffset("home rows").y
        XCTAssertGreaterThan(offset, 50)
        model.tab = "mail"
        host.wait(0.1)
        model.tab = "home"
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("home 1"))
        XCTAssertEqual(host.scrollOffset("home rows").y, offset)
    }

    func testABadgeFollowsItsValue() async {
        let (model, probe) = (Model(), Probe())
        let host = host(300, 400) { Tabs(model: model, probe: probe) }
        model.badge = 12
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("12"))
        model.badge = 0
        host.wait(0.1)
        XCTAssertFalse(host.texts.contains("0"))
    }

    func testTheBarIsOneStopOfTabInWhichArrowsChoose() async {
        let (model, probe) = (Model(), Probe())
        let host = host(300, 400) { Tabs(model: model, probe: probe) }
        host.key(.tab, modifiers: .shift)
        host.key(.right)
        host.wait(0.1)
        XCTAssertEqual(model.tab, "mail")
        host.key(.end)
        host.wait(0.1)
        XCTAssertEqual(model.tab, "last")
        host.key(.left)
        host.wait(0.1)
        XCTAssertEqual(model.tab, "mail")
    }

    func testCoveredTabsTakeNoKeys() async {
        let (model, probe) = (Model(), Probe())
        let host = host(300, 400) { Tabs(model: model, probe: probe) }
        host.key(.tab)
        model.tab = "mail"
        host.wait(0.1)
        host.key(.space)
        host.wait(0.1)
        model.tab = "home"
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("home 0"), "the button of the tab that was left had the keyboard")
    }

    func testTabsByValue() async {
        enum Name: Hashable { case library, settings }
        struct Tabs: View {
            @State private var chosen = Name.settings
            var body: some View {
                TabView(selection: $chosen) {
                    Tab("Library", systemImage: "books", value: Name.library) { Text("shelf") }
                    Tab("Settings", systemImage: "gear", value: Name.settings) { Text("switches") }.badge(7)
                }
            }
        }
        let host = host(300, 400) { Tabs() }
        XCTAssertTrue(host.texts.contains("switches"))
        XCTAssertTrue(host.texts.contains("7"))
        host.click(at: host.location(of: "Library"))
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("shelf"))
        XCTAssertFalse(host.texts.contains("switches"))
    }

    func testTabsWithoutASelection() async {
        let host = host(300, 400) {
            TabView {
                Tab("A", systemImage: "a") { Text("first") }
                Tab("B", systemImage: "b") { Text("second") }
            }
        }
        XCTAssertTrue(host.texts.contains("first"))
        host.click(at: host.location(of: "B"))
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("second"))
    }

    func testContentScrollsUnderTheBar() async {
        let host = host(300, 400) {
            TabView {
                List(0..<50, id: \.self) { Text("row \($0)") }.tabItem { Text("Rows") }
            }
        }
        host.notch(-100, at: CGPoint(x: 150, y: 200))
        host.wait(2)
        let last = host.textLocations.first { $0.text == "row 49" }
        XCTAssertLessThan(last?.location.y ?? 400, 351, "the last row can be scrolled to above the bar")
        XCTAssertTrue(host.textLocations.contains { $0.text.hasPrefix("row") && $0.location.y < 60 })
    }

    func testTabsThatDoNotFitAreScrolledTo() async {
        struct Many: View {
            @State private var tab = 11
            var body: some View {
                TabView(selection: $tab) {
                    ForEach(0..<12) { index in
                        Text("view \(index)").tabItem { Text("Tab \(index)") }.tag(index)
                    }
                }
            }
        }
        let host = host(300, 400) { Many() }
        host.wait(0.1)
        XCTAssertLessThan(host.location(of: "Tab 11").x, 300, "the chosen one is seen")
        XCTAssertFalse(host.texts.contains("Tab 0"))
        host.drag(from: CGPoint(x: 60, y: 380), to: CGPoint(x: 260, y: 380), over: 0.1)
        host.wait(3)
        XCTAssertTrue(host.texts.contains("view 11"), "a drag chooses nothing")
        host.drag(from: CGPoint(x: 60, y: 380), to: CGPoint(x: 260, y: 380), over: 0.1)
        host.wait(3)
        host.click(at: host.location(of: "Tab 1"))
        host.wait(0.5)
        XCTAssertTrue(host.texts.contains("view 1"))
        let spacing = host.location(of: "Tab 2").x - host.location(of: "Tab 1").x
        XCTAssertEqual(spacing, 64, accuracy: 1)
    }
}
