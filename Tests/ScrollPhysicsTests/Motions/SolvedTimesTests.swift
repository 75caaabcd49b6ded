import XCTest

@testable import ScrollPhysics

final class SolvedTimesTests: XCTestCase {
    func testTheyAreTheParametersThatStepsFind() {
        for times in SolvedTimes.allCases {
            let curve = BezierTimes(x1: times.handles.x1, x2: times.handles.x2)
            for time in stride(from: 0, through: 1, by: 0.0007) {
                let parameter = times.parameter(at: time)
                guard !parameter.isNaN else { continue }
                XCTAssertEqual(parameter, curve.steadyParameter(at: time), accuracy: 2e-15, "\(times) at \(time)")
            }
        }
    }

    func testTheyKnowMostOfEachCurve() {
        for times in SolvedTimes.allCases {
            let known = (0...1000).filter { !times.parameter(at: Double($0) / 1000).isNaN }
            XCTAssertGreaterThan(known.count, 950, "\(times)")
        }
    }

    func testEveryCurveIsFoundByItsHandlesAndNoOther() {
        for times in SolvedTimes.allCases {
            XCTAssertEqual(SolvedTimes(x1: times.handles.x1, x2: times.handles.x2), times)
            XCTAssertNil(SolvedTimes(x1: times.handles.x1.nextUp, x2: times.handles.x2))
        }
    }

    func testProgressHasNoStepWhereOnePartOfTheTimeMeetsTheNext() {
        for times in SolvedTimes.allCases {
            let line = CubicTiming(
                x1: times.handles.x1, y1: times.handles.x1, x2: times.handles.x2, y2: times.handles.x2)
            for seam in stride(from: 1.0 / 512, to: 1, by: 1.0 / 256) {
                for time in [seam.nextDown, seam, seam.nextUp] {
                    XCTAssertEqual(line.progress(at: time), time, accuracy: 4e-15, "\(times) at \(time)")
                }
            }
        }
    }
}
