import Foundation
import ScrollUI
import TestSupport
import XCTest

@testable import PlaygroundKit

@MainActor
final class PagingLabTests: XCTestCase {
    private static let rows = [
        "Paging", "View aligned", "Velocity", "Distance", "Careful", "Pages per flick", "Chart",
    ]

    /// The lab with rows that move separately, unless `together`.
    private func lab(together: Bool = false) -> ViewHost {
        let host = makeSceneHost(
            SceneCatalog.builtIn.scene(named: "paging-lab") ?? SceneCatalog.builtIn.first,
            size: CGSize(width: 1000, height: 700))
        host.wait(0.1)
        if !together { choose("hand", share: 0.8, in: host) }
        return host
    }

    private func offset(_ row: String, _ host: ViewHost) -> Double {
        Double(host.scrollGeometry(ofID: "row \(row)")?.contentOffset.x ?? .nan)
    }

    /// The page that the row displays.
    private func page(_ row: String, _ host: ViewHost) -> String? {
        guard let index = Self.rows.firstIndex(of: row) else { return nil }
        let pages = host.texts.filter { $0.hasPrefix("Page ") || $0.hasPrefix("Between ") }
        return pages.indices.contains(index) ? pages[index] : nil
    }

    private func flick(_ row: String, by way: Double, over seconds: Double = 0.1, in host: ViewHost) {
        host.drag(
            from: host.center(ofID: "row \(row)"), by: CGVector(dx: CGFloat(way), dy: 0), over: seconds)
    }

    private func choose(_ id: String, share: Double, in host: ViewHost) {
        let picker = host.frame(ofID: id) ?? .zero
        host.click(at: CGPoint(x: picker.minX + picker.width * CGFloat(share), y: picker.midY))
        host.wait(1)
    }

    /// The width of a row in the wide lab, in points.
    private let window = 1000.0 - 2 * 28

    func testOneFlickDrivesAllRowsEachByItsRule() async {
        let host = lab(together: true)
        XCTAssertTrue(host.texts.contains("The same flick, seven rules"))
        flick("Distance", by: -260, in: host)
        host.wait(4)
        for row in Self.rows {
            let pages = row == "Pages per flick" ? 2.0 : 1
            XCTAssertEqual(offset(row, host), pages * window, accuracy: 0.01, row)
        }
        flick("Chart", by: -60, over: 0.15, in: host)
        host.wait(4)
        XCTAssertEqual(offset("Velocity", host), 2 * window, accuracy: 0.01, "some velocity")
        XCTAssertEqual(offset("Distance", host), window, accuracy: 0.01, "little way")
    }

    /// With the velocity at each moment, and not only at the end.
    func testAllRowsMoveAsOneWhileTheyAreHeld() async {
        let host = lab(together: true)
        let start = host.center(ofID: "row Careful")
        host.send(InputEvent(.pointerDown(InputEvent.Pointer(location: start)), at: host.time))
        for step in 1...20 {
            let place = CGPoint(x: start.x - CGFloat(step) * 11, y: start.y)
            host.send(InputEvent(.pointerMoved(InputEvent.Pointer(location: place)), at: host.time))
            host.wait(0.016)
            XCTAssertEqual(Set(Self.rows.map { offset($0, host) }).count, 1, "step \(step)")
        }
        XCTAssertGreaterThan(offset("Paging", host), 150)
    }

    func testOneRowAtATimeLeavesTheOthersWhereTheyAre() async {
        let host = lab()
        flick("Careful", by: -260, in: host)
        host.wait(3)
        for row in Self.rows { XCTAssertEqual(offset(row, host), row == "Careful" ? window : 0, accuracy: 0.01, row) }
    }

    func testTheKeysDriveAllRowsToo() async {
        let host = lab(together: true)
        host.click(id: "row Paging")
        host.key(.right)
        host.wait(3)
        for row in ["Paging", "View aligned"] { XCTAssertEqual(offset(row, host), window, accuracy: 0.01, row) }
    }

    func testAFlickGoesOnePageInEveryRowButTheOneThatCounts() async {
        let host = lab()
        for row in Self.rows {
            XCTAssertEqual(page(row, host), "Page 1 of 7", row)
            flick(row, by: -260, in: host)
            host.wait(3)
            if row == "Pages per flick" { continue }
            XCTAssertEqual(offset(row, host), window, accuracy: 0.01, row)
            XCTAssertEqual(page(row, host), "Page 2 of 7", row)
        }
        XCTAssertEqual(offset("Pages per flick", host), 2 * window, accuracy: 0.01, "at 2,600 points per second")
    }

    func testAFasterFlickPassesMorePages() async {
        var last = 0.0
        for (way, pages) in [(-80.0, 1.0), (-160, 1), (-260, 2), (-320, 3)] {
            let host = lab()
            flick("Pages per flick", by: way, in: host)
            host.wait(4)
            XCTAssertEqual(offset("Pages per flick", host), pages * window, accuracy: 0.01, "\(way) in 0.1 s")
            XCTAssertGreaterThanOrEqual(offset("Pages per flick", host), last)
            last = offset("Pages per flick", host)
        }
    }

    func testASlowDragOfAQuarterGoesBackButByVelocityOnOne() async {
        let host = lab()
        for row in Self.rows where row != "Velocity" {
            flick(row, by: -window / 4, over: 2, in: host)
            host.wait(3)
            if row == "Careful" || row == "Pages per flick" || row == "Chart" { continue }
            XCTAssertEqual(offset(row, host), 0, accuracy: 0.01, row)
        }
        flick("Velocity", by: -40, over: 0.12, in: host)
        host.wait(3)
        XCTAssertEqual(offset("Velocity", host), window, accuracy: 0.01, "little way, but some velocity")
        flick("Distance", by: -40, over: 0.3, in: host)
        host.wait(3)
        XCTAssertEqual(offset("Distance", host), 0, accuracy: 0.01)
    }

    func testAfterAnInterruptionOnlyTheCarefulRowsAreOnAPage() async {
        for (row, isAligned) in [("Careful", true), ("Pages per flick", true), ("Chart", true), ("Velocity", false)] {
            let host = lab()
            flick(row, by: -260, in: host)
            host.wait(0.1)
            let caught = offset(row, host)
            XCTAssertNotEqual(caught.truncatingRemainder(dividingBy: window), 0, row)
            flick(row, by: -90, over: 0.05, in: host)
            host.wait(4)
            let pages = offset(row, host) / window
            XCTAssertEqual(abs(pages - pages.rounded()) < 1e-6, isAligned, "\(row) rests at \(pages) pages")
            XCTAssertEqual(page(row, host)?.hasPrefix("Page "), isAligned, "\(row): \(page(row, host) ?? "")")
        }
    }

    func testARemainderRestsWithItsEndAtTheWindows() async {
        let host = lab()
        choose("content", share: 0.6, in: host)
        XCTAssertEqual(page("Careful", host), "Page 1 of 7")
        for row in ["Careful", "Chart", "Paging"] {
            for _ in 0..<9 {
                flick(row, by: -200, in: host)
                host.wait(2)
            }
            XCTAssertEqual(offset(row, host), 5.5 * window, accuracy: 0.01, row)
            XCTAssertEqual(page(row, host), "Page 7 of 7", row)
            flick(row, by: 200, in: host)
            host.wait(3)
            XCTAssertEqual(offset(row, host), 5 * window, accuracy: 0.01, "\(row): back to a whole page")
        }
    }

    func testShortContentStaysAtItsStart() async {
        let host = lab()
        choose("content", share: 0.93, in: host)
        for row in Self.rows {
            XCTAssertEqual(page(row, host), "Page 1 of 1", row)
            flick(row, by: -200, in: host)
            host.wait(3)
            XCTAssertEqual(offset(row, host), 0, accuracy: 0.01, row)
        }
    }

    func testAnotherWidthKeepsThePageOfEveryRow() async {
        for page in Repetition.cases([2, 1, 3, 4, 5, 6], few: 1) {
            let host = lab()
            for row in Self.rows where row != "Pages per flick" {
                for _ in 0..<page {
                    flick(row, by: -260, in: host)
                    host.wait(2)
                }
            }
            for (share, width) in [(0.8, 320), (0.2, window), (0.8, 320)] {
                choose("width", share: share, in: host)
                host.wait(3)
                for row in Self.rows where row != "Pages per flick" {
                    XCTAssertEqual(host.frame(ofID: "row \(row)")?.width ?? 0, CGFloat(width), accuracy: 0.01)
                    XCTAssertEqual(
                        offset(row, host), Double(page) * width, accuracy: 0.01,
                        "\(row), page \(page + 1), \(width) wide")
                }
            }
        }
    }

    func testAWindowThatIsResizedStepByStepKeepsThePageOfEveryRow() async {
        let host = lab()
        for row in Self.rows {
            for _ in 0..<2 {
                flick(row, by: -200, in: host)
                host.wait(2)
            }
        }
        let pages = Self.rows.map { (offset($0, host) / window).rounded() }
        for width in [900.0, 760, 641, 1100, 1000] {
            host.size = CGSize(width: width, height: 700)
            host.wait(0.3)
            for (row, page) in zip(Self.rows, pages) {
                XCTAssertEqual(offset(row, host), page * (width - 56), accuracy: 0.01, "\(row) at \(width)")
            }
        }
    }

    func testStopsAreWholePagesAndTheEnd() async {
        let stops = PageStops(content: 550, window: 100)
        XCTAssertEqual(stops.nearest(to: 149), 100)
        XCTAssertEqual(stops.nearest(to: 151), 200)
        XCTAssertEqual(stops.nearest(to: 440), 450, "the end")
        XCTAssertEqual(stops.after(100), 200)
        XCTAssertEqual(stops.before(100), 0)
        XCTAssertEqual(stops.after(400), 450)
        XCTAssertEqual(stops.before(450), 400)
        XCTAssertEqual(stops.before(0), 0)
        XCTAssertEqual(stops.after(450), 450)
        XCTAssertEqual(PageStops(content: 40, window: 100).nearest(to: 30), 0)
        XCTAssertEqual(PageStops(content: 40, window: 100).after(0), 0)
    }
}
