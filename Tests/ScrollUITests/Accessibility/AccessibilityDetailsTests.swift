import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class AccessibilityDetailsTests: XCTestCase {
    func testWishesToScrollAndZoomReachTheView() async {
        var asked: [String] = []
        let host = host {
            Color.red
                .accessibilityScrollAction { asked.append("\($0)") }
                .accessibilityZoomAction { asked.append("\($0.direction)") }
                .id("view")
        }
        XCTAssertTrue(host.performAccessibilityAction("scroll bottom", ofID: "view"))
        XCTAssertTrue(host.performAccessibilityAction("zoom in", ofID: "view"))
        XCTAssertEqual(asked, ["bottom", "zoomIn"])
        XCTAssertEqual(host.accessibility(ofID: "view")?.actions.count, 6)
    }

    func testViewsThatAreNotShownSpeakForAnother() async {
        struct Rating: View {
            @State var stars = 3

            var body: some View {
                Color.yellow
                    .accessibilityRepresentation { Button("\(stars) stars") { stars += 1 } }
                    .id("rating")
            }
        }
        let host = host { Rating() }
        XCTAssertEqual(host.texts, [])
        XCTAssertEqual(host.accessibility(ofID: "rating")?.label, "3 stars")
        XCTAssertEqual(host.accessibility(ofID: "rating")?.traits.contains(.isButton), true)
        XCTAssertTrue(host.performAccessibilityAction(ofID: "rating"))
        host.frame(at: .milliseconds(20))
        XCTAssertEqual(host.accessibility(ofID: "rating")?.label, "4 stars")
    }

    func testButtonsThatAreNotShownAreActionsByTheirTitles() async {
        var done: [String] = []
        let host = host {
            Color.red
                .accessibilityActions {
                    Button("Archive") { done.append("archive") }
                    Button("Delete") { done.append("delete") }
                }
                .accessibilityChildren {
                    Text("Monday")
                    Text("Tuesday").accessibilityValue("12")
                }
                .id("row")
        }
        XCTAssertEqual(host.accessibility(ofID: "row")?.actions, ["Archive", "Delete"])
        XCTAssertTrue(host.performAccessibilityAction("Delete", ofID: "row"))
        XCTAssertEqual(done, ["delete"])
        let elements = host.accessibility(ofID: "row")?.elements ?? []
        XCTAssertEqual(elements.map(\.label), ["Monday", "Tuesday"])
        XCTAssertEqual(elements.last?.value, "12")
    }

    func testDetailsAreStored() async {
        let host = host {
            Color.red
                .accessibilityInputLabels(["Heart", "Like"])
                .accessibilityHeading(.h2)
                .accessibilityRespondsToUserInteraction(false)
                .speechAdjustedPitch(0.5)
                .id("new")
        }
        let new = host.accessibility(ofID: "new")
        XCTAssertEqual(new?.inputLabels, ["Heart", "Like"])
        XCTAssertEqual(new?.heading, .h2)
        XCTAssertEqual(new?.respondsToUserInteraction, false)
        XCTAssertEqual(new?.speech.pitch, 0.5)
    }
}
