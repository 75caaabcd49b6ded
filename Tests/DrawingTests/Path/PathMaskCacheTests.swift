import XCTest

@testable import Drawing

@MainActor
final class PathMaskCacheTests: XCTestCase {
    private let visible = PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 100)

    private func path(_ end: Double, line: LineStyle? = LineStyle(width: 1.5)) -> VectorPath {
        VectorPath([.move(Point(x: 2, y: 3)), .line(Point(x: end, y: 40))], line: line)
    }

    func testEqualPathsShareAMaskAtWholePixels() async throws {
        let cache = PathMaskCache()
        let first = try XCTUnwrap(cache.mask(for: path(30), under: .translation(x: 5, y: 6), visible: visible))
        let moved = try XCTUnwrap(cache.mask(for: path(30), under: .translation(x: 47, y: 6), visible: visible))
        XCTAssertTrue(first.mask === moved.mask)
        XCTAssertEqual(moved.x - first.x, 42)
        let between = try XCTUnwrap(cache.mask(for: path(30), under: .translation(x: 5.5, y: 6), visible: visible))
        XCTAssertFalse(first.mask === between.mask)
    }

    func testOtherPathsAndStylesHaveTheirOwn() async throws {
        let cache = PathMaskCache()
        let paths = [
            path(30), path(31), path(30, line: nil), path(30, line: LineStyle(width: 2)),
            path(30, line: LineStyle(width: 1.5, dash: [2, 2])),
            path(30, line: LineStyle(width: 1.5, dash: [2, 2], dashPhase: 1)),
        ]
        let masks = paths.compactMap {
            cache.mask(for: $0, under: .translation(x: 5, y: 6), visible: visible).map { ObjectIdentifier($0.mask) }
        }
        XCTAssertEqual(Set(masks).count, masks.count)
        XCTAssertEqual(Set(paths).count, paths.count)
    }
}
