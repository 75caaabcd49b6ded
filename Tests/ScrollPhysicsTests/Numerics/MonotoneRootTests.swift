import Glibc
import XCTest

@testable import ScrollPhysics

final class MonotoneRootTests: XCTestCase {
    func testARootIsFoundToTheLastDigits() {
        let cases: [(ClosedRange<Double>, root: Double, (Double) -> (value: Double, slope: Double))] = [
            (0...2, 2.0.squareRoot(), { ($0 * $0 - 2, 2 * $0) }),
            (0...50, log(7), { (exp($0) - 7, exp($0)) }),
            (-3...8, 0, { (atan($0), 1 / (1 + $0 * $0)) }),
            (0...1, 1, { ($0 - 1, 1) }),
            (0...1, 0, { ($0, 1) }),
        ]
        for (bracket, root, function) in cases {
            XCTAssertEqual(monotoneRoot(in: bracket, of: function), root, accuracy: 1e-15 * max(1, root))
            XCTAssertEqual(
                monotoneRoot(in: bracket, from: bracket.lowerBound, of: function), root, accuracy: 1e-15 * max(1, root))
        }
    }

    func testNoFunctionTakesMoreThanAHundredEvaluations() {
        // A step, wrong slopes, and a root of a high order.
        let functions: [(Double) -> (value: Double, slope: Double)] = [
            { ($0 < 0.3 ? -1 : 1, 0) }, { ($0 < 0.3 ? -1 : 1, 1e-300) }, { ($0 - 0.3, 1e9) }, { ($0 - 0.3, 1e-9) },
            { (pow($0 - 0.3, 9), 9 * pow($0 - 0.3, 8)) }, { ($0 - 0.3, .nan) },
        ]
        for (index, function) in functions.enumerated() {
            var evaluations = 0
            let root = monotoneRoot(in: 0...1) {
                evaluations += 1
                return function($0)
            }
            XCTAssertLessThanOrEqual(evaluations, 100, "\(index)")
            XCTAssertEqual(root, 0.3, accuracy: index == 4 ? 0.02 : 1e-12, "\(index)")
        }
    }

    func testTheExponentOfFlingsIsThatOfItsFormula() {
        XCTAssertEqual(SplineFling.exponent, log(0.78) / log(0.9))
    }
}
