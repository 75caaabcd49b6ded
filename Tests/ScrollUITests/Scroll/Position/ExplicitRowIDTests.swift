import ScrollUI
import ViewTestSupport
import XCTest

/// Rows of a lazy stack whose views have explicit ids, besides those of their elements.
@MainActor
final class ExplicitRowIDTests: XCTestCase {
    private enum Tab: Int, CaseIterable { case first, second, third, fourth, fifth }

    private struct Tabs: View {
        @State private var tab: Tab?

        var body: some View {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(Tab.allCases, id: \.rawValue) { tab in
                            Color.red.id(tab).containerRelativeFrame(.horizontal)
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.paging)
                .scrollPosition(id: $tab)
                .id("tabs")
                Text("tab \(tab?.rawValue ?? -1)")
                Button("Last") { tab = .fifth }.id("last")
            }
        }
    }

    private struct Log: View {
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { line in
                            Text("line \(line)").frame(height: 20).background(.red).id("line \(line)")
                        }
                    }
                }
                .id("log")
                Button("Far") { proxy.scrollTo("line 700", anchor: .top) }.id("far")
            }
        }
    }

    func testABindingFollowsAndSetsTheIDOfTheRowsViewWhereItIsOfItsType() async {
        let host = host(300, 300) { Tabs() }
        host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 60, y: 100))
        host.wait(3)
        XCTAssertTrue(host.texts.contains("tab 1"), "\(host.texts)")
        host.click(id: "last")
        host.wait(1)
        XCTAssertEqual(host.scrollGeometry(ofID: "tabs")?.contentOffset.x, 1200)
    }

    private struct Late: View {
        @State private var shown: Int? = 5
        @State private var rows: [Int] = []

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(rows, id: \.self) { Text("row \($0)").frame(height: 100) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $shown, anchor: .top)
            .id("late")
            .overlay { Button("Load") { rows = Array(0..<20) }.id("load") }
        }
    }

    func testABindingWaitsForRowsThatComeLater() async {
        let host = host(300, 300) { Late() }
        host.wait(0.5)
        host.click(id: "load")
        host.wait(0.5)
        XCTAssertEqual(host.scrollGeometry(ofID: "late")?.contentOffset.y, 500)
    }

    func testARowThatWasNeverMadeIsFoundByTheIDOfItsView() async {
        let host = host(300, 300) { Log() }
        host.click(id: "far")
        host.wait(0.2)
        XCTAssertTrue(host.texts.contains("line 700"), "\(host.texts.prefix(3))")
        XCTAssertEqual(host.scrollGeometry(ofID: "log")?.contentOffset.y, 14_000)
    }
}
