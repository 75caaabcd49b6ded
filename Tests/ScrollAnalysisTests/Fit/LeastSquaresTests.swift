import Foundation
import XCTest

@testable import ScrollAnalysis

final class LeastSquaresTests: XCTestCase {
    /// NIST's Misra1a, a data set of the lower level of difficulty with certified values
    /// (https://www.itl.nist.gov/div898/strd/nls/data/misra1a.shtml).
    func testACertifiedProblemIsSolvedWithItsStandardErrors() throws {
        let y = [10.07, 14.73, 17.94, 23.93, 29.61, 35.18, 40.02, 44.82, 50.76, 55.05, 61.01, 66.40, 75.47, 81.78]
        let x = [77.6, 114.9, 141.1, 190.8, 239.9, 289.0, 332.8, 378.4, 434.8, 477.3, 536.8, 593.1, 689.1, 760.0]
        let fit = try XCTUnwrap(
            LeastSquares(from: [500, 0.0001], count: 14, limit: 500) { numbers, residuals in
                for index in x.indices { residuals[index] = y[index] - numbers[0] * (1 - exp(-numbers[1] * x[index])) }
            })
        XCTAssertTrue(fit.converged)
        XCTAssertEqual(fit.values[0], 238.94212918, accuracy: 1e-3)
        XCTAssertEqual(fit.values[1], 5.5015643181e-4, accuracy: 1e-8)
        XCTAssertEqual(fit.sum, 0.12455138894, accuracy: 1e-8)
        let variance = fit.sum / 12
        XCTAssertEqual((variance * fit.covariance[0]).squareRoot(), 2.7070075241, accuracy: 1e-2)
        XCTAssertEqual((variance * fit.covariance[3]).squareRoot(), 7.2668688436e-6, accuracy: 1e-7)
    }

    func testWhatCannotBeFoundIsSaid() {
        XCTAssertNil(LeastSquares(from: [1, 2], count: 1) { _, _ in }, "fewer functions than numbers")
        XCTAssertNil(LeastSquares(from: [], count: 3) { _, _ in })
        XCTAssertNil(LeastSquares(from: [1], count: 3) { _, residuals in residuals[1] = .nan })
    }

    func testANumberThatNothingDependsOnHasNoError() throws {
        let fit = try XCTUnwrap(
            LeastSquares(from: [1, 1], count: 3) { numbers, residuals in
                for index in 0..<3 { residuals[index] = numbers[0] - Double(index) }
            })
        XCTAssertEqual(fit.values[0], 1, accuracy: 1e-6)
        XCTAssertEqual(fit.covariance[3], 0)
    }
}
