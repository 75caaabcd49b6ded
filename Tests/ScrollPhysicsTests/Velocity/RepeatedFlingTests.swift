import ScrollPhysics
import XCTest

/// The sums of flings in succession.
final class RepeatedFlingTests: XCTestCase {
    func testFlutterCarriesAPowerOfTheCaughtVelocity() {
        let carried = CarriedMomentum()
        XCTAssertEqual(carried.addition(for: 1000), 0.000816 * pow(1000, 1.967), accuracy: 1e-9)
        XCTAssertEqual(carried.addition(for: -1000), -carried.addition(for: 1000))
        XCTAssertEqual(carried.addition(for: 1e9), 40_000)
        XCTAssertEqual(carried.velocity(500, catching: -1000), 500)
        XCTAssertEqual(carried.velocity(500, catching: 1000), 500 + carried.addition(for: 1000))
        let half = carried.addition(for: 1000) / 2
        XCTAssertEqual(
            carried.velocity(half, catching: 1000), half, "too slow beside what it would get")
        XCTAssertGreaterThan(carried.velocity(half + 1, catching: 1000), 2 * half)
        XCTAssertEqual(carried.addition(for: .nan), 0)
    }

    func testGTKAddsMoreTheFasterTheNewFlingIs() {
        let boost = KineticBoost()
        XCTAssertEqual(boost.velocity(1000, catching: 1000), 2000, accuracy: 1e-9)
        XCTAssertEqual(boost.velocity(330, catching: 1000), 330, accuracy: 1e-9)
        XCTAssertEqual(boost.velocity(300, catching: 1000), 300)
        XCTAssertEqual(boost.velocity(9000, catching: 1000), 15_000)
        XCTAssertEqual(boost.velocity(-1000, catching: -1000), -2000, accuracy: 1e-9)
        XCTAssertEqual(boost.velocity(1000, catching: -1000), 1000)
        XCTAssertEqual(boost.velocity(1000, catching: 0), 1000)
    }

    func testChromiumAddsThePreviousStart() {
        let booster = FlingBooster()
        let new = ScrollVector(x: 0, y: 400)
        let before = ScrollVector(x: 100, y: 2000)
        let sum = ScrollVector(x: 100, y: 2400)
        XCTAssertEqual(booster.velocity(new, after: before, caughtAt: new), sum)
        XCTAssertEqual(booster.velocity(new, after: before, caughtAt: ScrollVector(x: 0, y: 349)), new)
        XCTAssertEqual(booster.velocity(new, after: before, caughtAt: new * -1), new)
        XCTAssertEqual(booster.velocity(new, after: before, caughtAt: new, drag: .init(speed: 149)), new)
        XCTAssertEqual(booster.velocity(new, after: before, caughtAt: new, drag: .init(pause: 0.051)), new)
        XCTAssertEqual(booster.velocity(new, after: before, caughtAt: new, drag: .init(speed: 150, pause: 0.05)), sum)
    }

    func testQtCountsFlicksInQuartersUpToThree() {
        let boost = FlickBoost()
        var factor = 1.0
        var factors: [Double] = []
        for _ in 0..<10 {
            factor = boost.factor(after: factor, velocity: -2000, contentRatio: 12)
            factors.append(factor)
        }
        XCTAssertEqual(factors, [1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3, 3])
        XCTAssertEqual(boost.factor(after: 3, velocity: 1250, contentRatio: 12), 1)
        XCTAssertEqual(boost.factor(after: 3, velocity: 2000, contentRatio: 10), 1)
    }

    func testFirefoxAddsAxisByAxis() {
        let accelerator = FlingAccelerator()
        let new = ScrollVector(x: -100, y: 2000)
        let before = ScrollVector(x: 50, y: 3000)
        XCTAssertEqual(
            accelerator.velocity(new, after: before, caughtAt: new), ScrollVector(x: -100, y: 5000))
    }

    /// The previous velocity was 3000, the new one 2000.
    func testFirefoxAddsOnlyWhatWasFastAllTheTime() {
        for (new, caught, slowest, rest, sum) in [
            (2000.0, 1600.0, 900.0, 0.03, 5000.0), (2000, 1600, 900, 0.06, 2000),
            (2000, 1600, 700, 0.03, 2000),
            (2000, 1400, 900, 0.03, 2000), (-2000, 1600, 900, 0.03, -2000), (1499, 1600, 900, 0.03, 1499),
        ] {
            let velocity = FlingAccelerator().velocity(
                ScrollVector(x: 0, y: new), after: ScrollVector(x: 0, y: 3000),
                caughtAt: ScrollVector(x: 0, y: caught), drag: .init(speed: slowest, rest: rest))
            XCTAssertEqual(velocity.y, sum, "\(new), \(caught), \(slowest), \(rest)")
        }
    }

    func testQtForgetsFlicksThatWereCaughtLateOrSlow() {
        let boost = FlickBoost()
        XCTAssertEqual(boost.remains(of: 2, caughtAt: 101, after: 0.3), 2)
        XCTAssertEqual(boost.remains(of: 2, caughtAt: 101, after: 0.31), 1.5)
        XCTAssertEqual(boost.remains(of: 1.25, caughtAt: 101, after: 0.31), 1)
        XCTAssertEqual(boost.remains(of: 2, caughtAt: 101, after: 0.61), 1)
        XCTAssertEqual(boost.remains(of: 2, caughtAt: -100, after: 0.1), 1)
    }

    func testPitfall10MirroredFlingsAddUpToTheMirrorImage() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            let new = ScrollVector(
                x: .random(in: -4000...4000, using: &random), y: .random(in: -4000...4000, using: &random))
            let old = ScrollVector(
                x: .random(in: -4000...4000, using: &random), y: .random(in: -4000...4000, using: &random))
            XCTAssertEqual(
                CarriedMomentum().velocity(-new.x, catching: -old.x),
                -CarriedMomentum().velocity(new.x, catching: old.x),
                "seed \(seed)")
            XCTAssertEqual(
                KineticBoost().velocity(-new.x, catching: -old.x), -KineticBoost().velocity(new.x, catching: old.x),
                "seed \(seed)")
            XCTAssertEqual(
                FlingBooster().velocity(new * -1, after: old * -1, caughtAt: old * -1),
                FlingBooster().velocity(new, after: old, caughtAt: old) * -1, "seed \(seed)")
            XCTAssertEqual(
                FlingAccelerator().velocity(new * -1, after: old * -1, caughtAt: old * -1),
                FlingAccelerator().velocity(new, after: old, caughtAt: old) * -1, "seed \(seed)")
        }
    }
}
