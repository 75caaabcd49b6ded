import ScrollPhysics
import XCTest

final class BallisticMotionTests: XCTestCase {
    func testMotionsAgreeWithTheReference() throws {
        let fixture = try Fixture("android_spline")
        for vector in try fixture.cases(where: "kind", is: "ballistic_clamping") {
            let start = try vector.number("x0")
            let fling = SplineFling(friction: try vector.number("friction"))
            let motion = BallisticMotion(start: start, velocity: try vector.number("v0"), fling: fling)
            fixture.check(motion.duration, try vector.number("duration_s"), vector.id)
            fixture.check(motion.destination - start, try vector.number("distance"), vector.id)
            for sample in try vector.rows("samples") {
                let time = try sample.number("t")
                fixture.check(motion.position(at: time), try sample.number("x"), "\(vector.id) x at \(time)")
                fixture.check(motion.velocity(at: time), try sample.number("v"), "\(vector.id) v at \(time)")
            }
        }
    }

    func testVelocityIsTheSlopeAndMirroredMotionsAreMirrorImages() {
        for velocity in [80.0, 900, 8000] {
            let motion = BallisticMotion(start: 3, velocity: velocity)
            let mirror = BallisticMotion(start: -3, velocity: -velocity)
            checkMotion(motion, mirror: mirror, at: [0.01, 0.3, 0.7, 0.99].map { $0 * motion.duration })
        }
    }

    func testCrossingIsTheInverseOfPosition() throws {
        let motion = BallisticMotion(start: -40, velocity: 2500)
        let times = [1e-6, 0.1, 0.5, 0.95].map { $0 * motion.duration }
        try checkCrossing(motion.time(crossing:), isInverseOf: motion, at: times)
        XCTAssertNil(motion.time(crossing: -41))
        XCTAssertNil(motion.time(crossing: motion.destination + 1))
    }

    func testPitfall02RestartedMidwayItGoesOnUnchanged() {
        let motion = BallisticMotion(start: 0, velocity: 8000)
        let again = BallisticMotion(start: motion.position(at: 0.4), velocity: motion.velocity(at: 0.4))
        for time in [0, 0.1, 0.5, 1.2] {
            XCTAssertEqual(again.position(at: time), motion.position(at: time + 0.4), accuracy: 1e-8)
            XCTAssertEqual(again.velocity(at: time), motion.velocity(at: time + 0.4), accuracy: 1e-8)
        }
        let spline = SplineMotion(start: 0, velocity: 8000)
        let splineAgain = SplineMotion(start: spline.position(at: 0.4), velocity: spline.velocity(at: 0.4))
        XCTAssertGreaterThan(abs(splineAgain.destination - spline.destination), 100, "a curve over time alone does not")
    }

    func testPitfall03ItOnlyEverSlowsDown() {
        let motion = BallisticMotion(start: 0, velocity: 8000)
        var before = Double.infinity
        for time in stride(from: 0, through: motion.duration, by: 0.001) {
            XCTAssertLessThan(motion.velocity(at: time), before, "at \(time)")
            before = motion.velocity(at: time)
        }
        XCTAssertEqual(motion.velocity(at: motion.duration.nextDown), 0, accuracy: 1e-6)
    }

    func testWhatIsNoVelocityRests() {
        for velocity in [0, .nan, .infinity, -.infinity] as [Double] {
            checkRests(BallisticMotion(start: 4, velocity: velocity), at: 4, "\(velocity)")
        }
    }
}
