import ScrollPhysics
import XCTest

/// The motions back to an edge other than springs, and all of them after a fling.
final class EdgeMotionTests: XCTestCase {
    private let rules: [EdgeRule] = [
        .spring(EdgeSpring(constants: SpringConstants(stiffness: 100, dampingRatio: 1))), .parabola(limit: 120),
        .elastic(limit: 80), .flick(deceleration: 1500),
    ]

    func testAndroidBrakesAndComesBackAlongACubic() {
        let motion = ParabolicBounceMotion(from: 1000, velocity: 400, to: 1000, limit: 500)
        XCTAssertEqual(motion.peak, 40, accuracy: 1e-12)
        XCTAssertEqual(motion.brake.duration, 0.2, accuracy: 1e-12)
        XCTAssertEqual(motion.duration, 0.2 + 0.2, accuracy: 1e-12)
        XCTAssertEqual(motion.position(at: 0.1), 1030, accuracy: 1e-9)
        XCTAssertEqual(motion.position(at: 0.2), 1040, accuracy: 1e-9)
        XCTAssertEqual(motion.position(at: 0.3), 1020, accuracy: 1e-9)
        XCTAssertEqual(motion.position(at: 0.4), 1000)
    }

    func testAVelocityThatWouldGoBeyondTheLimitIsBrakedHarder() {
        let motion = ParabolicBounceMotion(from: 0, velocity: -4000, to: 0, limit: 100)
        XCTAssertEqual(motion.peak, -100)
        XCTAssertEqual(motion.velocity(at: 0), -4000)
        XCTAssertEqual(motion.brake.duration, 0.05, accuracy: 1e-12)
        let beyond = ParabolicBounceMotion(from: 150, velocity: 4000, to: 0, limit: 100)
        XCTAssertEqual(beyond.peak, 150)
        XCTAssertEqual(beyond.brake.duration, 0)
    }

    func testChromiumGoesOutBySpeedAndComesBackByDistance() {
        let motion = ElasticBounceMotion(from: 0, velocity: 1000, to: 0, limit: 80)
        XCTAssertEqual(motion.peak, 35)
        XCTAssertEqual(motion.forth.duration, 0.0875, accuracy: 1e-12)
        XCTAssertEqual(motion.back.duration, 0.3, accuracy: 1e-12)
        XCTAssertEqual(motion.forth.timing, CubicTiming(x1: 0.25, y1: 0.25, x2: 0.99, y2: 1))
        XCTAssertEqual(motion.back.timing, CubicTiming(x1: 0.05, y1: 0.05, x2: 0.25, y2: 1))
        XCTAssertEqual(ElasticBounceMotion(from: 0, velocity: 9000, to: 0, limit: 80).peak, 80)
        let slow = ElasticBounceMotion(from: 10, velocity: 200, to: 0, limit: 80)
        XCTAssertEqual(slow.peak, 10)
        XCTAssertEqual(slow.duration, 0.15, accuracy: 1e-12)
        XCTAssertEqual(ElasticBounceMotion(from: 10, velocity: -900, to: 0, limit: 80), slow)
    }

    func testQtGoesHalfTheDistanceInAQuarterOfTheTime() {
        let motion = FixupMotion(from: 100, to: 0)
        XCTAssertEqual(motion.duration, 0.4, accuracy: 1e-12)
        XCTAssertEqual(motion.position(at: 0.05), 87.5, accuracy: 1e-9)
        XCTAssertEqual(motion.position(at: 0.1), 50, accuracy: 1e-9)
        let part: Double = 1.001 * (1 - pow(2.0, -5.0))
        XCTAssertEqual(motion.position(at: 0.25), 50 - 50 * part, accuracy: 1e-9)
        XCTAssertEqual(motion.position(at: 0.4), 0)
    }

    /// v²/2a with eight times the flick's deceleration, at most 150 points and a third of the speed; no motion at 10
    /// pt/s.
    func testQtBrakesEightTimesAsHardBeyondAnEdge() {
        for (speed, deceleration, peak) in [
            (300.0, 1500.0, 3.75), (1200, 1500, 60), (2500, 1500, 150), (90, 10, 30), (10, 1500, 0),
            (11, 1500, 0.005_042),
        ] {
            let motion = FlickBounceMotion(from: 0, velocity: speed, to: 0, limit: 150, deceleration: deceleration)
            XCTAssertEqual(motion.peak, peak, accuracy: 1e-6, "\(speed)")
            XCTAssertEqual(motion.duration, peak > 0 ? 2 * peak / speed + 0.4 : 0, accuracy: 1e-4, "\(speed)")
        }
    }

    func testEveryEdgeMotionKeepsWhatMotionsPromise() throws {
        for (index, rule) in rules.enumerated() {
            for (start, velocity) in [(0.0, 700.0), (30, 500), (30, 0), (30, -300)] {
                let motion = try XCTUnwrap(rule.motion(from: 200 + start, velocity: velocity, to: 200))
                let mirror = try XCTUnwrap(rule.motion(from: -200 - start, velocity: -velocity, to: -200))
                let times = [0.013, 0.031, 0.122, 0.211].filter { $0 < motion.duration - 0.01 }
                checkMotion(motion, mirror: mirror, at: times, "rule \(index), \(start), \(velocity)")
                XCTAssertEqual(motion.position(at: 0), 200 + start, accuracy: 1e-9, "rule \(index)")
                XCTAssertEqual(motion.position(at: motion.duration), 200, accuracy: 0.5 + 1e-9, "rule \(index)")
                XCTAssertEqual(motion.destination, 200)
            }
        }
    }

    func testThePeakIsTheFurthestThatIsReached() throws {
        for (index, rule) in rules.enumerated() {
            for (start, velocity) in [(0.0, 700.0), (0, -9000), (30, 500), (-30, 300)] {
                let motion = try XCTUnwrap(rule.motion(from: start, velocity: velocity, to: 0))
                var furthest = 0.0
                for time in stride(from: 0, through: motion.duration, by: 0.0001) {
                    furthest = max(furthest, abs(motion.position(at: time)))
                }
                XCTAssertEqual(motion.peakOverscroll, furthest, accuracy: 0.01, "rule \(index), \(start), \(velocity)")
            }
        }
    }

    func testEveryFlingMeetsTheEdgeInPositionAndVelocity() {
        let flings: [FlingMotion] = [
            .decay(DecayMotion(start: 0, velocity: 3000, rate: 0.998)),
            .friction(FrictionMotion(start: 0, velocity: 3000, decayPerSecond: 2, deceleration: 1400)),
            .spline(SplineMotion(start: 0, velocity: 3000)), .ballistic(BallisticMotion(start: 0, velocity: 3000)),
            .constantDeceleration(ConstantDecelerationMotion(start: 0, velocity: 3000, deceleration: 1500)),
            .curve(FlingCurveMotion(start: 0, velocity: 3000)),
            .physics(PhysicsFlingMotion(start: 0, fling: PhysicsFling(velocity: 3000, viewport: 800))),
        ]
        for (flingIndex, fling) in flings.enumerated() {
            for (index, rule) in rules.enumerated() {
                let motion = BounceMotion(fling, within: -100...300, edge: rule)
                let what = "fling \(flingIndex), rule \(index)"
                XCTAssertEqual(motion.position(at: motion.edgeTime), 300, accuracy: 1e-9, what)
                XCTAssertEqual(motion.position(at: motion.edgeTime.nextDown), 300, accuracy: 1e-6, what)
                if index < 2 || index == 3 {
                    let before = fling.velocity(at: motion.edgeTime)
                    XCTAssertEqual(motion.velocity(at: motion.edgeTime), before, accuracy: 1e-6, what)
                }
                XCTAssertEqual(motion.restPosition, 300, what)
                let shifted = motion.shifted(by: 7)
                XCTAssertEqual(shifted.position(at: 0.3), motion.position(at: 0.3) + 7, accuracy: 1e-9, what)
            }
        }
    }

    func testWhatIsNoVelocityComesBackAsFromRest() throws {
        for (index, rule) in rules.enumerated() where index > 0 && index < 4 {
            let still = try XCTUnwrap(rule.motion(from: 20, velocity: 0, to: 0))
            for velocity in [.nan, .infinity] as [Double] {
                XCTAssertEqual(try XCTUnwrap(rule.motion(from: 20, velocity: velocity, to: 0)), still, "rule \(index)")
            }
            checkRests(try XCTUnwrap(rule.motion(from: 5, velocity: 0, to: 5)), at: 5, "rule \(index)")
        }
        XCTAssertNil(EdgeRule.stop.motion(from: 20, velocity: 0, to: 0))
        checkRests(ParabolicBounceMotion(from: 9, velocity: 9, to: 0, limit: 9, deceleration: 0), at: 0)
    }
}
