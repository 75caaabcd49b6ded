import Glibc
import XCTest

@testable import ScrollPhysics

/// Functions that are looked up in polynomials, against those that they stand for.
final class SolvedFunctionTests: XCTestCase {
    func testACriticalFallEndsWhereItsEquationSays() {
        for level in stride(from: 1.01, through: 60, by: 0.0037) {
            let place = CriticalFall.place(fallenTo: level)
            XCTAssertEqual(place, CriticalFall.solvedPlace(fallenTo: level), accuracy: 4e-15 * place, "\(level)")
            XCTAssertEqual(place - log(place), level, accuracy: 1e-14 * level, "\(level)")
        }
    }

    func testACriticalFallHasNoStepWhereItsPartsMeet() {
        for half in 3..<224 {
            let root = (Double(half) + 0.5) / 16
            let level = 1 + root * root
            let (before, after) = (
                CriticalFall.place(fallenTo: level * (1 - 1e-14)), CriticalFall.place(fallenTo: level * (1 + 1e-14))
            )
            XCTAssertEqual(before, after, accuracy: 1e-13 * level, "\(level)")
        }
    }

    func testAFixedPowerIsThePower() {
        for exponent in [SplineFling.exponent, SplineFling.exponent - 1, 0.5] {
            let power = FixedPower(exponent)
            var random = SeededGenerator(seed: 1)
            for _ in 0..<20_000 {
                let number = exp(Double.random(in: -60...0, using: &random))
                let exact = pow(number, exponent)
                XCTAssertEqual(power(number), exact, accuracy: 2e-15 * exact, "\(number)^\(exponent)")
            }
            XCTAssertEqual(power(1), 1)
            XCTAssertEqual(power(0), 0)
        }
    }

    func testAFixedPowerIsThePowerWhereItsPartsMeet() {
        let power = FixedPower(SplineFling.exponent)
        for part in 0..<32 {
            let seam = (1 + Double(part) / 32) / 4
            for number in [seam.nextDown, seam, seam.nextUp] {
                let exact = pow(number, SplineFling.exponent)
                XCTAssertEqual(power(number), exact, accuracy: 2e-15 * exact, "\(number)")
            }
        }
    }

    func testAFallKeepsItsDigits() {
        for exponent in stride(from: -12.0, through: 2, by: 0.01) {
            let x = pow(10, exponent)
            XCTAssertEqual(fall(x), expm1(-x), accuracy: 4e-16 * -expm1(-x), "\(x)")
        }
        XCTAssertEqual(fall(0), 0)
    }
}
