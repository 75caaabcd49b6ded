import ScrollPhysics
import XCTest

final class WheelTests: XCTestCase {
    func testANotchTowardsThePersonRaisesTheOffset() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(notch(), at: 0)
        scroller.run(to: 2)
        XCTAssertEqual(scroller.y(2), 1100)
        var strip = Scroller.strip(at: 1000)
        strip.send(.wheel(.notch, ScrollVector(x: 1, y: 0)), at: 0)
        strip.run(to: 2)
        XCTAssertEqual(strip.x(2), 1100)
    }

    func testANotchGlidesAndTheGlideIsDeceleration() {
        var scroller = Scroller.list(at: 1000)
        scroller.send(notch(), at: 0)
        XCTAssertEqual(scroller.y(0), 1000)
        XCTAssertGreaterThan(scroller.y(0.05), 1005)
        XCTAssertLessThan(scroller.y(0.05), 1095)
        XCTAssertEqual(scroller.phase(0.05), .decelerating)
        XCTAssertEqual(scroller.y(0.2), 1100)
    }

    func testPiledUpNotchesTravelTheSameDistance() {
        for gap in [0.0, 0.001, 0.03, 0.1, 0.5] {
            var scroller = Scroller.list(at: 1000)
            for count in 0..<10 { scroller.send(notch(), at: Double(count) * gap) }
            scroller.run(to: 20)
            XCTAssertEqual(scroller.y(20), 2000, accuracy: 1e-9, "gap \(gap)")
        }
    }

    func testFractionsOfANotchAddUp() {
        for parts in [2, 4, 8, 3, 10, 120] {
            var scroller = Scroller.list(at: 1000)
            for part in 0..<parts { scroller.send(notch(1 / Double(parts)), at: Double(part) * 0.007) }
            scroller.run(to: 20)
            XCTAssertEqual(scroller.y(20), 1100, accuracy: 1e-9, "\(parts) parts")
        }
    }

    func testRepeatedNotchesKeepTheVelocity() {
        var scroller = Scroller.list(at: 0)
        scroller.send(notch(), at: 0)
        for time in [0.05, 0.09, 0.16] {
            let place = scroller.y(time)
            let velocity = scroller.vy(time)
            XCTAssertGreaterThan(velocity, 100)
            scroller.send(notch(), at: time)
            XCTAssertEqual(scroller.y(time), place, accuracy: 1e-9)
            XCTAssertEqual(scroller.vy(time), velocity, accuracy: 1e-6)
        }
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), 400)
    }

    func testAReversedNotchArrestsFirst() {
        var scroller = Scroller.list(at: 1000)
        for _ in 0..<5 { scroller.send(notch(), at: 0) }
        let place = scroller.y(0.05)
        XCTAssertGreaterThan(scroller.vy(0.05), 500)
        scroller.send(notch(-1), at: 0.05)
        XCTAssertEqual(scroller.vy(0.05), 0)
        var latest = place
        for step in 1...50 {
            let next = scroller.y(0.05 + Double(step) * 0.01)
            XCTAssertLessThanOrEqual(next, latest)
            latest = next
        }
        XCTAssertEqual(latest, place - 100, accuracy: 1e-9)
    }

    func testAWheelNeverStretchesTheEdge() {
        var scroller = Scroller.list(at: 4100)
        for count in 0..<10 {
            scroller.send(notch(), at: Double(count) * 0.02)
            XCTAssertLessThanOrEqual(scroller.y(Double(count) * 0.02 + 0.019), 4200)
        }
        scroller.run(to: 3)
        XCTAssertEqual(scroller.y(3), 4200)
        // Distance beyond the edge is not carried over.
        scroller.send(notch(-1), at: 3)
        scroller.run(to: 5)
        XCTAssertEqual(scroller.y(5), 4100)
    }

    func testGainAndDistanceAreEffectiveAtOnce() {
        var feel = ScrollFeel.uikit
        feel.wheel.gain = 2
        feel.wheel.notchDistance = 30
        var scroller = Scroller.list(at: 1000)
        scroller.setFeel(feel, at: .zero)
        scroller.send(notch(), at: 0)
        scroller.run(to: 1)
        XCTAssertEqual(scroller.y(1), 1060)
    }

    func testADirectFeelJumps() {
        var scroller = Scroller.list(feel: .direct, at: 1000)
        scroller.send(notch(), at: 0)
        XCTAssertEqual(scroller.y(0), 1100)
        XCTAssertFalse(scroller.isMoving(at: .zero))
    }

    func testAHeldPointerKeepsTheContent() {
        var scroller = Scroller.list(at: 1000)
        let last = scroller.drag(by: -10)
        let place = scroller.y(last)
        scroller.send(notch(), at: last)
        XCTAssertEqual(scroller.y(last + 1), place)
    }
}
