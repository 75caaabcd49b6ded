import AppUI
import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class NavigationBarTests: XCTestCase {
    private struct Page: View {
        var mode = NavigationBarItem.TitleDisplayMode.automatic
        var probe = Probe()

        var body: some View {
            NavigationStack {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 40) }
                    }
                }
                .id("rows")
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(mode)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") { probe.hit("cancel") } }
                    Group {
                        ToolbarItemGroup(placement: .topBarTrailing) {
                            Button("Edit") { probe.hit("edit") }
                            Button("Add", systemImage: "plus") { probe.hit("add") }
                        }
                        ToolbarItem(placement: .bottomBar) { Text("below") }
                    }
                }
            }
        }
    }

    private func top(_ text: String, _ host: ViewHost) -> CGFloat? {
        host.textLocations.first { $0.text == text }?.location.y
    }

    func testALargeTitleIsScrolledAwayAndStandsInTheBarThen() async {
        let host = host(300, 500) { Page() }
        let titles = { host.textLocations.filter { $0.text == "Title" }.map(\.location.y) }
        XCTAssertEqual(titles().count, 1)
        XCTAssertGreaterThan(titles().first ?? 0, 44)
        XCTAssertGreaterThan(top("row 0", host) ?? 0, 96)
        host.apply(.scrollTo(ScrollVector(x: 0, y: 20), animated: false), toScrollWithID: "rows", at: host.time)
        host.wait(0.1)
        XCTAssertEqual(host.scrollOffset("rows").y, 20)
        XCTAssertLessThan(titles().first ?? 0, 44, "in the bar")
        XCTAssertEqual(titles().count, 1)
    }

    func testTheBarsAboveAndBelowHaveTheSameMargins() async {
        let host = host(300, 500) {
            NavigationStack {
                Color.clear.toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Above") {} }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Below") {}
                        Spacer()
                    }
                }
            }
        }
        let starts = host.textLocations.filter { $0.text != "" }.map(\.location.x)
        XCTAssertEqual(starts.count, 2)
        XCTAssertEqual(starts.first ?? 0, starts.last ?? 1, accuracy: 0.01)
    }

    func testAnInlineTitleIsInTheBarAtOnce() async {
        let host = host(300, 500) { Page(mode: .inline) }
        XCTAssertLessThan(top("Title", host) ?? 99, 44)
        XCTAssertLessThan(top("row 0", host) ?? 99, 84)
        XCTAssertEqual(host.scrollOffset("rows").y, -44)
    }

    func testATitleThatCollapsesMakesNoLayoutAndRunsNoBody() async {
        let host = host(300, 500) { Page() }
        host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 280), release: false)
        host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: CGPoint(x: 150, y: 275))), at: host.time))
        host.wait(0.02)
        XCTAssertEqual(host.report.bodies, 0)
        XCTAssertEqual(host.report.layouts, 0)
    }

    func testPinnedHeadersAndScrollToGoBelowTheCollapsedBar() async {
        let host = host(300, 500) {
            NavigationStack {
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 40).id($0) }
                        }
                    }
                    .toolbar { Button("Go") { proxy.scrollTo(30, anchor: .top) } }
                }
                .navigationTitle("Title")
            }
        }
        host.click(at: host.location(of: "Go"))
        host.wait(1)
        XCTAssertEqual(host.frame(ofID: 30)?.minY ?? 0, 44, accuracy: 0.5)
    }

    func testWithoutAScrollViewALargeTitleStays() async {
        let host = host(300, 500) { NavigationStack { Color.red.id("red").navigationTitle("Title") } }
        XCTAssertEqual(host.frame(ofID: "red"), CGRect(x: 0, y: 96, width: 300, height: 404))
    }

    func testItemsOfTheToolbarAreAtTheirEndsAndAct() async {
        let probe = Probe()
        let host = host(300, 500) { Page(probe: probe) }
        XCTAssertLessThan(host.location(of: "Cancel").x, 100)
        XCTAssertGreaterThan(host.location(of: "Edit").x, 150)
        XCTAssertGreaterThan(host.location(of: "below").y, 456)
        for name in ["Cancel", "Edit", "Add"] { host.click(at: host.location(of: name)) }
        XCTAssertEqual(probe.events, ["cancel", "edit", "add"])
    }

    func testItemsFollowTheStateOfThePage() async {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    Text("page")
                        .navigationTitle("Count \(count)")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            if count > 0 { ToolbarItem(placement: .navigation) { Text("more than none") } }
                            ToolbarItem { Button("Add") { count += 1 } }
                        }
                }
            }
        }
        let host = host(300, 500) { Counting() }
        XCTAssertTrue(host.texts.contains("Count 0"))
        host.click(at: host.location(of: "Add"))
        host.wait(0.1)
        XCTAssertTrue(host.texts.contains("Count 1"))
        XCTAssertTrue(host.texts.contains("more than none"))
    }

    func testAHiddenBarLeavesItsSpace() async {
        let host = host(300, 500) {
            NavigationStack { Color.red.id("red").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
        }
        XCTAssertEqual(host.frame(ofID: "red")?.height, 500)
        XCTAssertFalse(host.texts.contains("Title"))
    }

    func testTheWayBackCanBeHidden() async {
        let host = host(300, 500) {
            NavigationStack(path: .constant([1])) {
                Text("root").navigationTitle("Root").navigationDestination(for: Int.self) {
                    Text("page \($0)").navigationTitle("Page").navigationBarBackButtonHidden()
                }
            }
        }
        XCTAssertFalse(host.texts.contains("Root"))
        host.key(.escape)
        host.wait(1)
        XCTAssertTrue(host.texts.contains("page 1"))
    }

    func testTheBarIsReachedByTab() async {
        let probe = Probe()
        let host = host(300, 500) { Page(probe: probe) }
        host.key(.tab)
        for _ in 0..<5 where probe.events.isEmpty {
            host.key(.tab)
            host.key(.return)
        }
        XCTAssertFalse(probe.events.isEmpty)
    }

    /// A scroll view that takes the title makes the bar lower, so that it may come to lie beside the bar and not below it.
    func testAScrollViewTooLongForThePageComesToRestWithTheTitle() async {
        for height in stride(from: 60.0, through: 240, by: 20) {
            let host = host(300, height) {
                NavigationStack {
                    VStack {
                        ScrollView { Text("content") }.frame(height: 80)
                        Text("row")
                        Text("row")
                    }
                    .navigationTitle("Title")
                }
            }
            XCTAssertTrue(host.comesToRest(), "\(height)")
        }
    }

    /// Measured with SwiftUI 7.0.71: `ios/nav/push-noback` of the source of `measured_layout.json`.
    func testAPushedPageWithNeitherTitleNorBackButtonHasNoBar() async {
        @MainActor struct Pushed: View {
            @State private var path = [0]
            let hidesBack: Bool
            let title: String?

            var body: some View {
                NavigationStack(path: $path) {
                    Color.gray.navigationTitle("Settings").navigationDestination(for: Int.self) { _ in
                        if let title { page.navigationTitle(title) } else { page }
                    }
                }
            }

            private var page: some View { Color.red.navigationBarBackButtonHidden(hidesBack).id("page") }
        }
        for (hidesBack, title) in [(true, nil), (true, "Page"), (false, nil)] as [(Bool, String?)] {
            let host = host(320, 480) { Pushed(hidesBack: hidesBack, title: title) }
            host.wait(1)
            let hasBar = (host.frame(ofID: "page")?.minY ?? .nan) > 0
            XCTAssertEqual(hasBar, !hidesBack || title != nil, "hides back \(hidesBack), \(title ?? "no title")")
        }
    }
}
