import Drawing
import XCTest

final class PathCombinationTests: XCTestCase {
    private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [PathElement] {
        var elements: [PathElement] = []
        elements.addRect(Rect(x: x, y: y, width: width, height: height))
        return elements
    }

    private func ellipse(_ x: Double, _ y: Double, _ radius: Double) -> [PathElement] {
        var elements: [PathElement] = []
        elements.addEllipse(in: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        return elements
    }

    /// The area by the nonzero winding rule, for figures that do not cross themselves.
    private func area(_ elements: [PathElement]) -> Double {
        var sum = 0.0
        for line in elements.flattened(tolerance: 0.001) {
            guard var previous = line.points.last else { continue }
            for next in line.points {
                sum += (previous.x * next.y - next.x * previous.y) / 2
                previous = next
            }
        }
        return sum
    }

    private func figures(_ elements: [PathElement]) -> Int {
        elements.count { if case .move = $0 { true } else { false } }
    }

    func testTwoSquaresThatOverlapHaveTheAreasOfSets() {
        let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
        XCTAssertEqual(area(a.combined(with: b, by: .union)), 175, accuracy: 1e-3)
        XCTAssertEqual(area(a.combined(with: b, by: .intersection)), 25, accuracy: 1e-3)
        XCTAssertEqual(area(a.combined(with: b, by: .difference)), 75, accuracy: 1e-3)
        XCTAssertEqual(area(a.combined(with: b, by: .symmetricDifference)), 150, accuracy: 1e-3)
        XCTAssertEqual(
            a.combined(with: b, by: .intersection).count, 5, "four corners: \(a.combined(with: b, by: .intersection))")
        XCTAssertEqual(a.combined(with: b, by: .union).count, 9, "eight corners")
    }

    func testEdgesInCommonAreOneLineOrNone() {
        let (a, b) = (rect(0, 0, 10, 10), rect(10, 0, 10, 10))
        let both = a.combined(with: b, by: .union)
        XCTAssertEqual(area(both), 200, accuracy: 1e-3)
        XCTAssertEqual(both.count, 5, "one rectangle: \(both)")
        XCTAssertEqual(a.combined(with: b, by: .intersection), [])
        XCTAssertEqual(a.combined(with: a, by: .difference), [])
        XCTAssertEqual(area(a.combined(with: a, by: .union)), 100, accuracy: 1e-3)
    }

    func testAHoleStaysAHoleByEitherRule() {
        let ring = rect(0, 0, 10, 10).combined(with: rect(3, 3, 4, 4), by: .difference)
        XCTAssertEqual(figures(ring), 2)
        XCTAssertEqual(area(ring), 84, accuracy: 1e-3)
        for rule in [FillRule.nonZero, .evenOdd] {
            XCTAssertFalse(ring.contains(Point(x: 5, y: 5), rule: rule))
            XCTAssertTrue(ring.contains(Point(x: 1, y: 5), rule: rule))
        }
    }

    func testTheRuleSaysWhetherWhatIsWoundAroundTwiceIsInside() {
        let twice = rect(0, 0, 10, 10) + rect(2, 2, 6, 6)
        XCTAssertEqual(area(twice.combined(with: [], by: .union, rule: .nonZero)), 100, accuracy: 1e-3)
        XCTAssertEqual(area(twice.combined(with: [], by: .union, rule: .evenOdd)), 64, accuracy: 1e-3)
    }

    func testCurvesAreWithinAHundredthOfAPoint() {
        let lens = ellipse(0, 0, 10).combined(with: ellipse(10, 0, 10), by: .intersection)
        let expected = 200 * (Double.pi / 3) - 100 * 3.0.squareRoot() / 2
        XCTAssertEqual(area(lens), expected, accuracy: 0.01 * 45)
        XCTAssertEqual(figures(lens), 1)
    }

    func testEmptyFiguresAndSinglePointsAreNothing() {
        XCTAssertEqual([PathElement]().combined(with: [], by: .union), [])
        XCTAssertEqual([PathElement.move(Point(x: 1, y: 1)), .close].combined(with: [], by: .union), [])
        XCTAssertEqual(area(rect(0, 0, 4, 4).combined(with: [], by: .difference)), 16, accuracy: 1e-3)
    }

    /// Stars, slivers and lines on top of each other, on a coarse grid so that many edges coincide.
    private func randomFigure(_ random: inout RepeatableRandom, coarse: Bool) -> [PathElement] {
        var elements: [PathElement] = []
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            for index in 0..<Int.random(in: 3...9, using: &random) {
                var point = Point(x: .random(in: 0...8, using: &random), y: .random(in: 0...8, using: &random))
                if coarse { point = Point(x: point.x.rounded(), y: point.y.rounded()) }
                elements.append(index == 0 ? .move(point) : .line(point))
            }
            elements.append(.close)
        }
        return elements
    }

    func testOfRandomFiguresEachPointIsInsideAsTheTwoSay() {
        var random = RepeatableRandom(seed: 22)
        for round in 0..<120 {
            let rule: FillRule = round % 2 == 0 ? .nonZero : .evenOdd
            let coarse = round % 3 != 0
            let (a, b) = (randomFigure(&random, coarse: coarse), randomFigure(&random, coarse: coarse))
            for combination in [PathCombination.union, .intersection, .difference, .symmetricDifference] {
                let result = a.combined(with: b, by: combination, rule: rule)
                for _ in 0..<40 {
                    // Off the lines of the coarse grid, and rarely on another line.
                    let point = Point(x: .random(in: -1...9, using: &random), y: .random(in: -1...9, using: &random))
                    guard distance(point, a) > 1e-4, distance(point, b) > 1e-4 else { continue }
                    let (inA, inB) = (a.contains(point, rule: rule), b.contains(point, rule: rule))
                    let expected =
                        switch combination {
                        case .union: inA || inB
                        case .intersection: inA && inB
                        case .difference: inA && !inB
                        case .symmetricDifference: inA != inB
                        }
                    for reading in [FillRule.nonZero, .evenOdd] {
                        XCTAssertEqual(
                            result.contains(point, rule: reading), expected, "round \(round), \(combination), \(point)")
                    }
                }
            }
        }
    }

    func testOfRandomFiguresTheAreasAddUp() {
        var random = RepeatableRandom(seed: 5)
        for round in 0..<200 {
            let (a, b) = (randomFigure(&random, coarse: round % 2 == 0), randomFigure(&random, coarse: round % 2 == 0))
            let areas = [PathCombination.union, .intersection, .difference, .symmetricDifference].map {
                area(a.combined(with: b, by: $0))
            }
            let (own, other) = (area(a.combined(with: [], by: .union)), area(b.combined(with: [], by: .union)))
            XCTAssertGreaterThanOrEqual(areas.min() ?? -1, 0, "the inside is at the same hand: \(round)")
            XCTAssertEqual(own + other, areas[0] + areas[1], accuracy: 1e-3, "\(round)")
            XCTAssertEqual(own, areas[1] + areas[2], accuracy: 1e-3, "\(round)")
            XCTAssertEqual(areas[3], areas[0] - areas[1], accuracy: 1e-3, "\(round)")
        }
    }

    private func distance(_ point: Point, _ elements: [PathElement]) -> Double {
        var least = Double.infinity
        for line in elements.flattened(tolerance: 0.001) {
            for (start, end) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
                let (dx, dy) = (end.x - start.x, end.y - start.y)
                let square = max(dx * dx + dy * dy, 1e-12)
                let share = min(max(((point.x - start.x) * dx + (point.y - start.y) * dy) / square, 0), 1)
                let (x, y) = (point.x - start.x - dx * share, point.y - start.y - dy * share)
                least = min(least, (x * x + y * y).squareRoot())
            }
        }
        return least
    }

    func testLinesAreCutWhereTheyCrossTheEdge() {
        let line: [PathElement] = [.move(Point(x: -5, y: 5)), .line(Point(x: 15, y: 5)), .line(Point(x: 15, y: 20))]
        let square = rect(0, 0, 10, 10)
        XCTAssertEqual(line.lines(inside: square, true), [.move(Point(x: 0, y: 5)), .line(Point(x: 10, y: 5))])
        XCTAssertEqual(
            line.lines(inside: square, false),
            [
                .move(Point(x: -5, y: 5)), .line(Point(x: 0, y: 5)), .move(Point(x: 10, y: 5)),
                .line(Point(x: 15, y: 5)),
                .line(Point(x: 15, y: 20)),
            ])
        let edge: [PathElement] = [.move(Point(x: 0, y: -5)), .line(Point(x: 0, y: 15))]
        XCTAssertEqual(
            edge.lines(inside: square, true), [.move(Point(x: 0, y: 0)), .line(Point(x: 0, y: 10))], "along the edge")
        XCTAssertEqual(square.lines(inside: rect(-1, -1, 20, 20), false), [])
    }
}
