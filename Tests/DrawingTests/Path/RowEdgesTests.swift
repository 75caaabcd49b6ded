import XCTest

@testable import Drawing

/// Rows of pixels are filled by groups of touching edges; their coverage must match the winding of each point.
final class RowEdgesTests: XCTestCase {
    private static let bounds = PixelRect(minX: 10, minY: 5, maxX: 180, maxY: 90)

    /// Figures with few corners around `bounds`, some with horizontal sides.
    private func figures(about bounds: PixelRect, _ random: inout RepeatableRandom) -> [Polyline] {
        let (width, height) = (Double(bounds.width), Double(bounds.height))
        return (0..<4).map { _ in
            var points = (0..<random.integer(3..<6)).map { _ in
                Point(
                    x: Double(bounds.minX) + random.number(-0.3...1.3) * width,
                    y: Double(bounds.minY) + random.number(-0.3...1.3) * height)
            }
            points[1].y = points[0].y
            return Polyline(points: points, isClosed: true)
        }
    }

    private func isInside(_ point: Point, _ lines: [Polyline], _ rule: FillRule) -> Bool {
        var winding = 0
        for line in lines {
            guard var before = line.points.last else { continue }
            for next in line.points {
                defer { before = next }
                guard (before.y <= point.y) != (next.y <= point.y) else { continue }
                let x = before.x + (next.x - before.x) * (point.y - before.y) / (next.y - before.y)
                if x < point.x { winding += before.y < next.y ? 1 : -1 }
            }
        }
        return rule == .nonZero ? winding != 0 : winding & 1 == 1
    }

    func testAPixelIsCoveredByTheShareOfItsPointsThatAreInside() {
        let bounds = PixelRect(minX: 3, minY: 2, maxX: 13, maxY: 8)
        let samples = 16
        var random = RepeatableRandom(seed: 5)
        for (round, rule) in [FillRule.nonZero, .evenOdd, .nonZero, .evenOdd, .nonZero, .evenOdd].enumerated() {
            let lines = figures(about: bounds, &random)
            var filler = PathFiller(lines, rule: rule)
            let covered = filler.coverage(in: bounds)
            for index in covered.indices {
                let (x, y) = (bounds.minX + index % bounds.width, bounds.minY + index / bounds.width)
                var count = 0
                for sample in 0..<samples * samples {
                    let point = Point(
                        x: Double(x) + (Double(sample % samples) + 0.5) / Double(samples),
                        y: Double(y) + (Double(sample / samples) + 0.5) / Double(samples))
                    if isInside(point, lines, rule) { count += 1 }
                }
                XCTAssertEqual(
                    Double(covered[index]) / 255, Double(count) / Double(samples * samples), accuracy: 0.06,
                    "seed 5, round \(round), pixel \(x), \(y)")
            }
        }
    }

    /// Polylines like a stroke that goes up and down, beyond the bounds on all sides.
    private func strokes(_ random: inout RepeatableRandom) -> [Polyline] {
        (0..<3).map { _ in
            var y = random.number(20...70)
            let upper = (-10...200).map { x in
                y += random.number(-6...6)
                return Point(x: Double(x) + random.number(0...0.9), y: y)
            }
            let lower = upper.reversed().map { Point(x: $0.x + random.number(0...0.4), y: $0.y + random.number(1...3)) }
            return Polyline(points: upper + lower, isClosed: true)
        }
    }

    func testWhatLiesBesideTheGridChangesNothingInIt() {
        var random = RepeatableRandom(seed: 3)
        for rule in [FillRule.nonZero, .evenOdd] {
            for round in 0..<3 {
                let lines = strokes(&random) + figures(about: Self.bounds, &random)
                var whole = PathFiller(lines, rule: rule)
                let covered = whole.coverage(in: Self.bounds)
                for left in stride(from: Self.bounds.minX, to: Self.bounds.maxX, by: 17) {
                    let part = PixelRect(minX: left, minY: Self.bounds.minY, maxX: left + 17, maxY: Self.bounds.maxY)
                    var filler = PathFiller(lines, rule: rule)
                    let worst = difference(filler.coverage(in: part), covered, in: part)
                    XCTAssertLessThanOrEqual(worst, 1, "seed 3, \(rule), round \(round), from \(left)")
                }
                XCTAssertGreaterThan(covered.count { $0 > 0 && $0 < 255 }, 500, "there are edges to look at")
            }
        }
    }

    private func difference(_ part: [UInt8], _ whole: [UInt8], in rect: PixelRect) -> Int {
        part.indices.map { index in
            let (x, y) = (rect.minX + index % rect.width, rect.minY + index / rect.width)
            let other = whole[(y - Self.bounds.minY) * Self.bounds.width + x - Self.bounds.minX]
            return abs(Int(part[index]) - Int(other))
        }.max() ?? 0
    }
}
