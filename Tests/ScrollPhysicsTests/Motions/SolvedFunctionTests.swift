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

    func testASolvedCosineIsTheCosine() {
        for angle in stride(from: -40.0, through: 40, by: 0.00137) {
            let exact = cos(angle)
            let allowed = 4e-16 + 3e-16 * abs(angle)
            XCTAssertEqual(SolvedCosine.value(of: angle), exact, accuracy: allowed, "\(angle)")
            XCTAssertEqual(SolvedCosine.value(of: -angle), SolvedCosine.value(of: angle), "\(angle)")
        }
        XCTAssertEqual(SolvedCosine.value(of: 0), 1)
    }

    func testASolvedCosineHasNoStepWhereItsPartsMeet() {
        for part in 0..<300 {
            let seam = (Double(part) + 0.5) * .pi / 64
            for angle in [seam * (1 - 1e-15), seam, seam * (1 + 1e-15)] {
                XCTAssertEqual(SolvedCosine.value(of: angle), cos(angle), accuracy: 4e-16 + 3e-16 * angle, "\(angle)")
            }
        }
    }

    func testFarAnglesAreStillCosines() {
        for angle in [1e6, 1e12, 1e15, 1e17] {
            XCTAssertLessThanOrEqual(abs(SolvedCosine.value(of: angle)), 1.01, "\(angle)")
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
