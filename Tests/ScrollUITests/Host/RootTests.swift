import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class RootTests: XCTestCase {
    func testSeveralViewsAtTheRootAreAColumnInTheMiddle() async {
        let host = host(300, 200) {
            Color.red.frame(width: 100, height: 20).id("first")
            Color.blue.frame(width: 40, height: 30).id("second")
        }
        XCTAssertEqual(host.frame(ofID: "first"), CGRect(x: 100, y: 71, width: 100, height: 20))
        XCTAssertEqual(host.frame(ofID: "second"), CGRect(x: 130, y: 99, width: 40, height: 30))
    }

    func testViewsAtTheRootShareTheWindowAsInAColumn() async {
        let host = host(300, 208) {
            Color.red.id("first")
            Color.blue.id("second")
        }
        XCTAssertEqual(host.frame(ofID: "first"), CGRect(x: 0, y: 0, width: 300, height: 100))
        XCTAssertEqual(host.frame(ofID: "second"), CGRect(x: 0, y: 108, width: 300, height: 100))
    }

    private struct Classes: View {
        @Environment(\.horizontalSizeClass) private var horizontal
        @Environment(\.verticalSizeClass) private var vertical
        var body: some View {
            Text("\(horizontal.map { "\($0)" } ?? "none") \(vertical.map { "\($0)" } ?? "none")")
        }
    }

    func testTheSizeClassFollowsTheWidthOfTheWindow() async {
        let host = host(599, 300) { Classes() }
        XCTAssertEqual(host.texts, ["compact regular"])
        host.size.width = 600
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["regular regular"])
        host.horizontalSizeClass = .compact
        host.verticalSizeClass = .compact
        host.wait(0.1)
        XCTAssertEqual(host.texts, ["compact compact"])
    }

    func testAProgramMaySetSizeClasses() async {
        let host = host(300, 300) { Classes().environment(\.horizontalSizeClass, .regular) }
        XCTAssertEqual(host.texts, ["regular regular"])
    }
}
