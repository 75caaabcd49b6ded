import Foundation
import ScrollUI
import ViewTestSupport
import XCTest

/// Drags that go as far along the axis as across it.
@MainActor
final class DiagonalDragTests: XCTestCase {
    private func moved(_ axes: Axis.Set, from start: CGPoint, by way: CGSize, steps: Int) -> CGPoint? {
        let host = host(300, 300) { ScrollView(axes) { Color.red.frame(width: 3000, height: 3000) }.id("scroll") }
        let before = host.scrollGeometry(ofID: "scroll")?.contentOffset ?? .zero
        let end = CGPoint(x: start.x + way.width, y: start.y + way.height)
        host.drag(from: start, to: end, over: 0.3, steps: steps)
        guard let after = host.scrollGeometry(ofID: "scroll")?.contentOffset else { return nil }
        return CGPoint(x: after.x - before.x, y: after.y - before.y)
    }

    func testADragAtExactly45DegreesMovesAScrollViewOfEitherAxis() async {
        for start in [CGPoint(x: 200, y: 200), CGPoint(x: 201.3, y: 198.7)] {
            for steps in [3, 7, 10] {
                for way in [CGSize(width: -100, height: -100), CGSize(width: 100, height: -100)] {
                    let vertical = moved(.vertical, from: start, by: way, steps: steps)
                    XCTAssertGreaterThan(vertical?.y ?? .nan, 80, "from \(start) by \(way) in \(steps)")
                }
                for way in [CGSize(width: -100, height: -100), CGSize(width: -100, height: 100)] {
                    let horizontal = moved(.horizontal, from: start, by: way, steps: steps)
                    XCTAssertGreaterThan(horizontal?.x ?? .nan, 80, "from \(start) by \(way) in \(steps)")
                }
            }
        }
    }
}
