import Foundation
import ScrollPhysics
import XCTest

final class TimedMotionTests: XCTestCase {
    private static let curves: [TimedCurve] = [.viscousFluid, .quintic, .inOutQuad]

    /// With s = 8u: s - (1 - e^(-s)) below 1, then 1/e + (1 - 1/e)(1 - e^(1 - s)), over its value at 8.
    func testTheViscousFluidIsAndroids() {
        let rows = [(0.1, 0.24947), (0.25, 0.7679), (0.5, 0.96909), (0.75, 0.99632)]
        for (time, share) in rows {
            XCTAssertEqual(TimedCurve.viscousFluid.progress(at: time), share, accuracy: 5e-5, "\(time)")
        }
        func flow(_ s: Double) -> Double {
            s < 1 ? s - (1 - exp(-s)) : exp(-1) + (1 - exp(-1)) * (1 - exp(1 - s))
        }
        for time in stride(from: 0, through: 1, by: 0.05) {
            XCTAssertEqual(
                TimedCurve.viscousFluid.progress(at: time), flow(8 * time) / flow(8), accuracy: 1e-14, "\(time)")
        }
    }

    func testTheQuinticAndInOutQuadAreTheirFormulas() {
        for time in stride(from: 0.0, through: 1, by: 0.1) {
            XCTAssertEqual(TimedCurve.quintic.progress(at: time), 1 + pow(time - 1, 5), accuracy: 1e-14)
            let quad = time < 0.5 ? 2 * time * time : -1 + (4 - 2 * time) * time
            XCTAssertEqual(TimedCurve.inOutQuad.progress(at: time), quad, accuracy: 1e-14)
        }
    }

    func testAMotionLeadsFromEndToEndAndItsVelocityIsItsSlope() {
        for curve in Self.curves {
            let motion = TimedMotion(from: 100, to: 40, duration: 0.25, curve: curve)
            XCTAssertEqual(motion.position(at: -1), 100, "\(curve)")
            XCTAssertEqual(motion.position(at: 0.25), 40, "\(curve)")
            XCTAssertEqual(motion.velocity(at: 0.25), 0, "\(curve)")
            for time in stride(from: 0.01, to: 0.24, by: 0.02) {
                let slope = (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
                XCTAssertEqual(motion.velocity(at: time), slope, accuracy: 1e-4 * abs(slope) + 1e-4, "\(curve)")
            }
        }
    }

    func testWithoutDistanceOrTimeItIsThereAtOnce() {
        for curve in Self.curves {
            for motion in [
                TimedMotion(from: 3, to: 3, duration: 1, curve: curve),
                TimedMotion(from: 3, to: 9, duration: 0, curve: curve),
                TimedMotion(from: 3, to: 9, duration: .infinity, curve: curve),
            ] {
                XCTAssertEqual(motion.duration, 0)
                XCTAssertEqual(motion.position(at: 0), motion.destination)
                XCTAssertEqual(motion.velocity(at: 0), 0)
            }
        }
    }
}
