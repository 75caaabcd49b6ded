import XCTest

@_spi(Nodes) @testable import ScrollUI

final class SliderScaleTests: XCTestCase {
    private let cases: [(SliderScale, ClosedRange<Double>)] = [
        (.linear, -3...7), (.logarithmic, 10...2000), (.towardsOne, 0.9...0.9999),
        (.logarithmicFromZero(unit: 10), 0...5000),
    ]

    func testEveryValueIsFoundAgainAtItsPlace() {
        for (scale, range) in cases {
            for step in 0...20 {
                let share = Double(step) / 20
                let value = scale.value(at: share, in: range)
                XCTAssertEqual(scale.share(of: value, in: range), share, accuracy: 1e-9, "\(scale) at \(share)")
            }
        }
    }

    func testTheEndsOfTheTrackAreTheEndsOfTheRange() {
        for (scale, range) in cases {
            XCTAssertEqual(scale.value(at: 0, in: range), range.lowerBound, accuracy: 1e-9, "\(scale)")
            XCTAssertEqual(scale.value(at: 1, in: range), range.upperBound, accuracy: 1e-9, "\(scale)")
            XCTAssertEqual(scale.share(of: range.upperBound + 5, in: range), 1, "\(scale)")
        }
    }

    func testTheMiddleOfALogarithmicTrackIsTheGeometricMean() {
        XCTAssertEqual(SliderScale.logarithmic.value(at: 0.5, in: 1...100), 10, accuracy: 1e-9)
    }

    func testFromZeroATrackIsEvenForSmallValuesAndByRatiosForLargeOnes() {
        let scale = SliderScale.logarithmicFromZero(unit: 10)
        func share(_ value: Double) -> Double { scale.share(of: value, in: 0...1_000_000) }
        XCTAssertEqual(share(0.1), 2 * share(0.05), accuracy: 1e-4)
        XCTAssertEqual(share(100_000) - share(10_000), share(10_000) - share(1000), accuracy: 1e-3)
        XCTAssertEqual(share(90), 0.2, accuracy: 0.001)
    }

    func testARangeThatAScaleCannotSpanStaysAtItsStart() {
        XCTAssertEqual(SliderScale.logarithmic.share(of: 3, in: 0...10), 0)
        XCTAssertEqual(SliderScale.logarithmic.value(at: 0.5, in: 0...10), 0)
    }
}
