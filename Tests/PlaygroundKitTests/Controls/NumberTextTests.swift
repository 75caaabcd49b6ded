import XCTest

@testable import PlaygroundKit

final class NumberTextTests: XCTestCase {
    func testTheStepDecidesTheDecimals() {
        let cases: [(Double, Double, String)] = [
            (5, 100, "100"), (0.05, 1, "1.00"), (0.1, 2, "2.0"), (0.0005, 0.998, "0.9980"), (500, 12_000, "12000"),
        ]
        for (step, value, expected) in cases {
            XCTAssertEqual(NumberText(step: step).string(value), expected)
        }
    }

    func testDecimalsBeyondTheStepAreShownWhenTheyAreThere() {
        XCTAssertEqual(NumberText(step: 5).string(53.25), "53.25")
        XCTAssertEqual(NumberText(step: 0.1).string(1.05), "1.05")
        XCTAssertEqual(NumberText(step: 0.0005).string(0.99804), "0.99804")
        XCTAssertEqual(NumberText(step: 1).string(1.0 / 3), "0.3333")
    }

    func testZeroHasNoSign() {
        XCTAssertEqual(NumberText(step: 1).string(-0.0), "0")
    }

    func testReadsWhatItWrites() {
        for value in [0, 0.5, 12, 0.9975, 53.25] {
            XCTAssertEqual(try NumberExpression.value(of: NumberText(step: 0.05).string(value)).get(), value)
        }
    }
}
