import AppUI
import Foundation
import ScrollUI
import XCTest

/// A view without changes comes to rest: when it is shown, and again after it was moved once.
///
/// The data cannot be compared, so a container that is evaluated again treats all of it as changed.
@MainActor
final class RestTests: XCTestCase {
    func testEveryContainerComesToRestOverSectionsOfDataThatCannotBeCompared() async {
        check("List") { List { sections() } }
        check("plain List") { List { sections() }.listStyle(.plain) }
        check("grouped List") { List { sections() }.listStyle(.insetGrouped) }
        check("List with an index") { List { sections(hasIndex: true) } }
        check("Form") { Form { sections() } }
        check("LazyVStack") { ScrollView { LazyVStack { sections() } } }
        check("LazyVStack with pinned headers") {
            ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { sections() } }
        }
        check("VStack") { ScrollView { VStack { sections() } } }
        check("LazyVGrid") { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { sections() } } }
        check("LazyHStack") { ScrollView(.horizontal) { LazyHStack { sections() } } }
        check("TabView of pages") { TabView { rows() }.tabViewStyle(.page) }
    }

    func testEveryContainerComesToRestOverNestedLoopsOfDataThatCannotBeCompared() async {
        check("List") { List { rows() } }
        check("List of bound data") { BoundRows() }
        check("Form") { Form { rows() } }
        check("LazyVStack") { ScrollView { LazyVStack { rows() } } }
        check("VStack") { ScrollView { VStack { rows() } } }
        check("LazyVGrid") { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows() } } }
        check("Grid") { ScrollView { Grid { rows() } } }
        check("NavigationStack") { NavigationStack { List { rows() }.navigationTitle("People") } }
        check("NavigationSplitView") {
            NavigationSplitView {
                List { rows() }
            } detail: {
                Text("None")
            }
        }
    }

    /// The labels of an index belong to the index: a list whose sections get other labels is not evaluated again.
    func testALabelOfAnIndexThatCannotBeComparedLeavesTheListAlone() async {
        check("styled labels") {
            List {
                ForEach(Team.all, id: \.title) { team in
                    Section(team.title) { ForEach(team.people, id: \.name) { Text($0.name) } }
                        .sectionIndexLabel(Text(team.title).foregroundStyle(Self.shade))
                }
            }
        }
    }

    private static let shade = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)

    // MARK: Rest

    private func check<V: View>(
        _ name: String, line: UInt = #line, @ViewBuilder _ view: () -> V
    ) {
        let host = ViewHost(size: CGSize(width: 300, height: 200), root: view)
        host.frame(at: .zero)
        expectRest(host, "\(name), shown", line)
        let wheel = InputEvent.Wheel(source: .notch, dx: 0, dy: -1, location: CGPoint(x: 100, y: 100))
        host.send(InputEvent(.wheel(wheel), at: host.time))
        expectRest(host, "\(name), moved once", line)
    }

    private func expectRest(_ host: ViewHost, _ name: String, _ line: UInt) {
        host.advance(to: host.time + .seconds(5))
        XCTAssertFalse(host.needsFrame, "\(name): another frame is needed", line: line)
        XCTAssertNil(host.nextWakeUp, "\(name): a wake-up is set", line: line)
        host.frame(at: host.time + .seconds(1))
        XCTAssertEqual(host.report.bodies, 0, "\(name): bodies", line: line)
        XCTAssertEqual(host.report.layouts, 0, "\(name): layouts", line: line)
    }
}

private struct Person { let name: String }

private struct Team {
    let title: String
    let people: [Person]

    static let all = ["A", "B", "C", "D"].map { title in
        Team(title: title, people: (0..<6).map { Person(name: "\(title)\($0)") })
    }
}

/// Sections made at the place of use, so that they are evaluated again with the container's content.
@MainActor @ViewBuilder
private func sections(hasIndex: Bool = false) -> some View {
    ForEach(Team.all, id: \.title) { team in
        Section(team.title) { ForEach(team.people, id: \.name) { Text($0.name) } }
            .sectionIndexLabel(hasIndex ? team.title : nil)
    }
}

@MainActor @ViewBuilder
private func rows() -> some View {
    ForEach(Team.all, id: \.title) { team in
        ForEach(team.people, id: \.name) { Text($0.name).padding() }
    }
}

private struct BoundRows: View {
    @State private var people = Team.all[0].people

    var body: some View {
        List { ForEach($people, id: \.name) { $person in Text(person.name) } }
    }
}
