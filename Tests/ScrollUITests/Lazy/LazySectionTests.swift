import Foundation
import ScrollPhysics
import ScrollUI
import ViewTestSupport
import XCTest

@MainActor
final class LazySectionTests: XCTestCase {
    /// Sections of ten rows of 20 points under a header of 30.
    private struct Chapters: View {
        var pinned = PinnedScrollableViews()
        var sections = 5
        var body: some View {
            ScrollViewReader { reader in
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: pinned) {
                        ForEach(0..<sections, id: \.self) { section in
                            Section {
                                ForEach(0..<10) { row in Color.red.frame(height: 20).id("\(section).\(row)") }
                            } header: {
                                Color.blue.frame(height: 30).id("H\(section)")
                            } footer: {
                                Color.green.frame(height: 10).id("F\(section)")
                            }
                        }
                    }
                }
                .id("list")
                .overlay(alignment: .bottomTrailing) {
                    Button("Go") { reader.scrollTo(sections - 2, anchor: .top) }.id("go")
                }
            }
        }
    }

    private func scroll(_ host: ViewHost, to y: Double) {
        host.apply(.scrollTo(ScrollVector(x: 0, y: y), animated: false), toScrollWithID: "list", at: host.time)
        host.wait(0.1)
    }

    private func y(_ host: ViewHost, _ id: String) -> CGFloat? { host.frame(ofID: id)?.minY }

    func testAHeaderStaysUntilTheNextSectionPushesItOut() async {
        let host = host(100, 100) { Chapters(pinned: .sectionHeaders) }
        scroll(host, to: 100)
        XCTAssertEqual(y(host, "H0"), 0)
        XCTAssertEqual(y(host, "0.5"), 30)
        scroll(host, to: 225)
        XCTAssertEqual(y(host, "H1"), 15)
        XCTAssertEqual(y(host, "H0"), -15, "pushed by the next header")
        scroll(host, to: 245)
        XCTAssertEqual(y(host, "H1"), 0)
        XCTAssertNil(y(host, "H0"))
        XCTAssertEqual(host.report.layouts, 0, "nothing that was laid out is laid out again")
    }

    func testAFooterStaysAtTheLowerEndWhileItsSectionIsInView() async {
        let host = host(100, 100) { Chapters(pinned: .sectionFooters) }
        XCTAssertEqual(y(host, "F0"), 90)
        scroll(host, to: 160)
        XCTAssertEqual(y(host, "F0"), 70)
        XCTAssertEqual(y(host, "F1"), 90)
        scroll(host, to: 145)
        XCTAssertEqual(y(host, "F1"), 95, "not above the start of its section")
        scroll(host, to: 130)
        XCTAssertNil(y(host, "F1"))
    }

    func testUnpinnedHeadersGoWithTheirRows() async {
        let host = host(100, 100) { Chapters() }
        scroll(host, to: 100)
        XCTAssertNil(y(host, "H0"))
    }

    func testSectionsOfAForEachAreReachedByTheirId() async {
        let host = host(100, 100) { Chapters(pinned: .sectionHeaders, sections: 1000) }
        host.click(id: "go")
        host.wait(0.1)
        XCTAssertEqual(y(host, "H998"), 0)
        XCTAssertEqual(host.scrollGeometry(ofID: "list")?.contentOffset.y, 998 * 240)
    }

    func testRowsOfSectionsAreMadeWhenTheyComeIntoView() async {
        let probe = Probe()
        let host = host(100, 100) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { section in
                        Section("Part \(section)") {
                            ForEach(0..<1_000_000) { _ in
                                let _ = probe.hit("row")
                                Color.red.frame(height: 20)
                            }
                        }
                    }
                }
            }
        }
        XCTAssertLessThan(probe["row"], 12)
        XCTAssertNotNil(host.displayList)
    }
}
