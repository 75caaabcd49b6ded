import Glibc
import XCTest

@testable import ScrollPhysics

/// Functions that are looked up in polynomials, against those that they stand for.
final class SolvedFunctionTests: XCTestCase {
    func testACriticalFallEndsWhereItsEquationSays() {
        for level in stride(from: 1.0, through: 170, by: 0.0037) {
            let place = CriticalFall.place(fallenTo: level)
            if level > 1.01 {
                XCTAssertEqual(place, CriticalFall.solvedPlace(fallenTo: level), accuracy: 4e-15 * place, "\(level)")
            }
            XCTAssertEqual(place - log(place), level, accuracy: 1e-14 * level, "\(level)")
        }
    }

    func testASmallFallIsTheFall() {
        for x in stride(from: 0.0, through: 3, by: 0.00017) {
            let falls = smallFall(SIMD2(x, -x / 30))
            XCTAssertEqual(falls[0], expm1(-x), accuracy: 4e-16 * abs(expm1(-x)), "\(x)")
            XCTAssertEqual(falls[1], expm1(x / 30), accuracy: 8e-16 * expm1(x / 30), "\(x)")
        }
    }

    func testASolvedProgressIsAllOfTheWayAfterASecond() {
        for share in stride(from: 0.1, through: 0.5, by: 0.00037) {
            let solved = SolvedProgress(moving: share)
            XCTAssertEqual(-solved.scale * expm1(-solved.decay), 1, accuracy: 2e-15, "\(share)")
            XCTAssertEqual(-solved.scale * expm1(-solved.decay / 60), share, accuracy: 1e-15, "\(share)")
        }
    }

    func testTheExponentOfFlingsIsThatOfItsFormula() {
        XCTAssertEqual(SplineFling.exponent, log(0.78) / log(0.9))
    }

    func testLambertsFunctionBeginsAtMinusOne() {
        XCTAssertEqual(LambertFunction.value(of: -exp(-1)), -1, accuracy: 1e-7)
        for value in stride(from: -0.999, through: -0.0005, by: 0.0007) {
            let allowed = 3e-16 / (1 + value) + 2e-15
            XCTAssertEqual(LambertFunction.value(of: value * exp(value)), value, accuracy: allowed, "\(value)")
        }
    }

    func testACriticalFallBeginsAtOneWithTheRootOfItsLevel() {
        XCTAssertEqual(CriticalFall.place(fallenTo: 1), 1)
        XCTAssertEqual(CriticalFall.place(fallenTo: 0.999), 1)
        for power in 2...12 {
            let root = pow(10, -Double(power))
            XCTAssertEqual(
                CriticalFall.place(fallenTo: 1 + root * root / 2), 1 + root + root * root / 3,
                accuracy: 0.03 * root * root * root + 3e-16 / root, "\(root)")
        }
    }

    func testACriticalFallHasNoStepWhereItsFirstPartsMeet() {
        for root in [0.5 / 16, 1.5 / 16] {
            for near in [root - 1e-9, root, root + 1e-9] {
                XCTAssertEqual(
                    CriticalFall.place(fallenTo: 1 + near * near), CriticalFall.firstPlace(near),
                    accuracy: 2e-15 / root,
                    "\(near)")
            }
        }
    }

    func testLambertsFunctionIsTheInverseOfItsProduct() {
        for value in stride(from: 0.0, through: 12, by: 0.00073) {
            let product = value * exp(value)
            XCTAssertEqual(LambertFunction.value(of: product), value, accuracy: 3e-15 * max(0.3, value), "\(value)")
        }
        XCTAssertEqual(LambertFunction.value(of: 0), 0)
        XCTAssertEqual(LambertFunction.value(of: 1e-12), 1e-12, accuracy: 1.1e-24)
        XCTAssertEqual(LambertFunction.value(of: .infinity), .infinity)
        XCTAssertEqual(LambertFunction.solvedValue(of: 1e300), 684.247_208_629_760_8, accuracy: 1e-11)
    }

    func testLambertsFunctionHasNoStepWhereItsPartsMeet() {
        for part in 10..<256 {
            let root = (Double(part) + 0.5) / 16
            let seam = root * root - exp(-1)
            for product in [seam * (1 - 1e-15), seam, seam * (1 + 1e-15)] {
                let exact = LambertFunction.solvedValue(of: product)
                XCTAssertEqual(
                    LambertFunction.value(of: product), exact, accuracy: 3e-15 * max(0.3, exact), "\(product)")
            }
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
                let number = exp(Double.random(in: -60...40, using: &random))
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
