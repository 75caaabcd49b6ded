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
        for (column, points) in columns where column < 600 {
            let all = samples.map { CGPoint(x: mapping.x($0.time), y: mapping.y($0.offset.y)) }.filter {
                Int(($0.x - 50).rounded(.down)) == column
            }
            XCTAssertEqual(points.map(\.y).max(), all.map(\.y).max())
            XCTAssertEqual(points.map(\.y).min(), all.map(\.y).min())
        }
        XCTAssertTrue(zip(line, line.dropFirst()).allSatisfy { $0.x <= $1.x }, "from left to right")
    }

    func testFewSamplesAreDrawnAsTheyAre() throws {
        let samples = samples(11) { $0 / 10 }
        let line = try XCTUnwrap(CurveReduction(samples, .offset, along: .vertical, in: mapping).lines.first)
        XCTAssertEqual(line, samples.map { CGPoint(x: mapping.x($0.time), y: mapping.y($0.offset.y)) })
    }

    func testALineEndsAtTheEdgesOfWhatIsShown() throws {
        var part = mapping
        part.times = 2.5...3.5
        let samples = samples(11) { $0 / 10 }
        let line = try XCTUnwrap(CurveReduction(samples, .offset, along: .vertical, in: part).lines.first)
        XCTAssertEqual(line.map { Double($0.x) }, [50, 350, 650])
        XCTAssertEqual(Double(line[0].y), part.y(0.25), accuracy: 1e-9)
        XCTAssertEqual(Double(line[2].y), part.y(0.35), accuracy: 1e-9)
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

    func testNothingIsDrawnWithoutRoomOrSamples() {
        var flat = mapping
        flat.frame.size = .zero
        XCTAssertEqual(CurveReduction(samples(11) { $0 }, .offset, along: .vertical, in: flat).lines, [])
        XCTAssertEqual(CurveReduction([], .offset, along: .vertical, in: mapping).lines, [])
    }
}
