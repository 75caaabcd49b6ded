import ScrollPhysics
import XCTest

final class CubicTimingTests: XCTestCase {
    private let curves = [
        CubicTiming.easeInOut, CubicTiming(x1: 0.25, y1: 0, x2: 0, y2: 1), CubicTiming(x1: 0, y1: 0, x2: 0.6, y2: 1),
        CubicTiming(x1: 1, y1: 0, x2: 0, y2: 1), CubicTiming(x1: 0, y1: 1, x2: 1, y2: 0),
        CubicTiming(x1: 0.001, y1: 1, x2: 0, y2: 1), CubicTiming(x1: 0.42, y1: -5, x2: 0.58, y2: 1),
        CubicTiming(x1: 0, y1: 0, x2: 0, y2: 1), CubicTiming(x1: 1, y1: 1, x2: 1, y2: 1),
    ]

    func testCurvesAgreeWithTheReference() throws {
        let fixture = try Fixture("wheel_curves")
        for vector in try fixture.cases(where: "kind", is: "progress") {
            let points = try vector.numbers("control_points")
            let curve = CubicTiming(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(curve.progress(at: time), try sample.number("progress"), "\(vector.id) at \(time)")
                guard let slope = sample.optionalNumber("slope") else { continue }
                fixture.check(curve.slope(at: time), slope, "\(vector.id) slope at \(time)")
            }
        }
    }

    func testTheParameterIsFoundToTheLastDigits() {
        // With the same control points on both sides the curve is a straight line for any timing.
        for (x1, x2) in [(0.0, 0.0), (0, 1), (1, 0), (0.42, 0.58), (1, 1), (0.25, 0)] as [(Double, Double)] {
            let line = CubicTiming(x1: x1, y1: x1, x2: x2, y2: x2)
            for time in stride(from: 0.0005, to: 1, by: 0.0005) {
                XCTAssertEqual(line.progress(at: time), time, accuracy: 2e-15, "\(x1) \(x2) at \(time)")
            }
        }
    }

    func testTheParameterIsFoundWhereverTheControlPointsAre() {
        for x1 in stride(from: 0, through: 1, by: 0.05) {
            for x2 in stride(from: 0, through: 1, by: 0.05) {
                let line = CubicTiming(x1: x1, y1: x1, x2: x2, y2: x2)
                for time in stride(from: 0.0025, to: 1, by: 0.0025) {
                    XCTAssertEqual(line.progress(at: time), time, accuracy: 4e-15, "\(x1) \(x2) at \(time)")
                }
            }
        }
    }

    func testTimeReachingIsTheInverseOfProgress() throws {
        for (index, curve) in curves.enumerated() {
            for time in stride(from: 0.05, to: 1, by: 0.05) {
                let way = curve.progress(at: time)
                let found = try XCTUnwrap(curve.time(reaching: way), "curve \(index) at \(time)")
                XCTAssertLessThanOrEqual(found, time + 1e-9, "curve \(index) at \(time)")
                XCTAssertEqual(curve.progress(at: found), way, accuracy: 1e-9, "curve \(index) at \(time)")
            }
        }
        XCTAssertNil(CubicTiming.easeInOut.time(reaching: 1.1))
        XCTAssertNil(CubicTiming.easeInOut.time(reaching: -0.1))
    }

    func testSlopeIsTheSlopeOfProgress() {
        let h = 1e-6
        for (index, curve) in curves.enumerated() {
            for time in [0.1, 0.3, 0.6, 0.9] where !(index == 3 || index == 4) {
                let slope = (curve.progress(at: time + h) - curve.progress(at: time - h)) / (2 * h)
                XCTAssertEqual(curve.slope(at: time), slope, accuracy: 1e-4 * max(1, abs(slope)), "curve \(index)")
            }
        }
    }

    func testOutsideTheTimeTheEndsHold() {
        for curve in curves {
            XCTAssertEqual(curve.progress(at: -1), 0)
            XCTAssertEqual(curve.progress(at: 0), 0)
            XCTAssertEqual(curve.progress(at: 1), 1)
            XCTAssertEqual(curve.progress(at: .infinity), 1)
            XCTAssertEqual(curve.slope(at: 1.5), 0)
        }
    }

    func testTimesOfControlPointsArePulledIntoTheUnit() {
        let curve = CubicTiming(x1: -3, y1: .nan, x2: 7, y2: .infinity)
        XCTAssertEqual(curve, CubicTiming(x1: 0, y1: 0, x2: 1, y2: 0))
        XCTAssertEqual(CubicTiming(x1: .nan, y1: 0, x2: .infinity, y2: 1), CubicTiming(x1: 0, y1: 0, x2: 1, y2: 1))
    }
}
