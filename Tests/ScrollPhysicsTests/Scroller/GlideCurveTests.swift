import Foundation
import ScrollPhysics
import XCTest

/// The distance and motion of keys, notches and scrolls by a program, by the formula of the platform, if it has one.
final class GlideCurveTests: XCTestCase {
    private func place(
        _ feel: ScrollFeel, _ intent: ScrollIntent, after seconds: Double, in viewport: Double = 800,
        from offset: Double = 5000
    ) -> Double {
        let extent = ScrollExtent(
            x: AxisExtent(viewport: 400, content: 400), y: AxisExtent(viewport: viewport, content: 50_000))
        var scroller = Scroller(feel: feel, axes: .vertical, extent: extent, offset: ScrollVector(x: 0, y: offset))
        scroller.send(intent, at: 1)
        scroller.run(to: 1 + seconds)
        return scroller.y(1 + seconds) - offset
    }

    private func key(_ key: ScrollKey, of feel: ScrollFeel, in viewport: Double) -> Double {
        place(feel, .key(key, shift: false), after: 5, in: viewport)
    }

    func testAPageKeyLeavesInSightWhatThePlatformLeaves() {
        let pages: [(ScrollFeel, [(Double, Double)])] = [
            (.chromium, [(400, 350), (800, 700)]), (.webkitGTK, [(400, 320), (800, 640)]),
            (.firefox, [(300, 270), (380, 342), (800, 762)]), (.gtk, [(400, 360), (800, 720)]),
            (.flutter, [(400, 320), (800, 640)]), (.android, [(400, 400), (800, 800)]), (.compose, [(800, 800)]),
            (.uikit, [(400, 360), (60, 30)]),
        ]
        for (feel, vectors) in pages {
            for (viewport, distance) in vectors {
                XCTAssertEqual(
                    key(.pageDown, of: feel, in: viewport), distance, accuracy: 1e-9, "\(feel.name), \(viewport)")
            }
        }
    }

    func testAnArrowGoesByLinesOrByThePage() {
        let lines: [(ScrollFeel, [(Double, Double)])] = [
            (.gtk, [(400, 40), (800, 80)]), (.android, [(400, 200), (800, 400)]), (.chromium, [(400, 40), (800, 40)]),
            // Three lines of 19, or a page if they are longer than that.
            (.firefox, [(800, 57), (50, 45)]), (.flutter, [(400, 50), (800, 50)]),
        ]
        for (feel, vectors) in lines {
            for (viewport, distance) in vectors {
                XCTAssertEqual(
                    key(.down, of: feel, in: viewport), distance, accuracy: 1e-9, "\(feel.name), \(viewport)")
            }
        }
    }

    func testANotchGoesAsFarAsThePlatformsRuleHasIt() {
        let notches: [(ScrollFeel, [(Double, Double)])] = [
            (.firefox, [(800, 114), (100, 90)]), (.gtk, [(800, pow(800, 2.0 / 3)), (1000, 100)]),
            (.webkitGTK, [(800, 86), (1000, 99), (1100, 106)]), (.compose, [(900, 90), (400, 60)]),
            (.android, [(800, 64)]), (.qtQuick, [(800, 72)]), (.chromium, [(800, 120)]),
        ]
        for (feel, vectors) in notches {
            for (viewport, distance) in vectors {
                let moved = place(feel, notch(), after: 5, in: viewport)
                XCTAssertEqual(moved, distance, accuracy: 1e-6, "\(feel.name), \(viewport)")
            }
        }
    }

    /// √Δ/60 s, at most 0.7 s.
    func testChromiumScrollsForAProgramByTheRootOfTheDistance() {
        for (distance, seconds) in [(100.0, 1.0 / 6), (400, 1.0 / 3), (1000, 0.527_046), (1764, 0.7), (9000, 0.7)] {
            check(.chromium, to: distance, in: seconds) { $0 < 1 ? nil : 1 }
            let half = place(
                .chromium, .scrollTo(ScrollVector(x: 0, y: 5000 + distance), animated: true), after: seconds / 2)
            XCTAssertEqual(half, distance / 2, accuracy: 1e-3, "it eases in as it eases out")
        }
    }

    /// Δ/1000 s, at most 0.2 s, for notches, keys and programs.
    func testWebKitTakesAMillisecondForAPoint() {
        for (distance, seconds) in [(40.0, 0.04), (86, 0.086), (150, 0.15), (200, 0.2), (4000, 0.2)] {
            check(.webkitGTK, to: distance, in: seconds) { $0 < 1 ? nil : 1 }
        }
        XCTAssertEqual(place(.webkitGTK, notch(), after: 0.043), 43, accuracy: 1e-3)
        XCTAssertLessThan(place(.webkitGTK, notch(), after: 0.08), 86)
        XCTAssertEqual(place(.webkitGTK, notch(), after: 0.087), 86, accuracy: 1e-9)
    }

    /// 1 - (1 - u)³ over 0.2 s, for any distance.
    func testGTKEasesOut() {
        for distance in [80.0, 3000] {
            check(.gtk, to: distance, in: 0.2) { 1 - pow(1 - min(1, $0), 3) }
        }
    }

    /// y = Δ·(1 + ωt)·e^(-ωt) before the end, with ω² = 250 and 1500.
    func testFirefoxAndComposeScrollForAProgramOnASpring() {
        for (feel, stiffness) in [(ScrollFeel.firefox, 250.0), (.compose, 1500)] {
            for time in [0.05, 0.1, 0.3] {
                let pull = stiffness.squareRoot() * time
                let left = 1000 * (1 + pull) * exp(-pull)
                let moved = place(feel, .scrollTo(ScrollVector(x: 0, y: 6000), animated: true), after: time)
                XCTAssertEqual(moved, 1000 - left, accuracy: max(0.11, left * 1e-6), "\(feel.name) at \(time)")
            }
        }
    }

    /// 1.001·(1 - 2^(-10u)) over 0.3 s.
    func testQtsWheelEasesOut() {
        for time in [0.03, 0.1, 0.2, 0.29] {
            let share = 1.001 * (1 - pow(2, -10 * time / 0.3))
            XCTAssertEqual(place(.qtQuick, notch(), after: time), 72 * share, accuracy: 1e-6, "\(time)")
        }
        XCTAssertEqual(place(.qtQuick, notch(), after: 0.301), 72)
    }

    private func check(
        _ feel: ScrollFeel, to distance: Double, in seconds: Double, share: (Double) -> Double?
    ) {
        for time in [0.25, 0.5, 0.999, 1.001].map({ $0 * seconds }) {
            let moved = place(feel, .scrollTo(ScrollVector(x: 0, y: 5000 + distance), animated: true), after: time)
            if let expected = share(time / seconds) {
                XCTAssertEqual(moved, distance * expected, accuracy: 1e-6 * distance, "\(feel.name) at \(time)")
            } else {
                XCTAssertLessThan(moved, distance, "\(feel.name) at \(time)")
            }
        }
    }
}
