import Drawing
import Foundation
import ViewTestSupport
import XCTest

@_spi(Nodes) @testable import ScrollUI

@MainActor
final class RedactionTests: XCTestCase {
    private func bars(_ host: ViewHost) -> Int {
        host.displayList.items.filter { if case .fill(.roundedRect, _) = $0 { true } else { false } }.count
    }

    func testAPlaceholderShowsABarForEachLineAndABoxForAPicture() async {
        let host = host {
            VStack {
                Text("one\ntwo")
                Image("none").frame(width: 40, height: 40)
                Text("shown").unredacted()
            }
            .redacted(reason: .placeholder)
        }
        XCTAssertEqual(host.texts, ["shown"])
        XCTAssertEqual(bars(host), 3)
    }

    func testWhatIsNobodysBusinessIsHiddenFromOthersAlone() async {
        struct Account: View {
            @State var isLooking = false

            var body: some View {
                VStack {
                    Text("Balance")
                    Text("12").privacySensitive()
                    Button("look") { isLooking = true }.id("look")
                }
                .redacted(reason: isLooking ? [] : .privacy)
            }
        }
        let host = host { Account() }
        XCTAssertEqual(host.texts, ["Balance", "look"])
        host.click(id: "look")
        XCTAssertEqual(host.texts, ["Balance", "12", "look"])
    }

    func testViewsReadWhyTheyAreRedacted() async {
        struct Reader: View {
            @Environment(\.redactionReasons) var reasons
            var body: some View { Text(reasons.contains(.placeholder) ? "loading" : "there").unredacted() }
        }
        XCTAssertEqual(host { Reader().redacted(reason: .placeholder) }.texts, ["loading"])
        XCTAssertEqual(host { Reader() }.texts, ["there"])
    }

    func testARedactedTextTakesTheSameSpace() async {
        let plain = host { Text("some words").id("it") }.frame(ofID: "it")
        XCTAssertEqual(host { Text("some words").id("it").redacted(reason: .placeholder) }.frame(ofID: "it"), plain)
    }
}
