import Foundation
import ScrollPhysics
import XCTest

/// Each built-in feel flings by its platform's formula, which is written here independently.
final class FeelFlingTests: XCTestCase {
    private static let exponent = log(0.78) / log(0.9)
    private static let gravity = 9.80665 * 39.37 * 160 * 0.84 * 0.015

    private func splineDistance(_ speed: Double) -> Double {
        Self.gravity * exp(Self.exponent / (Self.exponent - 1) * log(0.35 * speed / Self.gravity))
    }

    private func splineDuration(_ speed: Double) -> Double {
        exp(log(0.35 * speed / Self.gravity) / (Self.exponent - 1))
    }

    /// The distance of a fling from 1e6 at that time, in points.
    private func travel(_ feel: ScrollFeel, _ velocity: Double, at time: Double) -> Double {
        var scroller = Scroller.list(feel: feel, content: 2e6, at: 1e6)
        scroller.send(.fling(ScrollVector(x: 0, y: velocity)), at: 1)
        scroller.run(to: 1 + time)
        return scroller.y(1 + time) - 1e6
    }

    private func rest(_ feel: ScrollFeel, _ velocity: Double) -> Double { travel(feel, velocity, at: 60) }

    private func check(
        _ actual: Double, _ expected: Double, _ what: String, file: StaticString = #filePath, line: UInt = #line
    ) {
        // The nanoseconds of the time base, and the rounding of offsets near 1e6.
        XCTAssertEqual(actual, expected, accuracy: 1e-9 * abs(expected) + 2e-8, what, file: file, line: line)
    }

    func testExponentialFeelsDecayByTheirRate() {
        let rates: [(ScrollFeel, Double)] = [
            (.uikit, -1000 * log(0.998)), (.uikitFast, -1000 * log(0.99)), (.flutter, -log(0.135)),
            (.firefox, -1000 * log(0.998)), (.gtk, 4), (.webkitGTK, 4),
        ]
        for (feel, decay) in rates {
            for velocity in [-4321.0, 900, 7000] {
                let time = 0.37
                check(travel(feel, velocity, at: time), velocity / decay * -expm1(-decay * time), feel.name)
            }
        }
    }

    func testExponentialFeelsEndAtTheirVelocityOrDistance() {
        let ends: [(ScrollFeel, decay: Double, left: Double)] = [
            (.uikit, -1000 * log(0.998), 10 / (-1000 * log(0.998))),
            (.uikitFast, -1000 * log(0.99), 10 / (-1000 * log(0.99))), (.flutter, -log(0.135), 20 / -log(0.135)),
            (.gtk, 4, 0.025), (.webkitGTK, 4, 15),
            (.firefox, -1000 * log(0.998), 10 / (-1000 * log(0.998))),
        ]
        for (feel, decay, left) in ends {
            check(rest(feel, 3000), 3000 / decay - left, feel.name)
            check(rest(feel, -3000), left - 3000 / decay, feel.name)
        }
    }

    func testAndroidAndComposeGoAsFarAsTheSpline() {
        for feel in [ScrollFeel.android, .compose] {
            for speed in [200.0, 1000, 8000] {
                check(rest(feel, speed), splineDistance(speed), feel.name)
                check(rest(feel, -speed), -splineDistance(speed), feel.name)
                let seconds = splineDuration(speed)
                XCTAssertGreaterThan(splineDistance(speed) - travel(feel, speed, at: seconds - 0.02), 0)
                check(travel(feel, speed, at: seconds), splineDistance(speed), feel.name)
            }
        }
        XCTAssertEqual(rest(.android, 8000), 7186.36, accuracy: 0.005)
    }

    func testFlutterClampingIsBallistic() {
        for speed in [300.0, 2500, 8000] {
            let seconds = Self.exponent * 0.35 * splineDuration(speed)
            let time = seconds * 0.4
            let way = splineDistance(speed) * (1 - pow(0.6, Self.exponent))
            check(travel(.flutterClamping, speed, at: time), way, "at 40 % of \(speed)")
            check(rest(.flutterClamping, speed), splineDistance(speed), "\(speed)")
        }
    }

    func testFlutterDesktopBrakesOnTopOfItsDecay() {
        let decay = -log(0.135)
        let way = 3000 / decay * -expm1(-decay * 0.5) - 1400 * 0.125
        check(travel(.flutterDesktop, 3000, at: 0.5), way, "half a second")
    }

    func testChromiumEntersItsCurveWhereTheSpeedMatches() {
        func place(_ time: Double) -> Double { -5707.62 * exp(-3.7 * time) - 172 * time + 5707.62 }
        for speed in [500.0, 4000, 12_000] {
            let entry = -log((speed + 172) / (5707.62 * 3.7)) / 3.7
            check(travel(.touchpadChromium, speed, at: 0.2), place(entry + 0.2) - place(entry), "\(speed)")
            let end = log(5707.62 * 3.7 / 172) / 3.7
            check(rest(.touchpadChromium, speed), place(end) - place(entry), "\(speed)")
        }
    }

    /// Points and seconds by the formula, in a viewport of 800 points: v²/2a with 27.559 in/s² at 96 px an inch, at most three
    /// viewports, in v/2300 s, at most 2.
    func testChromiumGoesByItsPhysicsOnLinux() {
        for (speed, distance, seconds) in [
            (100.0, 1.889885, 0.043478), (1000, 188.988473, 0.434783), (3000, 1700.896259, 1.304348), (5000, 2400, 2),
            (10_000, 2400, 2),
        ] {
            XCTAssertEqual(rest(.chromium, speed), distance, accuracy: 1e-5, "\(speed)")
            XCTAssertGreaterThan(distance - travel(.chromium, speed, at: 0.9 * seconds), 1e-4, "\(speed)")
            XCTAssertEqual(travel(.chromium, speed, at: seconds), distance, accuracy: 1e-5, "\(speed)")
        }
    }

    func testQtBrakesEvenly() {
        for speed in [400.0, 2500] {
            check(travel(.qtQuick, speed, at: 0.1), speed * 0.1 - 750 * 0.01, "\(speed)")
            check(rest(.qtQuick, speed), speed * speed / 3000, "\(speed)")
        }
    }

    func testDirectAndReducedMotionStayWhereTheyAre() {
        for feel in [ScrollFeel.direct, .reducedMotion] { XCTAssertEqual(rest(feel, 5000), 0) }
    }

    func testAFlingIsMirroredByItsMirrorImage() {
        for feel in ScrollFeel.builtIn {
            for time in [0.05, 0.4, 1.3] {
                XCTAssertEqual(
                    travel(feel, 2345, at: time), -travel(feel, -2345, at: time), accuracy: 1e-9, feel.name)
            }
        }
    }

    func testADiagonalFlingOnTheSplineKeepsItsDirection() {
        for feel in [ScrollFeel.android, .compose, .touchpadChromium] {
            let extent = ScrollExtent(
                x: AxisExtent(viewport: 400, content: 2e6), y: AxisExtent(viewport: 800, content: 2e6))
            var scroller = Scroller(feel: feel, axes: .both, extent: extent, offset: ScrollVector(x: 1e6, y: 1e6))
            scroller.send(.fling(ScrollVector(x: 600, y: 3000)), at: 0)
            for time in stride(from: 0.05, to: 3, by: 0.05) {
                scroller.run(to: time)
                XCTAssertEqual((scroller.x(time) - 1e6) * 5, scroller.y(time) - 1e6, accuracy: 1e-6, feel.name)
            }
        }
    }
}
