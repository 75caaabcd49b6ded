import ScrollPhysics
import XCTest

final class SplineMotionTests: XCTestCase {
    private func fling(_ vector: Vector) throws -> SplineFling {
        SplineFling(friction: try vector.number("friction"), density: vector.optionalNumber("density") ?? 1)
    }

    func testDistanceAndDurationAgreeWithTheReference() throws {
        let fixture = try Fixture("android_spline")
        for vector in try fixture.cases(where: "kind", is: "fling") {
            let velocity = try vector.number("velocity_px_s")
            let motion = SplineMotion(start: 0, velocity: velocity, fling: try fling(vector))
            fixture.check(motion.duration, try vector.number("duration_s"), vector.id)
            fixture.check(motion.destination, try vector.number("distance_px"), vector.id)
            // OverScroller truncates both to whole numbers.
            XCTAssertEqual(
                (motion.duration * 1000).rounded(.towardZero), try vector.number("android_int_duration_ms"), vector.id)
            XCTAssertEqual(
                motion.destination.rounded(.towardZero), try vector.number("android_int_distance_px"), vector.id)
        }
    }

    func testTheExactCurveAgreesWithTheReference() throws {
        let fixture = try Fixture("android_spline")
        for vector in try fixture.cases(where: "kind", is: "spline_fraction") {
            let time = try vector.number("time_fraction")
            let way = try vector.number("distance_fraction")
            fixture.check(SplineTable.exact.progress(at: time), way, vector.id)
            XCTAssertEqual(SplineTable.standard.progress(at: time), way, accuracy: 5e-4, vector.id)
            guard let slope = vector.optionalNumber("slope") else { continue }
            fixture.check(SplineTable.exact.slope(at: time), slope, vector.id)
        }
    }

    func testTheTableMeetsTheCurveAtEveryHundredth() {
        for cell in 0...100 {
            let time = Double(cell) / 100
            XCTAssertEqual(
                SplineTable.standard.progress(at: time), SplineTable.exact.progress(at: time), accuracy: 1e-14)
        }
    }

    func testVelocityIsTheSlopeWithinACellAndMirroredMotionsAreMirrorImages() {
        for velocity in [80.0, 900, 8000, 40000] {
            let motion = SplineMotion(start: 3, velocity: velocity)
            let mirror = SplineMotion(start: -3, velocity: -velocity)
            let times = [0.005, 0.255, 0.505, 0.905].map { $0 * motion.duration }
            checkMotion(motion, mirror: mirror, at: times, "\(velocity)")
        }
    }

    func testCrossingIsTheInverseOfPosition() throws {
        let motion = SplineMotion(start: 100, velocity: -6000)
        let times = [0.001, 0.2, 0.37, 0.9999].map { $0 * motion.duration }
        try checkCrossing(motion.time(crossing:), isInverseOf: motion, at: times)
        XCTAssertEqual(motion.time(crossing: 100), 0)
        XCTAssertEqual(try XCTUnwrap(motion.time(crossing: motion.destination)), motion.duration, accuracy: 1e-9)
        XCTAssertNil(motion.time(crossing: 101))
        XCTAssertNil(motion.time(crossing: motion.destination - 1))
    }

    func testADiagonalFlingKeepsItsDirection() {
        let speed = 5000.0
        let x = SplineMotion(start: 0, velocity: 3000, speed: speed)
        let y = SplineMotion(start: 0, velocity: 4000, speed: speed)
        let whole = SplineMotion(start: 0, velocity: speed)
        XCTAssertEqual(x.duration, y.duration)
        for time in [0.1, 0.7, 1.4] {
            XCTAssertEqual(x.position(at: time) / y.position(at: time), 0.75, accuracy: 1e-12)
            XCTAssertEqual(x.position(at: time), whole.position(at: time) * 0.6, accuracy: 1e-9)
        }
    }

    func testWhatIsNoVelocityRests() {
        for velocity in [0, .nan, .infinity, -.infinity] as [Double] {
            checkRests(SplineMotion(start: 4, velocity: velocity), at: 4, "\(velocity)")
        }
        checkRests(SplineMotion(start: 4, velocity: 900, fling: SplineFling(friction: 0)), at: 4)
        checkRests(SplineMotion(start: 4, velocity: 900, fling: SplineFling(friction: .nan)), at: 4)
    }
}
