import ScrollUI
import XCTest

@MainActor
final class ForeignCodeTests: XCTestCase {
    func testCodeThatKnowsOnlySwiftUIRuns() async {
        let host = host(300, 400) { ContactList() }
        XCTAssertEqual(
            host.texts.filter { ["Ada", "Grace", "Alan", "3 contacts"].contains($0) }.count, 4, "\(host.texts)")
        XCTAssertEqual(host.report.frame, 1)
    }

    func testListsAndFormsOfOthersRun() async {
        let orchard = host(300, 900) { Orchard() }
        for name in ["Cherry", "Plum", "Orange"] {
            XCTAssertEqual(orchard.texts.filter { $0 == name }.count, 3, "\(orchard.texts)")
        }
        let settings = host(300, 400) { OrchardSettings() }
        for text in ["Preferences", "Organic", "They hold from tomorrow.", "Trees", "12"] {
            XCTAssertTrue(settings.texts.contains(text), "\(settings.texts)")
        }
    }

    func testABodyOfTwelveChildrenHasThemAll() async {
        let host = host(300, 600) { WideBody() }
        for id in 1...12 { XCTAssertNotNil(host.frame(ofID: id), "\(id)") }
    }
}
