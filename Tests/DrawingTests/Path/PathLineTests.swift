import XCTest

@testable import Drawing

/// Lines along paths: width, ends, corners, dashes, and the parts of paths.
final class PathLineTests: XCTestCase {
    private func area(_ elements: [PathElement], _ line: LineStyle) -> Double {
        DisplayList(100, 100, [.fill(.path(VectorPath(elements, line: line), origin: .zero), .solid(.white))])
            .drawn(100, 100).coveredArea
    }

    private let straight: [PathElement] = [.move(Point(x: 20, y: 30)), .line(Point(x: 60, y: 60))]

    func testALineIsAsWideAsItIsLong() {
        for width in [0.3, 1, 2.5, 9] {
            XCTAssertEqual(
                area(straight, LineStyle(width: width)), 50 * width, accuracy: 0.2 + width * 0.05, "\(width)")
        }
    }

    func testCapsAddWhatTheyReachOut() {
        XCTAssertEqual(area(straight, LineStyle(width: 8, cap: .square)), 50 * 8 + 64, accuracy: 1)
        XCTAssertEqual(area(straight, LineStyle(width: 8, cap: .round)), 50 * 8 + .pi * 16, accuracy: 1)
    }

    func testJoinsFillTheOutsideOfACorner() {
        let corner: [PathElement] = [
            .move(Point(x: 20, y: 20)), .line(Point(x: 70, y: 20)), .line(Point(x: 70, y: 70)),
        ]
        let without = 2.0 * 50 * 10 - 25
        XCTAssertEqual(area(corner, LineStyle(width: 10, join: .miter)), without + 25, accuracy: 1)
        XCTAssertEqual(area(corner, LineStyle(width: 10, join: .bevel)), without + 12.5, accuracy: 1)
        XCTAssertEqual(area(corner, LineStyle(width: 10, join: .round)), without + .pi * 25 / 4, accuracy: 1)
        XCTAssertEqual(
            area(corner, LineStyle(width: 10, join: .miter, miterLimit: 1.2)), without + 12.5, accuracy: 1)
    }

    func testAClosedLineHasCornersAllRound() {
        var elements: [PathElement] = []
        elements.addRect(Rect(20, 20, 50, 40))
        XCTAssertEqual(area(elements, LineStyle(width: 4)), 54 * 44 - 46 * 36, accuracy: 1)
    }

    func testACircleIsAsWideAllRound() {
        var elements: [PathElement] = []
        elements.addEllipse(in: Rect(15, 15, 70, 70))
        XCTAssertEqual(area(elements, LineStyle(width: 6)), Double.pi * Double(38 * 38 - 32 * 32), accuracy: 3)
        XCTAssertEqual(area(elements, LineStyle(width: 0.5)), .pi * 70 * 0.5, accuracy: 1.5)
    }

    func testDashesLeaveTheirGaps() {
        let row: [PathElement] = [.move(Point(x: 10, y: 50)), .line(Point(x: 70, y: 50))]
        XCTAssertEqual(area(row, LineStyle(width: 2, dash: [6, 4])), 36 * 2, accuracy: 0.5)
        XCTAssertEqual(area(row, LineStyle(width: 2, dash: [6, 4], dashPhase: 6)), 36 * 2, accuracy: 0.5)
        XCTAssertEqual(area(row, LineStyle(width: 2, dash: [5])), 30 * 2, accuracy: 0.5)
        XCTAssertEqual(area(row, LineStyle(width: 2, dash: [0, 0])), 60 * 2, accuracy: 0.5)
    }

    func testAPartOfAPathIsThatShareOfItsLength() {
        var elements: [PathElement] = []
        elements.addEllipse(in: Rect(15, 15, 70, 70))
        let part = elements.trimmed(from: 0.25, to: 0.75)
        let length = PathPiece.pieces(of: part).reduce(0) { $0 + $1.length }
        XCTAssertEqual(length, .pi * 35, accuracy: 0.05)
        guard case .move(let start)? = part.first, let end = part.last?.end else { return XCTFail("no part") }
        XCTAssertEqual(start.x, 50, accuracy: 0.05)
        XCTAssertEqual(start.y, 85, accuracy: 0.05)
        XCTAssertEqual(end.y, 15, accuracy: 0.05)
        XCTAssertEqual(elements.trimmed(from: 0.6, to: 0.4), [])
        XCTAssertEqual(elements.trimmed(from: -1, to: 2), elements)
    }

    func testTheBoundsOfACurveHoldNoControlPoints() {
        let arch: [PathElement] = [
            .move(Point(x: 0, y: 10)),
            .curve(to: Point(x: 40, y: 10), control1: Point(x: 0, y: -30), control2: Point(x: 40, y: -30)),
        ]
        XCTAssertEqual(arch.boundingRect, Rect(0, -20, 40, 30))
        let bend: [PathElement] = [.move(.zero), .quad(to: Point(x: 10, y: 0), control: Point(x: 5, y: 8))]
        XCTAssertEqual(bend.boundingRect, Rect(0, 0, 10, 4))
    }

    func testPointsInsideAreThoseThatAreFilled() {
        var elements: [PathElement] = []
        elements.addRoundedRect(Rect(10, 10, 60, 40), radii: CornerRadii(15), isContinuous: false)
        let picture = DisplayList(100, 100, [.fill(.path(VectorPath(elements), origin: .zero), .solid(.white))])
            .drawn(100, 100)
        for y in 0..<100 {
            for x in 0..<100 where picture.level(x, y) == 255 || picture.level(x, y) == 0 {
                let point = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
                XCTAssertEqual(elements.contains(point, rule: .nonZero), picture.level(x, y) == 255, "\(x) \(y)")
            }
        }
    }

    func testAContinuousCornerLiesOutsideOfAnArcAndEndsAtItWhereThereIsNoRoom() {
        func area(_ rect: Rect, _ isContinuous: Bool) -> Double {
            var elements: [PathElement] = []
            elements.addRoundedRect(rect, radii: CornerRadii(20), isContinuous: isContinuous)
            return DisplayList(100, 100, [.fill(.path(VectorPath(elements), origin: .zero), .solid(.white))])
                .drawn(100, 100).coveredArea
        }
        XCTAssertEqual(area(Rect(5, 5, 90, 90), false), 8100 - (4 - .pi) * 400, accuracy: 2)
        XCTAssertEqual(area(Rect(5, 5, 90, 40), true), area(Rect(5, 5, 90, 40), false), accuracy: 1)
        XCTAssertLessThan(area(Rect(5, 5, 90, 90), true), area(Rect(5, 5, 90, 90), false))
    }
}
