import AnalysisTestSupport
import XCTest

@testable import PlaygroundKit

final class AxisTicksTests: XCTestCase {
    func testTicksAreRoundAndWithinTheRange() {
        XCTAssertEqual(AxisTicks(0...1.84, atMost: 5).values, [0, 0.5, 1, 1.5])
        XCTAssertEqual(AxisTicks(-3...7, atMost: 5).values, [-2, 0, 2, 4, 6])
        XCTAssertEqual(AxisTicks(0...1000, atMost: 4).step, 500)
    }

    func testForAnyRangeThereAreNoMoreThanAskedForAndTheStepIsOneTwoOrFive() {
        var random = SplitMix(seed: 4)
        for _ in 0..<2_000 {
            let low = Double.random(in: -1e6...1e6, using: &random)
            let length = pow(10, Double.random(in: -5...6, using: &random))
            let count = Int.random(in: 1...12, using: &random)
            let ticks = AxisTicks(low...low + length, atMost: count)
            XCTAssertLessThanOrEqual(ticks.values.count, count + 1)
            let digit = ticks.step / pow(10, (log10(ticks.step) + 1e-9).rounded(.down))
            XCTAssertTrue([1, 2, 5].contains { abs($0 - digit) < 1e-6 }, "\(ticks.step)")
            for value in ticks.values {
                XCTAssertTrue((low - length * 1e-6...low + length * (1 + 1e-6)).contains(value))
            }
        }
    }

    func testARangeWithoutALengthHasATickAtMost() {
        XCTAssertLessThanOrEqual(AxisTicks(3.5...3.5, atMost: 4).values.count, 1)
        XCTAssertEqual(AxisTicks(3...3, atMost: 4).values, [3])
    }

    func testARoundedRangeHoldsTheRangeAndEndsAtTicksThatAreNear() {
        XCTAssertEqual(AxisTicks(around: 3...97, atMost: 5).range, 0...100)
        XCTAssertEqual(AxisTicks(around: -12...97, atMost: 5).range, -12...100)
        XCTAssertEqual(AxisTicks(around: -12...97, atMost: 5).values, [0, 50, 100])
        XCTAssertEqual(AxisTicks(around: 0...100, atMost: 5).range, 0...100)
    }

    func testAVelocityThatHardlyTurnsDoesNotHalveALowPlot() {
        XCTAssertEqual(AxisTicks(around: -226...2126, atMost: 2).range, -226...2126)
        XCTAssertEqual(AxisTicks(around: -226...2126, atMost: 2).values, [0, 2000])
    }

    func testNoEndOfARoundedRangeAddsMoreThanAFifth() {
        var random = SplitMix(seed: 12)
        for _ in 0..<2_000 {
            let low = Double.random(in: -1e4...1e4, using: &random)
            let length = pow(10, Double.random(in: -3...5, using: &random))
            let range = AxisTicks(around: low...low + length, atMost: Int.random(in: 1...8, using: &random)).range
            XCTAssertGreaterThanOrEqual(range.lowerBound, low - length * 0.2000001)
            XCTAssertLessThanOrEqual(range.upperBound, low + length * 1.2000001)
        }
    }

    /// A plot of any height needs two numbers for its scale.
    func testARoundedRangeHasTwoTicksAtLeast() {
        var random = SplitMix(seed: 11)
        for _ in 0..<2_000 {
            let low = Double.random(in: -1e4...1e4, using: &random)
            let length = pow(10, Double.random(in: -3...5, using: &random))
            let ticks = AxisTicks(around: low...low + length, atMost: 2)
            XCTAssertTrue((2...5).contains(ticks.values.count), "\(low) \(length): \(ticks.values)")
            XCTAssertLessThanOrEqual(ticks.range.lowerBound, low + length * 1e-6)
            XCTAssertGreaterThanOrEqual(ticks.range.upperBound, low + length * (1 - 1e-6))
        }
        XCTAssertEqual(AxisTicks(around: -1e308...1e308, atMost: 4).range, 0...1)
    }

    func testNumbersHaveThousandsApartATrueMinusAndNoMinusZero() {
        XCTAssertEqual(PlotNumber.text(1234567.25, decimals: 1), "1,234,567.2")
        XCTAssertEqual(PlotNumber.text(-1204, decimals: 0), "\u{2212}1,204")
        XCTAssertEqual(PlotNumber.text(-0.004, decimals: 2), "0.00")
        XCTAssertEqual(PlotNumber.text(999, decimals: 0), "999")
        XCTAssertEqual(PlotNumber.text(.infinity, decimals: 0), "∞")
        XCTAssertEqual(AxisTicks(0...0.02, atMost: 4).text(0.005), "0.005")
    }
}
