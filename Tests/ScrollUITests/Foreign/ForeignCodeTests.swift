import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ForeignCodeTests: XCTestCase {
    func testCodeThatKnowsOnlySwiftUIRuns() async {
        let host = host(300, 400) { ContactList() }
        XCTAssertEqual(
            host.texts.filter { ["Ada", "Grace", "Alan", "3 contacts"].contains($0) }.count, 4, "\(host.texts)")
        XCTAssertEqual(host.report.frame, 1)
    }

    func testABodyOfTwelveChildrenHasThemAll() async {
        let host = host(300, 600) { WideBody() }
        for id in 1...12 { XCTAssertNotNil(host.frame(ofID: id), "\(id)") }
    }
}
