import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// A view without changes comes to rest: when it is shown, and again after it was moved once.
///
/// The data cannot be compared, so a container that is evaluated again treats all of it as changed.
@MainActor
final class RestTests: XCTestCase {
    func testEveryContainerComesToRestOverSectionsOfDataThatCannotBeCompared() async {
        check("LazyVStack") { ScrollView { LazyVStack { teamSections() } } }
        check("LazyVStack with pinned headers") {
            ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { teamSections() } }
        }
        check("VStack") { ScrollView { VStack { teamSections() } } }
        check("LazyVGrid") { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { teamSections() } } }
        check("LazyHStack") { ScrollView(.horizontal) { LazyHStack { teamSections() } } }
    }

    func testEveryContainerComesToRestOverNestedLoopsOfDataThatCannotBeCompared() async {
        check("LazyVStack") { ScrollView { LazyVStack { teamRows() } } }
        check("VStack") { ScrollView { VStack { teamRows() } } }
        check("LazyVGrid") { ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { teamRows() } } }
        check("Grid") { ScrollView { Grid { teamRows() } } }
    }

    private func check<V: View>(_ name: String, line: UInt = #line, @ViewBuilder _ view: () -> V) {
        XCTAssertEqual(Unrest(of: view).findings, [], name, line: line)
    }
}
