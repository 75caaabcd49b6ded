import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class AccessibilityFocusTests: XCTestCase {
    func testAttentionIsWhereTheProgramSetsIt() async {
        struct Fields: View {
            @AccessibilityFocusState var front: String?

            var body: some View {
                VStack {
                    Text("A").accessibilityFocused($front, equals: "a").id("a")
                    Button("next") { front = "a" }.id("next")
                }
            }
        }
        let host = host { Fields() }
        XCTAssertEqual(host.accessibility(ofID: "a")?.isFocused, false)
        host.click(id: "next")
        XCTAssertEqual(host.accessibility(ofID: "a")?.isFocused, true)
    }
}
