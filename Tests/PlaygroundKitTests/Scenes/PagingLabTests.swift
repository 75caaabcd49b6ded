import Foundation
import ScrollUI
import XCTest

@testable import PlaygroundKit

@MainActor
final class PagingLabTests: XCTestCase {
    private static let rows = [
        "Paging", "View aligned", "Velocity", "Distance", "Careful", "Pages per flick", "Chart",
    ]

    private func lab() -> ViewHost {
        let host = makeSceneHost(
            SceneCatalog.scene(named: "paging-lab") ?? SceneCatalog.first, size: CGSize(width: 680, height: 700))
        host.wait(0.1)
        return host
    }

    private func offset(_ row: String, _ host: ViewHost) -> Double {
        Double(host.scrollGeometry(ofID: "row \(row)")?.contentOffset.x ?? .nan)
    }

    /// The page that the row says it is on.
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

    /// Of a row in the wide lab, in points.
    private let window = 680.0 - 2 * 28

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

    func testANarrowStageKeepsThePage() async {
        let host = lab()
        for row in ["Paging", "View aligned", "Careful"] {
            flick(row, by: -260, in: host)
            host.wait(3)
        }
        choose("width", share: 0.8, in: host)
        host.wait(3)
        XCTAssertEqual(host.frame(ofID: "row Careful")?.width ?? 0, 320, accuracy: 0.01)
        for row in ["Paging", "View aligned"] {
            XCTAssertEqual(offset(row, host), 320, accuracy: 0.01, row)
            XCTAssertEqual(page(row, host), "Page 2 of 7", row)
        }
        let pages = offset("Careful", host) / 320
        XCTAssertEqual(pages, pages.rounded(), accuracy: 1e-6, "on a page")
        flick("Careful", by: -120, in: host)
        host.wait(3)
        XCTAssertEqual(offset("Careful", host), (pages + 1) * 320, accuracy: 0.01)
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
