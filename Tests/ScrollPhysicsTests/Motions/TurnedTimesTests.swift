import XCTest

@testable import ScrollPhysics

final class TurnedTimesTests: XCTestCase {
    func testTheTurnedCubicIsInvertedToTheLastDigits() {
        for w in stride(from: -0.995, through: 0.995, by: 0.0007) {
            let y = TurnedCubic.solved.place(at: w)
            XCTAssertEqual(y * (3 - y * y) / 2, w, accuracy: 1e-15, "\(w)")
            XCTAssertEqual(TurnedCubic.solved.place(at: -w), -y)
        }
    }

    func testInTheMiddleTheTurnedCubicIsZero() {
        XCTAssertEqual(TurnedCubic.solved.place(at: 0), 0)
    }

    func testNextToATurningPointTheTurnedCubicKnowsNoNumber() {
        for w in [0.9999, 1, 1.0000001, 2, .infinity, .nan] {
            XCTAssertTrue(TurnedCubic.solved.place(at: w).isNaN, "\(w)")
            XCTAssertTrue(TurnedCubic.solved.place(at: -w).isNaN, "-\(w)")
        }
    }

    func testTheirParametersAreThoseThatStepsFind() throws {
        for x1 in stride(from: 0.0, through: 1, by: 0.0625) {
            for x2 in stride(from: 0.0, through: 1, by: 0.0625) {
                let times = BezierTimes(x1: x1, x2: x2)
                guard let turned = TurnedTimes(times) else { continue }
                for time in stride(from: 0.0, through: 1, by: 0.004) {
                    let parameter = turned.parameter(at: time)
                    guard !parameter.isNaN else { continue }
                    // The flatter the curve, the less the time says of the parameter.
                    let slope = times.slope(parameter)
                    let message = "\(x1) \(x2) at \(time)"
                    XCTAssertEqual(parameter, times.steadyParameter(at: time), accuracy: 1e-15 + 2e-15 / slope, message)
                }
            }
        }
    }

    func testTheSlopeThatTheyKnowIsThatOfTheirParameter() throws {
        for (x1, x2) in [(0.1, 0.6), (0.25, 0.6), (0, 0.58), (0.02, 0.9)] {
            let times = BezierTimes(x1: x1, x2: x2)
            let turned = try XCTUnwrap(TurnedTimes(times))
            for time in stride(from: 0.01, to: 1, by: 0.01) {
                let course = turned.course(at: time)
                XCTAssertEqual(course.parameter, turned.parameter(at: time))
                guard !course.parameter.isNaN else { continue }
                let slope = 1 / times.slope(course.parameter)
                XCTAssertEqual(course.slope, slope, accuracy: 1e-13 * slope * slope, "\(x1) \(x2) at \(time)")
            }
        }
    }

    func testOnlyTimesThatBendDownClearlyAreTurned() {
        XCTAssertNil(TurnedTimes(BezierTimes(x1: 0.42, x2: 0.58)))
        XCTAssertNil(TurnedTimes(BezierTimes(x1: 0.25, x2: 0)))
        XCTAssertNil(TurnedTimes(BezierTimes(x1: 0.05, x2: 0.25)))
        XCTAssertNil(TurnedTimes(BezierTimes(x1: 1.0 / 3, x2: 2.0 / 3)))
        XCTAssertNil(TurnedTimes(BezierTimes(x1: 0.3, x2: 0.635)))
        XCTAssertNotNil(TurnedTimes(BezierTimes(x1: 0.1, x2: 0.6)))
    }

    func testFirefoxsCurvesAreSolvedWithoutSteps() throws {
        for slope in [0, 0.3, -1, 1.7, 4] as [Double] {
            let timing = VelocityWeights().timing(slope: slope)
            let turned = try XCTUnwrap(TurnedTimes(BezierTimes(x1: timing.x1, x2: timing.x2)), "\(slope)")
            for time in stride(from: 0.005, to: 1, by: 0.005) {
                XCTAssertFalse(turned.parameter(at: time).isNaN, "\(slope) at \(time)")
            }
        }
    }
}
