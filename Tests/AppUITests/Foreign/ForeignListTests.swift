import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class ForeignListTests: XCTestCase {
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
}
