import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class AccessibilityTests: XCTestCase {
    func testWhatAViewSaysOfItselfCanBeRead() async {
        let host = host {
            VStack {
                Text("12")
                    .accessibilityLabel("Offset")
                    .accessibilityValue("12 points")
                    .accessibilityHint("How far the content is")
                    .accessibilityAddTraits([.isButton, .isHeader])
                    .accessibilityRemoveTraits(.isHeader)
                    .accessibilityIdentifier("offset")
                    .id("text")
                Color.red.accessibilityHidden(true).id("decoration")
                Color.red.id("plain")
            }
        }
        let said = host.accessibility(ofID: "text")
        XCTAssertEqual(said?.label, "Offset")
        XCTAssertEqual(said?.value, "12 points")
        XCTAssertEqual(said?.hint, "How far the content is")
        XCTAssertEqual(said?.traits, .isButton)
        XCTAssertEqual(said?.identifier, "offset")
        XCTAssertEqual(host.accessibility(ofID: "decoration")?.isHidden, true)
        XCTAssertEqual(host.accessibility(ofID: "plain"), AccessibilityProperties())
        XCTAssertNil(host.accessibility(ofID: "nobody"))
    }

    func testTheOutermostWordCounts() async {
        let host = host { Color.red.accessibilityLabel("inner").id("view").accessibilityLabel("outer") }
        XCTAssertEqual(host.accessibility(ofID: "view")?.label, "outer")
    }

    func testActionsAreDoneByName() async {
        var done: [String] = []
        let host = host {
            Color.red
                .accessibilityAction { done.append("default") }
                .accessibilityAction(named: "Archive") { done.append("archive") }
                .accessibilityAdjustableAction { done.append($0 == .increment ? "up" : "down") }
                .id("view")
        }
        XCTAssertEqual(
            host.accessibility(ofID: "view")?.actions, ["default", "Archive", "increment", "decrement"])
        XCTAssertTrue(host.performAccessibilityAction(ofID: "view"))
        XCTAssertTrue(host.performAccessibilityAction("Archive", ofID: "view"))
        XCTAssertTrue(host.performAccessibilityAction("decrement", ofID: "view"))
        XCTAssertFalse(host.performAccessibilityAction("escape", ofID: "view"))
        XCTAssertEqual(done, ["default", "archive", "down"])
    }
}
