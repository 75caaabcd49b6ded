import XCTest

@testable import ScrollUI

final class SliderScaleTests: XCTestCase {
    private let cases: [(SliderScale, ClosedRange<Double>)] = [
        (.linear, -3...7), (.logarithmic, 10...2000), (.towardsOne, 0.9...0.9999),
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

    func testARangeThatAScaleCannotSpanStaysAtItsStart() {
        XCTAssertEqual(SliderScale.logarithmic.share(of: 3, in: 0...10), 0)
        XCTAssertEqual(SliderScale.logarithmic.value(at: 0.5, in: 0...10), 0)
    }
}
