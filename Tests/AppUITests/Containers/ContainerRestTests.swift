import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A container without changes comes to rest: when it is shown, and again after it was moved once.
///
/// The data cannot be compared, so a container that is evaluated again treats all of it as changed.
@MainActor
final class ContainerRestTests: XCTestCase {
    func testEveryContainerComesToRestOverSectionsOfDataThatCannotBeCompared() async {
        check("List") { List { teamSections() } }
        check("plain List") { List { teamSections() }.listStyle(.plain) }
        check("grouped List") { List { teamSections() }.listStyle(.insetGrouped) }
        check("List with an index") { List { indexedSections() } }
        check("Form") { Form { teamSections() } }
        check("TabView of pages") { TabView { teamRows() }.tabViewStyle(.page) }
    }

    func testEveryContainerComesToRestOverNestedLoopsOfDataThatCannotBeCompared() async {
        check("List") { List { teamRows() } }
        check("List of bound data") { BoundRows() }
        check("Form") { Form { teamRows() } }
        check("NavigationStack") { NavigationStack { List { teamRows() }.navigationTitle("People") } }
        check("NavigationSplitView") {
            NavigationSplitView {
                List { teamRows() }
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

    private func check<V: View>(_ name: String, line: UInt = #line, @ViewBuilder _ view: () -> V) {
        XCTAssertEqual(Unrest(of: view).findings, [], name, line: line)
    }
}

@MainActor @ViewBuilder
private func indexedSections() -> some View {
    ForEach(Team.all, id: \.title) { team in
        Section(team.title) { ForEach(team.people, id: \.name) { Text($0.name) } }
            .sectionIndexLabel(team.title)
    }
}

private struct BoundRows: View {
    @State private var people = Team.all[0].people

    var body: some View {
        List { ForEach($people, id: \.name) { $person in Text(person.name) } }
    }
}
