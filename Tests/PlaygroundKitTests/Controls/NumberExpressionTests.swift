import AnalysisTestSupport
import Foundation
import XCTest

@testable import PlaygroundKit

final class NumberExpressionTests: XCTestCase {
    private func value(_ text: String) -> Double? { try? NumberExpression.value(of: text).get() }

    private func problem(_ text: String) -> String? {
        guard case .failure(let problem) = NumberExpression.value(of: text) else { return nil }
        return problem.message
    }

    func testItWorksOutWhatPeopleType() {
        let cases: [(String, Double)] = [
            ("7", 7), ("0.998^2", pow(0.998, 2)), ("1/3", 1.0 / 3), ("2*(3+4)", 14), ("2+3*4", 14), ("10-3-2", 5),
            ("16/4/2", 2), ("2^3^2", 512), ("-2^2", -4), ("(-2)^2", 4), ("2^-1", 0.5), ("--3", 3), ("+5", 5),
            ("4*-2", -8), (" 1 + 2 ", 3), ("0,5*3", 1.5), ("3×4÷2−1", 5), (".5", 0.5), ("5.", 5), ("((((1))))", 1),
        ]
        for (text, expected) in cases { XCTAssertEqual(value(text), expected, text) }
    }

    func testWhatIsNoCalculationSaysWhy() {
        let cases = [
            ("", "needs a number"), ("1+", "needs a number"), ("*2", "* unexpected"),
            ("2*(3+4", ") is missing"), ("2)", "( is missing"), ("1/0", "divides by 0"), ("0^-1", "divides by 0"),
            ("(-8)^0.5", "no real root"), ("1.2.3", "not a number"), ("abc", "a unexpected"),
            ("2x", "x unexpected"), ("9^999", "too large"), ("()", ") unexpected"), ("(1 2", "2 unexpected"),
            ("1 2", "2 unexpected"),
        ]
        for (text, expected) in cases { XCTAssertEqual(problem(text), expected, text) }
    }

    func testNoDepthOfParenthesesOrSignsOverflowsTheStack() {
        for character in ["(", "-", "2^"] {
            XCTAssertEqual(problem(String(repeating: character, count: 100_000)), "too many (", character)
        }
    }

    /// Random texts of numbers and signs must evaluate to Swift's result.
    func testRandomSumsOfProductsAreThoseOfSwift() {
        var generator = SplitMix(seed: 20)
        for _ in 0..<2_000 {
            var (text, total) = ("", 0.0)
            for term in 0..<Int.random(in: 1...4, using: &generator) {
                var (product, factors) = (1.0, [String]())
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    let factor = Double(Int.random(in: 1...999, using: &generator)) / 8
                    product *= factor
                    factors.append("\(factor)")
                }
                let isMinus = Bool.random(using: &generator)
                total = term == 0 ? (isMinus ? -product : product) : total + (isMinus ? -product : product)
                text += (isMinus ? "-" : term == 0 ? "" : "+") + factors.joined(separator: "*")
            }
            XCTAssertEqual(value(text) ?? .nan, total, accuracy: abs(total) * 1e-12 + 1e-9, text)
        }
    }
}
