import AppUI
import Drawing
import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Separators, spacings and headers of lists as configured.
@MainActor
final class ListLookTests: XCTestCase {
    private func rows(_ host: ViewHost) -> [CGFloat] { ["a", "b"].compactMap { host.frame(ofID: $0)?.midY } }

    private func distance(_ list: some View) -> CGFloat {
        let rows = rows(host { list })
        return rows.count == 2 ? rows[1] - rows[0] : 0
    }

    private struct Two: View {
        var tint: Color?
        var body: some View {
            List {
                Text("a").id("a").listRowSeparatorTint(tint)
                Text("b").id("b")
            }
            .listStyle(.plain)
        }
    }

    func testRowsStandApartAndHaveNoLines() async {
        XCTAssertEqual(distance(Two()) + 12, distance(Two().listRowSpacing(12)))
        let lines = host { Two() }.lineCount(thinnerThan: 2)
        XCTAssertEqual(lines, 1)
        XCTAssertEqual(host { Two().listRowSpacing(12) }.lineCount(thinnerThan: 2), 0)
    }

    func testCompactSectionsAreCloser() async {
        struct Sections: View {
            var body: some View {
                List {
                    Section { Text("a").id("a") }
                    Section { Text("b").id("b") }
                }
                .listStyle(.insetGrouped)
            }
        }
        XCTAssertEqual(distance(Sections()) - 10, distance(Sections().listSectionSpacing(.compact)), accuracy: 1e-9)
        XCTAssertEqual(distance(Sections()) - 15, distance(Sections().listSectionSpacing(5)), accuracy: 1e-9)
    }

    func testRowsThatFollowASectionStandApartFromIt() async {
        struct Mixed: View {
            let isInSection: Bool
            var body: some View {
                List {
                    Section { Text("a").id("a") }
                    if isInSection { Section { Text("b").id("b") } } else { Text("b").id("b") }
                }
                .listStyle(.insetGrouped)
            }
        }
        XCTAssertEqual(distance(Mixed(isInSection: true)), distance(Mixed(isInSection: false)))
    }

    func testALineHasTheColourThatItsRowSays() async {
        XCTAssertEqual(host { Two(tint: Color(red: 1, green: 0, blue: 0)) }.redLines, 1)
        XCTAssertEqual(host { Two() }.redLines, 0)
    }

    func testASectionsLinesAreShownWhereTheyAreAskedFor() async {
        struct Lines: View {
            let visibility: Visibility
            var body: some View {
                List {
                    Section {
                        Text("a")
                        Text("b")
                    }
                    .listSectionSeparator(visibility)
                }
                .listStyle(.plain)
            }
        }
        XCTAssertEqual(host { Lines(visibility: .automatic) }.lineCount(thinnerThan: 2), 1)
        XCTAssertEqual(host { Lines(visibility: .visible) }.lineCount(thinnerThan: 2), 3)
    }

    func testAProminentHeaderIsLarger() async {
        func size(_ prominence: Prominence) -> Double? {
            host { List { Section("Head") { Text("a") } }.headerProminence(prominence) }
                .displayList.runs.first { $0.string == "Head" }?.face.size
        }
        XCTAssertEqual(size(.standard), 13)
        XCTAssertEqual(size(.increased), 20)
    }

    func testASectionOpensAndClosesByItsHeader() async {
        struct Folding: View {
            @State private var isExpanded = true
            var body: some View {
                List {
                    Section("Head", isExpanded: $isExpanded) { Text("row") }
                    Text("after")
                }
            }
        }
        let host = host { Folding() }
        XCTAssertEqual(host.texts, ["Head", "row", "after"])
        let header = CGPoint(x: 150, y: host.firstBaseline - 4)
        host.click(at: header)
        host.wait(2)
        XCTAssertEqual(host.texts, ["Head", "after"])
        host.click(at: header)
        host.wait(2)
        XCTAssertEqual(host.texts, ["Head", "row", "after"])
    }

    private struct Folder: Identifiable {
        var id: String
        var folders: [Folder]?
    }

    private static let tree = [
        Folder(id: "top", folders: [Folder(id: "inner", folders: [Folder(id: "leaf")]), Folder(id: "other")]),
        Folder(id: "alone"),
    ]

    func testAnOutlineOpensLevelByLevel() async {
        let host = host {
            List(Self.tree, children: \.folders) { folder in Text(folder.id).id(folder.id) }
        }
        XCTAssertEqual(host.texts, ["top", "alone"])
        func open(_ name: String) {
            guard let text = host.textOrigin(name) else { return XCTFail("no row \(name)") }
            host.click(at: CGPoint(x: text.x - 15, y: text.y - 5))
            host.wait(2)
        }
        let start = host.textOrigin("top")?.x ?? 0
        open("top")
        XCTAssertEqual(host.texts, ["top", "inner", "other", "alone"])
        open("inner")
        XCTAssertEqual(host.texts, ["top", "inner", "leaf", "other", "alone"])
        XCTAssertEqual(host.textOrigin("leaf")?.x, start + 36)
        open("top")
        XCTAssertEqual(host.texts, ["top", "alone"])
    }

    func testAnEmptySearchSaysSo() async {
        XCTAssertEqual(
            host(600, 300) { ContentUnavailableView.search }.texts,
            ["No Results", "Check the spelling or try a new search."])
        XCTAssertEqual(host { ContentUnavailableView.search(text: "fig") }.texts.first, "No Results for “fig”")
    }
}

extension ViewHost {
    /// The start of a text at its baseline.
    func textOrigin(_ string: String) -> Point? {
        for case .text(let run, let origin, _) in displayList.items
        where displayList.runs[Int(run)].string == string { return origin }
        return nil
    }

    /// The baseline of the first text on screen, in points from the top.
    fileprivate var firstBaseline: Double {
        for case .text(_, let origin, _) in displayList.items { return origin.y }
        return 0
    }

    /// The number of pure red lines.
    fileprivate var redLines: Int {
        displayList.items.filter {
            guard case .fill(.rect(let rect), .solid(let color)) = $0 else { return false }
            return rect.height < 2 && color.red == 255 && color.green == 0
        }.count
    }

    /// The number of filled rectangles lower than `height` points and wider than they are high.
    fileprivate func lineCount(thinnerThan height: Double) -> Int {
        displayList.items.filter {
            guard case .fill(.rect(let rect), _) = $0 else { return false }
            return rect.height < height && rect.width > 20
        }.count
    }
}
