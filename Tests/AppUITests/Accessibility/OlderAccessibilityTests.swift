import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class OlderAccessibilityTests: XCTestCase {
    func testOlderSpellingsAndHelpAreStored() async {
        let host = host {
            VStack {
                Color.red.help("Likes it").id("new")
                Color.red
                    .accessibility(label: Text("Heart")).accessibility(hidden: true).accessibility(identifier: "heart")
                    .accessibility(addTraits: .isButton).accessibility(sortPriority: 2)
                    .id("old")
            }
        }
        XCTAssertEqual(host.accessibility(ofID: "new")?.hint, "Likes it")
        let old = host.accessibility(ofID: "old")
        XCTAssertEqual(old?.label, "Heart")
        XCTAssertEqual(old?.isHidden, true)
        XCTAssertEqual(old?.identifier, "heart")
        XCTAssertEqual(old?.traits, .isButton)
        XCTAssertEqual(old?.sortPriority, 2)
    }
}
