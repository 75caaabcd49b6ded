import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class LinkTests: XCTestCase {
    private var opened: [String] = []
    private let page = URL(fileURLWithPath: "/tmp/page")

    private func host<V: View>(@ViewBuilder _ view: () -> V) -> ViewHost {
        let host = ViewHost(size: CGSize(width: 300, height: 200), root: view)
        host.urlOpener = URLOpener { [weak self] in
            self?.opened.append($0.lastPathComponent)
            return true
        }
        host.frame(at: .zero)
        return host
    }

    func testALinkOpensItsAddressByClickAndByKey() async {
        let host = host { Link("Page", destination: page).id("link") }
        host.click(id: "link")
        XCTAssertEqual(opened, ["page"])
        host.key(.tab)
        host.key(.return)
        XCTAssertEqual(opened, ["page", "page"])
    }

    func testTheSurroundingsDecideWhatBecomesOfAnAddress() async {
        let results: [(OpenURLAction.Result, [String])] = [
            (.handled, []), (.discarded, []), (.systemAction, ["page"]),
            (.systemAction(URL(fileURLWithPath: "/tmp/other")), ["other"]),
        ]
        for (result, expected) in results {
            opened = []
            let probe = Probe()
            let host = host {
                Link(destination: page) { Text("Page") }.id("link")
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            probe.hit(url.lastPathComponent)
                            return result
                        })
            }
            host.click(id: "link")
            XCTAssertEqual(probe.events, ["page"])
            XCTAssertEqual(opened, expected)
        }
    }

    private struct Asking: View {
        let page: URL
        let probe: Probe
        @Environment(\.openURL) private var openURL

        var body: some View {
            Button("Open") { openURL(page) { probe.hit($0 ? "accepted" : "refused") } }.id("button")
        }
    }

    func testTheActionSaysWhetherSomethingTookTheAddress() async {
        let probe = Probe()
        host { Asking(page: page, probe: probe) }.click(id: "button")
        host { Asking(page: page, probe: probe).environment(\.openURL, OpenURLAction { _ in .discarded }) }.click(
            id: "button")
        let alone = ViewHost(size: CGSize(width: 300, height: 200)) { Asking(page: page, probe: probe) }
        alone.frame(at: .zero)
        alone.click(id: "button")
        XCTAssertEqual(probe.events, ["accepted", "refused", "refused"])
    }

    private struct Receiving: View {
        let probe: Probe
        @State private var count = 0
        @State private var isShown = true

        var body: some View {
            VStack {
                Button("Add") { count += 1 }.id("add")
                Button("Hide") { isShown = false }.id("hide")
                if isShown {
                    Text("\(count)").onOpenURL { probe.hit("\($0.lastPathComponent) \(count)") }
                }
            }
        }
    }

    func testAnAddressFromOutsideReachesTheViewsThatAreThereWithTheirValuesOfNow() async {
        let probe = Probe()
        let host = host { Receiving(probe: probe) }
        XCTAssertTrue(host.open(page))
        host.click(id: "add")
        host.open(page)
        XCTAssertEqual(probe.events, ["page 0", "page 1"])
        host.click(id: "hide")
        XCTAssertFalse(host.open(page))
        XCTAssertEqual(probe.events.count, 2)
    }

    func testASharedAddressGoesToTheClipboardAndTheLabelSaysSoForAMoment() async throws {
        let address = try XCTUnwrap(URL(string: "https://example.com/a"))
        let host = host { ShareLink(item: address).id("share") }
        XCTAssertEqual(host.texts, ["Share…"])
        host.click(id: "share")
        XCTAssertEqual(host.pasteboard.string, "https://example.com/a")
        XCTAssertEqual(host.texts, ["Copied"])
    }

    func testTextsAndAddressesAreCopiedALineEach() async {
        let texts = host { ShareLink(items: ["a", "b"]) { Text("All") }.id("share") }
        texts.key(.tab)
        texts.key(.space)
        XCTAssertEqual(texts.pasteboard.string, "a\nb")
        XCTAssertEqual(texts.texts, ["All"])
        let named = host { ShareLink("Send", item: "one", subject: Text("s"), message: Text("m")).id("share") }
        XCTAssertEqual(named.texts, ["Send"])
        named.click(id: "share")
        XCTAssertEqual(named.pasteboard.string, "one")
    }
}
