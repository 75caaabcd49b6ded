import AppUI
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// In a list, the whole row opens a link's destination.
@MainActor
final class RowLinkTests: XCTestCase {
    private struct Rows: View {
        let probe: Probe

        var body: some View {
            NavigationStack {
                List {
                    ForEach(0..<3, id: \.self) { index in
                        NavigationLink("row \(index)") { Text("page \(index)") }.id(index)
                    }
                    HStack {
                        NavigationLink("mixed") { Text("mixed page") }.id("mixed")
                        Button("other") { probe.hit("other") }.id("other")
                    }
                }
                .listStyle(.plain)
            }
        }
    }

    /// The texts after a click.
    private func shown(_ probe: Probe = Probe(), at place: (ViewHost) -> CGPoint) -> [String] {
        let host = host(300, 400) { Rows(probe: probe) }
        host.click(at: place(host))
        host.wait(1)
        return host.texts
    }

    func testAClickInTheInsetsOfARowFollowsItsLink() async {
        for (dx, dy) in [(5.0, 0.0), (295, 0), (150, -20), (150, 20), (2, 20)] {
            let texts = shown { host in
                let row = host.frame(ofID: 1) ?? .zero
                return CGPoint(x: dx, y: row.midY + dy)
            }
            XCTAssertTrue(texts.contains("page 1"), "\(dx), \(dy): \(texts)")
        }
    }

    func testWhatStandsBesideALinkInARowKeepsItsClicks() async {
        let probe = Probe()
        XCTAssertFalse(shown(probe) { $0.center(ofID: "other") }.contains("mixed page"))
        XCTAssertEqual(probe.events, ["other"])
        let below = shown { host in
            let link = host.frame(ofID: "mixed") ?? .zero
            return CGPoint(x: link.midX, y: link.midY + 18)
        }
        XCTAssertTrue(below.contains("mixed page"), "\(below)")
    }
}
