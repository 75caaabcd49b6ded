import Drawing
import Foundation
import TestSupport
import ViewTestSupport
import XCTest

@testable import ScrollUI

/// What is moved from one pixel grid to another is equal, to the last digit, to what is drawn on the other one.
@MainActor
final class GridMoveTests: XCTestCase {
    func testAMovedItemIsTheItemThatIsDrawnThere() async throws {
        for seed in Repetition.cases(UInt64(1)...400, few: 60) {
            var random = SeededNumbers(seed: seed)
            let scale = [1, 1.25, 1.5, 2, 3][random.next(5)]
            let item = items[random.next(items.count)]
            let offset = CGPoint(x: fraction(&random, 500), y: fraction(&random, 500))
            let (start, end) = (corner(&random), corner(&random))
            let old = PixelGrid(scale: scale).shifted(to: start)
            let new = PixelGrid(scale: scale).shifted(to: end)
            let move = try XCTUnwrap(
                GridMove(from: old, to: new, by: CGPoint(x: end.x - start.x, y: end.y - start.y)), "seed \(seed)")
            let drawn = old.draw(item, at: CGPoint(x: start.x + offset.x, y: start.y + offset.y))
            let expected = new.draw(item, at: CGPoint(x: end.x + offset.x, y: end.y + offset.y))
            XCTAssertEqual(move.moved(drawn), expected, "seed \(seed)")
        }
    }

    func testContentThatMovesByPartsOfAPixelOnItsGridIsNotMoved() async {
        let grid = PixelGrid(scale: 2)
        XCTAssertNotNil(GridMove(from: grid, to: grid, by: CGPoint(x: 1.5, y: -40)))
        XCTAssertNil(GridMove(from: grid, to: grid, by: CGPoint(x: 1.25, y: 0)))
        XCTAssertNil(GridMove(from: grid, to: grid, by: CGPoint(x: 0, y: 0.1)))
        XCTAssertNil(GridMove(from: grid, to: PixelGrid(scale: 1), by: .zero))
    }

    func testItemsBetweenPixelsAndItemsWithOtherPositionsAreNotMoved() async throws {
        let grid = PixelGrid(scale: 1)
        let move = try XCTUnwrap(GridMove(from: grid, to: grid, by: CGPoint(x: 0, y: 3)))
        let box = Outline.rect(Rect(x: 1, y: 2, width: 3, height: 4))
        for item: DisplayItem in [
            .text(run: 0, origin: Point(x: 1.5, y: 2), .clear),
            .fill(.rect(Rect(x: 1, y: 2, width: 3.5, height: 4)), .solid(.clear)),
            .image(image: 0, frame: Rect(x: 0.25, y: 0, width: 1, height: 1), opacity: 1),
            .fill(box, .linearGradient(gradient: 0, start: .zero, end: .zero)),
            .pushTransform(.identity), .popTransform, .pushEffect(effect: 0), .pushMask,
        ] {
            XCTAssertNil(move.moved(item), "\(item)")
        }
        XCTAssertEqual(
            move.moved(.pushClip(box)), .pushClip(.rect(Rect(x: 1, y: 5, width: 3, height: 4))))
    }

    private let items: [DisplayItem] = [
        .fill(.rect(Rect(x: 0, y: 0, width: 30.3, height: 7.5)), .solid(.clear)),
        .fill(.rect(Rect(x: 0, y: 0, width: 100, height: 0.3)), .solid(.clear)),
        .fill(.roundedRect(Rect(x: 0, y: 0, width: 0.1, height: 9.9), radius: 3), .solid(.clear)),
        .border(.ellipse(Rect(x: 0, y: 0, width: 12.34, height: 5.67)), width: 1, .clear),
        .pushClip(.path(VectorPath([]), origin: .zero)),
        .text(run: 0, origin: .zero, .clear),
        .image(image: 0, frame: Rect(x: 0, y: 0, width: 20.2, height: 0.7), opacity: 1),
    ]

    private func fraction(_ random: inout SeededNumbers, _ limit: Int) -> CGFloat {
        CGFloat(random.next(limit)) + CGFloat(random.next(8)) / [4, 3, 8][random.next(3)]
    }

    /// The corner of scrolled content, near or far above the window.
    private func corner(_ random: inout SeededNumbers) -> CGPoint {
        let far: CGFloat = random.next(4) == 0 ? -1e8 : 0
        return CGPoint(x: fraction(&random, 90) - 40, y: far - fraction(&random, 900))
    }
}

extension PixelGrid {
    /// The item as it is drawn at `origin`.
    fileprivate func draw(_ item: DisplayItem, at origin: CGPoint) -> DisplayItem {
        func at(_ rect: Rect) -> Rect { Rect(CGRect(rect).offsetBy(dx: origin.x, dy: origin.y)) }
        switch item {
        case .fill(.rect(let rect), let paint): return .fill(snap(.rect(at(rect))), paint)
        case .fill(.roundedRect(let rect, let radius), let paint):
            return .fill(snap(.roundedRect(at(rect), radius: radius)), paint)
        case .border(.ellipse(let rect), let width, let color):
            return .border(snap(.ellipse(at(rect))), width: width, color)
        case .pushClip(.path(let path, _)): return .pushClip(snap(.path(path, origin: Point(origin))))
        case .text(let run, _, let color): return .text(run: run, origin: snap(Point(origin)), color)
        case .image(let image, let frame, let opacity):
            return .image(image: image, frame: snap(at(frame)), opacity: opacity)
        default: return item
        }
    }
}
