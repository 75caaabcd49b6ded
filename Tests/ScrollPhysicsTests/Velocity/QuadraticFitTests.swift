import XCTest

@testable import ScrollPhysics

final class QuadraticFitTests: XCTestCase {
    private struct Sample {
        var time: Double
        var position: ScrollVector
    }

    private func samples(_ count: Int, _ random: inout SeededGenerator) -> [Sample] {
        var time = Double.random(in: 0...1e5, using: &random)
        return (0..<count).map { _ in
            time += Double.random(in: 0.001...0.005, using: &random)
            let x = Double.random(in: -900...900, using: &random)
            return Sample(time: time, position: ScrollVector(x: x, y: Double.random(in: -9...9, using: &random)))
        }
    }

    /// The slope at the last sample by the normal equations, in units that lose little precision.
    private func slope(_ samples: [Sample], _ position: KeyPath<ScrollVector, Double>) -> Double {
        let last = samples[samples.count - 1]
        let scale = last.time - samples[0].time
        var sums = [Double](repeating: 0, count: 5)
        var (a, b, c) = (0.0, 0.0, 0.0)
        for sample in samples {
            let t = (sample.time - last.time) / scale
            let way = sample.position[keyPath: position] - last.position[keyPath: position]
            for power in 0..<5 { sums[power] += (0..<power).reduce(1.0) { product, _ in product * t } }
            (a, b, c) = (a + way, b + way * t, c + way * t * t)
        }
        if samples.count == 2 { return -((b - a * sums[1] / 2) / (sums[1] * sums[1] / 2 - sums[2])) / scale }
        let whole = determinant(sums[0], sums[1], sums[2], sums[1], sums[2], sums[3], sums[2], sums[3], sums[4])
        return determinant(sums[0], a, sums[2], sums[1], b, sums[3], sums[2], c, sums[4]) / whole / scale
    }

    private func determinant(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double, _ g: Double, _ h: Double,
        _ i: Double
    ) -> Double { a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) }

    private func fitted(_ samples: [Sample]) -> ScrollVector {
        var tracker = VelocityTracker(window: VelocityWindow(horizon: .infinity), method: .leastSquares)
        for sample in samples { tracker.add(sample.position, at: .seconds(sample.time)) }
        return tracker.velocity
    }

    func testOddAndEvenNumbersOfSamplesAreFittedAsByTheNormalEquations() {
        for seed in 0..<300 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let samples = samples(Int.random(in: 2...20, using: &random), &random)
            let found = fitted(samples)
            let (x, y) = (slope(samples, \.x), slope(samples, \.y))
            XCTAssertEqual(found.x, x, accuracy: 1e-7 * max(1000, abs(x)), "seed \(seed), \(samples.count)")
            XCTAssertEqual(found.y, y, accuracy: 1e-7 * max(10, abs(y)), "seed \(seed), \(samples.count)")
        }
    }

    func testALongDragIsFittedByItsLatestTwentySamplesAlone() {
        var random = SeededGenerator(seed: 7)
        let samples = samples(170, &random)
        for end in 20...samples.count {
            let (whole, latest) = (fitted(Array(samples[..<end])), fitted(Array(samples[(end - 20)..<end])))
            XCTAssertEqual(whole.x, latest.x, accuracy: 1e-9 * abs(latest.x), "\(end)")
            XCTAssertEqual(whole.y, latest.y, accuracy: 1e-9 * abs(latest.y), "\(end)")
        }
    }
}
