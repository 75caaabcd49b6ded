import AnalysisTestSupport
import Foundation
import ScrollPhysics
import XCTest

@testable import PlaygroundKit

final class CurveReductionTests: XCTestCase {
    private let mapping = CurveReduction.Mapping(
        times: 0...10, values: -1...1, frame: CGRect(x: 50, y: 20, width: 600, height: 100), column: 1)

    private func samples(_ count: Int, _ value: (Double) -> Double) -> [CurveSample] {
        (0..<count).map { index in
            let time = 10 * Double(index) / Double(count - 1)
            return CurveSample(time: time, offset: ScrollVector(x: 0, y: value(time)), velocity: .zero)
        }
    }

    func testThereAreTwoPointsAColumnAtMostAndItsExtremesAreAmongThem() throws {
        let samples = samples(24_001) { sin($0 * 40) * cos($0) }
        let lines = CurveReduction(samples, .offset, along: .vertical, in: mapping).lines
        let line = try XCTUnwrap(lines.first)
        XCTAssertEqual(lines.count, 1)
        var columns: [Int: [CGPoint]] = [:]
        for point in line { columns[Int((point.x - 50).rounded(.down)), default: []].append(point) }
        XCTAssertTrue(columns.values.allSatisfy { $0.count <= 2 })
        // Each extreme of the curve is drawn.
        let all = samples.map { mapping.y($0.offset.y) }
        let drawn = line.map { Double($0.y) }
        XCTAssertEqual(try XCTUnwrap(drawn.max()), try XCTUnwrap(all.max()), accuracy: CurveReduction.tolerance)
        XCTAssertEqual(try XCTUnwrap(drawn.min()), try XCTUnwrap(all.min()), accuracy: CurveReduction.tolerance)
        XCTAssertTrue(zip(line, line.dropFirst()).allSatisfy { $0.x <= $1.x }, "from left to right")
    }

    func testFewSamplesAreDrawnAsTheyAre() throws {
        let samples = samples(11) { sin($0 * 5) }
        let line = try XCTUnwrap(CurveReduction(samples, .offset, along: .vertical, in: mapping).lines.first)
        XCTAssertEqual(line, samples.map { CGPoint(x: mapping.x($0.time), y: mapping.y($0.offset.y)) })
    }

    func testALineEndsAtTheEdgesOfWhatIsShown() throws {
        var part = mapping
        part.times = 2.5...3.5
        let samples = samples(11) { abs($0 - 3) / 10 }
        let line = try XCTUnwrap(CurveReduction(samples, .offset, along: .vertical, in: part).lines.first)
        XCTAssertEqual(line.map { Double($0.x) }, [50, 350, 650])
        XCTAssertEqual(Double(line[0].y), part.y(0.05), accuracy: 1e-9)
        XCTAssertEqual(Double(line[2].y), part.y(0.05), accuracy: 1e-9)
    }

    func testBetweenTwoSamplesThereIsTheirLine() throws {
        var part = mapping
        part.times = 2.2...2.4
        let line = try XCTUnwrap(
            CurveReduction(samples(11) { $0 / 10 }, .offset, along: .vertical, in: part).lines.first)
        XCTAssertEqual(line.map { Double($0.x) }, [50, 650])
    }

    func testAJumpBreaksTheAccelerationAndNotTheOffset() {
        var samples = samples(11) { $0 }
        samples.insert(samples[5], at: 5)
        XCTAssertEqual(CurveReduction(samples, .offset, along: .vertical, in: mapping).lines.count, 1)
        XCTAssertEqual(CurveReduction(samples, .acceleration, along: .vertical, in: mapping).lines.count, 2)
    }

    /// Between any two kept points, the omitted ones are within the tolerance of the line.
    func testWhatIsStraightenedStaysWithinTheTolerance() {
        var random = SplitMix(seed: 8)
        for _ in 0..<300 {
            var points = [CGPoint(x: 0, y: 0)]
            for _ in 0..<200 {
                let last = points[points.count - 1]
                let step =
                    Double.random(in: 0...1, using: &random) < 0.1 ? 0 : Double.random(in: 0.2...2, using: &random)
                points.append(CGPoint(x: last.x + step, y: last.y + Double.random(in: -0.3...0.35, using: &random)))
            }
            let kept = points.straightened(within: 0.5)
            XCTAssertLessThan(kept.count, points.count)
            XCTAssertEqual([kept.first, kept.last], [points.first, points.last])
            for point in points {
                let distances = zip(kept, kept.dropFirst()).filter { $0.x <= point.x && point.x <= $1.x }.map { a, b in
                    a.x == b.x
                        ? (point.y >= min(a.y, b.y) - 1e-9 && point.y <= max(a.y, b.y) + 1e-9 ? 0 : 1)
                        : abs(a.y + (b.y - a.y) * (point.x - a.x) / (b.x - a.x) - point.y)
                }
                XCTAssertLessThanOrEqual(distances.min() ?? 9, 0.5 + 1e-9)
            }
        }
    }

    func testASmoothCurveTakesFewPoints() throws {
        let line = try XCTUnwrap(
            CurveReduction(samples(2400) { 1 - exp(-$0) }, .offset, along: .vertical, in: mapping).lines.first)
        XCTAssertLessThan(line.count, 60)
    }

    func testNothingIsDrawnWithoutRoomOrSamples() {
        var flat = mapping
        flat.frame.size = .zero
        XCTAssertEqual(CurveReduction(samples(11) { $0 }, .offset, along: .vertical, in: flat).lines, [])
        XCTAssertEqual(CurveReduction([], .offset, along: .vertical, in: mapping).lines, [])
    }
}
