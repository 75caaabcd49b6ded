import TestSupport
import XCTest

@testable import Drawing

/// The coverage of a filled path.
final class PathFillTests: XCTestCase {
    private func list(_ path: VectorPath, at origin: Point = .zero, scale: Double = 1) -> DisplayList {
        DisplayList(100, 100, scale: scale, [.fill(.path(path, origin: origin), .solid(.white))])
    }

    private func area(_ path: VectorPath, at origin: Point = .zero, scale: Double = 1) -> Double {
        list(path, at: origin, scale: scale).drawn(100, 100).coveredArea
    }

    func testTheCoverageOfATriangleIsItsAreaWhereverItLies() {
        let path = VectorPath([.move(Point(x: 3, y: 2)), .line(Point(x: 61, y: 17)), .line(Point(x: 20, y: 55))])
        let doubled = 58.0 * 53 - 17 * 15
        let wanted = doubled / 2
        var random = RepeatableRandom(seed: 1)
        for _ in 0..<40 {
            let origin = Point(x: random.number(0...20), y: random.number(0...20))
            XCTAssertEqual(area(path, at: origin), wanted, accuracy: 1.5, "\(origin)")
        }
    }

    func testTheCoverageOfAnEllipseIsItsAreaAtEveryScale() {
        var elements: [PathElement] = []
        elements.addEllipse(in: Rect(5, 5, 40, 22))
        let path = VectorPath(elements)
        for scale in [0.5, 1, 1.25, 2] {
            XCTAssertEqual(area(path, scale: scale), .pi * 20 * 11 * scale * scale, accuracy: 2, "\(scale)")
        }
    }

    func testAStarHasAHoleByTheEvenOddRuleAlone() {
        let points = (0..<5).map { index in
            let angle = Double(index) * 4 * .pi / 5
            return PathElement.line(Point(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle)))
        }
        let star = [PathElement.move(Point(x: 50, y: 10))] + points.dropFirst() + [.close]
        let evenOdd = list(VectorPath(star, rule: .evenOdd)).drawn(100, 100)
        let nonZero = list(VectorPath(star)).drawn(100, 100)
        XCTAssertEqual(evenOdd.level(50, 50), 0)
        XCTAssertEqual(nonZero.level(50, 50), 255)
        XCTAssertEqual(evenOdd.level(50, 20), 255)
    }

    func testFiguresThatOverlapCountOnce() {
        var elements: [PathElement] = []
        elements.addRect(Rect(10.25, 10.25, 30, 30))
        elements.addRect(Rect(20.5, 20.5, 30, 30))
        let overlap = (40.25 - 20.5) * (40.25 - 20.5)
        XCTAssertEqual(area(VectorPath(elements)), 1800 - overlap, accuracy: 0.8)
        XCTAssertEqual(area(VectorPath(elements, rule: .evenOdd)), 1800 - 2 * overlap, accuracy: 1)
    }

    func testEdgesThatCrossWithinARowAreExact() {
        let bow = VectorPath([
            .move(Point(x: 10, y: 10.2)), .line(Point(x: 60, y: 10.8)), .line(Point(x: 60, y: 10.2)),
            .line(Point(x: 10, y: 10.8)), .close,
        ])
        XCTAssertEqual(area(bow), 15, accuracy: 0.3)
    }

    func testAMirroredPathGivesTheMirroredPicture() {
        var random = RepeatableRandom(seed: 7)
        for round in 0..<20 {
            let points = (0..<7).map { _ in
                Point(x: random.number(5...95), y: random.number(5...95))
            }
            func elements(_ place: (Point) -> Point) -> VectorPath {
                VectorPath([.move(place(points[0]))] + points.dropFirst().map { .line(place($0)) }, rule: .evenOdd)
            }
            let plain = list(elements { $0 }).drawn(100, 100)
            let mirrored = list(elements { Point(x: 100 - $0.x, y: $0.y) }).drawn(100, 100)
            var worst = 0
            for y in 0..<100 {
                for x in 0..<100 { worst = max(worst, abs(plain.level(x, y) - mirrored.level(99 - x, y))) }
            }
            XCTAssertLessThanOrEqual(worst, 2, "seed 7, round \(round)")
        }
    }

    func testAPathThatMovesByWholePixelsIsTheSamePictureMoved() {
        var elements: [PathElement] = []
        elements.addRoundedRect(Rect(0.3, 0.4, 30, 20), radii: CornerRadii(8), isContinuous: true)
        let path = VectorPath(elements)
        let first = list(path, at: Point(x: 5, y: 6)).drawn(100, 100)
        let second = list(path, at: Point(x: 25, y: 36)).drawn(100, 100)
        for y in 0..<40 {
            for x in 0..<50 { XCTAssertEqual(first[x, y], second[x + 20, y + 30]) }
        }
    }

    func testNoPathCanCrash() {
        var random = RepeatableRandom(seed: 3)
        let odd = [Double.nan, .infinity, -.infinity, 1e300, -1e12, 0, 1e-300, 5e8]
        func number() -> Double { random.chance(0.3) ? odd[random.integer(0..<8)] : random.number(-50...150) }
        func point() -> Point { Point(x: number(), y: number()) }
        for round in 0..<(Repetition.isWhole ? 80 : 20) {
            let elements = (0..<random.integer(0..<12)).map { _ -> PathElement in
                switch random.integer(0..<5) {
                case 0: .move(point())
                case 1: .line(point())
                case 2: .quad(to: point(), control: point())
                case 3: .curve(to: point(), control1: point(), control2: point())
                default: .close
                }
            }
            let line = LineStyle(
                width: number(), cap: .round, join: random.chance(0.5) ? .round : .miter, miterLimit: number(),
                dash: random.chance(0.5) ? [number(), number()] : [], dashPhase: number())
            let path = VectorPath(elements, line: random.chance(0.5) ? line : nil)
            let picture = list(path, at: random.chance(0.1) ? point() : .zero).drawn(100, 100)
            XCTAssertTrue(picture.isUntouchedOutside, "seed 3, round \(round)")
            _ = elements.boundingRect
            _ = elements.trimmed(from: 0.2, to: 0.7)
            _ = elements.contains(Point(x: 1, y: 1), rule: .nonZero)
        }
    }

    func testAPathThatClipsCutsToItsArea() {
        var elements: [PathElement] = []
        elements.addEllipse(in: Rect(20, 20, 60, 60))
        let clip = DisplayItem.pushClip(.path(VectorPath(elements), origin: .zero))
        let list = DisplayList(
            100, 100,
            [
                clip, .fill(.rect(Rect(0, 0, 55, 100)), .solid(.white)),
                .fill(.rect(Rect(45, 0, 55, 100)), .solid(.white)), .popClip,
            ])
        XCTAssertEqual(list.drawn(100, 100).coveredArea, .pi * 900, accuracy: 3)
    }
}
