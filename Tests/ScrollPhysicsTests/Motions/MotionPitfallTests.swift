import ScrollPhysics
import XCTest

/// Known faults of other implementations, for every kind of motion.
final class MotionPitfallTests: XCTestCase {
    private func flings(_ velocity: Double) -> [FlingMotion] {
        [
            .decay(DecayMotion(start: 0, velocity: velocity, rate: 0.998)),
            .friction(FrictionMotion(start: 0, velocity: velocity, decayPerSecond: 2, deceleration: 1400)),
            .spline(SplineMotion(start: 0, velocity: velocity)),
            .ballistic(BallisticMotion(start: 0, velocity: velocity)),
            .constantDeceleration(ConstantDecelerationMotion(start: 0, velocity: velocity, deceleration: 1500)),
            .curve(FlingCurveMotion(start: 0, velocity: velocity)),
            .physics(PhysicsFlingMotion(start: 0, fling: PhysicsFling(velocity: velocity, viewport: 800))),
        ]
    }

    private func motions() -> [ScrollMotion] {
        let spring = SpringConstants(stiffness: 100, dampingRatio: 0.8)
        let bounces: [EdgeRule] = [
            .spring(EdgeSpring(constants: spring)), .parabola(limit: 100), .elastic(limit: 80),
            .flick(deceleration: 1500),
        ]
        return flings(3000).map { .fling($0) }
            + bounces.map { .bounce(BounceMotion(flings(3000)[0], within: 0...600, edge: $0)) }
            + [
                .spring(SpringMotion(from: 0, velocity: 100, to: 300, constants: spring)),
                .glide(GlideMotion(from: 0, velocity: 100, to: 300, duration: 0.4)),
                .bezier(BezierMotion(from: 0, to: 300, duration: 0.2)),
                .series(SnapSeriesMotion(from: 0, to: 300)),
                .progress(SnapProgressMotion(from: 0, to: 300, firstDelta: 40)),
                .linear(LinearWheelMotion(from: 0, to: 60)),
            ]
    }

    func testAShiftedMotionIsTheSameFurtherOn() {
        for (index, motion) in motions().enumerated() {
            let shifted = motion.shifted(by: 5).shifted(by: 7.5)
            for time in [-1, 0, 0.011, 0.13, 0.4, 1.7, motion.duration, motion.duration + 1] {
                XCTAssertEqual(shifted.position(at: time), motion.position(at: time) + 12.5, accuracy: 1e-9, "\(index)")
                XCTAssertEqual(shifted.velocity(at: time), motion.velocity(at: time), accuracy: 1e-9, "\(index)")
            }
            XCTAssertEqual(shifted.duration, motion.duration, "\(index)")
            XCTAssertEqual(shifted.start, motion.start + 12.5, "\(index)")
            XCTAssertEqual(shifted.destination, motion.destination + 12.5, accuracy: 1e-9, "\(index)")
            XCTAssertEqual(shifted.restPosition, motion.restPosition + 12.5, accuracy: 1e-9, "\(index)")
        }
    }

    func testPitfall01AnswersDoNotDependOnWhatWasAskedBefore() {
        for (index, motion) in motions().enumerated() {
            let times = stride(from: 0, through: 2, by: 1.0 / 240).map { $0 }
            let forth = times.map { motion.position(at: $0) }
            let back = times.reversed().map { motion.position(at: $0) }
            XCTAssertEqual(forth, back.reversed(), "motion \(index)")
            XCTAssertEqual(motion.position(at: 0.1), motion.position(at: 0.1), "motion \(index)")
        }
    }

    func testPitfall02FlingsWithoutTimeInThemGoOnUnchangedWhenBegunAnew() {
        let makers: [(Double, Double) -> FlingMotion] = [
            { .decay(DecayMotion(start: $0, velocity: $1, rate: 0.998)) },
            { .constantDeceleration(ConstantDecelerationMotion(start: $0, velocity: $1, deceleration: 1500)) },
            { .ballistic(BallisticMotion(start: $0, velocity: $1)) },
            { .curve(FlingCurveMotion(start: $0, velocity: $1)) },
        ]
        for (index, make) in makers.enumerated() {
            let motion = make(0, -4000)
            let again = make(motion.position(at: 0.3), motion.velocity(at: 0.3))
            for time in [0, 0.05, 0.2, 0.9] {
                XCTAssertEqual(again.position(at: time), motion.position(at: 0.3 + time), accuracy: 1e-7, "\(index)")
            }
            XCTAssertEqual(again.destination, motion.destination, accuracy: 1e-7, "\(index)")
        }
    }

    func testPitfall03NoFlingSpeedsUpOrTurnsBack() {
        for velocity in [120.0, 1000, 8000] {
            for (index, motion) in flings(velocity).enumerated() where index < 6 {
                var before = Double.infinity
                for time in stride(from: 0, through: motion.duration, by: 0.002) {
                    let now = motion.velocity(at: time)
                    XCTAssertLessThanOrEqual(now, before * (1 + 1e-12), "fling \(index) of \(velocity) at \(time)")
                    XCTAssertGreaterThanOrEqual(now, 0, "fling \(index) of \(velocity) at \(time)")
                    before = now
                }
            }
        }
    }

    func testPitfall10MirroredFlingsAreMirrorImagesToTheLastBit() {
        for velocity in [120.0, 5500, 30_000] {
            for (index, pair) in zip(flings(velocity), flings(-velocity)).enumerated() {
                for time in stride(from: 0, through: 3, by: 0.05) {
                    XCTAssertEqual(pair.0.position(at: time), -pair.1.position(at: time), "fling \(index) at \(time)")
                    XCTAssertEqual(pair.0.velocity(at: time), -pair.1.velocity(at: time), "fling \(index) at \(time)")
                }
            }
        }
    }

    func testPitfall19AfterALongSuspensionEveryMotionIsWhereItEnds() {
        for (index, motion) in motions().enumerated() {
            for time in [1e3, 1e9, .greatestFiniteMagnitude] as [Double] {
                XCTAssertEqual(
                    motion.position(at: time), motion.destination, accuracy: 1e-6, "motion \(index) at \(time)")
                XCTAssertEqual(motion.velocity(at: time), 0, accuracy: 1e-6, "motion \(index) at \(time)")
            }
        }
    }

    func testWhatIsNoVelocityRestsInEveryFling() {
        for velocity in [.nan, .infinity, -.infinity] as [Double] {
            for (index, motion) in flings(velocity).enumerated() {
                checkRests(motion, at: 0, "fling \(index)")
                XCTAssertNil(motion.time(crossing: 5), "fling \(index)")
            }
        }
    }

    func testARestVelocityEndsADecayWhereItIsReached() {
        let motion = DecayMotion(
            start: 0, velocity: -2000, decayPerSecond: DecayMotion.kineticDecay, restVelocity: 1)
        XCTAssertEqual(motion.velocity(at: motion.duration), -1, accuracy: 1e-9)
        XCTAssertEqual(motion.destination, -500)
        XCTAssertEqual(motion.restPosition, -499.75, accuracy: 1e-9)
    }

    func testWhatIsNoVelocityIsNoneTowardsATarget() {
        let constants = SpringConstants(stiffness: 100, dampingRatio: 0.7)
        for velocity in [.nan, .infinity, -.infinity] as [Double] {
            XCTAssertEqual(
                SpringMotion(from: 9, velocity: velocity, to: 0, constants: constants),
                SpringMotion(from: 9, velocity: 0, to: 0, constants: constants))
            XCTAssertEqual(
                GlideMotion(from: 9, velocity: velocity, to: 0, duration: 1),
                GlideMotion(from: 9, velocity: 0, to: 0, duration: 1))
        }
        checkRests(GlideMotion(from: 9, velocity: 5, to: 0, duration: .nan), at: 0)
    }

    func testPitfall20SpringsKeepTheirDigitsBesideTheCriticalRatio() {
        func position(_ ratio: Double, _ time: Double) -> Double {
            let constants = SpringConstants(stiffness: 100, dampingRatio: ratio)
            return SpringMotion(from: 100, velocity: -700, to: 0, constants: constants).position(at: time)
        }
        for offset in [1e-5, 1e-7, 1e-9, 1e-11, 1e-13, 1e-15] {
            for time in [0.02, 0.1, 0.4, 1] {
                let below = position(1 - offset, time)
                let above = position(1 + offset, time)
                XCTAssertEqual(below, position(1, time), accuracy: 1e3 * offset + 1e-11, "\(offset) at \(time)")
                XCTAssertEqual(above, position(1, time), accuracy: 1e3 * offset + 1e-11, "\(offset) at \(time)")
            }
        }
    }
}
